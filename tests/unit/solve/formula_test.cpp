// The formula that grows: what propagation settles, models, cores, and all of it against enumeration.
#include "solve/formula.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "base/random.h"

namespace needle::solve {
namespace {

using Outcome = Formula::Outcome;

struct FormulaTest : ::testing::Test {
  Formula f;
  Literal compare(Relation r, Term a, Term b) { return *f.compare(r, a, b); }
  Term number(Int n) { return f.constant(n); }
  Outcome check(std::vector<Literal> assumptions = {}) { return f.check(assumptions); }
};

TEST_F(FormulaTest, PropagationNeedsNoSolver) {
  const Literal a = f.fresh(), b = f.fresh(), c = f.fresh();
  f.imply({}, {a});
  f.imply({a}, {b});
  f.imply({a, b}, {c});
  ASSERT_EQ(check(), Outcome::Satisfiable);
  EXPECT_TRUE(f.value(a) && f.value(b) && f.value(c) && !f.value(!c));
  f.imply({c}, {});
  EXPECT_EQ(check(), Outcome::Unsatisfiable);
  EXPECT_TRUE(f.core().empty());
  EXPECT_EQ(f.statistics().z3_calls, 0u);
}

TEST_F(FormulaTest, TheCoreNamesAssumptionsThatContradict) {
  const Literal a = f.fresh(), b = f.fresh(), other = f.fresh();
  f.imply({a, b}, {});
  ASSERT_EQ(check({other, a, b}), Outcome::Unsatisfiable);
  EXPECT_EQ(std::count(f.core().begin(), f.core().end(), other), 0);
  EXPECT_EQ(check(f.core()), Outcome::Unsatisfiable);
  EXPECT_EQ(check({other, a}), Outcome::Satisfiable);
}

TEST_F(FormulaTest, ComparisonsOfNumbers) {
  const Term x = f.variable(), y = f.variable(Int(0), Int(9));
  f.imply({}, {compare(Relation::Less, x, y)});
  f.imply({}, {compare(Relation::Greater, x, number(7))});
  ASSERT_EQ(check(), Outcome::Satisfiable);
  EXPECT_EQ(f.value(x), Int(8));
  EXPECT_EQ(f.value(y), Int(9));
  EXPECT_EQ(check({compare(Relation::NotEqual, x, number(8))}), Outcome::Unsatisfiable);
}

TEST_F(FormulaTest, ProductsAndQuotients) {
  const Term x = f.variable(Int(2), Int(20)), y = f.variable(Int(2), Int(20));
  f.imply({}, {compare(Relation::Equal, *f.multiply(x, y), number(35))});
  f.imply({}, {compare(Relation::Less, x, y)});
  ASSERT_EQ(check(), Outcome::Satisfiable);
  EXPECT_EQ(f.value(x), Int(5));
  EXPECT_EQ(f.value(y), Int(7));
  const Term z = f.variable();
  f.imply({}, {compare(Relation::Equal, *f.divide(z, number(4)), number(-2))});
  f.imply({}, {compare(Relation::Equal, *f.modulo(z, number(4)), number(3))});
  ASSERT_EQ(check(), Outcome::Satisfiable);
  EXPECT_EQ(f.value(z), Int(-5));  // -5 = -2 * 4 + 3
}

// What was asked once does not stay: only clauses do.
TEST_F(FormulaTest, AssumptionsAreForOneQuestion) {
  const Literal late = f.fresh(), a = f.fresh();
  f.imply({}, {a, late});
  EXPECT_EQ(check({!late}), Outcome::Satisfiable);
  EXPECT_TRUE(f.value(a));
  f.imply({a}, {});
  ASSERT_EQ(check({!late}), Outcome::Unsatisfiable);
  EXPECT_EQ(f.core(), std::vector<Literal>{!late});
  EXPECT_EQ(check(), Outcome::Satisfiable);
  EXPECT_TRUE(f.value(late));
}

TEST_F(FormulaTest, WhatHoldsBecauseOfARoot) {
  const Literal root = f.fresh(), next = f.fresh(), other = f.fresh();
  f.imply({root}, {next});
  f.imply({}, {root});
  f.imply({}, {other});
  ASSERT_EQ(check(), Outcome::Satisfiable);
  const std::vector<Literal> path = f.because(root).path;
  EXPECT_EQ(std::count(path.begin(), path.end(), next), 1);
  EXPECT_EQ(std::count(path.begin(), path.end(), other), 0);
}

// Random clauses over a few Booleans and comparisons of numbers from 0 to 3, asked as they grow.
struct Small {
  static constexpr int kNumbers = 3, kBooleans = 3, kMost = 3;
  explicit Small(uint64_t seed, const FormulaOptions& options) : f(options), random(seed) {
    for (int i = 0; i < kNumbers; ++i) numbers.push_back(f.variable(Int(0), Int(kMost)));
    for (int i = 0; i < kBooleans; ++i) booleans.push_back(f.fresh());
  }
  struct World {
    std::vector<int> numbers;
    std::vector<bool> booleans;
  };
  using Test = std::function<bool(const World&)>;
  struct Known {
    Literal literal;
    Test holds;
  };

