#include "engine/conclude.h"

#include <fmt/format.h>

namespace needle::engine {

using namespace claim;

namespace {

// Whether what passed says anything: as many inputs counted as QuickCheck would ask for, or nothing kept inputs from
// counting. More work makes it more telling, never less.
bool is_telling(const Counts& counts) {
  constexpr uint64_t kEnough = 100;
  const uint64_t counted = counts.tests - counts.discards + counts.samples;
  return counted >= kEnough || (counted > 0 && counts.discards == 0);
}

std::string shown(const Witness& witness) {
  std::string out;
  for (const WitnessInput& i : witness.inputs) out += fmt::format("\n{} = {}", i.name, i.value);
  return out;
}

const char* said_by_machine(const Witness& witness) {
  switch (witness.outcome) {
    case WitnessOutcome::False:
      return "the machine says False";
    case WitnessOutcome::Raised:
      return "the machine raises an exception";
    case WitnessOutcome::Reached:
      break;
  }
  return "the machine gets there";
}

Verdict disagreement(const Witness& witness) {
  return internal_error(
      fmt::format("{}, the reference evaluator does not agree, for{}", said_by_machine(witness), shown(witness)));
}

Verdict of_candidate(const Candidate& candidate) {
  switch (candidate.confirmation) {
    case Confirmation::Agrees:
      return Falsified{candidate.witness};
    case Confirmation::Undecided:
      return Unconfirmed{candidate.witness};
    case Confirmation::Disagrees:
      break;
  }
  return disagreement(candidate.witness);
}

Reason reason_of(Halted by, bool interrupted) {
  switch (by) {
    case Halted::Steps:
      return Reason::Steps;
    case Halted::Memory:
      return Reason::Memory;
    case Halted::Undecided:
      return Reason::SolverUnknown;
    case Halted::Interrupted:
    case Halted::Generator:
    case Halted::Fault:
      break;
  }
  return interrupted ? Reason::Interrupted : Reason::Timeout;
}

// A property, or a mutant of the program that one is about.
class OfTests {
 public:
  OfTests(const Claim& claim, const End& end, const Evidence& evidence)
      : provable_(sought(claim) == Sought::Failure),
        refinement_(std::holds_alternative<Refinement>(claim)),
        end_(end),
        evidence_(evidence) {}

  Verdict operator()(const End::Found&) const {
    if (!evidence_.candidate) return internal_error("something was found, and nobody looked at it again");
    return of_candidate(*evidence_.candidate);
  }
  Verdict operator()(const End::Exhausted& end) const {
    if (provable_) return Holds(end.certificate);
    return GaveUp{Reason::Bound, end_.complete, std::nullopt};
  }
  Verdict operator()(const End::Bounded&) const {
    if (provable_ && !end_.complete) return GaveUp{Reason::Bound, std::nullopt, std::nullopt};
    if (!provable_ || (end_.counts.tests > 0 && end_.counts.tests == end_.counts.discards))
      return GaveUp{Reason::Discards, end_.complete, std::nullopt};
    return HoldsUpTo{*end_.complete, evidence_.by_depth, inputs_up_to(*end_.complete), end_.numbers};
  }
  Verdict operator()(const End::Passed&) const { return Passed{end_.counts.samples}; }
  Verdict operator()(const End::Discarded&) const { return given_up(Reason::Discards); }
  Verdict operator()(const End::Undecided&) const { return given_up(Reason::SolverUnknown); }
  Verdict operator()(const End::Cut&) const { return given_up(end_.cut_by_memory ? Reason::Memory : Reason::Steps); }
  Verdict operator()(const End::Stopped& end) const {
    if (end.by == Halted::Fault) return internal_error("the machine met code that should not exist");
    if (end.by == Halted::Generator)
      return cannot_search("it draws from a generator, and what that makes is not counted; use another strategy");
    const Reason why = reason_of(end.by, evidence_.interrupted);
    const bool only_discards = why == Reason::Timeout && end_.cut.empty() && end_.complete && !tells();
    return given_up(only_discards ? Reason::Discards : why);
  }

