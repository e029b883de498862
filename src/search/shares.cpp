#include "search/shares.h"

#include <algorithm>
#include <cmath>

namespace needle::search {
namespace {

double ratio(double part, double whole) {
  return whole > 0 ? std::clamp(part / whole, 0.0, 1.0) : 0;
}

// From 0 to 1.
double pays(const Measured& symbolic, const Measured& narrow) {
  if (narrow.complete && narrow.complete > symbolic.complete) return 0;
  const double waits = ratio(symbolic.solver_seconds, symbolic.seconds);
  const double lost = ratio(static_cast<double>(symbolic.unanswered), static_cast<double>(symbolic.solver_calls));
  return (1 - waits) * (1 - lost);
}

}  // namespace

Shares shares_of(const Measured& symbolic, const Measured& narrow) {
  constexpr uint32_t kRandom = 2, kLeast = 1, kMost = kEighths - kRandom - kLeast;
  const auto more = static_cast<uint32_t>(std::lround(pays(symbolic, narrow) * (kMost - kLeast)));
  return {kLeast + more, kRandom, kMost - more};
}

}  // namespace needle::search
