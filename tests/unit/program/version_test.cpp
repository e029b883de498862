#include "program/version.h"

#include <gtest/gtest.h>

#include "program/cabal_dependencies.h"

namespace needle::program {
namespace {

TEST(Version, RangesOfCabalFiles) {
  const Version v = {1, 5, 2};
  for (const char* range : {"", ">= 1.5", ">=1.5.2 && <1.6", "== 1.5.2", "==1.5.*", "^>= 1.5", "^>=1.5.1", "<1 || >1.4",
                            "(>= 1 && < 2)", "> 1.5.1", "<= 1.5.2", "-any", " >= 1\n  && < 3"})
    EXPECT_TRUE(is_in_range(v, range)) << range;
  for (const char* range : {">= 1.6", "<1.5.2", "== 1.5", "==1.4.*", "^>= 1.4", "^>=1.5.3", "<1 || >2", "> 1.5.2"})
    EXPECT_FALSE(is_in_range(v, range)) << range;
  EXPECT_EQ(read_version("1.2.*"), Version({1, 2}));
  EXPECT_EQ(read_version("99999999999999999999"), Version());
}

TEST(Version, DependenciesHaveNamesRangesAndPlaces) {
  const auto found = read_dependencies(
      "p.cabal", {"build-depends", "base >= 4 && < 5,\nmy-lib:{a, b} ^>= 1.2\n, other:sub, last", {3, 4, 6}});
  ASSERT_EQ(found.size(), 4u);
  EXPECT_EQ(found[0].name, "base");
  EXPECT_TRUE(is_in_range({4, 9}, found[0].range));
  EXPECT_FALSE(is_in_range({5}, found[0].range));
  EXPECT_EQ(found[0].place, "p.cabal:3");
  EXPECT_EQ(found[1].name, "my-lib");
  EXPECT_FALSE(is_in_range({2}, found[1].range));
  EXPECT_EQ(found[1].place, "p.cabal:4");
  EXPECT_EQ(found[2].name, "other");
  EXPECT_EQ(found[2].range, "");
  EXPECT_EQ(found[2].place, "p.cabal:6");
  EXPECT_EQ(found[3].name, "last");
}

}  // namespace
}  // namespace needle::program
