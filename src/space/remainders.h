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
#include <utility>
#include <vector>

namespace needle::space {

class Prime {
 public:
  explicit Prime(uint64_t prime) : prime_(prime), reciprocal_(UINT64_MAX / prime) {}
  operator uint64_t() const { return prime_; }
  // Without a division: a quotient by the reciprocal is too small by one at most.
  uint64_t remainder(uint64_t number) const {
    const auto quotient = static_cast<uint64_t>((static_cast<unsigned __int128>(number) * reciprocal_) >> 64);
    const uint64_t out = number - quotient * prime_;
    return out < prime_ ? out : out - prime_;
  }

 private:
  uint64_t prime_, reciprocal_;
};

class Moduli {
 public:
  struct Modulus {
    Prime first, second;
    uint64_t inverse;                    // of the first, by the second
    std::vector<uint64_t> powers = {1};  // the remainders of the powers of 2^64
    uint64_t both() const { return first * second; }
    // The number with these remainders by the two primes.
    uint64_t joined(uint64_t by_first, uint64_t by_second) const {
      return by_first + first * second.remainder((by_second + second - second.remainder(by_first)) * inverse);
    }
  };

  const Modulus& operator[](size_t i);
  // By the two primes of a modulus.
  std::pair<uint32_t, uint32_t> remainders(const mpz_class& number, size_t modulus);
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

// So many sums of products of numbers below a prime of 28 bits.
inline constexpr uint32_t kSums = 32;
class SumsOfProducts {
 public:
  using Words = std::array<uint64_t, kSums>;
  // Adds left[i + j] * right[-i] to the sum j, for i from 0 to `length`. All of left[0] .. left[length + kSums - 1] can
  // be read.
  void add(const uint32_t* left, const uint32_t* right, size_t length);
  Words by(const Prime& prime) const;

 private:
  Words low_ = {}, high_ = {};  // the sums of halves of words
};

}  // namespace needle::space
