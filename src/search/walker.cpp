#include "search/walker.h"

#include <algorithm>

#include "search/read_back.h"
#include "search/words.h"

namespace needle::search {

using claim::Halted;
using machine::Asks;
using machine::Outcome;
using machine::OutcomeKind;
using machine::Word;

namespace {
constexpr int64_t kPatience = 4'000'000;
constexpr int64_t kManyTimes = 64;  // as long as the longest stretch that ended

// A path may be so long that it, and the inputs read from it, take a quarter of the memory beside the machine's.
size_t longest_path(const claim::SearchBudget& budget) {
  constexpr size_t kShare = 4, kBytes = 1024;  // of a decision, and of the values it made
  return budget.max_memory / kShare / kBytes;
}
}  // namespace

Walker::Walker(const Problem& problem, claim::Counts& counts, Bound bound, int64_t patience)
    : problem_(problem),
      narrow_(problem.machine),
      refiner_(narrow_, problem.spaces, bound, problem.solver),
      counts_(counts),
      stop_(problem.budget.stop.flag()),
      left_(problem.budget.steps),
      patience_(patience),
      granted_(granted()),
      longest_path_(longest_path(problem.budget)) {
  constexpr size_t kUsual = 256;
  decisions_.reserve(kUsual);
  narrow_.choose();  // what the walk evaluates is undone with it
}

int64_t Walker::patience(const claim::SearchBudget& budget) {
  constexpr int64_t kShare = 4;  // a stretch does not use up a budget that is small
  return std::min(kPatience, budget.steps / kShare);
}

Walker::~Walker() {
  narrow_.set_steps(left_);
}

bool Walker::open() {
  bool fits = true;
  for (const claim::Input& input : problem_.test().inputs) fits = refiner_.open(input.space) && fits;
  return fits;
}

inline void Walker::see_leaf(const Outcome& outcome) {
  const uint32_t guard = narrow_.last_tick();
  if (outcome.kind == OutcomeKind::Finished && !problem_.test().notes)
    leaf_.test(static_cast<claim::TestResult>(machine::to_int64(outcome.value)), false);
  else if (!judge(outcome))
    return;
  counts_.expects_failure |= leaf_.expects_failure;
  if (leaf_.kind != LeafKind::Tested) return;
  if (leaf_.result == claim::TestResult::Failed && problem_.sought == claim::Sought::Success)
    leaf_.result = claim::TestResult::Discarded;
  if (leaf_.result != claim::TestResult::Discarded || guard == machine::kNoTick || rehearsal_) return;
  if (guard >= rejected_.size()) rejected_.resize(guard + 1);
  ++rejected_[guard];
}

// Of an end that is more than a result. False when it was stopped, or is none at all.
bool Walker::judge(const Outcome& outcome) {
  std::optional<Halted> halt = Halted::Fault;
  if (outcome.kind == OutcomeKind::Asked) {  // it stands at a mark
    leaf_ = Leaf{};
    leaf_.kind = LeafKind::Reached;
    return false;
  }
  if (const std::optional<Ended> ended = Ended::of(outcome)) {
    narrow_.set_steps(patience_);  // what an exception means is asked for on top
    halt = classify(narrow_, *ended, problem_.test(), problem_.is_discard, leaf_);
  } else if (const std::optional<Halted> by = halted_by(outcome.kind)) {
    halt = by;
  }
  if (halt) leaf_ = halted(*halt);
  return !halt;
}

Walker::Event Walker::start(std::span<const uint32_t> notes) {
  const std::vector<claim::Input>& inputs = problem_.test().inputs;
  std::vector<Word> args;
  narrow_.kept().clear();
  if (const auto* mutant = std::get_if<claim::Mutant>(&problem_.claim))
    for (const space::Value& v : mutant->mutation.values) args.push_back(word_of(narrow_, *mutant->mutation.spaces, v));
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Refiner::Fresh fresh = refiner_.fresh(inputs[i].space, notes.empty() ? refiner_.bound().most : notes[i]);
    args.push_back(fresh.word);
    narrow_.kept().push_back(fresh.source);
  }
  const Word verdict = narrow_.global(problem_.test().verdict);
  return timed([&] { return narrow_.start(narrow_.apply(verdict, args)); });
}

Walker::Event Walker::advance() {
  return timed([&] { return narrow_.resume(); });
}

// Steps that a stretch may take.
int64_t Walker::granted() const {
  return std::min(most_, std::max(patience_, kManyTimes * longest_));
}

void Walker::limit_stretch(int64_t steps) {
  most_ = steps;
  granted_ = granted();
}

void Walker::know_stretch(int64_t steps) {
  longest_ = std::max(longest_, steps);
  granted_ = granted();
}

void Walker::add(const Refiner::Met& met, const std::vector<uint64_t>& rejected) {
  refiner_.add(met);
  if (rejected.size() > rejected_.size()) rejected_.resize(rejected.size());
  for (size_t tick = 0; tick < rejected.size(); ++tick) rejected_[tick] += rejected[tick];
}

