// Everything known about the program at hand: the shipped library and modules of packages, restored from an image
// (image.h, package_image.h), and the user's modules, compiled on top of them. `compile_stages` in workspace.cpp is the
// road from text to core, one line a stage.
//
// A workspace is the tables that the stages fill and the order in which they do. What is asked of the tables later are
// functions beside it:
//   functions.h   the functions and properties of modules        close.h   values and types at closed types
//   makers.h      how the values of a closed type are made        entry.h   where a program is run
//   files.h       what the user named, as programs                image.h   the compiled library
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/budget.h"
#include "core/core.h"
#include "desugar/desugar.h"
#include "liquid/elaborate.h"
#include "names/resolve.h"
#include "optimise/optimise.h"
#include "optimise/parallel.h"
#include "program/finder.h"
#include "program/package_sources.h"
#include "source/diagnostic.h"
#include "types/check.h"

namespace needle::program {

// A module of the user's, after every stage of the front end.
struct CompiledModule {
  names::ResolvedModule resolved;
  types::TypedModule typed;
  core::GlobalId first_global;  // its globals are numbered from here
  liquid::Elaborated refined;   // when annotations are read
};

enum class Dump : uint8_t { None, Tokens, Layout, Surface, Names, Types, Core, Optimised };

// Which places of the user's source are marked by ticks.
enum class Marks : uint8_t {
  None,
  Guards,  // the conditions of ==>
  All,     // everything; modules are then left as desugared until it is known which marks are wanted
};

struct Options {
  Marks marks = Marks::None;
  std::vector<std::string> include_directories;
  std::vector<std::string> packages = {};      // where modules may come from that are nowhere else
  std::vector<std::string> cabal_caches = {};  // the same, for packages that the user's package depends on
  std::string cache = {};                      // a directory for compiled packages; empty: they are not kept
  Dump dump = Dump::None;                      // of the file asked for, printed as it passes that stage
  int optimise = 2;                            // level, for the user's modules
  bool verbose = false;                        // say also what could not be decided about the user's modules
  bool library = false;                        // compiling the library itself: no image, and primitives may be imported
  double seconds = 0;                          // for all that a workspace does; 0: no limit
  uint64_t max_memory = 0;
  std::optional<liquid::Options> refine = {};  // annotations are read and become part of the program
};

struct Function;

class Workspace {
 public:
  using PropertySource = Function;  // functions.h

  explicit Workspace(Options options);

  // The file and all modules it imports, directly or not. Null with diagnostics on any error.
  CompiledModule* load_file(const std::string& path);
  // The module of that name, from the finder's roots, unless it is there already. Null with diagnostics on any error.
  CompiledModule* load_module(Symbol name, Span wanted_at);
  // The module in that file; all that it imports is there.
  CompiledModule* load_found(const std::string& path, Symbol name) { return compile_once(path, name, Span()); }
  // What else there is to do before the first of these is loaded: package_image.h.
  void load_packages(const std::vector<Symbol>& modules, const std::vector<std::string>& files);
  // The file of a module that is neither in the finder's roots nor in the shipped library. Throws BadPackage.
  std::optional<std::string> find_in_packages(Symbol module);
  // The scope of `needle eval -`: the Prelude alone.
  CompiledModule* prelude_module();

  // What follows has limits of its own: a search, a run.
  void end_budget() { budget_.reset(); }
  // Time or memory did not suffice to compile; a diagnostic says where it was.
  bool is_out_of_budget() const { return out_of_budget_; }
  const std::string& dumped() const { return dumped_; }  // what --dump asked for
  // Functions of the user's that annotations were read for, also when that came to nothing.
  const std::vector<liquid::Elaborated::Function>& opened() const { return opened_; }

