// What a leaf of the tree says: how an evaluation that ended is to be understood.
#pragma once
#include <optional>
#include <string>

#include "claim/property.h"
#include "machine/narrow.h"

namespace needle::search {

enum class LeafKind : uint8_t {
  Tested,        // `result`
  NoSuchChoice,  // a generator was given a choice that it does not have; nor has it any after it
  Reached,       // the evaluation stands at a target and need not go on
  Stopped,       // `stopped` says by what; the evaluation did not end
};

struct Leaf {
  LeafKind kind = LeafKind::Stopped;
  claim::TestResult result = claim::TestResult::Failed;
  bool raised = false;  // Failed: by an exception, not by a result
  machine::OutcomeKind stopped = {};
  bool expects_failure = false;  // Passed or Failed, of a property that is meant to fail
  // Passed: what the test says about itself (claim/notes.h), unless that depends on inputs that it did not look at.
  std::optional<std::string> notes = {};
};

// Of any outcome but Demand and Reached. `is_discard` as in Problem; may be invalid.
Leaf classify(machine::Narrowing& narrow, const machine::Outcome& outcome, const claim::Property& property,
              core::GlobalId is_discard);

}  // namespace needle::search
