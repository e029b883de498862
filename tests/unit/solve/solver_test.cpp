// What single deciders can do, questions that are hard, and small values.
#include "solve/solver.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "solve/integer.h"

namespace needle::solve {
namespace {

Options without(std::initializer_list<Decider> deciders) {
  Options options;
  for (const Decider d : deciders) options.on[static_cast<size_t>(d)] = false;
  return options;
}

Possible take(Solver& solver, Relation relation, Term a, Term b) {
  const Answer answer = solver.compare(relation, a, b);
  if (answer.decided) return *answer.decided ? Possible::Yes : Possible::No;
  return solver.assume(answer.condition, answer.holds_when);
}

// All pairs differ; the answer to the last pair that has one.
Possible pigeons_in_holes(Solver& solver, int pigeons, int holes) {
  std::vector<Term> places;
  for (int i = 0; i < pigeons; ++i) places.push_back(solver.variable({1, holes, 1}));
  Possible answer = Possible::Yes;
  for (int i = 0; i < pigeons; ++i)
    for (int j = 0; j < i && answer == Possible::Yes; ++j)
      answer = take(solver, Relation::NotEqual, places[static_cast<size_t>(i)], places[static_cast<size_t>(j)]);
  return answer;
}

TEST(Solver, PigeonsByDifferencesAlone) {
  Solver solver;
  EXPECT_EQ(pigeons_in_holes(solver, 7, 7), Possible::Yes);
  solver.reset();
  EXPECT_EQ(pigeons_in_holes(solver, 7, 6), Possible::No);
  EXPECT_EQ(solver.statistics().z3_calls, 0u);
}

TEST(Solver, TooManySplitsAreUnknown) {
  Solver solver(without({Decider::Simplex, Decider::Z3}));
  EXPECT_EQ(pigeons_in_holes(solver, 13, 12), Possible::Unknown);
}

TEST(Solver, OneBoundForAPair) {
  // A thousand conditions n > k leave one edge: all are decided by the last.
  Solver solver;
  const Term n = solver.variable({});
  for (Int k = 0; k < 1000; ++k) ASSERT_EQ(take(solver, Relation::Greater, n, solver.constant(k)), Possible::Yes);
  EXPECT_EQ(solver.compare(Relation::Greater, n, solver.constant(-5)).decided, true);
  EXPECT_EQ(solver.compare(Relation::Equal, n, solver.constant(999)).decided, false);
  EXPECT_FALSE(solver.compare(Relation::Equal, n, solver.constant(1000)).decided);
  EXPECT_EQ(solver.statistics().z3_calls, 0u);
}

TEST(Solver, ConditionsOnTheSameSumDecideEachOther) {
  Solver solver(without({Decider::Z3}));
  const Term x = solver.variable({}), y = solver.variable({}), sum = *solver.add(x, y);
  ASSERT_EQ(take(solver, Relation::LessEqual, sum, solver.constant(5)), Possible::Yes);
  EXPECT_EQ(solver.compare(Relation::LessEqual, sum, solver.constant(6)).decided, true);
  EXPECT_EQ(solver.compare(Relation::Equal, sum, solver.constant(6)).decided, false);
  EXPECT_EQ(solver.compare(Relation::Greater, *solver.add(sum, sum), solver.constant(10)).decided, false);
  EXPECT_FALSE(solver.compare(Relation::LessEqual, sum, solver.constant(4)).decided);
}

TEST(Solver, RemaindersHaveEnds) {
  Solver solver(without({Decider::Moves, Decider::Simplex, Decider::Z3}));
  const Term x = solver.variable({});
  const auto modulo = [&](Term t, Int divisor) {
    return *solver.apply(Operation::Modulo, t, solver.constant(divisor));
  };
  const Term last = modulo(x, 100);
  EXPECT_EQ(solver.compare(Relation::Less, last, solver.constant(100)).decided, true);
  EXPECT_EQ(solver.compare(Relation::Less, last, solver.constant(0)).decided, false);
  EXPECT_EQ(solver.compare(Relation::Equal, last, solver.constant(100)).decided, false);
  EXPECT_FALSE(solver.compare(Relation::Equal, last, solver.constant(99)).decided);
  const Term digit = *solver.apply(Operation::Divide, last, solver.constant(10));
  EXPECT_EQ(solver.compare(Relation::LessEqual, digit, solver.constant(9)).decided, true);
  EXPECT_EQ(solver.compare(Relation::Less, digit, solver.constant(0)).decided, false);
  EXPECT_FALSE(solver.compare(Relation::LessEqual, digit, solver.constant(8)).decided);
  const Term rest = modulo(*solver.subtract(solver.constant(7), *solver.add(x, x)), 3);
  EXPECT_EQ(solver.compare(Relation::Less, rest, solver.constant(3)).decided, true);
  EXPECT_EQ(solver.compare(Relation::Less, rest, solver.constant(0)).decided, false);
}

TEST(Solver, MovesFindWhatOneVariableCanDo) {
  Solver solver(without({Decider::Simplex, Decider::Equalities, Decider::Z3}));
  const Term x = solver.variable({INT64_MIN, INT64_MAX, 0}), y = solver.variable({INT64_MIN, INT64_MAX, 0});
  EXPECT_EQ(take(solver, Relation::Equal, *solver.add(x, y), solver.constant(4000)), Possible::Yes);
  const Term digit =
      *solver.apply(Operation::Modulo, *solver.apply(Operation::Divide, x, solver.constant(100)), solver.constant(10));
  EXPECT_EQ(
      take(solver, Relation::Greater, *solver.apply(Operation::Divide, y, solver.constant(7)), solver.constant(123456)),
      Possible::Unknown);  // x has to move as well
  EXPECT_EQ(take(solver, Relation::GreaterEqual, digit, solver.constant(0)), Possible::Yes);
  const Term z = solver.variable({INT64_MIN, INT64_MAX, 0});
  EXPECT_EQ(
      take(solver, Relation::Greater, *solver.apply(Operation::Divide, z, solver.constant(7)), solver.constant(123456)),
      Possible::Yes);
  EXPECT_GE(*solver.value(z), 123457 * 7);
}

TEST(Solver, SimultaneousEquationsBySimplex) {
  Solver solver(without({Decider::Z3}));
  const Term x = solver.variable({INT64_MIN, INT64_MAX, 0}), y = solver.variable({INT64_MIN, INT64_MAX, 0});
  EXPECT_EQ(take(solver, Relation::Equal, *solver.add(x, y), solver.constant(4000)), Possible::Yes);
  EXPECT_EQ(take(solver, Relation::Equal, *solver.subtract(x, y), solver.constant(1234)), Possible::Yes);
  EXPECT_EQ(solver.value(x), Int(2617));
  EXPECT_EQ(solver.value(y), Int(1383));
}

TEST(Solver, SumsBySimplex) {
  Solver solver(without({Decider::Moves, Decider::Cache, Decider::Z3}));
  const Range natural{0, std::nullopt, 0};
  const Term a = solver.variable(natural), b = solver.variable(natural), c = solver.variable(natural);
  const Term ab = *solver.add(a, b), bc = *solver.add(b, c), ac = *solver.add(a, c);
  ASSERT_EQ(take(solver, Relation::Greater, ab, solver.constant(10)), Possible::Yes);
  ASSERT_EQ(take(solver, Relation::LessEqual, *solver.add(ab, c), solver.constant(12)), Possible::Yes);
  EXPECT_EQ(take(solver, Relation::Greater, c, solver.constant(1)), Possible::No);
  // a == c, so a + c is even: fractions satisfy the next equation, whole numbers do not.
  ASSERT_EQ(take(solver, Relation::Equal, ab, bc), Possible::Yes);
  ASSERT_EQ(take(solver, Relation::Equal, ac, solver.constant(1)), Possible::No);
  ASSERT_EQ(take(solver, Relation::NotEqual, ac, solver.constant(0)), Possible::Yes);
  EXPECT_EQ(*solver.value(a), 1);
  EXPECT_EQ(*solver.value(b), 10);
}

TEST(Solver, TheCacheKnowsAPartThatWasAskedBefore) {
  Options options;
  options.on = {false, false, false, false, false, true, true};
  Solver solver(options);
  const auto ask = [&](Int high) {
    const Term x = solver.variable({0, high, 0}), y = solver.variable({0, high, 0});
    const Term three = *solver.apply(Operation::Multiply, x, solver.constant(3));
    return take(solver, Relation::Equal, *solver.add(three, y), solver.constant(17));
  };
  EXPECT_EQ(ask(4), Possible::No);
  EXPECT_EQ(solver.statistics().z3_calls, 1u);
  solver.reset();
  EXPECT_EQ(ask(4), Possible::No);
  EXPECT_EQ(solver.statistics().z3_calls, 1u);
  solver.reset();
  EXPECT_EQ(ask(5), Possible::Yes);  // the same numbers of variables, another range
  EXPECT_EQ(solver.statistics().z3_calls, 2u);
  solver.reset();
  EXPECT_EQ(ask(5), Possible::Yes);
  EXPECT_EQ(solver.statistics().z3_calls, 2u);
  // What shares no variable with the question does not change it.
  solver.reset();
  const Term a = solver.variable({0, 5, 0}), b = solver.variable({0, 5, 0}), c = solver.variable({0, 9, 0});
  ASSERT_EQ(take(solver, Relation::LessEqual, c, solver.constant(5)), Possible::Yes);
  const Term three = *solver.apply(Operation::Multiply, a, solver.constant(3));
  EXPECT_EQ(take(solver, Relation::Equal, *solver.add(three, b), solver.constant(17)), Possible::Yes);
  EXPECT_EQ(solver.statistics().z3_calls, 2u);
  EXPECT_EQ(*solver.value(three) + *solver.value(b), 17);
}

TEST(Solver, LargeNumbers) {
  Solver solver;
  const Term x = solver.variable({}), y = solver.variable({});
  for (const int power : {63, 64, 100, 125}) {
    const Solver::Mark mark = solver.mark();
    const Int large = Int(1) << power;
    const Answer between = solver.compare(Relation::Greater, x, solver.constant(large - 2));
    ASSERT_EQ(solver.assume(between.condition, between.holds_when), Possible::Yes);
    ASSERT_EQ(take(solver, Relation::Less, x, solver.constant(large)), Possible::Yes);
    EXPECT_EQ(solver.value(x), large - 1);
    EXPECT_EQ(solver.compare(Relation::Equal, x, solver.constant(large - 1)).decided, true);
    ASSERT_EQ(take(solver, Relation::Less, y, *solver.subtract(x, solver.constant(large))), Possible::Yes);
    EXPECT_EQ(solver.compare(Relation::Less, y, solver.constant(0)).decided, true);
    solver.back_to(mark);
  }
}

TEST(Solver, ValuesBeyondTheLimitsAreUnknown) {
  Solver solver;
  const Int large = Int(1) << 126;
  const Term x = solver.variable({}), y = solver.variable({});
  ASSERT_EQ(take(solver, Relation::Greater, x, solver.constant(large - 1)), Possible::Yes);
  // y > x + large has solutions, but none that a model holds.
  EXPECT_EQ(take(solver, Relation::Greater, y, *solver.add(x, solver.constant(large))), Possible::Unknown);
  EXPECT_EQ(solver.value(x), large);
  const std::optional<Term> square = solver.apply(Operation::Multiply, x, x);
  EXPECT_FALSE(square);
}

TEST(Solver, ModelSideOfSumsThatNeedMoreBits) {
  Solver solver;
  const Int large = Int(1) << 125;
  const Term x = solver.variable({large, std::nullopt, 0}), y = solver.variable({large, std::nullopt, 0});
  const Term sum = *solver.add(*solver.apply(Operation::Multiply, x, solver.constant(8)),
                               *solver.apply(Operation::Multiply, y, solver.constant(-7)));
  EXPECT_FALSE(solver.value(sum));
  const Answer answer = solver.compare(Relation::Greater, sum, solver.constant(0));
  ASSERT_FALSE(answer.decided);
  EXPECT_EQ(solver.model_side(answer.condition), answer.holds_when);
}

TEST(Solver, ProductsThroughZ3) {
  Options options;
  options.z3_milliseconds = 20'000;
  Solver solver(options);
  const Term x = solver.variable({2, 1000, 2}), y = solver.variable({2, 1000, 2});
  const Term product = *solver.apply(Operation::Multiply, x, y);
  ASSERT_EQ(take(solver, Relation::Equal, product, solver.constant(7 * 13)), Possible::Yes);
  EXPECT_EQ(*solver.value(x) * *solver.value(y), 91);
  EXPECT_EQ(take(solver, Relation::Equal, *solver.add(x, y), solver.constant(21)), Possible::No);
}

TEST(Solver, InterruptEndsAHardQuestion) {
  Options options;
  options.z3_milliseconds = 600'000;
  options.on = {false, false, false, false, false, true, true};
  Solver solver(options);
  // x^3 + y^3 == z^3 over large numbers: nobody finds it, and Z3 does not give up by itself.
  const auto cube = [&](Term t) {
    return *solver.apply(Operation::Multiply, t, *solver.apply(Operation::Multiply, t, t));
  };
  const Range range{1, Int(1) << 40, 1};
  const Term x = solver.variable(range), y = solver.variable(range), z = solver.variable(range);
  const Term sum = *solver.add(cube(x), cube(y)), other = cube(z);
  std::atomic<bool> done{false};
  std::thread interrupter([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    // A question that is about to start misses an interrupt: the flag catches those after it.
    while (!done) {
      solver.interrupt();
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
  });
  const Answer answer = solver.compare(Relation::Equal, sum, other);
  EXPECT_EQ(solver.assume(answer.condition, answer.holds_when), Possible::Unknown);
  done = true;
  interrupter.join();
  const uint64_t calls = solver.statistics().z3_calls;
  EXPECT_EQ(calls, 1u);
  EXPECT_EQ(take(solver, Relation::Equal, x, solver.constant(3)), Possible::Unknown);
  EXPECT_EQ(solver.statistics().z3_calls, calls);
  EXPECT_EQ(take(solver, Relation::Equal, x, solver.constant(1)), Possible::Yes);  // the model's side needs nobody
}

TEST(Solver, SmallValues) {
  Solver solver;
  const Term x = solver.variable({INT64_MIN, INT64_MAX, -46}), y = solver.variable({INT64_MIN, INT64_MAX, -44});
  const Term z = solver.variable({0, 0x10FFFF, 'x'}), free = solver.variable({5, 1000, 77});
  ASSERT_EQ(take(solver, Relation::Less, x, y), Possible::Yes);
  ASSERT_EQ(take(solver, Relation::Less, y, solver.constant(-10)), Possible::Yes);
  const Solver::Mark mark = solver.mark();
  solver.make_small({{x, {}}, {y, {}}, {z, {'a', 'b'}}, {free, {1, 2, 3}}}, 100);
  EXPECT_EQ(solver.value(x), Int(-12));
  EXPECT_EQ(solver.value(y), Int(-11));
  EXPECT_EQ(solver.value(z), Int('a'));
  EXPECT_EQ(solver.value(free), Int(5));
  EXPECT_EQ(solver.compare(Relation::Equal, y, solver.constant(-11)).decided, true);
  EXPECT_EQ(solver.statistics().z3_calls, 0u);
  solver.back_to(mark);
  EXPECT_FALSE(solver.compare(Relation::Equal, y, solver.constant(-11)).decided);
  // The first of the wishes that is possible, and the first terms first.
  solver.make_small({{y, {7, -30, -20}}, {x, {-29, -31, -33}}}, 100);
  EXPECT_EQ(solver.value(y), Int(-30));
  EXPECT_EQ(solver.value(x), Int(-31));
}

TEST(Solver, SmallValuesWithoutCallsOfZ3AreStillAModel) {
  for (const uint64_t calls : {0, 1, 5, 100}) {
    Solver solver(without({Decider::Simplex}));
    const Term x = solver.variable({}), y = solver.variable({});
    const Term three = *solver.apply(Operation::Multiply, x, solver.constant(3));
    const Term five = *solver.apply(Operation::Multiply, y, solver.constant(5));
    ASSERT_EQ(take(solver, Relation::Equal, *solver.add(three, five), solver.constant(10'001)), Possible::Yes);
    const uint64_t before = solver.statistics().z3_calls;
    solver.make_small({{x, {}}, {y, {}}}, calls);
    EXPECT_LE(solver.statistics().z3_calls, before + calls);
    EXPECT_EQ(*solver.value(three) + *solver.value(five), 10'001);
    if (calls == 100) {
      EXPECT_EQ(solver.value(x), Int(2));
    }
  }
}

}  // namespace
}  // namespace needle::solve
