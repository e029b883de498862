// Sets of conditions from a small pool, in random order, with and without the cache: the same answers, fewer questions.
#include <gtest/gtest.h>

#include "base/random.h"
#include "solve/solver.h"

namespace needle::solve {
namespace {

Options just(std::initializer_list<Decider> deciders) {
  Options out;
  out.on.fill(false);
  for (Decider d : deciders) out.on[static_cast<size_t>(d)] = true;
  out.z3_milliseconds = 10'000;
  return out;
}

// Three variables that are given out anew, sometimes with other ranges, and conditions on their sums.
class Pool {
 public:
  Pool(uint64_t seed, Solver& solver) : random_(seed), solver_(solver) {}

  // One path of some conditions; the answers, one a letter.
  std::string path() {
    solver_.reset();
    const Int high = random_.below(4) == 0 ? 6 : 9;
    std::vector<Term> x;
    for (int i = 0; i < 3; ++i) x.push_back(solver_.variable({0, high, 0}));
    std::string out;
    for (int i = 0; i < 6; ++i) {
      Term sum = solver_.constant(0);
      const uint64_t which = random_.below(7) + 1;
      for (int v = 0; v < 3; ++v) {
        if ((which >> v & 1) == 0) continue;
        const Int factor = v == 1 ? 3 : v == 2 ? -2 : 1;
        sum =
            *solver_.add(sum, *solver_.apply(Operation::Multiply, x[static_cast<size_t>(v)], solver_.constant(factor)));
      }
      const Relation relation = random_.below(3) == 0 ? Relation::Equal : Relation::LessEqual;
      const Answer answer =
          solver_.compare(relation, sum, solver_.constant(static_cast<Int>(random_.below(4)) * 5 - 5));
      if (!answer.condition.valid() || answer.decided) continue;
      const bool side = random_.below(2) != 0;
      out += "YN?"[static_cast<size_t>(solver_.assume(answer.condition, side))];
    }
    return out;
  }

 private:
  Random random_;
  Solver& solver_;
};

TEST(SolveCache, SaysWhatZ3Says) {
  uint64_t smaller = 0, larger = 0, calls = 0, without = 0;
  for (uint64_t seed = 0; seed < 20; ++seed) {
    Solver cached(just({Decider::Cache, Decider::Z3})), plain(just({Decider::Z3}));
    Pool a(seed, cached), b(seed, plain);
    for (int i = 0; i < 100; ++i) ASSERT_EQ(a.path(), b.path()) << "seed " << seed << ", path " << i;
    smaller += cached.statistics().by_subset;
    larger += cached.statistics().by_superset;
    calls += cached.statistics().z3_calls;
    without += plain.statistics().z3_calls;
  }
  EXPECT_GT(smaller, 100u);
  EXPECT_GT(larger, 100u);
  EXPECT_LE(calls + smaller + larger, without);
  RecordProperty("by_subset", static_cast<int>(smaller));
  RecordProperty("by_superset", static_cast<int>(larger));
  RecordProperty("z3_calls", static_cast<int>(calls));
  RecordProperty("without", static_cast<int>(without));
}

TEST(SolveCache, SetsInEachOther) {
  Solver solver(just({Decider::Cache, Decider::Z3}));
  const auto sum_of = [&](Term a, Term b, Int factor) {
    return *solver.add(a, *solver.apply(Operation::Multiply, b, solver.constant(factor)));
  };
  const auto take = [&](Relation relation, Term term, Int value, bool side = true) {
    const Answer answer = solver.compare(relation, term, solver.constant(value));
    return solver.assume(answer.condition, answer.holds_when == side);
  };
  const Range range{0, 100, 0};
  {
    const Term x = solver.variable(range), y = solver.variable(range);
    ASSERT_EQ(take(Relation::LessEqual, sum_of(x, y, 2), 9), Possible::Yes);
    ASSERT_EQ(take(Relation::GreaterEqual, sum_of(x, y, 3), 28), Possible::No);
    ASSERT_EQ(take(Relation::GreaterEqual, sum_of(x, y, 5), 20), Possible::Yes);
    ASSERT_EQ(take(Relation::LessEqual, sum_of(x, y, 7), 60), Possible::Yes);
  }
  const uint64_t calls = solver.statistics().z3_calls;
  solver.reset();
  {
    // More than what was impossible.
    const Term x = solver.variable(range), y = solver.variable(range);
    ASSERT_EQ(take(Relation::LessEqual, sum_of(x, y, 2), 9), Possible::Yes);
    ASSERT_EQ(take(Relation::LessEqual, sum_of(x, y, 11), 100), Possible::Yes);
    EXPECT_EQ(take(Relation::GreaterEqual, sum_of(x, y, 3), 28), Possible::No);
    EXPECT_EQ(solver.statistics().by_subset, 1u);
  }
  solver.reset();
  {
    // Less than what was possible.
    const Term x = solver.variable(range), y = solver.variable(range);
    EXPECT_EQ(take(Relation::GreaterEqual, sum_of(x, y, 5), 20), Possible::Yes);
    EXPECT_GE(*solver.value(sum_of(x, y, 5)), 20);
    EXPECT_EQ(solver.statistics().by_superset, 1u);
  }
  EXPECT_EQ(solver.statistics().z3_calls, calls);
  solver.reset();
  {
    // Another range is another question.
    const Range wider{-1000, 1000, 0};
    const Term x = solver.variable(wider), y = solver.variable(wider);
    ASSERT_EQ(take(Relation::LessEqual, sum_of(x, y, 2), 9), Possible::Yes);
    EXPECT_EQ(take(Relation::GreaterEqual, sum_of(x, y, 3), 28), Possible::Yes);
    EXPECT_EQ(solver.statistics().z3_calls, calls + 1);
  }
}

}  // namespace
}  // namespace needle::solve
