// The functions that modules define, and which of them are properties.
#pragma once
#include <string>
#include <vector>

#include "program/workspace.h"

namespace needle::program {

// A function at the top level of a module, as the user wrote it.
struct Function {
  CompiledModule* module = nullptr;
  names::EntityId entity;
  Symbol name;
  Span name_span, span;                // of the name in its first clause, of the whole definition
  std::vector<std::string> arguments;  // their names, "" where the source gives none
  // Of a test that a program hands to a testing library (engine/handed_over.h).
  core::GlobalId made = {};              // it is this value, and has no entity
  core::GlobalId given = {};             // the same as a function of the arguments that its generators would make
  std::string title = {};                // what reports call it; empty: its name
  std::vector<std::string> groups = {};  // around it, outermost first
  bool once = false;                     // it has no inputs here
  bool examined = false;      // nor is it a unit test: its library searches for inputs, to a bound of its own
  core::GlobalId suite = {};  // the suite that it is a unit test of, and its number there
  size_t number = 0;
  names::EntityId instead = {};  // the property that is checked here as it is used, and not by itself
};

// The name a pattern gives to what it matches, or "".
std::string name_of(const syntax::Pat* pat);
// Those of a function's parameters, of the first clause that has one.
std::vector<std::string> parameter_names(const syntax::FunctionDecl& function);

// All of a module, in the order of the source.
std::vector<Function> functions_of(CompiledModule& module);

// The functions of these modules that are of the given names, or else of other modules of the program; a diagnostic for
// a name that is not there, unless it may be elsewhere. Without names, all that look like properties (prop_*), but for those that are only helpers
// (helpers.h), which a warning says, and for those that are among the tests handed over.
constexpr int kHelperProperty = 712;  // that warning
std::vector<Function> properties(Workspace& workspace, const std::vector<CompiledModule*>& modules,
                                 const std::vector<std::string>& named, bool may_be_elsewhere = false,
                                 const std::vector<Function>& handed_over = {},
                                 std::string_view kind = "function");  // of what is named, as that diagnostic says

bool exports(const Workspace& workspace, const CompiledModule& module, names::EntityId value);
// Whether it is a function as the user wrote it: not the library's, and not one the compiler made.
bool is_users(const Workspace& workspace, core::GlobalId function);

}  // namespace needle::program
