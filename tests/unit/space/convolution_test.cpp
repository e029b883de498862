#include "space/convolution.h"

#include <gtest/gtest.h>

#include <random>

namespace needle::space {
namespace {

mpz_class random_number(std::mt19937& random, uint32_t bits) {
  mpz_class out = 0;
  for (uint32_t i = 0; i < bits; i += 32) out = (out << 32) + static_cast<uint32_t>(random());
  return out >> (bits % 32 == 0 ? 0 : 32 - bits % 32);
}

TEST(Remainders, NumbersComeBack) {
  std::mt19937 random(1);
  Moduli moduli;
  for (uint32_t bits : {1, 55, 56, 57, 111, 112, 113, 500, 3000, 20'000}) {
    const size_t count = Moduli::needed(bits);
    mpz_class most = (mpz_class(1) << bits) - 1;
    for (const mpz_class& number : {mpz_class(0), mpz_class(1), most, random_number(random, bits)}) {
      std::vector<uint64_t> remainders;
      for (size_t i = 0; i < count; ++i) {
        const auto [first, second] = moduli.remainders(number, i);
        EXPECT_EQ(first, mpz_fdiv_ui(number.get_mpz_t(), moduli[i].first));
        EXPECT_EQ(second, mpz_fdiv_ui(number.get_mpz_t(), moduli[i].second));
        EXPECT_EQ(moduli[i].joined(first, second), mpz_fdiv_ui(number.get_mpz_t(), moduli[i].both()));
      }
      for (size_t i = 0; i < count; ++i) remainders.push_back(mpz_fdiv_ui(number.get_mpz_t(), moduli[i].both()));
      EXPECT_EQ(moduli.number(remainders), number) << bits;
    }
  }
}

// The largest remainders there are, so many that their sum takes more than a word.
TEST(Remainders, SumsLongerThanAWord) {
  Moduli moduli;
  const Prime prime = moduli[0].first;
  for (size_t length : {0, 1, 7, 8, 9, 255, 256, 257, 2000}) {
    const std::vector<uint32_t> left(length + kSums, static_cast<uint32_t>(prime - 1)), right = left;
    SumsOfProducts sums;
    sums.add(left.data(), right.data() + length, length);
    for (uint64_t sum : sums.by(prime)) EXPECT_EQ(sum, length % prime);
  }
}

// A sequence of growing numbers, some of them 0.
Series random_series(std::mt19937& random, uint32_t length, uint32_t bits_each) {
  Series out;
  for (uint32_t i = 0; i < length; ++i)
    out.push_back(random() % 8 == 0 ? mpz_class(0) : random_number(random, 1 + i * bits_each));
  return out;
}

TEST(Convolution, TheSameAsTheSumOfProducts) {
  std::mt19937 random(2);
  for (int round = 0; round < 40; ++round) {
    const uint32_t length = 1 + static_cast<uint32_t>(random() % 300);
    const Series left = random_series(random, length, static_cast<uint32_t>(random() % 12)),
                 right = random_series(random, length, static_cast<uint32_t>(random() % 12));
    Moduli moduli;
    Convolution product;
    for (uint32_t n = 0; n < length; ++n) {
      mpz_class sum = 0;
      for (uint32_t k = 0; k <= n; ++k) sum += left[k] * right[n - k];
      ASSERT_EQ(product.next(left, right, moduli), sum) << round << " " << n;
      ASSERT_EQ(convolved(left, right, n), sum);
    }
  }
}

// Sequences that are made from their own product, one number at a time: binary trees by their leaves.
TEST(Convolution, OfWhatItMakes) {
  Moduli moduli;
  Series trees;
  Convolution pairs;
  for (uint32_t n = 0; n < 1200; ++n) {
    const mpz_class made = pairs.next(trees, trees, moduli);
    trees.push_back(n == 1 ? mpz_class(1) : made);
  }
  mpz_class catalan;  // C(2m, m) / (m + 1) trees of m + 1 leaves
  for (uint32_t m : {0u, 1u, 7u, 100u, 1000u, 1198u}) {
    mpz_bin_uiui(catalan.get_mpz_t(), 2 * m, m);
    EXPECT_EQ(trees[m + 1], catalan / (m + 1)) << m;
  }
}

}  // namespace
}  // namespace needle::space
