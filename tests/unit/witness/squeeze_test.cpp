#include "witness/squeeze.h"

#include <gtest/gtest.h>

#include <random>

namespace needle::witness {
namespace {

TEST(Squeeze, ComesBack) {
  std::mt19937 random(1);
  for (int i = 0; i < 2000; ++i) {
    std::string text;
    const size_t length = random() % 400;
    while (text.size() < length)
      text += random() % 3 ? text.substr(random() % (text.size() + 1), random() % 60)
                           : std::string(1, "01._n-\nab"[random() % 9]);
    ASSERT_EQ(expand(squeeze(text)), text);
  }
}

TEST(Squeeze, RepetitionsCostNothing) {
  std::string text;
  for (int i = 0; i < 3000; ++i) text += "1.n0.";
  EXPECT_LT(squeeze(text).size(), 20u);
}

TEST(Squeeze, WhatItDidNotMakeIsRefused) {
  EXPECT_FALSE(expand(std::string("\x01", 1)));
  EXPECT_FALSE(expand(std::string("ab\x01\x05\x02", 5)));  // further back than there is
  EXPECT_FALSE(expand(std::string("ab\x01\x00\x02", 5)));  // nowhere
  EXPECT_FALSE(expand(std::string("ab\x01\x01\xff\xff\xff\xff\xff\xff\xff\xff\x7f", 13)));  // without end
}

}  // namespace
}  // namespace needle::witness
