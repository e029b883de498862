// Doubles as whole numbers in the same order: the key of a Double is its place, counted from 0.0.
//
//   -Infinity .. -5.0e-324  -0.0  0.0  5.0e-324 .. Infinity  NaN
//   -1-kTop   ..     -2       -1   0       1    ..   kTop    kTop+1
//
// Neighbours have neighbouring keys, and the key of a negation is -1 - key: so there is a second key for NaN below all
// others. NaNs are not told apart. Floats have keys of their own, which are made in the same way.
#pragma once
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace needle {

template <class Real, class Bits>
struct RealKeys {
  static constexpr int64_t kTop = static_cast<int64_t>(std::bit_cast<Bits>(std::numeric_limits<Real>::infinity()));
  static constexpr int64_t kNaN = kTop + 1, kBottom = -1 - kTop, kNegativeZero = -1;

  static int64_t of(Real x) {
    if (std::isnan(x)) return kNaN;
    const auto magnitude = static_cast<int64_t>(std::bit_cast<Bits>(std::fabs(x)));
    return std::signbit(x) ? -1 - magnitude : magnitude;
  }
  static Real value(int64_t key) {
    if (key > kTop || key < kBottom) return std::numeric_limits<Real>::quiet_NaN();
    return key < 0 ? -std::bit_cast<Real>(static_cast<Bits>(-1 - key)) : std::bit_cast<Real>(static_cast<Bits>(key));
  }
};
using DoubleKeys = RealKeys<double, uint64_t>;
using FloatKeys = RealKeys<float, uint32_t>;

// doubleToInt: truncates; what does not fit becomes the least Int.
inline int64_t truncate_double(double x) {
  if (std::isnan(x) || x <= -9223372036854775808.0 || x >= 9223372036854775808.0) return INT64_MIN;
  return static_cast<int64_t>(x);
}

}  // namespace needle
