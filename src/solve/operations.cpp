#include "solve/operations.h"

#include <algorithm>

namespace needle::solve {

namespace {

Interval products(const Interval& a, const Interval& b) {
  if (!a.low || !a.high || !b.low || !b.high) {
    const bool positive = a.low && *a.low >= 0 && b.low && *b.low >= 0;
    return positive ? Interval{times(*a.low, *b.low), {}} : Interval();
  }
  Interval all;
  for (const Int x : {*a.low, *a.high})
    for (const Int y : {*b.low, *b.high}) {
      const std::optional<Int> product = times(x, y);
      if (!product) return {};
      all.low = all.low ? std::min(*all.low, *product) : *product;
      all.high = all.high ? std::max(*all.high, *product) : *product;
    }
  return all;
}

Interval quotients(const Interval& a, const Interval& b) {
  const Int least = b.low ? std::max<Int>(*b.low, 1) : 1;
  // By the divisor's greatest value the quotient comes as near to 0, or to -1, as it can.
  const auto nearest = [&](Int n) { return b.high ? floor_divide(n, std::max(*b.high, least)) : n < 0 ? -1 : 0; };
  Interval all;
  if (a.low) all.low = *a.low < 0 ? floor_divide(*a.low, least) : nearest(*a.low);
  if (a.high) all.high = *a.high < 0 ? nearest(*a.high) : floor_divide(*a.high, least);
  return all;
}

// The smallest 2^k - 1 that is not smaller than n.
Int mask_above(Int n) {
  Int mask = 0;
  while (mask < n) mask = mask * 2 + 1;
  return mask;
}

Interval bits(Operation operation, const Interval& a, const Interval& b) {
  const bool a_natural = a.low && *a.low >= 0, b_natural = b.low && *b.low >= 0;
  Interval all;
  if (operation == Operation::And && (a_natural || b_natural)) {
    all.low = 0;
    if (a_natural) all = meet(all, {{}, a.high});
    if (b_natural) all = meet(all, {{}, b.high});
  } else if (a_natural && b_natural) {
    all.low = 0;
    if (a.high && b.high && in_limits(*a.high) && in_limits(*b.high)) all.high = mask_above(std::max(*a.high, *b.high));
  } else if (bits_for(a) != 0 && bits_for(b) != 0) {
    const Int half = Int(1) << (std::max(bits_for(a), bits_for(b)) - 1);
    all = {-half, half - 1};
  }
  return all;
}

}  // namespace

uint8_t bits_for(const Interval& interval) {
  if (!interval.low || !interval.high) return 0;
  for (uint8_t bits = 1; bits <= 64; ++bits) {
    const Int half = Int(1) << (bits - 1);
    if (-half <= *interval.low && *interval.high < half) return bits;
  }
  return 0;
}

std::optional<Int> value_of(Operation operation, Int a, Int b) {
  if (is_on_doubles(operation)) return value_on_doubles(operation, a, b);
  if ((operation == Operation::Divide || operation == Operation::Modulo) && b <= 0) return std::nullopt;
  switch (operation) {
    case Operation::Multiply: {
      const std::optional<Int> product = times(a, b);
      return product && in_limits(*product) ? product : std::nullopt;
    }
    case Operation::Divide:
      return floor_divide(a, b);
    case Operation::Modulo:
      return floor_modulo(a, b);
    case Operation::And:
      return a & b;
    case Operation::Or:
      return a | b;
    case Operation::Xor:
      return a ^ b;
    default:
      break;
  }
  __builtin_unreachable();
}

Interval interval_of(Operation operation, const Interval& a, const Interval& b) {
  if (is_on_doubles(operation)) return interval_on_doubles(operation, a, b);
  switch (operation) {
    case Operation::Multiply:
      return products(a, b);
    case Operation::Divide:
      return quotients(a, b);
    case Operation::Modulo: {
      Interval rest{0, {}};
      if (b.high) rest.high = *b.high - 1;
      if (a.low && *a.low >= 0) rest = meet(rest, {{}, a.high});
      return rest;
    }
    case Operation::And:
    case Operation::Or:
    case Operation::Xor:
      return bits(operation, a, b);
    default:
      break;
  }
  __builtin_unreachable();
}

}  // namespace needle::solve
