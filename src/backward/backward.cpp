#include "backward/backward.h"

#include <algorithm>

namespace needle::backward {

using claim::End;
using claim::Halted;

namespace {

constexpr uint64_t kMostRefused = 50;
constexpr uint64_t kAloneFor = 2000, kSlice = 500;  // lookups
constexpr uint64_t kAloneRounds = 25;

}  // namespace

Backward::Backward(const Question& question, uint32_t first_mark, claim::SearchBudget& budget,
                   const claim::Listener& listener)
    : question_(question), first_mark_(first_mark), budget_(budget), listener_(listener) {
  begin(question.how.wraps);
}

void Backward::begin(bool wraps) {
  question_.how.wraps = wraps;
  const SearchLimits limits{.stop = budget_.stop, .max_memory = budget_.max_memory / 2};
  turns_.push_back({std::make_unique<Search>(question_, limits)});
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
  const claim::AtMark next = listener_.mark(first_mark_, turn.search->inputs()).next;
  if (next == claim::AtMark::Enough) return true;
  if (next == claim::AtMark::GoBack) ++turn.refused;
  turn.search->refuse();
  return turn.refused > kMostRefused;
}

std::optional<End> Backward::ended(decltype(End::how) how) {
  end_.how = std::move(how);
  return end_;
}

std::optional<End> Backward::exhausted(const Turn& turn) {
  const std::vector<space::SpaceId>& inputs = question_.inputs;
  claim::Walk walk;
  walk.finished = true;
  walk.bound_hit = false;
  walk.values_left = question_.spaces.clipped() ||
                     std::any_of(inputs.begin(), inputs.end(),
                                 [this](space::SpaceId id) { return question_.spaces.partial(id); });
  walk.undecided = turn.refused;
  const std::optional<claim::Certificate> certificate = claim::Certificate::of(walk);
  if (!certificate) return ended(End::Undecided{});
  return ended(End::Exhausted{*certificate});
}

std::optional<End> Backward::work(Turn& turn, uint64_t amount) {
  switch (turn.search->work(amount)) {
    case State::Working:
      return std::nullopt;
    case State::Candidate:
      return judge(turn) ? ended(End::Undecided{}) : std::nullopt;
    case State::Overflows:
      exact_is_over_ = true;
      if (turns_.size() < 2) begin(true);
      return std::nullopt;
    case State::Exhausted:
      return exhausted(turn);
    case State::Undecided:
      return ended(End::Undecided{});
    case State::OutOfMemory:
      return ended(End::Stopped{Halted::Memory});
    case State::Stopped:
      return ended(End::Stopped{Halted::Interrupted});
  }
  return ended(End::Stopped{Halted::Fault});
}

std::optional<End> Backward::work(uint64_t amount) {
  uint64_t done = 0;
  std::optional<End> end;
  while (!end && done < amount) {
    if (!exact_is_over_) end = work(turns_[0], kSlice);
    if (!end && turns_.size() < 2 && turns_[0].search->sums_of_int() && (turns_[0].search->lookups() > kAloneFor || turns_[0].search->rounds() > kAloneRounds))
      begin(true);
    if (!end && turns_.size() > 1) end = work(turns_[1], kSlice);
    done += kSlice;
  }
  count();
  if (end) end->counts = end_.counts;
  return end;
}

}  // namespace needle::backward
