// A function that targets are searched from, at closed types.
#pragma once
#include <variant>

#include "claim/target.h"
#include "engine/options.h"
#include "program/functions.h"

namespace needle::engine {

struct Start {
  program::Function function;
  core::GlobalId closed;  // the function at these types
  claim::Target target;
  ChosenTypes types;         // for its type variables
  core::GlobalId condition;  // on its result; invalid: none
};

// Or why it cannot be started from. The recipes, of which the spaces are made, get those of its arguments.
std::variant<Start, std::string> start_from(program::Workspace& workspace, core::Recipes& recipes,
                                            space::Spaces& spaces, const program::Function& function,
                                            const ChosenTypes& chosen);
// The same for all paths through it. `returns`, if not empty, is a condition on its result, a function in Haskell;
// diagnostics when it is none.
std::variant<Start, std::string> start_paths(program::Workspace& workspace, core::Recipes& recipes,
                                             space::Spaces& spaces, const program::Function& function,
                                             const ChosenTypes& chosen, const std::string& returns);

}  // namespace needle::engine
