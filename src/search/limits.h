// The smallest limits at which generators still make something that fails. A search tries only a few of them early, so
// what it finds may have been made at a larger one than need be: a hundred elements where three would do.
#pragma once
#include "search/failure.h"
#include "search/problem.h"

namespace needle::search {

// Fails in the same way.
Failure with_smallest_limits(const Problem& problem, claim::Counts& counts, Failure failure);

}  // namespace needle::search
