// Sequences of counts, by size, and their products: the counts of pairs.
//
//   product[n]   the sum over k of left[k] * right[n - k]
//
// A sequence is usually made from its own products, so product[n] is wanted when left and right are known up to n only,
// and a little less. The sizes are cut into blocks. What both sequences hold below a block is known when it begins, and
// its part in all products of the block is computed at once, from remainders (remainders.h): a vector of remainders is
// used for each size of the block while it is near. What is left has a size of the first block on one side: few
// products, of a small number and a large one.
#pragma once
#include "space/remainders.h"

namespace needle::space {

// Numbers keep their places while others are added.
class Series {
 public:
  uint32_t size() const { return static_cast<uint32_t>(numbers_.size()); }
  const mpz_class& operator[](uint32_t i) const { return numbers_[i]; }
  void push_back(const mpz_class& number);

  const std::vector<uint32_t>& present() const { return present_; }  // the places that do not hold 0
  uint32_t bits(uint32_t i) const { return bits_[i]; }               // of the largest number up to there
  // The remainders of all numbers by both primes of a modulus.
  using Remainders = std::array<std::vector<uint32_t>, 2>;
  const Remainders& remainders(Moduli& moduli, size_t modulus) const;

 private:
  std::deque<mpz_class> numbers_;
  std::vector<uint32_t> present_, bits_;
  mutable std::vector<Remainders> remainders_;
};

class Convolution {
 public:
  static constexpr uint32_t kBlock = kSums;

  uint32_t size() const { return next_; }
  // The next number of the product. Both sequences are known as far as it depends on them, and at the beginning of a
  // block up to there.
  mpz_class next(const Series& left, const Series& right, Moduli& moduli);

 private:
  void begin_block(const Series& left, const Series& right, Moduli& moduli);

  uint32_t next_ = 0;
  std::vector<mpz_class> known_;  // of this block: the sums over both sequences below it; none when that does not pay
};

// One number of the product.
mpz_class convolved(const Series& left, const Series& right, uint32_t size);

}  // namespace needle::space
