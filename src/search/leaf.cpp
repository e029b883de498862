#include "search/leaf.h"

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

}  // namespace

Leaf classify(machine::Narrowing& narrow, const Outcome& outcome, core::GlobalId is_discard) {
  switch (outcome.kind) {
    case OutcomeKind::Finished:
      return {LeafKind::Tested, static_cast<TestResult>(machine::to_int64(outcome.value)), false, {}};
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
