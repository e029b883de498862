// Why a candidate gets to its target: the path from the target back to the entry, in source positions.
//
//   t.nat:7:16: `fretp`
//   t.nat:6:8: `x == 0` is true, with x = 0
//   t.nat:13:18: called by `f i1`
//   t.nat:12:6: `i2 == 0` is true, with i2 = 0
//
// The path is found in the model: from the entry by the literals of hits that hold, or from the mark by the callers that
// are picked. Conditions that could not have been otherwise are left out, and so is what stands in the library.
#pragma once
#include "backward/names.h"
#include "backward/search.h"
#include "claim/verdict.h"

namespace needle::backward {

// Of the candidate at which the search stands. Empty: the model has no such path.
std::vector<claim::PathStep> explain(Search& search, const Sources& sources);

}  // namespace needle::backward
