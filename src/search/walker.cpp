#include "search/walker.h"

#include <algorithm>

#include "search/read_back.h"
#include "search/words.h"

namespace needle::search {

using machine::Outcome;
using machine::OutcomeKind;
using machine::Word;

namespace {
constexpr uint64_t kProgressNodes = 4096;
constexpr int64_t kPatience = 4'000'000;
constexpr int64_t kManyTimes = 64;  // as long as the longest stretch that ended
}  // namespace

Walker::Walker(const Problem& problem, claim::Counts& counts, Bound bound, int64_t patience)
    : problem_(problem),
      narrow_(problem.machine),
      refiner_(narrow_, problem.spaces, bound),
      counts_(counts),
      own_left_(problem.machine.steps_left()),
      left_(problem.steps_left ? *problem.steps_left : own_left_),
      patience_(patience) {
  narrow_.choose();  // what the walk evaluates is undone with it
}

int64_t Walker::patience(const machine::Machine& machine) {
  constexpr int64_t kShare = 4;  // a stretch does not use up a budget that is small
  return std::min(kPatience, machine.steps_left() / kShare);
}

Walker::~Walker() {
  narrow_.set_steps(left_);
}

bool Walker::open() {
  bool fits = true;
  for (const claim::Input& input : problem_.property.inputs) fits = refiner_.open(input.space) && fits;
  return fits;
}

Walker::Event Walker::start(std::span<const uint32_t> notes) {
  const std::vector<claim::Input>& inputs = problem_.property.inputs;
  std::vector<Word> args;
  narrow_.kept().clear();
  for (const space::Value& v : problem_.given.values) args.push_back(word_of(narrow_, *problem_.given.spaces, v));
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Refiner::Fresh fresh = refiner_.fresh(inputs[i].space, notes.empty() ? refiner_.bound().most : notes[i]);
    args.push_back(fresh.word);
    narrow_.kept().push_back(fresh.source);
  }
  const Word verdict = narrow_.global(problem_.property.verdict);
  return timed([&] { return narrow_.start(narrow_.apply(verdict, args)); });
}

Walker::Event Walker::advance() {
  if (std::optional<Unknown> strict = refiner_.obligation()) {
    unknown_ = *strict;
    obliged_ = true;
    return Event::Demand;
  }
  obliged_ = false;
  return timed([&] { return narrow_.resume(); });
}

template <class Run>
Walker::Event Walker::timed(Run run) {
  const int64_t given = std::min(left_, std::max(patience_, kManyTimes * longest_));
  narrow_.set_steps(given);
  Outcome outcome = run();
  enough_ = false;
  while (outcome.kind == OutcomeKind::Reached && !stopping()) {
    const AtTarget next = problem_.on_target(static_cast<uint32_t>(machine::to_int64(outcome.value)), inputs());
    enough_ = next == AtTarget::Enough;
    if (next != AtTarget::GoOn) break;
    outcome = narrow_.go_on();
  }
  stretch_ = given - problem_.machine.steps_left();
  left_ -= stretch_;
  counts_.steps += static_cast<uint64_t>(stretch_);
  if (stopping()) outcome.kind = OutcomeKind::Interrupted;
  if (outcome.kind != OutcomeKind::OutOfSteps) longest_ = std::max(longest_, stretch_);
  if (outcome.kind == OutcomeKind::Demand) {
    unknown_ = Refiner::describe(outcome.value);
    return Event::Demand;
  }
  leaf_ = Leaf{};
  leaf_.kind = LeafKind::Reached;
  if (outcome.kind != OutcomeKind::Reached) judge(outcome);
  return Event::Leaf;
}

void Walker::judge(const Outcome& outcome) {
  const uint32_t guard = narrow_.last_tick();
  const std::optional<Ended> ended = Ended::of(outcome);
  if (!ended) {
    leaf_ = halted(outcome.kind);
    return;
  }
  narrow_.set_steps(patience_);  // what an exception means is asked for on top
  const std::variant<Leaf, Halt> meaning = classify(narrow_, *ended, problem_.property, problem_.is_discard);
  if (const Halt* halt = std::get_if<Halt>(&meaning)) {
    leaf_ = halted(halt->by);
    return;
  }
  leaf_ = std::get<Leaf>(meaning);
  counts_.expects_failure |= leaf_.expects_failure;
  if (leaf_.kind != LeafKind::Tested) return;
  if (problem_.predicate && leaf_.result == claim::TestResult::Failed) leaf_.result = claim::TestResult::Discarded;
  if (leaf_.result != claim::TestResult::Discarded || guard == machine::kNoTick || rehearsal_) return;
  if (guard >= rejected_.size()) rejected_.resize(guard + 1);
  ++rejected_[guard];
}

// What one evaluation used up costs that evaluation; what the whole search has used up ends it.
Leaf Walker::halted(OutcomeKind by) const {
  const bool memory = by == OutcomeKind::OutOfMemory || by == OutcomeKind::StackOverflow;
  const bool cut = !stopping() && (memory || (by == OutcomeKind::OutOfSteps && left_ > 0));
  return {cut ? LeafKind::Cut : LeafKind::Stopped, claim::TestResult::Discarded, false, by};
}

const std::vector<machine::Waiting>& Walker::waiting() {
  return obliged_ ? waiters_.nobody() : narrow_.waiting(waiters_);
}

std::optional<Alternative> Walker::least() {
  const space::Space& space = this->space();
  std::optional<Alternative> best = fit(0);
  if (space.form == space::Form::Number) return best;
  for (std::optional<Alternative> a = best; a; a = fit(a->index + 1)) {
    if (space.alternatives[a->index].least < space.alternatives[best->index].least) best = a;
  }
  return best;
}

void Walker::bind(const Alternative& chosen, std::span<const uint32_t> notes) {
  refiner_.bind(unknown_, chosen, notes);
  count_node();
}

void Walker::bind(const space::Value& value, std::span<const uint32_t> notes) {
  refiner_.bind(unknown_, value, notes);
  count_node();
}

void Walker::count_node() {
  counts_.generated |= space().free;
  if (++counts_.nodes % kProgressNodes != 0 || !problem_.progress) return;
  problem_.progress(counts_, refiner_.bound().most, share_ ? std::optional(share_->done()) : std::nullopt);
}

void Walker::push() {
  choices_.push_back({narrow_.kept().size(), unknown_, refiner_.mark(), obliged_});
  narrow_.kept().push_back(unknown_.word);
  narrow_.choose();
}

void Walker::back() {
  const Choice& choice = choices_.back();
  narrow_.back();
  refiner_.back_to(choice.mark);
  unknown_ = choice.unknown;
  unknown_.word = narrow_.kept()[choice.kept];
  obliged_ = choice.obliged;
}

void Walker::drop() {
  narrow_.commit();
  choices_.pop_back();
}

void Walker::unwind(size_t choices) {
  while (choices_.size() > choices) {
    narrow_.back();
    drop();
  }
  back();
}

std::vector<space::Value> Walker::inputs() {
  std::vector<space::Value> out;
  for (size_t i = 0; i < problem_.property.inputs.size(); ++i)
    out.push_back(read_back(narrow_, problem_.spaces, narrow_.kept()[i], problem_.property.inputs[i].space));
  return out;
}

}  // namespace needle::search
