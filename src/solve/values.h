// Values for Doubles, tried one after the other: those that programs trip over (zeros, NaN, infinities, the largest and the
// least, values at which sums round), those that the path mentions, and their neighbours; then, between two values at
// which a condition is missed on different sides, halving. All by our own arithmetic, so what is found is right; what
// is not found may exist.
#pragma once
#include <vector>

#include "solve/component.h"

namespace needle::solve {

class Values {
 public:
  // Only for conditions that depend on operations on Doubles. True: the model has changed and satisfies the path and
  // this side. Otherwise it is as it was.
  bool find(Path& path, Condition condition, bool side);

 private:
  Component component_;
};

// Doubles that programs trip over, the plainest first.
const std::vector<double>& notable_doubles();

}  // namespace needle::solve
