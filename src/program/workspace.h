// The pipeline. A workspace holds everything known about the program at hand: the shipped library, restored from its
// image, and the user's modules, compiled on top of it. `compile` in workspace.cpp is the road from text to core, one
// line a stage.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/budget.h"
#include "core/core.h"
#include "desugar/desugar.h"
#include "names/resolve.h"
#include "optimise/optimise.h"
#include "optimise/parallel.h"
#include "program/finder.h"
#include "source/diagnostic.h"
#include "types/check.h"

namespace needle::program {

// A module of the user's, after every stage of the front end.
struct CompiledModule {
  names::ResolvedModule resolved;
  types::TypedModule typed;
  core::GlobalId first_global;  // its globals are numbered from here
};

enum class Dump : uint8_t { None, Tokens, Layout, Surface, Names, Types, Core, Optimised, Code };

constexpr int kHelperProperty = 712;  // the warning about a property that is only a helper

// Which places of the user's source are marked by ticks.
enum class Marks : uint8_t {
  None,
  Guards,  // the conditions of ==>
  All,     // everything; modules are then left as desugared until it is known which marks are wanted
};

struct Options {
  Marks marks = Marks::None;
  std::vector<std::string> include_directories;
  Dump dump = Dump::None;  // of the file asked for, printed as it passes that stage
  int optimise = 2;        // level, for the user's modules
  bool verbose = false;    // say also what could not be decided about the user's modules
  bool library = false;    // compiling the library itself: no image, and primitives may be imported
  double seconds = 0;      // for all that a workspace does; 0: no limit
  uint64_t max_memory = 0;
};

class Workspace {
 public:
  explicit Workspace(Options options);

  // What follows has limits of its own: a search, a run.
  void end_budget() { budget_.reset(); }
  // Time or memory did not suffice to compile; a diagnostic says where it was.
  bool is_out_of_budget() const { return out_of_budget_; }

  // The shipped library. False with a diagnostic when the image is missing or damaged.
  bool load_library(const std::string& image_path);
  // What a workspace is restored from that has compiled the library and nothing else.
  std::string library_image() const;

  // The file and all modules it imports, directly or not. Null with diagnostics on any error.
  CompiledModule* load_file(const std::string& path);
  // The module of that name, from the finder's roots, unless it is there already. Null with diagnostics on any error.
  CompiledModule* load_module(Symbol name, Span wanted_at);
  // The scope of `needle eval -`: the Prelude alone.
  CompiledModule* prelude_module();

  // An entry point of type World -> IORes (): main, or an expression in the scope of a module. Invalid with diagnostics
  // on error.
  core::GlobalId main_entry(CompiledModule& module);
  core::GlobalId eval_entry(CompiledModule& module, const std::string& expression);

  // The functions of these modules that look like properties (prop_*) and are used as no helpers, which a warning says,
  // or those of the given names; a diagnostic for a name that is not there, unless it may be elsewhere.
  struct PropertySource {
    CompiledModule* module = nullptr;
    names::EntityId entity;
    Symbol name;
    Span name_span, span;                // of the name in its first clause, of the whole definition
    std::vector<std::string> arguments;  // their names, "" where the source gives none
  };
  std::vector<PropertySource> properties(const std::vector<CompiledModule*>& modules,
                                         const std::vector<std::string>& named, bool may_be_elsewhere = false);
  // Where such a property is applied to the function it is about, so that it is no question by itself; else invalid.
  Span use_as_helper(const std::vector<CompiledModule*>& modules, const PropertySource& property) const;
  // All functions at the top level of a module, in the order of the source.
  std::vector<PropertySource> functions(CompiledModule& module) const;
  // A function the library defines for the compiler's own use (names/well_known.h).
  core::GlobalId library_global(std::string_view name) const { return core_map_.values.get(names_.known_value(name)); }

  // Whether it is a function as the user wrote it: not the library's, and not one the compiler made.
  bool is_users(core::GlobalId function) const;
  core::GlobalId global_of(names::EntityId value) const { return core_map_.values.get(value); }
  bool exports(const CompiledModule& module, names::EntityId value) const;
  // The marks made so far, and the first global that is not the library's.
  const core::Ticks& ticks() const { return ticks_; }
  core::GlobalId first_user_global() const { return first_user_global_; }

  optimise::ParallelCopies& parallel_copies() { return parallel_copies_; }
  optimise::Specialisations& specialisations() { return specialisations_; }
  ModuleFinder& finder() { return finder_; }
  Sources& sources() { return sources_; }
  const Sources& sources() const { return sources_; }
  Diagnostics& diagnostics() { return diagnostics_; }
  const Diagnostics& diagnostics() const { return diagnostics_; }
  core::Program& program() { return program_; }
  names::Environment& names() { return names_; }
  const names::Environment& names() const { return names_; }
  types::TypeEnv& types() { return types_; }
  desugar::CoreMap& core_map() { return core_map_; }
  const std::unordered_map<Symbol, std::unique_ptr<CompiledModule>>& modules() const { return modules_; }
  const std::string& dumped() const { return dumped_; }  // what --dump asked for

 private:
  size_t leading_functions(names::EntityId value) const;  // how many of the first arguments are functions
  CompiledModule* compile(const std::string& path, Symbol expected_name, Span wanted_at);
  CompiledModule* compile_stages(const std::string& path, Symbol expected_name, Span wanted_at);
  void report(const OutOfBudget& cause, Span place);
  bool load_imports(const syntax::Module& module);
  void report_confluence(core::GlobalId first);
  void report_missing(const syntax::Import& import);
  void report_cycle(Symbol module, Span at);
  bool dumping(Dump stage) const { return options_.dump == stage && loading_.size() <= 1; }

  Options options_;
  ModuleFinder finder_;
  Sources sources_;
  Diagnostics diagnostics_;
  names::Environment names_;
  types::TypeEnv types_;
  core::Program program_;
  desugar::CoreMap core_map_;
  optimise::ParallelCopies parallel_copies_;
  optimise::Specialisations specialisations_;
  core::Ticks ticks_;
  core::GlobalId first_user_global_ = core::GlobalId(0);
  std::unordered_map<Symbol, std::unique_ptr<CompiledModule>> modules_;
  std::vector<Symbol> loading_;  // the chain of imports being followed
  std::unique_ptr<Budget> budget_;
  bool out_of_budget_ = false;
  std::string dumped_;
  std::string image_;  // kept: bodies are decoded from it on demand
};

}  // namespace needle::program