  Known atom() {
    const bool opposite = random.one_in(2);
    Known out;
    if (random.one_in(2)) {
      const auto i = random.below(kBooleans);
      out = {booleans[i], [i](const World& w) { return w.booleans[i]; }};
    } else {
      const auto a = random.below(kNumbers), b = random.below(kNumbers);
      const int c = static_cast<int>(random.below(2 * kMost + 1)) - kMost;
      const bool equal = random.one_in(2);
      const Term right = *f.add(numbers[b], f.constant(c));
      out = {*f.compare(equal ? Relation::Equal : Relation::Less, numbers[a], right), [=](const World& w) {
               return equal ? w.numbers[a] == w.numbers[b] + c : w.numbers[a] < w.numbers[b] + c;
             }};
    }
    if (!opposite) return out;
    return {!out.literal, [holds = out.holds](const World& w) { return !holds(w); }};
  }

  void add_clause() {
    std::vector<Known> all;
    for (uint64_t i = 0; i < 1 + random.below(3); ++i) all.push_back(atom());
    std::vector<Literal> literals;
    for (const Known& k : all) literals.push_back(k.literal);
    f.imply({}, literals);
    clauses.push_back([all](const World& w) {
      return std::any_of(all.begin(), all.end(), [&](const Known& k) { return k.holds(w); });
    });
  }

  bool possible(const std::vector<Known>& assumed) const {
    for (int code = 0; code < 4 * 4 * 4 * 8; ++code) {
      World w;
      for (int i = 0; i < kNumbers; ++i) w.numbers.push_back(code >> (2 * i) & 3);
      for (int i = 0; i < kBooleans; ++i) w.booleans.push_back(code >> (6 + i) & 1);
      const bool fits = std::all_of(clauses.begin(), clauses.end(), [&](const Test& t) { return t(w); }) &&
                        std::all_of(assumed.begin(), assumed.end(), [&](const Known& k) { return k.holds(w); });
      if (fits) return true;
    }
    return false;
  }
  World model() const {
    World w;
    for (const Term t : numbers) w.numbers.push_back(static_cast<int>(*f.value(t)));
    for (const Literal l : booleans) w.booleans.push_back(f.value(l));
    return w;
  }

  Formula f;
  Random random;
  std::vector<Term> numbers;
  std::vector<Literal> booleans;
  std::vector<Test> clauses;
};

void compare_with_enumeration(uint64_t seed, const FormulaOptions& options, uint64_t& yes, uint64_t& no) {
  Small small(seed, options);
  for (int round = 0; round < 8; ++round) {
    small.add_clause();
    const std::vector<Small::Known> assumed{small.atom(), small.atom()};
    std::vector<Literal> literals;
    for (const Small::Known& k : assumed) literals.push_back(k.literal);
    const Outcome outcome = small.f.check(literals);
    ASSERT_NE(outcome, Outcome::Unknown);
    ASSERT_EQ(outcome == Outcome::Satisfiable, small.possible(assumed)) << "seed " << seed << " round " << round;
    if (outcome == Outcome::Satisfiable) {
      ++yes;
      const Small::World w = small.model();
      for (const Small::Test& t : small.clauses) ASSERT_TRUE(t(w)) << "seed " << seed;
      for (const Small::Known& k : assumed) ASSERT_TRUE(k.holds(w)) << "seed " << seed;
    } else {
      ++no;
      std::vector<Small::Known> core;
      for (const Small::Known& k : assumed)
        if (std::count(small.f.core().begin(), small.f.core().end(), k.literal) > 0) core.push_back(k);
      ASSERT_FALSE(small.possible(core)) << "seed " << seed << ": the core is none";
    }
  }
}

TEST(FormulaRandom, AgreesWithEnumeration) {
  uint64_t yes = 0, no = 0;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    compare_with_enumeration(seed, {}, yes, no);
    if (::testing::Test::HasFatalFailure()) return;
  }
  EXPECT_GT(yes, 300u);
  EXPECT_GT(no, 300u);
}

TEST(FormulaRandom, WithoutGuesses) {
  uint64_t yes = 0, no = 0;
  for (uint64_t seed = 1000; seed < 1050; ++seed) {
    compare_with_enumeration(seed, {.guesses = false}, yes, no);
    if (::testing::Test::HasFatalFailure()) return;
  }
  EXPECT_GT(yes, 50u);
  EXPECT_GT(no, 50u);
}

}  // namespace
}  // namespace needle::solve
