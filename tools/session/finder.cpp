#include "session/finder.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>

namespace needle::session {
namespace fs = std::filesystem;
namespace {

std::string module_file(Symbol module) {
  std::string file(module.text());
  std::replace(file.begin(), file.end(), '.', '/');
  return file;
}

}  // namespace

void ModuleFinder::add_root(std::string directory) {
  if (directory.empty()) directory.push_back('.');
  if (std::find(roots_.begin(), roots_.end(), directory) == roots_.end()) roots_.push_back(std::move(directory));
}

void ModuleFinder::add_root_of(const std::string& path, Symbol module) {
  fs::path stem = fs::path(path).parent_path() / fs::path(path).stem();
  fs::path inside = module_file(module);
  fs::path root = fs::path(path).parent_path();
  fs::path rest = stem;
  bool matches = true;
  for (fs::path part = inside; !part.empty(); part = part.parent_path()) {
    if (rest.filename() != part.filename()) {
      matches = false;
      break;
    }
    rest = rest.parent_path();
  }
  add_root(matches ? rest.string() : root.string());
}

std::optional<std::string> ModuleFinder::find(Symbol module) const {
  for (const std::string& root : roots_) {
    for (const char* extension : {".hs", ".lhs"}) {
      fs::path path = (root == "." ? fs::path() : fs::path(root)) / (module_file(module) + extension);
      std::error_code error;
      if (fs::is_regular_file(path, error)) return path.string();
    }
  }
  return std::nullopt;
}

std::optional<std::string> read_text_file(const std::string& path) {
  std::error_code error;
  if (!fs::is_regular_file(path, error) && !fs::is_character_file(path, error) && !fs::is_fifo(path, error))
    return std::nullopt;
  std::FILE* in = std::fopen(path.c_str(), "rb");
  if (!in) return std::nullopt;
  std::string text;
  char chunk[65536];
  if (auto size = fs::file_size(path, error); !error) text.reserve(size);
  while (size_t n = std::fread(chunk, 1, sizeof chunk, in)) text.append(chunk, n);
  std::fclose(in);
  return text;
}

std::string source_path(const std::string& path) {
  std::error_code error;
  if (!fs::is_directory(path, error)) return path;
  for (const char* name : {"Main.hs", "Main.lhs"})
    if (fs::is_regular_file(fs::path(path) / name, error)) return (fs::path(path) / name).string();
  return path;
}

}  // namespace needle::session
