// Doubles and Floats in the order in which searches try them: index 0 is the simplest, sizes never decrease.
//
// Most are dyadic fractions m / 2^k, of size bits of m, and k; those of one size are listed by k, and m is odd unless k
// is 0. Arithmetic on the small ones is exact, so what goes wrong by rounding does not go wrong there. Therefore a few
// values at which it does (0.1, 1/3, the neighbours of 1, a subnormal), and those that compare oddly (-0.0, infinities,
// NaN), come long before their turn, if they have one at all: they are listed behind the fractions of a small size, and
// nowhere else.
#pragma once
#include <gmpxx.h>

#include <cstdint>
#include <vector>

namespace needle::space {

class Reals {
 public:
  static const Reals& doubles();
  static const Reals& floats();

  uint64_t count() const { return ends_.back(); }
  double at(uint64_t index) const;
  uint32_t size_at(uint64_t index) const;  // of that number
  uint32_t size_of(double value) const;
  // How many have exactly this size, and which.
  mpz_class count(uint32_t size) const;
  double of_size(uint32_t size, mpz_class index) const;
  mpz_class index_within_size(double value) const;
  uint32_t largest() const { return mantissa_bits_ + largest_k_; }

 private:
  struct Odd {
    double value;
    uint32_t size;               // where it is listed
    uint32_t fraction_size = 0;  // where it is missing, if it is a fraction, and the place there
    mpz_class place = 0;
  };
  Reals(uint32_t mantissa_bits, uint32_t largest_k, const std::vector<std::pair<double, uint32_t>>& odd);

  const Odd* odd(double value) const;
  uint64_t fractions(uint32_t m_bits, uint32_t k) const;
  mpz_class fractions_of_size(uint32_t size) const;
  template <class Count>
  double fraction(uint32_t size, Count index) const;
  mpz_class fraction_index(double value) const;
  // Of the fractions of this size, the places of those that are listed elsewhere; ascending.
  std::vector<mpz_class> moved(uint32_t size) const;

  const uint32_t mantissa_bits_, largest_k_;
  std::vector<Odd> odd_;  // by size
  // A search asks for the first ones again and again: all of small size, their sizes, and where the larger sizes end.
  std::vector<double> first_;
  std::vector<uint32_t> first_sizes_;
  std::vector<uint64_t> ends_;  // of size kListed, kListed + 1, ..
};

}  // namespace needle::space
