#include "program/package_image.h"

#include <sys/stat.h>

#include <unordered_set>

#include "base/digest.h"
#include "program/cache.h"
#include "program/image.h"
#include "program/packages.h"

namespace needle::program {
namespace {

struct PackageModule {
  Symbol name;
  std::string path;
  std::string text;  // ready for the lexer
};

// Follows imports. Nothing is said: whoever compiles the modules will.
class ImportWalk {
 public:
  ImportWalk(Workspace& workspace, const std::vector<std::string>& include_directories)
      : workspace_(workspace), finder_(workspace.finder()), include_directories_(include_directories) {}

  void users_file(const std::string& path) {
    const std::optional<Read> module = read(path);
    if (!module) return;
    finder_.add_root_of(path, module->name);
    for (const std::string& directory : include_directories_) finder_.add_root(directory);
    for (Symbol name : module->imports) users_import(name);
  }
  void users_import(Symbol name) {
    if (!visited_.insert(name).second) return;
    if (const std::optional<std::string> path = finder_.find(name))
      users_file(*path);
    else if (!workspace_.names().find_module(name))
      package_module(name);
  }

  // Each after those it imports; nothing when they cannot be compiled without the user's modules, or at all.
  std::vector<PackageModule> found() { return fails_ ? std::vector<PackageModule>{} : std::move(found_); }

 private:
  struct Read {
    Symbol name;
    std::vector<Symbol> imports;
    std::string text;
  };

  std::optional<Read> read(const std::string& path) const {
    Budget::doing("reading " + path);
    std::optional<std::string> text = finder_.read(path);
    if (!text) return std::nullopt;
    const syntax::Dialect& dialect = finder_.dialect_of(path);
    Sources sources;
    Diagnostics diagnostics;
    const FileId file = sources.add(path, "");
    finder_.prepare(sources, file, std::move(*text), diagnostics);
    const syntax::ParsedModule parsed = syntax::parse_module(sources, file, diagnostics, dialect);
    if (diagnostics.has_errors() || !parsed.module) return std::nullopt;
    Read out{parsed.module->name, {}, sources.file(file).text};
    for (const syntax::Import& import : parsed.module->imports) out.imports.push_back(import.module);
    return out;
  }

  void package_module(Symbol name) {
    const std::optional<std::string> path = workspace_.find_in_packages(name);
    std::optional<Read> module = path ? read(*path) : std::nullopt;
    if (!module || module->name != name) {
      fails_ = fails_ || path;
      return;
    }
    under_way_.insert(name);
    for (Symbol import : module->imports) package_import(import);
    under_way_.erase(name);
    found_.push_back({name, *path, std::move(module->text)});
  }
  void package_import(Symbol name) {
    if (under_way_.count(name) || finder_.find(name)) fails_ = true;
    if (fails_ || workspace_.names().find_module(name) || !visited_.insert(name).second) return;
    const size_t before = found_.size();
    package_module(name);
    fails_ = fails_ || found_.size() == before;
  }

  Workspace& workspace_;
  ModuleFinder& finder_;
  const std::vector<std::string>& include_directories_;
  std::unordered_set<Symbol> visited_, under_way_;
  std::vector<PackageModule> found_;
  bool fails_ = false;
};

// The compiler that runs now.
void add_build(Digest& digest, const std::string& library_path) {
  struct stat binary = {};
  if (::stat("/proc/self/exe", &binary) == 0)
    digest.add(static_cast<uint64_t>(binary.st_size))
        .add(static_cast<uint64_t>(binary.st_mtim.tv_sec))
        .add(static_cast<uint64_t>(binary.st_mtim.tv_nsec));
  digest.add(MappedFile(library_path).bytes());
}

std::string name_of_image(const Workspace& workspace, const Options& options,
                          const std::vector<PackageModule>& modules) {
  Digest digest;
  add_build(digest, workspace.library_path);
  digest.add(static_cast<uint64_t>(options.optimise));
  for (const PackageModule& module : modules) {
    const syntax::Dialect& dialect = workspace.finder().dialect_of(module.path);
    digest.add(module.path).add(module.text).add(dialect.extensions.size());
    for (const std::string& extension : dialect.extensions) digest.add(extension);
  }
  return digest.hex();
}

// Empty when one of the modules does not compile.
std::string make_image(const Workspace& workspace, const Options& options, const std::vector<PackageModule>& modules) {
  Options anew;
  anew.optimise = options.optimise;
  Workspace making(anew);
  if (!load_library(making, workspace.library_path)) return "";
  making.finder() = workspace.finder();
  making.finder().forget_roots();
  for (const PackageModule& module : modules)
    if (!making.load_found(module.path, module.name)) return "";
  return library_image(making);
}

// Nothing either when time or memory ends: that is said by whoever goes on.
std::vector<PackageModule> needed_modules(Workspace& workspace, const Options& options,
                                          const std::vector<Symbol>& modules, const std::vector<std::string>& files) {
  ImportWalk walk(workspace, options.include_directories);
  try {
    for (Symbol name : modules) walk.users_import(name);
    for (const std::string& file : files) {
      add_package_of(workspace.finder(), file);
      walk.users_file(file);
    }
  } catch (const OutOfBudget&) {
    return {};
  }
  return walk.found();
}

}  // namespace

void load_package_image(Workspace& workspace, const Options& options, const std::vector<Symbol>& modules,
                        const std::vector<std::string>& files) {
  const std::vector<PackageModule> needed = needed_modules(workspace, options, modules, files);
  if (needed.empty()) return;
  const Cache cache(options.cache);
  const std::string name = options.cache.empty() ? "" : name_of_image(workspace, options, needed);
  if (auto kept = cache.find(name)) {
    const std::string_view bytes = kept->bytes;
    if (load_image(workspace, std::make_shared<MappedFile>(std::move(kept->file)), bytes)) return;
    load_library(workspace, workspace.library_path);
  }
  std::shared_ptr<std::string> made;
  {
    const Budget::Apart apart;  // --timeout is for each property, this is for all that come after, too
    made = std::make_shared<std::string>(make_image(workspace, options, needed));
  }
  if (made->empty()) return;
  cache.keep(name, *made);
  load_image(workspace, made, *made);
}

}  // namespace needle::program
