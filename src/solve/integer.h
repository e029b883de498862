// Arithmetic on 128 bits that notices when it needs more: then the result is nothing.
#pragma once
#include <gmpxx.h>

#include <optional>
#include <string>

#include "solve/solver.h"

namespace needle::solve {

// The numbers of terms and models. The product of two words is among them, and the difference of any two of them still
// fits into 128 bits.
inline constexpr Int kLargest = Int(1) << 126, kLeast = -kLargest + 1;
inline bool in_limits(Int a) {
  return kLeast <= a && a <= kLargest;
}

inline std::optional<Int> plus(Int a, Int b) {
  Int sum;
  if (__builtin_add_overflow(a, b, &sum)) return std::nullopt;
  return sum;
}
inline std::optional<Int> minus(Int a, Int b) {
  Int difference;
  if (__builtin_sub_overflow(a, b, &difference)) return std::nullopt;
  return difference;
}
inline std::optional<Int> times(Int a, Int b) {
  Int product;
  if (__builtin_mul_overflow(a, b, &product)) return std::nullopt;
  return product;
}

// The divisor is greater than 0. Rounds towards minus infinity.
inline Int floor_divide(Int a, Int divisor) {
  const Int quotient = a / divisor;
  return quotient * divisor > a ? quotient - 1 : quotient;
}
inline Int floor_modulo(Int a, Int divisor) {
  const Int rest = a % divisor;
  return rest < 0 ? rest + divisor : rest;
}
Int greatest_common_divisor(Int a, Int b);  // of numbers whose negation fits; not negative

std::string show(Int value);
std::optional<Int> parse(const std::string& decimal);
mpz_class big(Int value);

}  // namespace needle::solve
