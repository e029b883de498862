#include "program/files.h"

#include <algorithm>
#include <filesystem>

namespace needle::program {
namespace fs = std::filesystem;
namespace {

bool is_module(const fs::path& path) {
  return (path.extension() == ".hs" || path.extension() == ".lhs") && path.filename() != "Setup.hs";
}

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

// The name in the file's header, Main without one; nothing in particular when it does not parse.
Symbol name_in(const std::string& path) {
  Sources sources;
  Diagnostics ignored;
  auto text = read_text_file(path);
  if (!text) return {};
  const FileId file = sources.add(path, "");
  sources.set_text(file, syntax::prepare_text(path, std::move(*text), file, ignored));
  const syntax::ParsedModule parsed = syntax::parse_module(sources, file, ignored);
  return parsed.module ? parsed.module->name : Symbol();
}

Symbol name_by_place(const std::string& path, const std::string& root) {
  std::string name = fs::path(path).lexically_relative(root).replace_extension().string();
  std::replace(name.begin(), name.end(), '/', '.');
  return intern(name);
}

}  // namespace

std::vector<ProgramFiles> programs_of(const std::string& path) {
  std::error_code error;
  if (!fs::is_directory(path, error)) return {{"", {path}}};
  ProgramFiles together{path, {}};
  std::vector<ProgramFiles> out;
  for (const std::string& file : modules_under(path)) {
    if (name_in(file) == name_by_place(file, path)) {
      together.files.push_back(file);
    } else {
      out.push_back({"", {file}});
    }
  }
  if (!together.files.empty()) out.insert(out.begin(), together);
  return out;
}

std::vector<CompiledModule*> load_program(Workspace& workspace, const ProgramFiles& program) {
  std::vector<CompiledModule*> out;
  if (!program.root.empty()) workspace.finder().add_root(program.root);
  for (const std::string& file : program.files) {
    CompiledModule* module = program.root.empty() ? workspace.load_file(file)
                                                  : workspace.load_module(name_by_place(file, program.root), Span());
    if (module) out.push_back(module);
  }
  return out;
}

}  // namespace needle::program
