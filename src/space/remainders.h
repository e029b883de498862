// Large whole numbers by their remainders, for sums of many products: the time of a product of remainders grows with the
// length of the result, that of a product of numbers with the product of their lengths.
//
// A modulus is a word, the product of two primes of 28 bits. A number below the product of the first n moduli is known
// by its n remainders. Sums of products are computed for each prime by itself: products of two remainders have 56 bits,
// so a word holds the sum of 256 of them, and a vector unit adds up several words at a time.
#pragma once
#include <gmpxx.h>

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <span>
#include <vector>

namespace needle::space {

class Moduli {
 public:
  struct Modulus {
    uint64_t first, second;  // primes
    uint64_t inverse;        // of the first, by the second
    uint64_t both() const { return first * second; }
  };

  const Modulus& operator[](size_t i);
  // How many moduli it takes for numbers of so many bits; a few more than needed, so that not every number of bits has
  // tables of its own.
  static size_t needed(uint64_t bits);
  // The number with these remainders, of a number of moduli that `needed` gave.
  mpz_class number(std::span<const uint64_t> remainders);

 private:
  struct Table {
    mpz_class all;                  // product of the moduli
    std::vector<mpz_class> others;  // product of all moduli but one
    std::vector<uint64_t> inverse;  // of that, by the one
  };
  const Table& table(size_t moduli);

  std::deque<Modulus> moduli_;
  std::map<size_t, Table> tables_;
};

// Eight sums of products, by a prime of 28 bits that all of the numbers are below: out[j] is the sum of
// left[i + j] * right[i], for i from 0 to `length`.
inline constexpr size_t kSums = 8;
std::array<uint64_t, kSums> sums_of_products(const uint32_t* left, const uint32_t* right, size_t length,
                                             uint64_t prime);

}  // namespace needle::space
