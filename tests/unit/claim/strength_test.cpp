#include "claim/strength.h"

#include <gtest/gtest.h>

namespace needle::claim {
namespace {

// One row a mutant, one letter a property: x where it is killed.
KillMatrix matrix(const std::vector<std::string>& rows) {
  KillMatrix out;
  for (const std::string& text : rows) {
    KillMatrix::Row row;
    for (size_t i = 0; i < text.size(); ++i)
      if (text[i] == 'x') row.killed |= uint64_t{1} << i;
    out.rows.push_back(row);
  }
  return out;
}

std::string shown(const std::vector<Implication>& all) {
  std::string out;
  for (const Implication& i : all) {
    for (size_t f : i.from) out += std::to_string(f);
    out += (i.both ? "=" : ">") + std::to_string(i.to) + " ";
  }
  return out;
}

}  // namespace

TEST(Strength, ScoresAndTheirIntervals) {
  EXPECT_EQ((Score{0, 0}.percent()), 0);
  EXPECT_EQ((Score{4, 1}.percent()), 25);
  const auto [low, high] = Score{1000, 370}.interval();
  EXPECT_NEAR(low, 34.1, 0.1);
  EXPECT_NEAR(high, 40.0, 0.1);
  EXPECT_EQ((Score{1000, 1000}.interval().second), 100);
  EXPECT_LT((Score{1000, 1000}.interval().first), 100);
  EXPECT_EQ((Score{1000, 0}.interval().first), 0);
}

TEST(Strength, TheSmallestSetsThatKillAsMuch) {
  using Sets = std::vector<std::vector<size_t>>;
  EXPECT_EQ(minimal_sets(matrix({"x..", "xx.", "x.x"}), 3), (Sets{{0}}));
  EXPECT_EQ(minimal_sets(matrix({"x..", ".x.", ".xx"}), 3), (Sets{{0, 1}}));
  EXPECT_EQ(minimal_sets(matrix({"xx.", "..x"}), 3), (Sets{{0, 2}, {1, 2}}));
  EXPECT_EQ(minimal_sets(matrix({"x..", ".x.", "..x", "..."}), 3), (Sets{{0, 1, 2}}));
  EXPECT_EQ(minimal_sets(matrix({}), 3), Sets{});
}

TEST(Strength, Implications) {
  EXPECT_EQ(shown(implications(matrix({"x.", "xx"}), 2)), "0>1 ");
  EXPECT_EQ(shown(implications(matrix({"xx", ".."}), 2)), "0=1 ");
  EXPECT_EQ(shown(implications(matrix({"x.", ".x"}), 2)), "");
  EXPECT_EQ(shown(implications(matrix({"x.."}), 3)), "");                        // what kills nothing is not spoken of
  EXPECT_EQ(shown(implications(matrix({"x..", "xx.", "xxx"}), 3)), "0>1 1>2 ");  // and not 0>2, which follows
  EXPECT_EQ(shown(implications(matrix({"x.x", ".xx"}), 3)), "2>0 2>1 01>2 ");
  EXPECT_EQ(shown(implications(matrix({"x.x", ".xx", "x..", ".x."}), 3)), "01>2 ");
}

TEST(Strength, ExitCodes) {
  Strength s;
  s.properties.resize(1);
  s.properties[0].measured = true;
  s.together = {100, 80};
  EXPECT_EQ(exit_code(s, std::nullopt), 0);
  EXPECT_EQ(exit_code(s, 80), 0);
  EXPECT_EQ(exit_code(s, 80.5), 1);
  s.properties[0].measured = false;
  s.properties[0].original.verdict = Falsified{};
  EXPECT_EQ(exit_code(s, std::nullopt), 1);
  s.properties[0].original.verdict = Broken{"", false};
  EXPECT_EQ(exit_code(s, 90), 2);
  s.properties[0].original.verdict = GaveUp{};
  EXPECT_EQ(exit_code(s, std::nullopt), 3);
}

}  // namespace needle::claim
