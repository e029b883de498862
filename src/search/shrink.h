// Makes a witness that was found by sampling small.
//
// First greedily: a part is replaced by a part of its own of the same type (so a list loses a stretch of its elements,
// a tree all but one branch, a function's table an entry) or by the least value of its type, a number by one that
// stands before it. The largest steps are tried first; the first input that fails in the same way is where it goes on,
// until nothing smaller fails. Then everything smaller within the shape of what is left is searched (shape.h), and then
// everything smaller at all, by narrowing, smallest size first; what that finds is the smallest there is.
//
// Each of the three has a budget of work. When that or the time is used up, or the user interrupts, the best so far is
// the result; it fails in any case.
#pragma once
#include "search/problem.h"

namespace needle::search {

// `work`: for each of the three; by itself what the budget says.
claim::End::Found shrink(const Problem& problem, claim::Counts& counts, claim::End::Found failure,
                         std::optional<uint64_t> work = {});

}  // namespace needle::search
