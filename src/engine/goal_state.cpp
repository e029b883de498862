#include "engine/goal_state.h"

#include <algorithm>

namespace needle::engine {

using namespace claim;

namespace {

void add(Counts& to, const Counts& more, double seconds) {
  to.tests += more.tests;
  to.discards += more.discards;
  to.nodes += more.nodes;
  to.steps += more.steps;
  to.seconds += seconds;
  to.comparisons += more.comparisons;
  to.solver_calls += more.solver_calls;
  to.solver_seconds += more.solver_seconds;
  to.solver_unknown += more.solver_unknown;
  to.chosen.insert(to.chosen.end(), more.chosen.begin(), more.chosen.end());
  if (more.waiting) to.waiting = to.waiting.value_or(0) + *more.waiting;
  to.size_reached = std::max(to.size_reached, more.size_reached);
}

std::optional<GaveUp> worse(const std::optional<GaveUp>& a, const std::optional<GaveUp>& b) {
  if (!a || !b) return a ? a : b;
  return a->complete.value_or(0) <= b->complete.value_or(0) ? a : b;
}

}  // namespace

void GoalState::searched(const Target& target, const End& end, bool interrupted, double seconds) {
  add(counts, end.counts, seconds);
  if (!evidence.candidates.empty()) return;
  evidence.open = worse(evidence.open, not_exhausted(target, end, interrupted));
  const auto* all = std::get_if<End::Exhausted>(&end.how);
  if (target.whole && all) evidence.certificates.push_back(all->certificate);
}

}  // namespace needle::engine
