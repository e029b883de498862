// The elements of a set, a map or a sorted list as it would print them: ascending, each key once.
//
//   fromList [0,1,-1]    ->    fromList [-1,0,1]
//
// A collection is kept as the list it was made from, in the order in which the search chose. Values are compared by
// their structure, as derived instances compare them. Where that is not known (a hole, a function) the list stays as it
// is; and so it is a list from which the same collection is made, whatever the type's own order says.
#pragma once
#include <vector>

#include "space/space.h"
#include "space/value.h"

namespace needle::witness {

// `list` is the source of `image`, whose `collected` says what counts.
std::vector<const space::Value*> in_order(const space::Spaces& spaces, const space::Space& image,
                                          const space::Value& list);

}  // namespace needle::witness
