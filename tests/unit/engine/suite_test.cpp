// Suites of random instances, against what their definition says and against all subsets.
#include "engine/suite.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

namespace needle::engine {
namespace {

using Covered = std::set<uint32_t>;

struct Instance {
  std::vector<SuiteTest> tests;
  std::vector<bool> already;

  Covered of(const std::vector<size_t>& chosen) const {
    Covered out;
    for (size_t i : chosen)
      for (uint32_t p : tests[i].covers)
        if (p >= already.size() || !already[p]) out.insert(p);
    return out;
  }
  Covered of_all() const {
    return of(numbers([](const SuiteTest&) { return true; }));
  }
  template <class F>
  std::vector<size_t> numbers(F wanted) const {
    std::vector<size_t> out;
    for (size_t i = 0; i < tests.size(); ++i)
      if (wanted(tests[i])) out.push_back(i);
    return out;
  }
  // By trying all subsets.
  size_t fewest() const {
    const Covered all = of_all();
    size_t best = tests.size();
    for (uint32_t bits = 0; bits < (1u << tests.size()); ++bits) {
      std::vector<size_t> chosen;
      for (size_t i = 0; i < tests.size(); ++i)
        if (bits >> i & 1) chosen.push_back(i);
      if (chosen.size() < best && of(chosen) == all) best = chosen.size();
    }
    return best;
  }
};

Instance random_instance(std::mt19937& random, bool all_welcome) {
  const auto below = [&](uint32_t n) { return static_cast<uint32_t>(random() % n); };
  Instance out;
  const uint32_t places = 1 + below(12), tests = below(10), one_in = 2 + below(4);
  for (uint32_t t = 0; t < tests; ++t) {
    SuiteTest test;
    for (uint32_t p = 0; p < places; ++p)
      if (below(one_in) == 0) test.covers.push_back(p);
    test.size = below(5);
    test.welcome = all_welcome || below(3) > 0;
    out.tests.push_back(test);
  }
  // Sometimes shorter than there are places.
  out.already.resize(below(places + 1));
  for (size_t p = 0; p < out.already.size(); ++p) out.already[p] = below(4) == 0;
  return out;
}

TEST(Suite, CoversEverythingWithNoSuperfluousTest) {
  std::mt19937 random(1);
  for (int round = 0; round < 3000; ++round) {
    const Instance in = random_instance(random, round % 2 == 0);
    const std::vector<size_t> chosen = choose_suite(in.tests, in.already);
    ASSERT_TRUE(std::is_sorted(chosen.begin(), chosen.end()));
    ASSERT_EQ(std::set(chosen.begin(), chosen.end()).size(), chosen.size());
    ASSERT_EQ(in.of(chosen), in.of_all()) << round;
    for (size_t i : chosen) {
      std::vector<size_t> others = chosen;
      std::erase(others, i);
      ASSERT_NE(in.of(others), in.of_all()) << "test " << i << " of instance " << round << " is superfluous";
    }
  }
}

TEST(Suite, UnwelcomeTestsAreForWhatNoOtherCovers) {
  std::mt19937 random(2);
  for (int round = 0; round < 3000; ++round) {
    const Instance in = random_instance(random, false);
    const Covered welcome = in.of(in.numbers([](const SuiteTest& t) { return t.welcome; }));
    for (size_t i : choose_suite(in.tests, in.already)) {
      if (in.tests[i].welcome) continue;
      const Covered own = in.of({i});
      ASSERT_FALSE(std::includes(welcome.begin(), welcome.end(), own.begin(), own.end())) << round;
    }
  }
}

// A greedy choice from at most twelve places is within the harmonic number of twelve, 3.1, of the fewest.
TEST(Suite, IsNearlyTheFewest) {
  std::mt19937 random(3);
  size_t as_few = 0;
  constexpr size_t kRounds = 500;
  for (size_t round = 0; round < kRounds; ++round) {
    const Instance in = random_instance(random, true);
    const size_t chosen = choose_suite(in.tests, in.already).size(), fewest = in.fewest();
    ASSERT_GE(chosen, fewest);
    ASSERT_LE(chosen, 3 * fewest + 1);
    as_few += chosen == fewest;
  }
  EXPECT_GT(as_few, kRounds * 8 / 10);
}

TEST(Suite, WhatIsAlreadyCoveredNeedsNoTest) {
  const std::vector<SuiteTest> tests = {{{0, 1}}, {{2}}};
  EXPECT_EQ(choose_suite(tests, {}), (std::vector<size_t>{0, 1}));
  EXPECT_EQ(choose_suite(tests, {true, true}), (std::vector<size_t>{1}));
  EXPECT_EQ(choose_suite(tests, {true, false, true}), (std::vector<size_t>{0}));
  EXPECT_TRUE(choose_suite(tests, {true, true, true, false}).empty());
  EXPECT_TRUE(choose_suite({}, {false}).empty());
  EXPECT_TRUE(choose_suite({{}, {}}, {}).empty());
}

TEST(Suite, OfEquallyGoodTestsTheSmallerThenTheFirst) {
  EXPECT_EQ(choose_suite({{{0}, 5}, {{0}, 2}, {{0}, 2}}, {}), (std::vector<size_t>{1}));
  EXPECT_EQ(choose_suite({{{0}, 1, false}, {{0}, 9}}, {}), (std::vector<size_t>{1}));
}

// The largest gain is taken first, and the other two make it superfluous.
TEST(Suite, WhatTheOthersMakeSuperfluousGoes) {
  const std::vector<SuiteTest> tests = {{{1, 2, 3, 4}, 9}, {{0, 1, 2}, 1}, {{3, 4, 5}, 1}};
  EXPECT_EQ(choose_suite(tests, {}), (std::vector<size_t>{1, 2}));
}

}  // namespace
}  // namespace needle::engine
