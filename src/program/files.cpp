#include "program/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "program/module_files.h"

namespace needle::program {
namespace fs = std::filesystem;
namespace {

// The name in the file's header, Main without one; nothing in particular when it does not parse.
Symbol name_in(const std::string& path) {
  Sources sources;
  Diagnostics ignored;
  auto text = read_text_file(path);
  if (!text) return {};
  const FileId file = sources.add(path, "");
  sources.set_text(file, syntax::prepare_text(path, std::move(*text), file, ignored).text);
  const syntax::ParsedModule parsed = syntax::parse_module(sources, file, ignored);
  return parsed.module ? parsed.module->name : Symbol();
}

const char* word_of(Component::Kind kind) {
  switch (kind) {
    case Component::Kind::Library:
      return "library";
    case Component::Kind::Executable:
      return "executable";
    case Component::Kind::TestSuite:
      return "test-suite";
    case Component::Kind::Benchmark:
      break;
  }
  return "benchmark";
}

std::optional<std::string> file_in(const std::vector<std::string>& directories, const std::string& name) {
  for (const std::string& directory : directories) {
    const fs::path path = (fs::path(directory) / name).lexically_normal();
    std::error_code error;
    if (fs::is_regular_file(path, error)) return path.string();
  }
  return std::nullopt;
}

// hspec-discover's: a file that asks for it stands for all modules ..Spec beside and below it.
bool discovers(const std::string& path) {
  const std::optional<std::string> text = read_text_file(path);
  return text && text->find("hspec-discover") != text->npos;
}
std::vector<Symbol> specs_under(const std::string& directory) {
  std::vector<Symbol> out;
  for (const std::string& file : modules_under(directory))
    if (fs::path(file).stem().string().ends_with("Spec") && !discovers(file))
      out.push_back(name_by_place(file, directory));
  return out;
}

// One part of a package: its own modules, with the libraries of all packages in reach.
ProgramFiles part_of(const std::vector<Package>& all, const Package& package, const Component& part) {
  ProgramFiles out;
  out.name = fmt::format("{}{}{} of {}", word_of(part.kind), part.name.empty() ? "" : " ", part.name, package.name);
  out.roots = source_roots(package, part, all);
  out.dependencies = dependencies_of(part, all);
  for (const std::string& module : part.modules) {
    std::string file = module;
    std::replace(file.begin(), file.end(), '.', '/');
    if (file_in(part.directories, file + ".hs") || file_in(part.directories, file + ".lhs"))
      out.modules.push_back(intern(module));  // others are made by tools: Paths_..
  }
  if (const std::optional<std::string> main = part.main.empty() ? std::nullopt : file_in(part.directories, part.main)) {
    if (!discovers(*main)) {
      out.files.push_back(*main);
    } else {
      for (Symbol spec : specs_under(fs::path(*main).parent_path().string()))
        if (std::find(out.modules.begin(), out.modules.end(), spec) == out.modules.end()) out.modules.push_back(spec);
    }
  }
  return out;
}

std::vector<ProgramFiles> parts_of(const std::vector<std::string>& packages) {
  std::vector<Package> all;
  for (const std::string& file : packages) all.push_back(read_package(file));
  std::vector<ProgramFiles> out, executables;
  for (const Package& package : all)
    for (const Component& part : package.components) {
      if (part.kind == Component::Kind::Benchmark) continue;
      (part.kind == Component::Kind::Executable ? executables : out).push_back(part_of(all, package, part));
    }
  return out.empty() ? executables : out;
}

}  // namespace

std::vector<ProgramFiles> programs_of(const std::string& path) {
  std::error_code error;
  if (!fs::is_directory(path, error)) return {{.files = {path}}};
  if (const std::vector<std::string> packages = cabal_files(path); !packages.empty()) return parts_of(packages);
  ProgramFiles together{.roots = {{path}}};
  std::vector<ProgramFiles> out;
  for (const std::string& file : modules_under(path)) {
    const Symbol name = name_by_place(file, path);
    if (name_in(file) == name)
      together.modules.push_back(name);
    else
      out.push_back({.files = {file}});
  }
  if (!together.modules.empty()) out.insert(out.begin(), together);
  return out;
}

std::vector<CompiledModule*> load_program(Workspace& workspace, const ProgramFiles& program) {
  std::vector<CompiledModule*> out;
  for (const SourceRoot& root : program.roots) workspace.finder().add_root(root);
  workspace.finder().add_dependencies(program.dependencies);
  workspace.load_packages(program.modules, program.files);
  for (Symbol name : program.modules)
    if (CompiledModule* module = workspace.load_module(name, Span())) out.push_back(module);
  for (const std::string& file : program.files)
    if (CompiledModule* module = workspace.load_file(file)) out.push_back(module);
  return out;
}

}  // namespace needle::program
