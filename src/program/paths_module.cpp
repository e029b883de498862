#include "program/paths_module.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>

namespace needle::program {
namespace {

std::string haskell_string(const std::string& text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c != '\n') out += c;
  }
  return out + '"';
}

}  // namespace

std::string paths_module_name(const std::string& package) {
  std::string out = "Paths_" + package;
  std::replace(out.begin(), out.end(), '-', '_');
  return out;
}

std::string paths_module(const Package& package) {
  const std::string directory = package.directory.empty() ? "." : package.directory;
  const std::string data = (std::filesystem::path(directory) / package.data_directory).lexically_normal().string();
  std::string out = fmt::format(
      "module {} (version, getBinDir, getLibDir, getDynLibDir, getDataDir, getLibexecDir, getSysconfDir,\n"
      "  getDataFileName) where\n"
      "import Prelude\n"
      "import Data.Version (Version (..))\n"
      "version :: Version\n"
      "version = Version [{}] []\n"
      "getDataFileName :: FilePath -> IO FilePath\n"
      "getDataFileName name = fmap (\\directory -> directory ++ '/' : name) getDataDir\n",
      paths_module_name(package.name), fmt::join(package.version, ", "));
  for (const char* name : {"Bin", "Lib", "DynLib", "Data", "Libexec", "Sysconf"})
    out += fmt::format("get{0}Dir :: IO FilePath\nget{0}Dir = return {1}\n", name,
                       haskell_string(std::string_view(name) == "Data" ? data : directory));
  return out;
}

}  // namespace needle::program
