// A value of a space as far as it is known: a tree with holes where a search has not looked.
#pragma once
#include <vector>

#include "space/number.h"

namespace needle::space {

struct Value {
  SpaceId space;
  bool hole = true;
  const core::DataCon* con = nullptr;  // Data
  std::vector<Value> fields;           // of an Image: its source alone
  Number number;                       // Number
};

// The smallest value; `hole` when there is none, and for a tree of choices, which has no end.
Value least_value(const Spaces& spaces, SpaceId id);
// Holes filled with the least values.
Value filled(const Spaces& spaces, Value value);
// The keys of tables that are holes become the first numbers in order, those of one table each another.
Value with_keys(const Spaces& spaces, Value value);
// Holes count with their least size.
uint32_t size_of(const Spaces& spaces, const Value& value);

}  // namespace needle::space
