#include "solve/integer.h"

#include <algorithm>

#include "base/show_number.h"

namespace needle::solve {

Int greatest_common_divisor(Int a, Int b) {
  a = a < 0 ? -a : a;
  b = b < 0 ? -b : b;
  while (b != 0) a = std::exchange(b, a % b);
  return a;
}

std::string show(Int value) {
  return big(value).get_str();
}

std::optional<Int> parse(const std::string& decimal) {
  mpz_class number;
  if (number.set_str(decimal, 10) != 0 || mpz_sizeinbase(number.get_mpz_t(), 2) > 127) return std::nullopt;
  const mpz_class magnitude = abs(number), high = magnitude >> 64;
  const Int value = static_cast<Int>(static_cast<uint64_t>(integer_low_bits(high))) << 64 |
                    static_cast<Int>(static_cast<uint64_t>(integer_low_bits(magnitude)));
  return number < 0 ? -value : value;
}

mpz_class big(Int value) {
  // The high word has the sign, the low word has none.
  return (integer_from_int(static_cast<int64_t>(value >> 64)) << 64) + integer_from_word(static_cast<uint64_t>(value));
}

}  // namespace needle::solve
