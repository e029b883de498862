// The numbers of a space in order: index 0 is the simplest, sizes never decrease.
//
//   Int, Integer   0, 1, -1, 2, -2, ..        size: bits of the absolute value, at least 1
//   Word, Natural  0, 1, 2, ..
//   Char           'a' .. 'z', 'A' .. 'Z', '0' .. '9', ' ', the rest; size: bits of the index
//   Double, Float  see reals.h
//   Choice         0, 1, 2, ..                a generator's choice: one more than the bits, so that none is free
//   Size           0, 1, 2, 3, 5, 10, ..      what a generator is told to keep to, up to 100; or one, free
//   Ratio          reduced n / d              size: bits of n, and one less than bits of d; up to size 16
#pragma once
#include <gmpxx.h>

#include <optional>

#include "space/space.h"

namespace needle::space {

struct Number {
  int64_t integer = 0;      // Integral, Char; Ratio: numerator
  int64_t denominator = 1;  // Ratio
  double real = 0;          // Double, Float
  mpz_class big = 0;        // Integral: the number, when it does not fit `integer`; otherwise 0

  mpz_class whole(bool is_unsigned) const;  // Integral, Char
};
Number make_whole(const mpz_class& value, bool is_unsigned);

// Nothing when there are no more.
std::optional<Number> number_at(const Space& space, uint64_t index);
uint32_t size_of(const Space& space, const Number& number);
std::optional<uint32_t> size_at(const Space& space, uint64_t index);  // of the number there
// The same for spaces whose numbers are whole and of these indices fit a word: a search asks for every alternative.
bool is_whole(const Space& space);
std::optional<int64_t> whole_at(const Space& space, uint64_t index);
uint32_t size_of_whole(const Space& space, int64_t number);
uint64_t index_of_limit(const Space& space, int64_t limit);  // of Size
// How many have exactly this size, and which: index 0 is the first of that size in the order above.
mpz_class numbers_of_size(const Space& space, uint32_t size);
Number number_of_size(const Space& space, uint32_t size, const mpz_class& index);
mpz_class index_within_size(const Space& space, const Number& number);
// The largest size that a number of the space has; nothing when there is no end to them.
std::optional<uint32_t> largest_number(const Space& space);
// How many a series of this depth holds, as Lazy SmallCheck draws them.
uint64_t numbers_of_depth(const Space& space, uint32_t depth);

}  // namespace needle::space
