#include "program/cabal.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>

#include "program/cabal_condition.h"
#include "program/cabal_dependencies.h"
#include "program/finder.h"
#include "program/hpack.h"
#include "program/module_files.h"
#include "program/paths_module.h"

namespace needle::program {
namespace fs = std::filesystem;

std::vector<std::string> cabal_files_in(const std::string& directory) {
  std::vector<std::string> out;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(directory, fs::directory_options::skip_permission_denied, error)) {
    std::error_code unknown;
    if (entry.path().extension() == ".cabal" && entry.path().stem() != "" && entry.is_regular_file(unknown))
      out.push_back(entry.path().lexically_normal().string());
  }
  std::sort(out.begin(), out.end());
  const fs::path hpack = (fs::path(directory) / "package.yaml").lexically_normal();
  if (out.empty() && fs::is_regular_file(hpack, error)) out.push_back(hpack.string());
  return out;
}

namespace {

using Items = std::vector<CabalSection::Item>;

class Reading {
 public:
  Reading(const std::string& path, const CabalSection& file) : path_(path), file_(file) {
    for (const auto& item : file.items) {
      if (item.section.kind == "flag") flags_[lower_case(item.section.argument)] = default_of(item.section);
      if (item.section.kind == "common") common_[lower_case(item.section.argument)] = &item.section;
    }
  }

  Package package() const {
    Package out;
    out.directory = fs::path(path_).parent_path().string();
    for (const auto& item : file_.items) {
      if (item.field.name == "name") out.name = item.field.value;
      if (item.field.name == "version") out.version = read_version(item.field.value);
      if (item.field.name == "data-dir") out.data_directory = item.field.value;
      if (const std::optional<Component::Kind> kind = kind_of(item.section.kind)) {
        Component component{*kind, item.section.argument};
        add(component, item.section.items, item.section.line, 0);
        finish(component);
        if (component.buildable) out.components.push_back(std::move(component));
      }
    }
    return out;
  }

 private:
  static std::optional<Component::Kind> kind_of(const std::string& section) {
    if (section == "library") return Component::Kind::Library;
    if (section == "executable") return Component::Kind::Executable;
    if (section == "test-suite") return Component::Kind::TestSuite;
    if (section == "benchmark") return Component::Kind::Benchmark;
    return std::nullopt;
  }

  static bool default_of(const CabalSection& flag) {
    for (const auto& item : flag.items)
      if (item.field.name == "default") return lower_case(item.field.value) == "true";
    return true;
  }

  // The fields of a section, of the branches that are taken, and of the common parts that it imports.
  void add(Component& component, const Items& items, size_t line, size_t depth) const {
    constexpr size_t kDeepest = 100;
    if (depth > kDeepest) bad(line, "common parts import each other");
    bool taken = false;  // a branch of the `if` at hand
    for (const auto& item : items) {
      if (!item.field.name.empty()) {
        add(component, item.field, line, depth);
        continue;
      }
      const CabalSection& section = item.section;
      if (section.kind == "if") taken = false;
      if (section.kind == "if" || section.kind == "elif") {
        const std::optional<bool> holds = cabal_condition(section.argument, flags_);
        if (!holds) bad(section.line, "this condition is not understood");
        if (*holds && !taken) add(component, section.items, section.line, depth + 1);
        taken = taken || *holds;
      } else if (section.kind == "else") {
        if (!taken) add(component, section.items, section.line, depth + 1);
      } else {
        bad(section.line, "this section is not understood here");
      }
    }
  }

  void add(Component& component, const CabalField& field, size_t line, size_t depth) const {
    const auto append = [&](std::vector<std::string>& to) {
      for (std::string& word : cabal_words(field.value)) to.push_back(std::move(word));
    };
    if (field.name == "import") {
      for (const std::string& name : cabal_words(field.value)) {
        const auto found = common_.find(lower_case(name));
        if (found == common_.end()) bad(line, "it imports a common part that is not there");
        add(component, found->second->items, found->second->line, depth + 1);
      }
    } else if (field.name == "hs-source-dirs" || field.name == "hs-source-dir") {
      append(component.directories);
    } else if (field.name == "exposed-modules" || field.name == "other-modules") {
      append(component.modules);
    } else if (field.name == "main-is") {
      component.main = field.value;
    } else if (field.name == "test-module") {
      component.modules.push_back(field.value);
    } else if (field.name == "default-extensions" || field.name == "extensions") {
      append(component.dialect.extensions);
    } else if (field.name == "default-language") {
      component.dialect.extensions.push_back(field.value);
    } else if (field.name == "cpp-options" || field.name == "ghc-options") {
      for (const std::string& word : cabal_words(field.value)) option(component.dialect, word);
    } else if (field.name == "include-dirs") {
      append(component.dialect.include_directories);
    } else if (field.name == "build-depends") {
      for (Dependency& found : read_dependencies(path_, field)) component.dependencies.push_back(std::move(found));
    } else if (field.name == "buildable") {
      component.buildable = lower_case(field.value) == "true";
    }
  }

