#include "search/leaf.h"

#include "base/unicode.h"

namespace needle::search {

using claim::TestResult;
using machine::Outcome;
using machine::OutcomeKind;

namespace {

enum class Raised : uint8_t { Failure, Discard, NoSuchChoice };

Raised kind_of(machine::Narrowing& narrow, machine::Word exception, core::GlobalId is_discard) {
  if (!is_discard.valid()) return Raised::Failure;
  const Outcome answer = narrow.start(narrow.apply(narrow.global(is_discard), {exception}));
  return answer.kind == OutcomeKind::Finished ? static_cast<Raised>(machine::constructor_tag(answer.value))
                                              : Raised::Failure;
}

// A [Char] that is evaluated completely once its first cell is; nothing when it cannot be.
std::optional<std::string> text_of(machine::Narrowing& narrow, machine::Word list) {
  const Outcome outcome = narrow.start(list);
  if (outcome.kind != OutcomeKind::Finished) return std::nullopt;
  std::string out;
  for (machine::Word cell = outcome.value; machine::constructor_tag(cell) == 1;
       cell = narrow.look(machine::field(cell, 1)))
    append_utf8(out, machine::to_int64(narrow.look(machine::field(cell, 0))));
  return out;
}

Leaf tested(machine::Narrowing& narrow, machine::Word value, const claim::Property& property) {
  Leaf out;
  out.kind = LeafKind::Tested;
  const machine::Word number = property.notes ? narrow.look(machine::field(value, 0)) : value;
  const auto result = static_cast<TestResult>(machine::to_int64(number));
  out.result = claim::as_tested(result);
  out.expects_failure = claim::expects_failure(result);
  if (property.notes && out.result == TestResult::Passed) out.notes = text_of(narrow, machine::field(value, 1));
  return out;
}

}  // namespace

Leaf classify(machine::Narrowing& narrow, const Outcome& outcome, const claim::Property& property,
              core::GlobalId is_discard) {
  switch (outcome.kind) {
    case OutcomeKind::Finished:
      return tested(narrow, outcome.value, property);
    case OutcomeKind::Uncaught:
      switch (kind_of(narrow, outcome.value, is_discard)) {
        case Raised::Failure:
          break;
        case Raised::Discard:
          return {LeafKind::Tested, TestResult::Discarded, false, {}};
        case Raised::NoSuchChoice:
          return {LeafKind::NoSuchChoice, TestResult::Discarded, false, {}};
      }
      return {LeafKind::Tested, TestResult::Failed, true, {}};
    case OutcomeKind::Loop:
    case OutcomeKind::Exited:
      return {LeafKind::Tested, TestResult::Failed, true, {}};
    default:
      return {LeafKind::Stopped, TestResult::Failed, false, outcome.kind};
  }
}

}  // namespace needle::search
