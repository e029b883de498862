// What is to be reached: from the command line to ticks.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "program/functions.h"

namespace needle::engine {

using program::CompiledModule;
using program::Workspace;

// Any of these; the first that is set counts. None is: every call of `target`.
struct GoalOptions {
  bool all = false;            // every expression of the program
  std::string function;        // the body of the function of that name
  std::optional<Place> place;  // the expression there; column 0: the last of the outermost ones that start on the line
};

// One thing to be reached: by passing any of the ticks.
struct Goal {
  Span span;
  std::vector<uint32_t> ticks;
};

// Empty with a diagnostic when there is nothing to reach.
std::vector<Goal> find_goals(Workspace& workspace, CompiledModule& module, const std::string& file,
                             const GoalOptions& options);

// The tick as a token names it, and the ticks of that name (none when the program has changed).
std::string tick_name(const Workspace& workspace, uint32_t tick);
std::vector<uint32_t> ticks_named(const Workspace& workspace, const std::string& name);

}  // namespace needle::engine
