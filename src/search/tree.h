// The search tree under a bound, printed: every leaf with the decisions that lead to it. Decisions that a leaf shares
// with the one before it are not repeated.
//
//   xs = (:)                   the input xs becomes a list of an element and a rest
//     xs.1 = []                its second field becomes the empty list
//       passed
#pragma once
#include "search/bounds.h"
#include "search/compiled.h"

namespace needle::search {

struct PrintedTree {
  std::string text;
  uint64_t leaves = 0;
  bool whole = true;  // false when it has more leaves than asked for, or was stopped
};
PrintedTree print_tree(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget,
                       uint64_t most_leaves);

}  // namespace needle::search