 private:
  std::optional<std::string> inputs_up_to(uint32_t size) const {
    if (end_.numbers.open) return std::nullopt;  // a size does not say how many numbers there are
    return evidence_.inputs_up_to ? evidence_.inputs_up_to(size) : std::nullopt;
  }

  // Refined types are narrow: most of what a search tries is not meant by them.
  bool tells() const { return is_telling(end_.counts) || (refinement_ && end_.counts.tests > end_.counts.discards); }

  Verdict given_up(Reason why) const {
    if (provable_ && end_.complete && end_.cut.empty() && why != Reason::Interrupted && tells())
      return HoldsUpTo{*end_.complete, false, inputs_up_to(*end_.complete), end_.numbers};
    GaveUp out{why, end_.complete, std::nullopt, end_.numbers};
    if (!end_.cut.empty() && why != Reason::Interrupted) out.running = evidence_.running;
    return out;
  }

  const bool provable_;  // a predicate is sampled, and neither holds nor fails
  const bool refinement_;
  const End& end_;
  const Evidence& evidence_;
};

}  // namespace

Verdict conclude(const Claim& claim, const End& end, const Evidence& evidence) {
  if (const auto* target = std::get_if<Target>(&claim)) {
    GoalEvidence goal;
    goal.starts = 1;
    goal.interrupted = evidence.interrupted;
    if (evidence.candidate) goal.candidates.push_back(*evidence.candidate);
    goal.open = not_exhausted(*target, end, evidence.interrupted);
    if (const auto* all = std::get_if<End::Exhausted>(&end.how)) goal.certificates.push_back(all->certificate);
    return conclude(goal);
  }
  if (evidence.lists_arguments && end.counts.generated && !end.found())
    return cannot_search("what its generators make cannot be enumerated; choose another strategy");
  return std::visit(OfTests(claim, end, evidence), end.how);
}

std::optional<GaveUp> not_exhausted(const Target& target, const End& end, bool interrupted) {
  if (end.found()) return std::nullopt;
  if (end.is<End::Exhausted>())
    return target.whole ? std::nullopt : std::optional(GaveUp{Reason::Unsupported, end.complete, std::nullopt});
  if (const std::optional<Halted> by = end.stopped())
    return GaveUp{interrupted ? Reason::Interrupted : reason_of(*by, false), end.complete, std::nullopt};
  return GaveUp{Reason::Bound, end.complete, std::nullopt};
}

Verdict conclude(const GoalEvidence& evidence) {
  std::vector<Witness> reached;
  const Candidate* undecided = nullptr;
  for (const Candidate& c : evidence.candidates) {
    if (c.confirmation == Confirmation::Disagrees) return disagreement(c.witness);
    if (c.confirmation == Confirmation::Agrees) reached.push_back(c.witness);
    if (c.confirmation == Confirmation::Undecided && !undecided) undecided = &c;
  }
  if (!reached.empty()) return Reached{std::move(reached)};
  if (undecided) return Unconfirmed{undecided->witness};
  if (!evidence.no_start.empty()) return cannot_search(evidence.no_start);
  if (evidence.open) return *evidence.open;
  if (evidence.doubtful) return GaveUp{Reason::Bound, std::nullopt, std::nullopt};
  if (evidence.interrupted) return GaveUp{Reason::Interrupted, std::nullopt, std::nullopt};
  if (evidence.starts == 0) return cannot_search("no function without effects leads there; name one with --from");
  if (evidence.certificates.size() < evidence.starts) return GaveUp{Reason::Bound, std::nullopt, std::nullopt};
  return Unreachable(evidence.certificates);
}

Verdict cannot_search(std::string why) {
  return Broken{std::move(why), false};
}
Verdict not_begun(bool interrupted) {
  return GaveUp{interrupted ? Reason::Interrupted : Reason::Timeout, std::nullopt, std::nullopt};
}
Verdict internal_error(std::string what) {
  return Broken{std::move(what), true};
}

}  // namespace needle::engine