  static void option(syntax::Dialect& dialect, const std::string& word) {
    if (word.starts_with("-X")) dialect.extensions.push_back(word.substr(2));
    if (word == "-cpp") dialect.extensions.push_back("CPP");
    if (!word.starts_with("-D")) return;
    const size_t is = word.find('=');
    dialect.macros.emplace_back(word.substr(2, is == word.npos ? is : is - 2),
                                is == word.npos ? "1" : word.substr(is + 1));
  }

  void finish(Component& component) const {
    if (component.directories.empty()) component.directories.push_back(".");
    for (std::string& directory : component.directories) place(directory);
    component.dialect.include_directories.emplace_back(".");
    for (std::string& directory : component.dialect.include_directories) place(directory);
  }
  void place(std::string& directory) const {
    directory = (fs::path(path_).parent_path() / directory).lexically_normal().string();
    if (directory.size() > 1 && directory.ends_with('/')) directory.pop_back();
    if (directory.empty()) directory = ".";
  }

  [[noreturn]] void bad(size_t line, const char* what) const {
    throw BadPackage(fmt::format("{}:{}: error: [ND-0720] {}", path_, line, what));
  }

  const std::string& path_;
  const CabalSection& file_;
  std::map<std::string, bool> flags_;
  std::map<std::string, const CabalSection*> common_;
};

// packages: ./ core/*.cabal tools/*/
std::vector<std::string> of_project(const fs::path& directory, const std::string& pattern) {
  const fs::path whole = directory / pattern;
  if (whole.extension() == ".cabal") return cabal_files_in(whole.parent_path().string());
  const fs::path last = whole.filename().empty() ? whole.parent_path().filename() : whole.filename();
  if (last != "*") return cabal_files_in(whole.string());
  std::vector<std::string> out;
  std::error_code error;
  const fs::path above = whole.filename().empty() ? whole.parent_path().parent_path() : whole.parent_path();
  for (const auto& entry : fs::directory_iterator(above, fs::directory_options::skip_permission_denied, error))
    for (std::string& file : cabal_files_in(entry.path().string())) out.push_back(std::move(file));
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace

namespace {

// All but the one that is run.
std::vector<std::string> modules_below(const Component& part) {
  std::vector<std::string> out;
  for (const std::string& directory : part.directories)
    for (const std::string& file : modules_under(directory))
      if (part.main.empty() || !fs::path(file).lexically_normal().string().ends_with("/" + part.main))
        out.emplace_back(name_by_place(file, directory).text());
  return out;
}

}  // namespace

std::vector<SourceRoot> own_roots(const Package& package, const Component& part) {
  std::vector<SourceRoot> out;
  for (const std::string& directory : part.directories) out.push_back({directory, part.dialect});
  if (!out.empty() && !package.name.empty())
    out[0].made.push_back(
        {file_below(out[0].directory, paths_module_name(package.name) + ".hs"), paths_module(package)});
  return out;
}

std::vector<SourceRoot> source_roots(const Package& package, const Component& part,
                                     const std::vector<Package>& packages) {
  std::vector<SourceRoot> out = own_roots(package, part);
  for (const Package& other : packages)
    for (const Component& library : other.components)
      if (library.kind == Component::Kind::Library)
        for (SourceRoot& root : own_roots(other, library)) out.push_back(std::move(root));
  return out;
}

std::vector<Dependency> dependencies_of(const Component& part, const std::vector<Package>& packages) {
  std::vector<Dependency> out;
  const auto add = [&](const Component& from) {
    for (const Dependency& d : from.dependencies)
      if (std::none_of(packages.begin(), packages.end(), [&](const Package& p) { return p.name == d.name; }) &&
          std::none_of(out.begin(), out.end(), [&](const Dependency& known) { return known.name == d.name; }))
        out.push_back(d);
  };
  add(part);
  for (const Package& package : packages)
    for (const Component& library : package.components)
      if (library.kind == Component::Kind::Library) add(library);
  return out;
}

Package read_package(const std::string& cabal_file) {
  std::string why;
  const std::optional<std::string> text = read_text_file(cabal_file, &why);
  if (!text) throw BadPackage(fmt::format("{}:1: error: [ND-0720] it cannot be read: {}", cabal_file, why));
  return read_package(cabal_file, *text);
}

Package read_package(const std::string& cabal_file, std::string_view text) {
  if (!is_hpack(cabal_file)) {
    const CabalSection file = read_cabal_text(cabal_file, text);
    return Reading(cabal_file, file).package();
  }
  const CabalSection file = read_hpack(cabal_file, text);
  Package out = Reading(cabal_file, file).package();
  for (Component& part : out.components)
    if (part.modules.empty()) part.modules = modules_below(part);
  return out;
}

std::vector<std::string> cabal_files(const std::string& directory) {
  std::vector<std::string> out = cabal_files_in(directory);
  const fs::path project = fs::path(directory) / "cabal.project";
  const std::optional<std::string> text = out.empty() ? read_text_file(project.string()) : std::nullopt;
  if (!text) return out;
  for (const auto& item : read_cabal_text(project.string(), *text).items)
    if (item.field.name == "packages")
      for (const std::string& pattern : cabal_words(item.field.value))
        for (std::string& file : of_project(directory, pattern)) out.push_back(std::move(file));
  return out;
}

}  // namespace needle::program
