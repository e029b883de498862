// How Differences finds a model for one more edge or disequality, or that there is none.
#include <algorithm>

#include "solve/differences.h"

namespace needle::solve {

// The node has moved: what do its edges ask of its neighbours? False: there is a result.
template <bool kRaise>
bool Differences::follow(uint32_t node, uint32_t fixed, bool zero_may_move, Repair& result) {
  for (const uint32_t number : kRaise ? leaving_[node] : entering_[node]) {
    const Edge& edge = edges_[number];
    const uint32_t next = kRaise ? edge.to : edge.from;
    if (moved_at_[next] == repairs_) continue;
    // Positive: so far must the neighbour move.
    Int needed, step;
    if (kRaise ? __builtin_sub_overflow(potentials_[node], edge.weight, &needed)
               : __builtin_add_overflow(potentials_[node], edge.weight, &needed)) {
      if (edge.weight > 0) continue;  // asks for nothing
      result = Repair::Overflow;
      return false;
    }
    if (kRaise ? needed <= potentials_[next] : needed >= potentials_[next]) continue;
    if (next == fixed || (next == kZero && !zero_may_move)) {
      result = next == fixed ? Repair::Cycle : Repair::AtZero;
      return false;
    }
    if (__builtin_sub_overflow(kRaise ? needed : potentials_[next], kRaise ? potentials_[next] : needed, &step)) {
      result = Repair::Overflow;
      return false;
    }
    if (waiting_at_[next] != repairs_) {
      waiting_at_[next] = repairs_;
      waiting_.push_back(next);
      step_[next] = step;
    } else {
      step_[next] = std::max(step_[next], step);
    }
  }
  return true;
}

// Lowers the edge's first node, or raises its second, and all that depend on it. The other end of the edge is fixed.
template <bool kRaise>
Differences::Repair Differences::repair(const Edge& edge, bool zero_may_move) {
  const uint32_t moving = kRaise ? edge.to : edge.from, fixed = kRaise ? edge.from : edge.to;
  if (moving == kZero && !zero_may_move) return Repair::AtZero;
  ++repairs_;
  waiting_.clear();
  if (__builtin_sub_overflow(potentials_[edge.from] - potentials_[edge.to], edge.weight, &step_[moving]))
    return Repair::Overflow;
  if (step_[moving] <= 0) return Repair::Done;
  waiting_at_[moving] = repairs_;
  waiting_.push_back(moving);
  while (!waiting_.empty()) {
    size_t largest = 0;
    for (size_t i = 1; i < waiting_.size(); ++i)
      if (step_[waiting_[i]] > step_[waiting_[largest]]) largest = i;
    const uint32_t node = waiting_[largest];
    waiting_[largest] = waiting_.back();
    waiting_.pop_back();
    Int potential;
    if ((kRaise ? __builtin_add_overflow(potentials_[node], step_[node], &potential)
                : __builtin_sub_overflow(potentials_[node], step_[node], &potential)) ||
        !in_limits(potential))
      return Repair::Overflow;
    set(node, potential);
    moved_at_[node] = repairs_;
    Repair result = Repair::Done;
    if (!follow<kRaise>(node, fixed, zero_may_move, result)) return result;
  }
  return Repair::Done;
}

// Of the ways to repair an edge, the first two leave node 0, and so all that is not on the way, where it is.
Possible Differences::satisfy(uint32_t number) {
  const Edge edge = edges_[number];
  const size_t log = log_.size();
  Repair result = Repair::AtZero;
  if (nice_) result = repair<false>(edge, false);
  if (nice_ && (result == Repair::AtZero || result == Repair::Overflow)) {
    restore(log);
    result = repair<true>(edge, false);
  }
  if (result == Repair::AtZero) {
    restore(log);
    result = repair<false>(edge, true);
  }
  if (result == Repair::Done) return Possible::Yes;
  restore(log);
  return result == Repair::Cycle ? Possible::No : Possible::Unknown;
}

Possible Differences::settle(uint32_t& splits) {
  for (size_t i = 0; i < log_.size(); ++i)
    for (const uint32_t number : disequal_[log_[i].node])
      if (violated(disequalities_[number])) return split(Difference(disequalities_[number]), splits);
  return Possible::Yes;
}

Possible Differences::split(const Difference& disequality, uint32_t& splits) {
  if (splits == 0) return Possible::Unknown;
  --splits;
  Possible answer = Possible::No;
  const size_t trail = trail_.size(), log = log_.size();
  for (const bool less : {true, false}) {
    const uint32_t edge = less ? disequality.forward : disequality.backward;
    tighten(edge, (less ? disequality.bound : -disequality.bound) - 1);
    Possible side = satisfy(edge);
    if (side == Possible::Yes) side = settle(splits);
    undo(trail);
    if (side == Possible::Yes) return side;
    restore(log);
    if (side == Possible::Unknown) answer = side;
  }
  return answer;
}

// Adds the side and looks for a model; the potentials are that model if the answer is yes. Takes the side back.
Possible Differences::attempt(const Difference& difference, bool side, uint32_t splits) {
  const Mark before = mark();
  add(difference, side);
  Possible answer = Possible::Yes;
  if (difference.equality && !side) {
    if (violated(difference)) answer = split(difference, splits);
  } else {
    // For an equality, both edges.
    for (size_t i = before.trail; i < trail_.size() && answer == Possible::Yes; ++i) answer = satisfy(trail_[i].edge);
    if (answer == Possible::Yes && !disequalities_.empty()) answer = settle(splits);
  }
  undo(before.trail);
  while (disequalities_.size() > before.disequalities) drop_disequality();
  return answer;
}

bool Differences::shift_to_zero() {
  const Int zero = potentials_[kZero];
  if (zero == 0) return true;
  for (uint32_t node = 0; node < potentials_.size(); ++node) {
    const Int potential = potentials_[node] - zero;
    if (!in_limits(potential)) return false;
    set(node, potential);
  }
  return true;
}

Possible Differences::reach(const Difference& difference, bool side, uint32_t splits) {
  begin_change();
  nice_ = true;
  Possible answer = attempt(difference, side, splits);
  if (answer == Possible::Yes && !shift_to_zero()) answer = Possible::Unknown;
  if (answer != Possible::Yes) take_back();
  return answer;
}

bool Differences::impossible(const Difference& difference, bool side, uint32_t splits) {
  begin_change();
  nice_ = false;
  const Possible answer = attempt(difference, side, splits);
  take_back();
  return answer == Possible::No;
}

}  // namespace needle::solve
