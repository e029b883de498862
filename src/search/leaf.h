// What a leaf of the tree says: how an evaluation that ended is to be understood.
#pragma once
#include "claim/property.h"
#include "machine/narrow.h"

namespace needle::search {

enum class LeafKind : uint8_t {
  Tested,        // `result`
  NoSuchChoice,  // a generator was given a choice that it does not have; nor has it any after it
  Stopped,       // `stopped` says by what; the evaluation did not end
};

struct Leaf {
  LeafKind kind = LeafKind::Stopped;
  claim::TestResult result = claim::TestResult::Failed;
  bool raised = false;  // Failed: by an exception, not by a result
  machine::OutcomeKind stopped = {};
};

// Of any outcome but Demand. `is_discard` as in Problem; may be invalid.
Leaf classify(machine::Narrowing& narrow, const machine::Outcome& outcome, core::GlobalId is_discard);

}  // namespace needle::search