template <class Run>
Walker::Event Walker::timed(Run run) {
  const int64_t given = std::max<int64_t>(0, std::min(left_, granted_));
  narrow_.set_steps(given);
  Outcome outcome = run();
  enough_ = false;
  bool at_mark = false;
  while (outcome.kind == OutcomeKind::Asked && outcome.asks != Asks::WhichValue && !stopping()) {
    if (outcome.asks == Asks::WhichTick) {
      at_mark = !pass_mark(outcome.question());
      if (at_mark) break;
      outcome = narrow_.go_on();
    } else if (!answer_decided(outcome.value)) {
      break;
    } else {
      outcome = narrow_.resume();
    }
  }
  stretch_ = given - narrow_.steps_left();
  left_ -= stretch_;
  counts_.steps += static_cast<uint64_t>(stretch_);
  if (stopping()) outcome.kind = OutcomeKind::Interrupted;
  if (stretch_ > longest_ && outcome.kind != OutcomeKind::OutOfSteps) {
    longest_ = stretch_;
    granted_ = granted();
  }
  if (outcome.kind == OutcomeKind::Asked && !at_mark && decisions_.size() >= longest_path_)
    outcome.kind = OutcomeKind::OutOfMemory;
  if (outcome.kind == OutcomeKind::Asked && !at_mark) {
    unknown_ = Refiner::describe(outcome.value);
    why_ = Why::Demanded;
    return Event::Demand;
  }
  see_leaf(outcome);
  return Event::Leaf;
}

// A condition that the path has decided since it was made.
bool Walker::answer_decided(Word condition) {
  const Unknown unknown = Refiner::describe(condition);
  const std::optional<bool> side = refiner_.decided(unknown);
  if (side) narrow_.bind(condition, machine::from_bool(*side == unknown.holds_when));
  return side.has_value();
}

solve::Possible Walker::take_side(bool side) {
  const solve::Possible possible = refiner_.take_side(unknown_, side);
  if (possible != solve::Possible::Yes) return possible;
  take(side, why_);
  count_node();
  return possible;
}

// Whether the evaluation goes on behind the mark.
bool Walker::pass_mark(const machine::Question& question) {
  if (rehearsal_) return true;
  const claim::MarkAnswer answer = problem_.listener.mark(question.tick, smallest_inputs());
  for (uint32_t tick : answer.forget) problem_.machine.set_tick(tick, machine::TickAction::Pass);
  enough_ = answer.next == claim::AtMark::Enough;
  return answer.next == claim::AtMark::GoOn;
}

// What one evaluation used up costs that evaluation; what the whole search has used up ends it.
Leaf Walker::halted(Halted by) const {
  const bool cut =
      !stopping() && (by == Halted::Memory || by == Halted::Undecided || (by == Halted::Steps && left_ > 0));
  return {cut ? LeafKind::Cut : LeafKind::Stopped, claim::TestResult::Discarded, false, by};
}

const std::vector<machine::Waiting>& Walker::waiting() {
  return narrow_.waiting(waiters_);
}

std::optional<machine::Fingerprint> Walker::fingerprint(machine::Fingerprints& prints) const {
  return narrow_.fingerprint(prints);
}

void Walker::aim(Word unknown) {
  if (unknown != unknown_.word) why_ = Why::Preferred;
  unknown_ = Refiner::describe(unknown);
}

MaybeAlternative Walker::least() {
  const space::Space& space = this->space();
  MaybeAlternative best = fit(0);
  if (space.form == space::Form::Number) return best;
  for (MaybeAlternative a = best; a; a = fit(a->index + 1)) {
    if (space.alternatives[a->index].least < space.alternatives[best->index].least) best = a;
  }
  return best;
}

void Walker::bind(const space::Value& value, std::span<const uint32_t> notes) {
  take(value.con && !value.hole ? value.con->tag : kByValue, Why::Given);
  count_node(refiner_.bind(unknown_, value, notes));
}

void Walker::report_progress() {
  if (!problem_.listener.progress) return;
  const bool bounded = refiner_.bound().most < space::kInfinite - 1;
  problem_.listener.progress(counts_, bounded ? refiner_.bound().most : refiner_.size(),
                             reports_share_ ? std::optional(share_done(decisions_, refiner_)) : std::nullopt);
}

void Walker::unwind(size_t open) {
  while (open_ > open) {
    pop_closed();
    narrow_.back();
    drop();
  }
  back();
}

void Walker::each_open(const std::function<void(const space::Space&, solve::Term)>& see) {
  const std::vector<claim::Input>& inputs = problem_.test().inputs;
  for (size_t i = 0; i < inputs.size(); ++i)
    search::each_open(narrow_, problem_.spaces, narrow_.kept()[i], inputs[i].space, see);
}

// A key of a table may have become a number of another input. Then that number is no hole: the key has it, too.
std::vector<solve::Term> Walker::mention_keys() {
  std::vector<solve::Term> keys;
  if (!problem_.solver) return keys;
  each_open([&](const space::Space& space, solve::Term term) {
    if (space.key) keys.push_back(term);
  });
  for (const solve::Term key : keys) problem_.solver->mention(key);
  return keys;
}

std::vector<space::Value> Walker::inputs() {
  std::vector<space::Value> out;
  const std::vector<solve::Term> keys = mention_keys();
  const std::vector<claim::Input>& inputs = problem_.test().inputs;
  for (size_t i = 0; i < inputs.size(); ++i)
    out.push_back(read_back(narrow_, problem_.spaces, narrow_.kept()[i], inputs[i].space, problem_.solver));
  for (const solve::Term key : keys) problem_.solver->unmention(key);
  return out;
}

std::vector<space::Value> Walker::smallest_inputs() {
  constexpr uint64_t kCalls = 200;  // of Z3
  if (!problem_.solver) return inputs();
  std::vector<solve::Solver::Wish> wishes;
  const std::vector<solve::Term> keys = mention_keys();
  // What nothing depends on stays a hole.
  each_open([&](const space::Space& space, solve::Term term) {
    if (problem_.solver->mentioned(term)) wishes.push_back(wish_for(space, term, *problem_.solver));
  });
  for (const solve::Term key : keys) problem_.solver->unmention(key);
  const solve::Solver::Mark before = problem_.solver->mark();
  problem_.solver->make_small(wishes, kCalls);
  std::vector<space::Value> out = inputs();
  problem_.solver->back_to(before);
  return out;
}

}  // namespace needle::search
