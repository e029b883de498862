#include "backward/turns.h"

#include <algorithm>
#include <chrono>

namespace needle::backward {
namespace {

constexpr uint64_t kMostRefused = 50, kMostRefusedUpward = 5;
constexpr uint64_t kSlice = 500;  // lookups
constexpr double kAloneSeconds = 0.5;
constexpr size_t kMostTurns = 6;
constexpr size_t kMostLookups = 20'000;  // of those that only refute

}  // namespace

Turns::Turns(const Question& question, const SearchLimits& limits, bool alone)
    : question_(question), limits_(limits), alone_(alone) {
  if (!alone) limits_.max_memory /= kMostTurns - 2;
  begin(false, question.how.wraps);
}

void Turns::begin(bool upward, bool wraps, bool summarises) {
  Question question = question_;
  question.upward = upward;
  question.how.wraps = wraps;
  question.how.summarises = summarises;
  if (summarises) question.how.most_lookups = kMostLookups;
  turns_.push_back({std::make_unique<Search>(question, limits_), upward, wraps, summarises});
}

bool Turns::has(bool upward, bool wraps, bool summarises) const {
  return std::any_of(turns_.begin(), turns_.end(), [=](const Turn& t) {
    return t.upward == upward && t.wraps == wraps && t.summarises == summarises;
  });
}

void Turns::join() {
  const Turn& first = turns_[0];
  if (alone_ || (!first.over && first.seconds < kAloneSeconds)) return;
  if (!has(true, false, false)) begin(true, false);
  if (!has(false, true, false) && turns_[0].search->sums_of_int()) begin(false, true);
  for (const bool upward : {false, true})
    if (!has(upward, true, true)) begin(upward, true, true);
}

// The first as long as the others together had more; otherwise the one of them that had least.
bool Turns::choose() {
  double others = 0;
  std::optional<size_t> least;
  for (size_t i = 1; i < turns_.size(); ++i) {
    others += turns_[i].seconds;
    if (!turns_[i].over && (!least || turns_[i].seconds < turns_[*least].seconds)) least = i;
  }
  if (!turns_[0].over && (!least || turns_[0].seconds <= others)) {
    at_ = 0;
    return true;
  }
  if (least) at_ = *least;
  return least.has_value();
}

State Turns::next() {
  using Clock = std::chrono::steady_clock;
  join();
  if (!choose()) return out_of_memory_ ? State::OutOfMemory : State::Undecided;
  const Clock::time_point began = Clock::now();
  const State state = turn().search->work(kSlice);
  turn().seconds += std::chrono::duration<double>(Clock::now() - began).count();
  return after(state);
}

State Turns::after(State state) {
  switch (state) {
    case State::Working:
    case State::Candidate:
    case State::Stopped:
      return state;
    case State::Exhausted:
      turn().over = true;
      return turn().refused > 0 ? State::Working : State::Exhausted;
    case State::Overflows: {
      turn().over = true;
      const bool upward = turn().upward;
      if (!has(upward, true, false)) begin(upward, true);
      return State::Working;
    }
    case State::OutOfMemory:
      out_of_memory_ = true;
      [[fallthrough]];
    case State::Undecided:
      turn().over = true;
      return State::Working;
  }
  return State::Undecided;
}

void Turns::refuse() {
  Turn& t = turn();
  ++t.refused;
  t.over = t.refused > (t.upward ? kMostRefusedUpward : kMostRefused);
  t.search->refuse();
}

std::optional<claim::Certificate> Turns::certificate() const {
  const std::vector<space::SpaceId>& inputs = question_.inputs;
  claim::Walk walk;
  walk.finished = true;
  walk.bound_hit = false;
  walk.undecided = 0;
  walk.values_left = question_.spaces.clipped() || std::any_of(inputs.begin(), inputs.end(), [this](space::SpaceId id) {
                       return question_.spaces.partial(id);
                     });
  return claim::Certificate::of(walk);
}

claim::Counts Turns::counts() const {
  claim::Counts out;
  for (const Turn& turn : turns_) {
    const solve::FormulaStatistics& solver = turn.search->formula().statistics();
    out.nodes += turn.search->lookups();
    out.steps += turn.search->formula().clauses();
    out.tests += turn.search->rounds();
    out.solver_calls += solver.z3_calls;
    out.solver_seconds += solver.z3_seconds;
    out.solver_unknown += turn.search->unknown();
  }
  return out;
}

}  // namespace needle::backward
