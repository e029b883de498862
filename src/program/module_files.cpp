#include "program/module_files.h"

#include <algorithm>
#include <filesystem>

namespace needle::program {
namespace fs = std::filesystem;
namespace {

bool is_module(const fs::path& path) {
  return (path.extension() == ".hs" || path.extension() == ".lhs") && path.filename() != "Setup.hs";
}

}  // namespace

std::vector<std::string> modules_under(const std::string& directory) {
  std::vector<std::string> out;
  std::error_code error;
  fs::recursive_directory_iterator at(directory, fs::directory_options::skip_permission_denied, error);
  for (; !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
    const std::string name = at->path().filename().string();
    std::error_code unknown;
    if (at->is_directory(unknown)) {
      if (name.starts_with('.') || name.starts_with("dist")) at.disable_recursion_pending();
    } else if (is_module(at->path())) {
      out.push_back(at->path().string());
    }
  }
  std::sort(out.begin(), out.end());
  return out;
}

Symbol name_by_place(const std::string& path, const std::string& root) {
  std::string name = fs::path(path).lexically_relative(root).replace_extension().string();
  std::replace(name.begin(), name.end(), '/', '.');
  return intern(name);
}

}  // namespace needle::program
