// The smallest limits at which generators still make something that fails. A search tries only a few of them early, so
// what it finds may have been made at a larger one than need be: a hundred elements where three would do.
#pragma once
#include "search/problem.h"

namespace needle::search {

// Fails in the same way.
claim::End::Found with_smallest_limits(const Problem& problem, claim::Counts& counts, claim::End::Found failure);

}  // namespace needle::search
