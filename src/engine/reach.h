// Reaches targets: goals -> functions to start from -> claim -> search -> replayed witnesses -> verdicts.
//
// One search looks for all goals at once: an evaluation that reaches one notes the inputs and goes on, so the first
// inputs found for a goal are of the smallest size that reaches it. When several inputs are wanted, each goal gets its
// own search, and a path ends at the goal.
#pragma once
#include "claim/verdict.h"
#include "engine/control.h"
#include "engine/goals.h"
#include "engine/options.h"

namespace needle::engine {

struct ReachOptions {
  SearchOptions search;
  GoalOptions goals;
  std::string from;       // the function whose arguments are the inputs; empty: see Callers::starts
  size_t inputs = 1;      // how many for each goal, each by another path
  bool backward = false;  // from the goals to the inputs
};

// The workspace has marked everything. One result per goal, in the order of the source; none, with diagnostics, when
// there is nothing to reach or the function is not there.
std::vector<claim::Result> reach(program::Workspace& workspace, program::CompiledModule& module,
                                 const std::string& file, const ReachOptions& options, Control& control);

}  // namespace needle::engine
