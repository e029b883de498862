// What a search says of numbers that it left open instead of choosing them: how far its claims about all inputs of a size
// go.
//
// Such a number costs one, whatever its value, so a size covers all its values at once. But a path may then go on
// without end, deciding one thing after the other about the same numbers: it is left after a number of decisions.
#pragma once
#include <cstdint>
#include <optional>
#include <string>

#include "core/core.h"

namespace needle::claim {

struct OpenNumbers {
  bool open = false;                  // numbers were left open
  bool chosen = false;                // and others, such as denominators, were not: a size bounds those
  std::optional<uint32_t> decisions;  // some path was left after so many decisions about numbers
  bool may_overflow = false;          // sums of Int were taken as exact, and not every one is
};

// Numbers that were left open at first, and chosen one by one where something had to know them.
struct ChosenNumbers {
  core::Prim by;          // the primitive
  core::GlobalId global;  // in which that stands
  uint64_t times = 0;
  std::string place = {};  // as it is printed, once somebody has looked it up
};

// Who decided what about them, for those who want to know. `name` is a decider's.
struct Decider {
  const char* name = "";
  uint64_t entailed = 0, possible = 0, impossible = 0;
};

}  // namespace needle::claim
