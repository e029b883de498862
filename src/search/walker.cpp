#include "search/walker.h"

#include "search/read_back.h"

namespace needle::search {

using machine::Outcome;
using machine::OutcomeKind;
using machine::Word;

namespace {
constexpr uint64_t kProgressNodes = 4096;
}

Walker::Walker(const Problem& problem, claim::Counts& counts, Bound bound)
    : problem_(problem), narrow_(problem.machine), refiner_(narrow_, problem.spaces, bound), counts_(counts) {
  narrow_.choose();  // what the walk evaluates is undone with it
}

bool Walker::open() {
  bool fits = true;
  for (const claim::Input& input : problem_.property.inputs) fits = refiner_.open(input.space) && fits;
  return fits;
}

Walker::Event Walker::start() {
  std::vector<Word> args;
  for (const claim::Input& input : problem_.property.inputs)
    args.push_back(refiner_.fresh(input.space, refiner_.bound().most));
  narrow_.kept().assign(args.begin(), args.end());
  const Word verdict = narrow_.global(problem_.property.verdict);
  return timed([&] { return narrow_.start(narrow_.apply(verdict, args)); });
}

Walker::Event Walker::advance() {
  if (std::optional<Unknown> strict = refiner_.obligation()) {
    unknown_ = *strict;
    return Event::Demand;
  }
  return timed([&] { return narrow_.resume(); });
}

template <class Run>
Walker::Event Walker::timed(Run run) {
  const int64_t before = problem_.machine.steps_left();
  const bool limited = problem_.stretch > 0 && problem_.stretch < before;
  if (limited) narrow_.set_steps(problem_.stretch);
  Outcome outcome = run();
  enough_ = false;
  while (outcome.kind == OutcomeKind::Reached && !stopping()) {
    const AtTarget next = problem_.on_target(static_cast<uint32_t>(machine::to_int64(outcome.value)), inputs());
    enough_ = next == AtTarget::Enough;
    if (next != AtTarget::GoOn) break;
    outcome = narrow_.go_on();
  }
  last_steps_ = (limited ? problem_.stretch : before) - problem_.machine.steps_left();
  if (limited) narrow_.set_steps(before - last_steps_);
  counts_.steps += static_cast<uint64_t>(last_steps_);
  if (stopping()) outcome.kind = OutcomeKind::Interrupted;
  if (outcome.kind == OutcomeKind::Demand) {
    unknown_ = Refiner::describe(outcome.value);
    return Event::Demand;
  }
  if (outcome.kind == OutcomeKind::Reached) {
    leaf_ = {LeafKind::Reached, claim::TestResult::Passed, false, {}, false, {}};
  } else if (limited && outcome.kind == OutcomeKind::OutOfSteps) {
    leaf_ = {LeafKind::Tested, claim::TestResult::Unfinished, false, {}, false, {}};
  } else {
    const uint32_t guard = narrow_.last_tick();
    leaf_ = classify(narrow_, outcome, problem_.property, problem_.is_discard);
    counts_.expects_failure |= leaf_.expects_failure;
    const bool rejected = leaf_.kind == LeafKind::Tested && leaf_.result == claim::TestResult::Discarded;
    if (rejected && guard != machine::kNoTick) {
      if (guard >= rejected_.size()) rejected_.resize(guard + 1);
      ++rejected_[guard];
    }
  }
  return Event::Leaf;
}

void Walker::bind(const Alternative& chosen) {
  refiner_.bind(unknown_, chosen);
  if (++counts_.nodes % kProgressNodes == 0 && problem_.progress) problem_.progress(counts_, refiner_.bound().most);
}

void Walker::push() {
  choices_.push_back({narrow_.kept().size(), unknown_, refiner_.mark()});
  narrow_.kept().push_back(unknown_.word);
  narrow_.choose();
}

void Walker::back() {
  const Choice& choice = choices_.back();
  narrow_.back();
  refiner_.back_to(choice.mark);
  unknown_ = choice.unknown;
  unknown_.word = narrow_.kept()[choice.kept];
}

void Walker::drop() {
  narrow_.commit();
  choices_.pop_back();
}

std::vector<space::Value> Walker::inputs() {
  std::vector<space::Value> out;
  for (size_t i = 0; i < problem_.property.inputs.size(); ++i)
    out.push_back(read_back(narrow_, problem_.spaces, narrow_.kept()[i], problem_.property.inputs[i].space));
  return out;
}

}  // namespace needle::search
