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

struct SeePaths {
  // `inputs` are the smallest and plainest that take the path; what it did not look at is a hole.
  std::function<void(const Leaf& leaf, const std::vector<space::Value>& inputs)> path;
  // The paths from here on are larger than those before, or longer.
  std::function<void()> round;
};

// Leaves that are tests only: those that were cut or stopped are in the end. Goes on until the bounds, the budget or the
// paths are used up; `see` may stop the budget, and is called for nothing
// then. `compiled` is code for open numbers.
claim::End walk_paths(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget,
                      const claim::Listener& listener, const SeePaths& see);

}  // namespace needle::search
