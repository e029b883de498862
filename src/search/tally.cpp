#include "search/tally.h"

namespace needle::search {

using claim::TestResult;

void Tally::count_cut(Walker& walker, bool by_memory) {
  if (cuts_++ > 0) return;
  cut_ = walker.inputs();
  cut_by_memory_ = by_memory;
}

void Tally::add(uint64_t tests, uint64_t discards, const claim::Notes& notes) {
  tests_ += tests;
  discards_ += discards;
  notes_.add(notes);
}

Tally::Says Tally::leaf(Walker& walker) {
  const Leaf& leaf = walker.leaf();
  switch (leaf.kind) {
    case LeafKind::Stopped:
      return Says::Stopped;
    case LeafKind::Cut:
      if (leaf.by == claim::Halted::Undecided)
        ++unknown_;
      else
        count_cut(walker, leaf.by == claim::Halted::Memory);
      return Says::GoOn;
    case LeafKind::NoSuchChoice:
      return Says::GoOn;
    case LeafKind::Reached:
    case LeafKind::Tested:
      break;
  }
  ++tests_;
  if (leaf.result == TestResult::Discarded) ++discards_;
  if (leaf.notes)
    notes_.count(*leaf.notes);
  else if (problem_.test().notes && leaf.result == TestResult::Passed)
    notes_.leave_out();
  counts_.notes_open |= leaf.notes_open;
  if (problem_.sought == claim::Sought::Mark) {
    unfinished_ += leaf.result == TestResult::Unfinished;
    return walker.enough() ? Says::Found : Says::GoOn;
  }
  if (problem_.listener.leaf) {
    problem_.listener.leaf(leaf.result, walker.inputs());
    return Says::GoOn;
  }
  return leaf.result == TestResult::Failed ? Says::Found : Says::GoOn;
}

claim::End::Found found_at(const Problem& problem, Walker& walker) {
  claim::End::Found out{walker.smallest_inputs(), walker.leaf().raised, std::nullopt};
  if (problem.solver) out.size = walker.refiner().size();
  return out;
}

claim::OpenNumbers numbers_of(const Problem& problem, const Walker& walker, std::optional<uint32_t> sides) {
  if (!problem.solver) return {};
  return {walker.refiner().opened(), walker.refiner().chosen(), sides, problem.machine.may_have_wrapped()};
}

void count_deciders(const Problem& problem, claim::Counts& counts) {
  if (!problem.solver) return;
  const solve::Statistics& s = problem.solver->statistics();
  counts.comparisons = s.comparisons;
  counts.solver_calls = s.z3_calls;
  counts.solver_seconds = s.z3_seconds;
  counts.solver_unknown = s.unknown;
  counts.chosen.clear();
  for (const machine::Machine::Chosen& c : problem.machine.chosen_numbers())
    counts.chosen.push_back({c.prim, c.global, c.times});
  counts.deciders = {{"the path", s.on_path, 0, 0}, {"the model", 0, s.free, 0}};
  for (size_t i = 0; i < solve::kDeciders; ++i)
    counts.deciders.push_back(
        {problem.solver->name_of(static_cast<solve::Decider>(i)), s.entailed[i], s.possible[i], s.impossible[i]});
}

}  // namespace needle::search
