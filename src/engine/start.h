// A function that targets are searched from, at closed types.
#pragma once
#include <variant>

#include "claim/target.h"
#include "engine/options.h"
#include "program/functions.h"

namespace needle::engine {

struct Start {
  program::Function function;
  claim::Target target;
  ChosenTypes types;  // for its type variables
};

// Or why it cannot be started from. The recipes, of which the spaces are made, get those of its arguments.
std::variant<Start, std::string> start_from(program::Workspace& workspace, core::Recipes& recipes,
                                            space::Spaces& spaces, const program::Function& function,
                                            const ChosenTypes& chosen);

}  // namespace needle::engine
