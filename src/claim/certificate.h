// What only an exhaustive walk over a search tree can hand out: every input was looked at, in this very walk.
//
// A proof (Holds, Unreachable) cannot be made without one, and one cannot be made from a walk that left anything out.
// So a search that was cut, bounded, stopped or sampled has no way to claim a proof, however its parts are put
// together.
#pragma once
#include <cstdint>
#include <optional>

namespace needle::claim {

// What happened in one walk. As long as nothing is said the walk proves nothing.
struct Walk {
  bool finished = false;    // no alternative is left to take
  bool bound_hit = true;    // some alternative did not fit under the bound
  bool values_left = true;  // not all values of some type can be made, or the outside world was asked for some
  uint64_t undecided = 1;   // evaluations without a result: cut, stopped, too large to look at
};

class Certificate {
 public:
  // Nothing unless the walk was exhaustive.
  static std::optional<Certificate> of(const Walk& walk) {
    if (!walk.finished || walk.bound_hit || walk.values_left || walk.undecided > 0) return std::nullopt;
    return Certificate();
  }
  // The tree has no node: the code that is asked for is not in the program.
  static Certificate of_nothing() { return Certificate(); }

 private:
  Certificate() = default;
};

}  // namespace needle::claim
