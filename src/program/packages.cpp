#include "program/packages.h"

#include <algorithm>
#include <cctype>
#include <filesystem>

#include "program/cabal.h"

namespace needle::program {
namespace fs = std::filesystem;

void add_libraries(ModuleFinder& finder, const Package& package) {
  for (const Component& part : package.components)
    if (part.kind == Component::Kind::Library)
      for (const SourceRoot& root : own_roots(package, part)) finder.add_package(root);
}

namespace {

// Of packages and projects that cannot be read nothing is known; whoever asks for one of them is told.
template <class Read>
auto if_readable(Read read) -> decltype(read()) {
  try {
    return read();
  } catch (const BadPackage&) {
    return {};
  }
}

std::vector<Package> readable_packages(const std::string& directory) {
  std::vector<Package> out;
  for (const std::string& file : if_readable([&] { return cabal_files(directory); }))
    out.push_back(if_readable([&] { return read_package(file); }));
  return out;
}

bool is_below(const fs::path& file, const fs::path& directory) {
  const fs::path inside = file.lexically_relative(directory);
  return !inside.empty() && *inside.begin() != "..";
}

// The part of the package that the file is in; null: it is in none.
const Component* part_with(const Package& package, const fs::path& here, const fs::path& file) {
  for (const Component& part : package.components)
    for (const std::string& root : part.directories)
      if (is_below(file, (here / root).lexically_normal())) return &part;
  return nullptr;
}

}  // namespace

void add_package_of(ModuleFinder& finder, const std::string& file) {
  constexpr int kHighest = 8;  // directories above the file
  std::error_code error;
  const fs::path here = fs::current_path(error);
  const fs::path path = (here / file).lexically_normal();
  bool found = false;  // then only its project is looked for
  fs::path at = path;
  for (int i = 0; i < kHighest && at != at.root_path(); ++i) {
    at = at.parent_path();
    // as the user would write it
    const fs::path directory = fs::path(file).is_absolute() ? at : at.lexically_relative(here);
    for (const Package& package : readable_packages(directory.string())) {
      if (found) add_libraries(finder, package);
      const Component* part = found ? nullptr : part_with(package, here, path);
      if (!part) continue;
      for (const SourceRoot& root : source_roots(package, *part, {package})) finder.add_root(root);
      finder.add_dependencies(dependencies_of(*part, {package}));
      found = true;
    }
  }
}

std::optional<std::string> executable_of(const std::string& directory) {
  for (const std::string& file : cabal_files(directory))
    for (const Component& part : read_package(file).components) {
      if (part.kind != Component::Kind::Executable) continue;
      for (const std::string& root : part.directories) {
        const fs::path main = (fs::path(root) / part.main).lexically_normal();
        std::error_code error;
        if (fs::is_regular_file(main, error)) return main.string();
      }
    }
  return std::nullopt;
}

namespace {

bool is_there(const Component& part, const std::string& module) {
  std::string file = module;
  std::replace(file.begin(), file.end(), '.', '/');
  return std::any_of(part.directories.begin(), part.directories.end(), [&](const std::string& root) {
    std::error_code error;
    return fs::is_regular_file(fs::path(root) / (file + ".hs"), error) ||
           fs::is_regular_file(fs::path(root) / (file + ".lhs"), error);
  });
}

}  // namespace

std::optional<MadeFile> scope_of_libraries(const std::string& directory) {
  MadeFile out;
  for (const std::string& file : cabal_files(directory)) {
    const Package package = read_package(file);
    for (const Component& part : package.components) {
      if (part.kind != Component::Kind::Library || part.directories.empty()) continue;
      if (out.path.empty()) {
        out.path = file_below(part.directories[0], "(" + package.name + ")");
        std::string name = "Package_" + package.name;
        std::replace_if(
            name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
        out.text = "module " + name + " where\n";
      }
      for (const std::string& module : part.modules)
        if (is_there(part, module)) out.text += "import " + module + "\n";
    }
  }
  return out.path.empty() ? std::nullopt : std::optional(out);
}

}  // namespace needle::program
