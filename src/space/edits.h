// The values that differ from one in a single place: another constructor with the smallest fields there are, or one
// field edited; of a number its neighbours and the simplest one.
#pragma once
#include <vector>

#include "space/value.h"

namespace needle::space {

// Smallest first; not the value itself. Of a large value only a part of them.
std::vector<Value> edits(const Spaces& spaces, const Value& value, size_t most);

}  // namespace needle::space
