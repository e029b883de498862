// The operations that are no sums: their values, and what is known about their results.
#pragma once
#include <optional>

#include "solve/intervals.h"

namespace needle::solve {

// Nothing: it does not fit, or the divisor is not greater than 0.
std::optional<Int> value_of(Operation operation, Int a, Int b);
Interval interval_of(Operation operation, const Interval& a, const Interval& b);

// The same for operations on keys of Doubles (doubles.cpp).
Int value_on_doubles(Operation operation, Int a, Int b);
Interval interval_on_doubles(Operation operation, const Interval& a, const Interval& b);
Sort sort_of_result(Operation operation);

// How many bits a two's complement needs for all numbers between the ends, if 64 are enough; otherwise 0.
uint8_t bits_for(const Interval& interval);

}  // namespace needle::solve