  // --- the tables
  ModuleFinder& finder() { return finder_; }
  const ModuleFinder& finder() const { return finder_; }
  const PackageSources& packages() const { return packages_; }
  Sources& sources() { return sources_; }
  const Sources& sources() const { return sources_; }
  Diagnostics& diagnostics() { return diagnostics_; }
  const Diagnostics& diagnostics() const { return diagnostics_; }
  names::Environment& names() { return names_; }
  const names::Environment& names() const { return names_; }
  types::TypeEnv& types() { return types_; }
  const types::TypeEnv& types() const { return types_; }
  core::Program& program() { return *program_; }
  const core::Program& program() const { return *program_; }
  desugar::CoreMap& core_map() { return core_map_; }
  const desugar::CoreMap& core_map() const { return core_map_; }
  const core::Ticks& ticks() const { return ticks_; }  // the marks made so far
  const std::unordered_map<Symbol, std::unique_ptr<CompiledModule>>& modules() const { return modules_; }
  optimise::ParallelCopies& parallel_copies() { return parallel_copies_; }
  optimise::Specialisations& specialisations() { return specialisations_; }

  names::EntityId entity_of(const core::TyCon* con);  // invalid when Needle itself declared the type
  core::GlobalId global_of(names::EntityId value) const { return core_map_.values.get(value); }
  // A function the library defines for the compiler's own use (names/well_known.h).
  core::GlobalId library_global(std::string_view name) const { return global_of(names_.known_value(name)); }

  // --- the library
  // How much of the tables is the shipped library; modules of packages may follow.
  struct Shipped {
    size_t modules = 0, instances = 0;
  };
  // What is in the program now is not the user's; what is added from now on is.
  void end_library(Shipped shipped);
  const Shipped& shipped() const { return shipped_; }
  core::GlobalId first_user_global() const { return first_user_global_; }
  // Most of an image is decoded on demand, so its bytes are kept; the tables before it are forgotten.
  void keep_image(std::shared_ptr<const void> owner);
  std::string library_path = {};  // of the shipped library's image

 private:
  CompiledModule* compile(const std::string& path, Symbol expected_name, Span wanted_at);
  // The same for a module by its name. It is tried once: many may import it, and many more import those.
  CompiledModule* compile_once(const std::string& path, Symbol name, Span wanted_at);
  // The stages, one after the other. Throws OutOfBudget.
  CompiledModule* compile_stages(const std::string& path, Symbol expected_name, Span wanted_at);
  // The parts of it that come before names are looked up; each says what is wrong.
  std::optional<syntax::ParsedModule> parse(const std::string& path, Span wanted_at);
  bool is_named(const syntax::Module& module, Symbol expected);
  bool load_imports(const syntax::Module& module);
  liquid::Elaborated elaborate(syntax::ParsedModule& parsed);
  bool dumping(Dump stage) const { return options_.dump == stage && loading_.empty(); }

  Options options_;
  ModuleFinder finder_;
  PackageSources packages_;
  Sources sources_;
  Diagnostics diagnostics_;
  names::Environment names_;
  types::TypeEnv types_;
  std::unique_ptr<core::Program> program_ = std::make_unique<core::Program>();
  desugar::CoreMap core_map_;
  std::unordered_map<core::TyConId, names::EntityId> type_entities_;  // those that were asked for
  optimise::ParallelCopies parallel_copies_;
  optimise::Specialisations specialisations_;
  core::Ticks ticks_;
  core::GlobalId first_user_global_ = core::GlobalId(0);
  Shipped shipped_;
  bool packages_loaded_ = false;
  std::unordered_map<Symbol, std::unique_ptr<CompiledModule>> modules_;
  std::vector<Symbol> loading_;         // the chain of imports being followed
  std::unordered_set<Symbol> refused_;  // imported before, with errors that were reported then
  std::unique_ptr<Budget> budget_;
  bool out_of_budget_ = false;
  std::string dumped_;
  std::vector<liquid::Elaborated::Function> opened_;
  std::shared_ptr<const void> image_;
};

}  // namespace needle::program
