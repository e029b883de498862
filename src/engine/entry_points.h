// Where a program can be entered from outside, as coverage needs it: exported functions, the methods of its instances,
// its properties; each as a claim over inputs of its own, with the way in which a test of another module sees the result.
#pragma once
#include <memory>
#include <unordered_set>

#include "engine/candidates.h"
#include "engine/start.h"

namespace needle::engine {

enum class EntryKind : uint8_t { Function, Method, Property };

// A way in which a test of another module sees the result of a call (result_views.h).
struct Sight {
  core::GlobalId shown;                  // \inputs -> a text
  std::string observed;                  // the same in Haskell, `?` for the call, names qualified
  std::string through;                   // the function whose result is shown instead: toList
  std::vector<std::string> modules;      // that `observed` needs
  std::vector<std::string> definitions;  // that it needs, too: functions in Haskell
};

struct EntryPoint {
  explicit EntryPoint(program::Workspace& workspace) : spaces(workspace.program(), recipes) {}
  EntryPoint(const EntryPoint&) = delete;
  EntryPoint& operator=(const EntryPoint&) = delete;

  EntryKind kind = EntryKind::Function;
  core::Recipes recipes;
  space::Spaces spaces;
  Start start;                // what is searched: exceptions are printed, and end nothing
  claim::Test test;           // what is run in the end
  std::string written;        // its name in an expression of its own module: insert, (<+>)
  bool made = false;          // some inputs are made by what is exported, which no token can say
  bool general = true;        // what is proved at the types chosen is proved at all types
  bool exported = true;       // another module can name it
  std::vector<Sight> sights;  // Function, Method: the ways in which a test sees the result, the usual one first
};

struct NoEntry {
  program::Function function;
  std::string why;
  core::GlobalId global;  // what it would lead to
};

struct EntryPoints {
  std::vector<std::unique_ptr<EntryPoint>> points;
  std::vector<NoEntry> none;  // functions that cannot be started from
  // Modules that export pattern synonyms. Whoever matches one runs code of the module that no function leads to.
  std::unordered_set<const program::CompiledModule*> synonyms;
};

// Those of these modules, in the order of the source; with names, only functions of these names (diagnostics for names
// that are not there).
EntryPoints find_entry_points(program::Workspace& workspace, const std::vector<program::CompiledModule*>& modules,
                              const std::vector<std::string>& named, const SearchOptions& options);

}  // namespace needle::engine
