// Reaches targets: goals -> functions to start from -> claim -> search -> replayed witnesses -> verdicts.
//
// One search looks for all goals at once: an evaluation that reaches one notes the inputs and goes on, so the first
// inputs found for a goal are of the smallest size that reaches it. When several inputs are wanted, each goal gets its
// own search, and a path ends at the goal.
#pragma once
#include "session/check.h"
#include "session/goals.h"
#include "witness/witness.h"

namespace needle::session {

struct ReachOptions {
  CheckOptions search;
  GoalOptions goals;
  std::string from;   // the function whose arguments are the inputs; empty: see Callers::starts
  size_t inputs = 1;  // how many for each goal, each by another path
};

// The session has marked everything. One result per goal, in the order of the source; none, with diagnostics, when
// there is nothing to reach or the function is not there.
std::vector<claim::Result> reach(Workspace& session, CompiledModule& module, const std::string& file,
                                 const ReachOptions& options);

// One reported input again, on the reference evaluator. Prints; the exit code.
int replay_reach(Workspace& session, CompiledModule& module, const std::string& function, const witness::Token& token,
                 const CheckOptions& options);

}  // namespace needle::session
