#include "backward/backward.h"

#include <algorithm>

namespace needle::backward {

using claim::End;
using claim::Halted;

namespace {

constexpr uint64_t kMostRefused = 50, kMostRefusedUpward = 5;
constexpr uint64_t kAloneFor = 2000, kSlice = 500;  // lookups
constexpr uint64_t kAloneRounds = 10;

}  // namespace

Backward::Backward(const Question& question, uint32_t first_mark, claim::SearchBudget& budget,
                   const claim::Listener& listener)
    : question_(question), first_mark_(first_mark), budget_(budget), listener_(listener) {
  begin(false, false);
}

void Backward::begin(bool upward, bool wraps, bool summarises) {
  constexpr size_t kMostTurns = 6;
  question_.upward = upward;
  question_.how.wraps = wraps;
  question_.how.summarises = summarises;
  const SearchLimits limits{.stop = budget_.stop, .max_memory = budget_.max_memory / kMostTurns};
  turns_.push_back({std::make_unique<Search>(question_, limits), upward, wraps, summarises});
}

bool Backward::has(bool upward, bool wraps, bool summarises) const {
  return std::any_of(turns_.begin(), turns_.end(), [=](const Turn& t) {
    return t.upward == upward && t.wraps == wraps && t.summarises == summarises;
  });
}

void Backward::count() {
  claim::Counts& c = end_.counts;
  c.nodes = c.steps = c.tests = c.solver_calls = c.solver_unknown = 0;
  c.solver_seconds = 0;
  for (const Turn& turn : turns_) {
    c.nodes += turn.search->lookups();
    c.steps += turn.search->formula().clauses();
    c.tests += turn.search->rounds();
    c.solver_calls += turn.search->formula().statistics().z3_calls;
    c.solver_seconds += turn.search->formula().statistics().z3_seconds;
    c.solver_unknown += turn.search->unknown();
  }
  if (listener_.progress) listener_.progress(c, 0, std::nullopt);
}

bool Backward::judge(Turn& turn) {
  turn.search->make_small();
  if (question_.at_candidate) question_.at_candidate(*turn.search);
  const claim::AtMark next = listener_.mark(first_mark_, turn.search->inputs()).next;
  if (next == claim::AtMark::Enough) return true;
  if (next == claim::AtMark::GoBack) ++turn.refused;
  turn.over = turn.refused > (turn.upward ? kMostRefusedUpward : kMostRefused);
  turn.search->refuse();
  return false;
}

std::optional<End> Backward::ended(decltype(End::how) how) {
  end_.how = std::move(how);
  return end_;
}

std::optional<End> Backward::exhausted(Turn& turn) {
  const std::vector<space::SpaceId>& inputs = question_.inputs;
  claim::Walk walk;
  walk.finished = true;
  walk.bound_hit = false;
  walk.values_left = question_.spaces.clipped() || std::any_of(inputs.begin(), inputs.end(), [this](space::SpaceId id) {
                       return question_.spaces.partial(id);
                     });
  walk.undecided = turn.refused;
  turn.over = true;
  const std::optional<claim::Certificate> certificate = claim::Certificate::of(walk);
  return certificate ? ended(End::Exhausted{*certificate}) : std::nullopt;
}

std::optional<End> Backward::take_turn(size_t number) {
  const State state = turns_[number].search->work(kSlice);
  Turn& turn = turns_[number];
  switch (state) {
    case State::Working:
      return std::nullopt;
    case State::Candidate:
      return judge(turn) ? ended(End::Undecided{}) : std::nullopt;
    case State::Overflows: {
      turn.over = true;
      const bool upward = turn.upward;
      if (!has(upward, true)) begin(upward, true);
      return std::nullopt;
    }
    case State::Exhausted:
      return exhausted(turn);
    case State::Undecided:
    case State::OutOfMemory:
      turn.over = true;
      if (state == State::OutOfMemory) end_.how = End::Stopped{Halted::Memory};
      return std::nullopt;
    case State::Stopped:
      return ended(End::Stopped{Halted::Interrupted});
  }
  return ended(End::Stopped{Halted::Fault});
}

// Others join a search that takes long, or that has come to its end without an answer.
void Backward::join() {
  const Search& first = *turns_[0].search;
  if (!turns_[0].over && first.lookups() < kAloneFor && first.rounds() < kAloneRounds) return;
  if (!has(true, false)) begin(true, false);
  if (!has(false, true) && first.sums_of_int()) begin(false, true);
  for (const bool upward : {false, true})
    if (!has(upward, true, true)) begin(upward, true, true);
}

std::optional<End> Backward::work(uint64_t amount) {
  std::optional<End> end;
  for (uint64_t done = 0; !end && done < amount; done += kSlice) {
    const size_t before = turns_.size();
    for (size_t i = 0; i < before && !end; ++i)
      if (!turns_[i].over) end = take_turn(i);
    if (!end) join();
    const bool over = std::all_of(turns_.begin(), turns_.end(), [](const Turn& t) { return t.over; });
    if (!end && over) {
      if (end_.stopped() != Halted::Memory) end_.how = End::Undecided{};
      end = end_;
    }
  }
  count();
  if (end) end->counts = end_.counts;
  return end;
}

}  // namespace needle::backward
