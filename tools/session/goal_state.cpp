#include "session/goal_state.h"

#include <algorithm>

#include "session/interrupts.h"

namespace needle::session {

using namespace claim;

namespace {

void add(Counts& to, const Counts& more, double seconds) {
  to.tests += more.tests;
  to.discards += more.discards;
  to.nodes += more.nodes;
  to.steps += more.steps;
  to.seconds += seconds;
  to.size_reached = std::max(to.size_reached, more.size_reached);
}

// Why nothing is proved; nothing when it is.
std::optional<GaveUp> unproved(const search::End& end, bool whole) {
  GaveUp out;
  out.complete = end.complete;
  switch (end.kind) {
    case search::EndKind::Exhausted:
      if (whole) return std::nullopt;
      out.why = Reason::Unsupported;
      return out;
    case search::EndKind::Found:
      return std::nullopt;
    case search::EndKind::Bounded:
    case search::EndKind::Cut:
      out.why = Reason::Bound;
      return out;
    default:
      break;
  }
  out.why = Interrupts::noted()                                ? Reason::Interrupted
            : end.stopped == machine::OutcomeKind::Interrupted ? Reason::Timeout
            : end.stopped == machine::OutcomeKind::OutOfSteps  ? Reason::Steps
                                                               : Reason::Memory;
  return out;
}

std::optional<GaveUp> worse(const std::optional<GaveUp>& a, const std::optional<GaveUp>& b) {
  if (!a || !b) return a ? a : b;
  return a->complete.value_or(0) <= b->complete.value_or(0) ? a : b;
}

}  // namespace

void GoalState::searched(const search::End& end, bool whole, double seconds) {
  add(counts, end.counts, seconds);
  if (!witnesses.empty()) return;
  open = worse(open, unproved(end, whole));
  if (whole && end.certificate) certificates.push_back(*end.certificate);
}

Verdict GoalState::verdict() const {
  if (broken && (broken->internal || witnesses.empty())) return *broken;
  if (!witnesses.empty()) return Reached{witnesses};
  if (open) return *open;
  if (doubtful) return GaveUp{Reason::Bound, std::nullopt, std::nullopt};
  if (Interrupts::noted()) return GaveUp{Reason::Interrupted, std::nullopt, std::nullopt};
  if (from.empty()) return Broken{"no function without effects leads there; name one with --from", false};
  if (certificates.size() < from.size()) return GaveUp{Reason::Bound, std::nullopt, std::nullopt};
  return Unreachable(certificates);
}

}  // namespace needle::session
