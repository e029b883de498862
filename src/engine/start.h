// A function that targets are searched from, at closed types.
#pragma once
#include <variant>

#include "claim/target.h"
#include "engine/options.h"
#include "program/workspace.h"

namespace needle::engine {

struct Start {
  program::Workspace::PropertySource function;
  claim::Target target;
  ChosenTypes types;  // for its type variables
};

// Or why it cannot be started from.
std::variant<Start, std::string> start_from(program::Workspace& workspace, space::Spaces& spaces,
                                            const program::Workspace::PropertySource& function,
                                            const ChosenTypes& chosen);

}  // namespace needle::engine
