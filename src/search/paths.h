// The paths through a function, smallest first, with numbers left open: every leaf of the search, each once.
//
// A path is what was decided on the way to its leaf. Rounds under growing bounds come by the same paths again, so the
// ones that have been shown are remembered. Sums of Int are asked whether they overflow: the inputs of a path lead there
// at 64 bits.
#pragma once
#include "search/bounds.h"
#include "search/compiled.h"
#include "search/leaf.h"

namespace needle::search {

// `inputs` are the smallest and plainest that take the path; what it did not look at is a hole.
using SeePath = std::function<void(const Leaf& leaf, const std::vector<space::Value>& inputs)>;

// Leaves that are tests only: those that were cut or stopped are in the end. Goes on until the bounds, the budget or the
// paths are used up; `see` may stop the budget. `compiled` is code for open numbers.
claim::End walk_paths(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget,
                      const claim::Listener& listener, const SeePath& see);

}  // namespace needle::search
