#include "search/leaf.h"

#include "base/unicode.h"

namespace needle::search {

using claim::Halted;
using claim::TestResult;
using machine::Outcome;
using machine::OutcomeKind;

namespace {

enum class Raised : uint8_t { Failure, Discard, NoSuchChoice };

// An exception that cannot be asked what it is, because it raises itself or depends on what is unknown, is not ours.
std::variant<Raised, Halted> kind_of(machine::Narrowing& narrow, machine::Word exception, core::GlobalId is_discard) {
  if (!is_discard.valid()) return Raised::Failure;
  const Outcome answer = narrow.start(narrow.apply(narrow.global(is_discard), {exception}));
  if (const std::optional<Halted> halt = halted_by(answer.kind)) return *halt;
  if (answer.kind != OutcomeKind::Finished) return Raised::Failure;
  return static_cast<Raised>(machine::constructor_tag(answer.value));
}

// A [Char] that is evaluated completely once its first cell is; nothing when it cannot be.
std::optional<std::string> text_of(machine::Narrowing& narrow, machine::Word list, bool& open) {
  const Outcome outcome = narrow.start(list);
  open = outcome.kind == OutcomeKind::Asked && outcome.asks == machine::Asks::WhichSide;
  if (outcome.kind != OutcomeKind::Finished) return std::nullopt;
  std::string out;
  for (machine::Word cell = outcome.value; machine::constructor_tag(cell) == 1;
       cell = narrow.look(machine::field(cell, 1))) {
    const machine::Word character = narrow.look(machine::field(cell, 0));
    open = machine::is_symbol(character);
    if (open) return std::nullopt;
    append_utf8(out, machine::to_int64(character));
  }
  return out;
}

}  // namespace

std::optional<Halted> halted_by(OutcomeKind kind) {
  switch (kind) {
    case OutcomeKind::OutOfSteps:
      return Halted::Steps;
    case OutcomeKind::OutOfMemory:
    case OutcomeKind::StackOverflow:
      return Halted::Memory;
    case OutcomeKind::Interrupted:
      return Halted::Interrupted;
    case OutcomeKind::Undecided:
      return Halted::Undecided;
    case OutcomeKind::Fault:
      return Halted::Fault;
    case OutcomeKind::Finished:
    case OutcomeKind::Exited:
    case OutcomeKind::Uncaught:
    case OutcomeKind::Loop:
    case OutcomeKind::Asked:
      break;
  }
  return std::nullopt;
}

std::optional<Ended> Ended::of(const Outcome& outcome) {
  switch (outcome.kind) {
    case OutcomeKind::Finished:
    case OutcomeKind::Uncaught:
    case OutcomeKind::Loop:
    case OutcomeKind::Exited:
      return Ended(outcome);
    default:
      return std::nullopt;
  }
}

std::optional<Halted> classify(machine::Narrowing& narrow, const Ended& ended, const claim::Test& test,
                               core::GlobalId is_discard, Leaf& meaning) {
  if (!ended.raised()) {
    const machine::Word number = test.notes ? narrow.look(machine::field(ended.value(), 0)) : ended.value();
    meaning.test(static_cast<TestResult>(machine::to_int64(number)), false);
    if (test.notes && meaning.result == TestResult::Passed)
      meaning.notes = text_of(narrow, machine::field(ended.value(), 1), meaning.notes_open);
    return std::nullopt;
  }
  meaning.test(TestResult::Failed, true);
  if (!ended.has_exception()) return std::nullopt;
  const std::variant<Raised, Halted> kind = kind_of(narrow, ended.value(), is_discard);
  if (const Halted* halt = std::get_if<Halted>(&kind)) return *halt;
  if (std::get<Raised>(kind) == Raised::Failure) return std::nullopt;
  meaning.test(TestResult::Discarded, false);
  if (std::get<Raised>(kind) == Raised::NoSuchChoice) meaning.kind = LeafKind::NoSuchChoice;
  return std::nullopt;
}

}  // namespace needle::search
