// What may stand in the place of a part of an input, when something smaller is looked for.
#pragma once
#include "space/value.h"

namespace needle::search {

// The parts of a value that have its type, smallest first, without the value itself: the tails of a list, the subtrees
// of a tree, the rest of a function's table after an entry.
std::vector<const space::Value*> parts_of(const space::Spaces& spaces, const space::Value& value);
// Whether it begins otherwise than the least value of its type.
bool above_least(const space::Spaces& spaces, const space::Value& value);
// The same number with others: 0, then closer and closer to it, by halves of the distance. None for a key of a table,
// which is what the program makes it.
std::vector<space::Value> smaller_numbers(const space::Spaces& spaces, const space::Value& number);
uint32_t size_of(const space::Spaces& spaces, const std::vector<space::Value>& values);

}  // namespace needle::search
