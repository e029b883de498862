// Doubles and Floats in order: each once, sizes never decrease, places and numbers belong to each other.
#include "space/reals.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <set>

namespace needle::space {
namespace {

void check_order(const Reals& reals, uint64_t count) {
  std::set<uint64_t> seen;
  uint32_t size = 0;
  mpz_class within = 0;
  for (uint64_t i = 0; i < count; ++i) {
    const double value = reals.at(i);
    ASSERT_TRUE(seen.insert(std::bit_cast<uint64_t>(value)).second) << value << " twice";
    ASSERT_EQ(reals.size_at(i), reals.size_of(value)) << value;
    if (reals.size_of(value) > size) {
      ASSERT_TRUE(size == 0 || within == reals.count(size)) << "size " << size;
      size = reals.size_of(value);
      within = 0;
    }
    ASSERT_EQ(reals.size_of(value), size) << value;
    ASSERT_EQ(reals.index_within_size(value), within) << value;
    const double again = reals.of_size(size, within);
    ASSERT_EQ(std::bit_cast<uint64_t>(again), std::bit_cast<uint64_t>(value));
    ++within;
  }
}

TEST(Reals, InOrder) {
  check_order(Reals::doubles(), 100'000);
  check_order(Reals::floats(), 100'000);
}

TEST(Reals, WhatRoundsOrComparesOddlyComesEarly) {
  for (const double odd : {0.1, 0.2, 0.3, 1.0 / 3, 1e16, -0.0, HUGE_VAL, -HUGE_VAL, std::nan(""), 5e-324})
    EXPECT_LE(Reals::doubles().size_of(odd), 6u) << odd;
  EXPECT_EQ(Reals::doubles().size_of(0.0), 1u);
  EXPECT_LT(Reals::doubles().size_of(0.1), Reals::doubles().size_of(0.7));
}

// There is a last one of each.
TEST(Reals, FarAway) {
  const Reals& floats = Reals::floats();
  const double last = floats.at(floats.count() - 1);
  EXPECT_EQ(floats.size_of(last), floats.size_at(floats.count() - 1));
  EXPECT_EQ(floats.index_within_size(last) + 1, floats.count(floats.size_of(last)));
  for (const uint64_t far : {uint64_t{1} << 20, uint64_t{1} << 40, uint64_t{1} << 60, Reals::doubles().count() - 1}) {
    const double value = Reals::doubles().at(far);
    EXPECT_EQ(Reals::doubles().size_of(value), Reals::doubles().size_at(far));
  }
}

// Each of these has a place among the fractions too, far away, and is missing there.
TEST(Reals, NoneIsListedTwice) {
  const Reals& reals = Reals::doubles();
  const uint32_t size = reals.size_of(0.7);
  for (const double v : {0.1, 0.2, 0.3, 0.7, 0.9}) {
    const mpz_class place = reals.index_within_size(v);
    EXPECT_EQ(reals.of_size(reals.size_of(v), place), v);
  }
  EXPECT_GT(size, 50u);
}

}  // namespace
}  // namespace needle::space
