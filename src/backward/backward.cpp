#include "backward/backward.h"

#include <chrono>

#include "claim/inputs.h"

namespace needle::backward {

using claim::End;
using claim::Halted;

Question question_of(core::Program& program, const space::Spaces& spaces, core::GlobalId function,
                     const std::vector<claim::Input>& inputs, const std::vector<uint32_t>& marks) {
  core::Builder build(program);
  const claim::Call call = claim::call_of(build, function, inputs);
  Question out{program, spaces};
  out.code = build.lam(call.params, call.value);
  for (const claim::Input& input : inputs) out.inputs.push_back(input.space);
  out.marks.insert(marks.begin(), marks.end());
  return out;
}

Backward::Backward(const Question& question, uint32_t first_mark, claim::SearchBudget& budget,
                   const claim::Listener& listener)
    : question_(question),
      first_mark_(first_mark),
      listener_(listener),
      turns_(question, {.stop = budget.stop, .max_memory = budget.max_memory}) {}

bool Backward::judge() {
  Search& search = *turns_.turn().search;
  search.make_small();
  if (question_.at_candidate) question_.at_candidate(search);
  const claim::AtMark next = listener_.mark(first_mark_, search.inputs()).next;
  if (next == claim::AtMark::Enough) return true;
  if (next == claim::AtMark::GoBack)
    turns_.refuse();
  else
    turns_.go_on();
  return false;
}

std::optional<End> Backward::ended(decltype(End::how) how) {
  end_.how = std::move(how);
  return end_;
}

std::optional<End> Backward::step() {
  switch (turns_.next()) {
    case State::Working:
      return std::nullopt;
    case State::Candidate:
      return judge() ? ended(End::Undecided{}) : std::nullopt;
    case State::Exhausted:
      if (const std::optional<claim::Certificate> proof = turns_.certificate()) return ended(End::Exhausted{*proof});
      return ended(End::Undecided{});
    case State::Overflows:
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
  using Clock = std::chrono::steady_clock;
  constexpr double kSeconds = 0.2;  // candidates, and what the solver does not know, bring no lookups
  const Clock::time_point began = Clock::now();
  const uint64_t before = end_.counts.nodes;
  std::optional<End> end;
  do {
    end = step();
    end_.counts = turns_.counts();
  } while (!end && end_.counts.nodes - before < amount &&
           std::chrono::duration<double>(Clock::now() - began).count() < kSeconds);
  if (listener_.progress) listener_.progress(end_.counts, 0, std::nullopt);
  if (end) end->counts = end_.counts;
  return end;
}

}  // namespace needle::backward
