#include "search/shares.h"

#include <gtest/gtest.h>

namespace needle::search {
namespace {

TEST(Shares, WhereTheSolverIsNotAskedSymbolicHasMost) {
  EXPECT_EQ(shares_of({.seconds = 2, .complete = 9}, {}), (Shares{5, 2, 1}));
  EXPECT_EQ(shares_of({.seconds = 2, .complete = 9}, {.complete = 9}), (Shares{5, 2, 1}));
}

TEST(Shares, WhereAllTimeIsTheSolversChoosingNumbersHasMost) {
  EXPECT_EQ(shares_of({.seconds = 2, .solver_seconds = 1.99, .solver_calls = 20}, {}), (Shares{1, 2, 5}));
  EXPECT_EQ(shares_of({.seconds = 2, .solver_seconds = 2.5, .solver_calls = 20}, {}), (Shares{1, 2, 5}));
}

TEST(Shares, WhatTheSolverDoesNotAnswerIsLost) {
  EXPECT_EQ(shares_of({.seconds = 2, .solver_seconds = 0.1, .solver_calls = 40, .unanswered = 40}, {}),
            (Shares{1, 2, 5}));
  EXPECT_EQ(shares_of({.seconds = 2, .solver_seconds = 0, .solver_calls = 40, .unanswered = 20}, {}),
            (Shares{3, 2, 3}));
}

TEST(Shares, ALargerSizeWithNumbersChosenTells) {
  EXPECT_EQ(shares_of({.seconds = 2, .complete = 4}, {.complete = 5}), (Shares{1, 2, 5}));
  EXPECT_EQ(shares_of({.seconds = 2}, {.complete = 1}), (Shares{1, 2, 5}));
}

TEST(Shares, NobodyIsLeftOut) {
  for (uint32_t part = 0; part <= 20; ++part)
    for (uint64_t unanswered = 0; unanswered <= 10; ++unanswered)
      for (uint32_t complete = 0; complete < 3; ++complete) {
        const Shares s = shares_of({2, 0.1 * part, 10, unanswered, 1}, {.complete = complete});
        EXPECT_EQ(s.symbolic + s.random + s.narrow, kEighths);
        EXPECT_GE(s.symbolic, 1u);
        EXPECT_GE(s.random, 1u);
        EXPECT_GE(s.narrow, 1u);
      }
}

}  // namespace
}  // namespace needle::search
