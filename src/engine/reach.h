// Reaches targets: goals -> functions to start from -> claim -> search -> replayed witnesses -> verdicts.
//
// One search looks for all goals at once: an evaluation that reaches one notes the inputs and goes on, so the first
// inputs found for a goal are of the smallest size that reaches it. When several inputs are wanted, each goal gets its
// own search, and a path ends at the goal. Backward, each goal has a search of its own.
#pragma once
#include "claim/verdict.h"
#include "engine/control.h"
#include "engine/goals.h"
#include "engine/options.h"

namespace needle::engine {

enum class Direction : uint8_t {
  Forward,   // from the inputs to the goals
  Backward,  // from the goals to the inputs
  Both,      // forward alone for a while, then in turns
};

struct ReachOptions {
  SearchOptions search;
  GoalOptions goals;
  std::string from;   // the function whose arguments are the inputs; empty: see Callers::starts
  size_t inputs = 1;  // how many for each goal, each by another path
  Direction direction = Direction::Forward;
  bool explain = false;            // tells the path of each witness that was found backward
  std::string* lookups = nullptr;  // Backward: gets those that the searches made, as text
};

// The workspace has marked everything. One result per goal, in the order of the source; none, with diagnostics, when
// there is nothing to reach or the function is not there.
std::vector<claim::Result> reach(program::Workspace& workspace, program::CompiledModule& module,
                                 const std::string& file, const ReachOptions& options, Control& control);

}  // namespace needle::engine
