// Smaller inputs within the shape of those that failed.
//
// An input lies within the shape of another when it is what is left after some parts were replaced, each by a part of
// its own of the same type or by the least value, and numbers by some that stand before them: of a list, the lists with
// fewer elements in the same order. Greedy shrinking changes one place at a time; here any number of places is changed
// at once, as `xs` and `ys` that must stay equally long need it.
//
//   demand(x), x has v in the witness     for each part p of v, smallest first, then v itself:  x := p's constructor
//   leaf that fails in the same way       the best so far; from here on only what is smaller is looked at
#pragma once
#include "search/problem.h"

namespace needle::search {

// Until the work done in all is `until`, the problem's stop is set, or all is seen. `best` is smaller afterwards, or as
// it was.
void search_shape(const Problem& problem, claim::Counts& counts, uint64_t until, claim::End::Found& best);

}  // namespace needle::search
