#include "claim/exploration.h"

#include <gtest/gtest.h>

namespace needle::claim {
namespace {

int code_of(Explored kind, size_t examples) {
  Exploration e;
  e.kind = kind;
  e.examples = examples;
  return exit_code(e);
}

TEST(Exploration, NothingIsAProofOnlyWhenAllPathsWereSeen) {
  EXPECT_EQ(code_of(Explored::All, 0), 1);
  EXPECT_EQ(code_of(Explored::All, 1), 0);
  EXPECT_EQ(code_of(Explored::Bounded, 0), 3);
  EXPECT_EQ(code_of(Explored::Bounded, 1), 0);
  EXPECT_EQ(code_of(Explored::Fewer, 5), 3);
}

TEST(Exploration, OtherEnds) {
  EXPECT_EQ(code_of(Explored::Enough, 3), 0);
  EXPECT_EQ(code_of(Explored::Interrupted, 3), 130);
  EXPECT_EQ(code_of(Explored::Wrong, 3), 70);
  EXPECT_EQ(code_of(Explored::Broken, 0), 2);
}

}  // namespace
}  // namespace needle::claim
