// Amounts: the same as big numbers, on both sides of a word's end.
#include "base/amount.h"

#include <gtest/gtest.h>

#include <vector>

namespace needle {
namespace {

std::vector<mpz_class> samples() {
  const mpz_class word = mpz_class(1) << 64;
  return {0, 1, 2, 1000, word / 2, word - 2, word - 1, word, word + 1, word * 3, word * word + 5};
}

TEST(Amount, IsItsNumber) {
  for (const mpz_class& n : samples()) {
    EXPECT_EQ(Amount(n).number(), n);
    EXPECT_EQ(Amount(n).is_big(), n >= mpz_class(1) << 64);
    EXPECT_EQ(Amount(n).is_zero(), n == 0);
    const Amount original(n), copy = original;
    EXPECT_EQ(copy, original);
  }
}

TEST(Amount, Arithmetic) {
  for (const mpz_class& a : samples())
    for (const mpz_class& b : samples()) {
      EXPECT_EQ((Amount(a) += Amount(b)).number(), a + b) << a << " + " << b;
      EXPECT_EQ(Amount(a).times(Amount(b)).number(), a * b) << a << " * " << b;
      EXPECT_EQ(Amount(a) < Amount(b), a < b) << a << " < " << b;
      EXPECT_EQ(Amount(a) == Amount(b), a == b) << a << " == " << b;
      if (b <= a) {
        EXPECT_EQ((Amount(a) -= Amount(b)).number(), a - b) << a << " - " << b;
      }
      if (b > 0) {
        EXPECT_EQ(Amount(a).divided_by(Amount(b)).number(), a / b) << a << " / " << b;
      }
    }
}

TEST(Amount, DrawsEveryNumberBelow) {
  Random random(1);
  for (uint64_t n : {1, 2, 3, 7, 8}) {
    std::vector<int> seen(n);
    for (int i = 0; i < 1000; ++i) ++seen[Amount(n).draw(random).word()];
    for (int times : seen) EXPECT_GT(times, 1000 / static_cast<int>(n) / 2);
  }
  const mpz_class large = (mpz_class(1) << 130) + 1;
  int upper = 0;
  for (int i = 0; i < 1000; ++i) {
    const mpz_class drawn = Amount(large).draw(random).number();
    EXPECT_LT(drawn, large);
    upper += drawn > large / 2;
  }
  EXPECT_GT(upper, 400);
  EXPECT_LT(upper, 600);
}

}  // namespace
}  // namespace needle
