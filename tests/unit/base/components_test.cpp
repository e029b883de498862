#include "base/components.h"

#include <gtest/gtest.h>

namespace needle {

using Groups = std::vector<std::vector<uint32_t>>;

TEST(Components, WhatANodeDependsOnComesFirst) {
  EXPECT_EQ(components({{1, 2}, {2}, {}}), (Groups{{2}, {1}, {0}}));
  EXPECT_EQ(components({}), Groups{});
}

TEST(Components, ACycleIsOne) {
  EXPECT_EQ(components({{3}, {0}, {1, 4}, {2}, {4}}), (Groups{{4}, {0, 1, 2, 3}}));
  EXPECT_EQ(components({{1}, {0}, {3}, {2, 0}}), (Groups{{0, 1}, {2, 3}}));
}

TEST(Components, ALongChainNeedsNoDeepStack) {
  constexpr uint32_t kLength = 200'000;
  std::vector<std::vector<uint32_t>> edges(kLength);
  for (uint32_t i = 0; i + 1 < kLength; ++i) edges[i] = {i + 1};
  const Groups found = components(edges);
  ASSERT_EQ(found.size(), kLength);
  EXPECT_EQ(found.front(), std::vector<uint32_t>{kLength - 1});
  edges.back() = {0};
  EXPECT_EQ(components(edges).size(), 1u);
}

}  // namespace needle
