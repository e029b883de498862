// Terms and conditions: one normal form for what means the same, and what does not fit is refused.
#include <gtest/gtest.h>

#include "solve/integer.h"
#include "solve/solver.h"

namespace needle::solve {
namespace {

constexpr Int kTwo126 = Int(1) << 126;

struct TermsTest : ::testing::Test {
  Solver solver;
  Term x = solver.variable({}), y = solver.variable({}), z = solver.variable({});
  Term number(Int n) { return solver.constant(n); }
  Term times(Int factor, Term t) { return *solver.apply(Operation::Multiply, number(factor), t); }
};

TEST_F(TermsTest, EqualTermsAreOne) {
  EXPECT_EQ(*solver.add(x, y), *solver.add(y, x));
  EXPECT_EQ(*solver.subtract(*solver.add(x, y), y), x);
  EXPECT_EQ(*solver.add(x, x), times(2, x));
  EXPECT_EQ(*solver.subtract(x, x), number(0));
  EXPECT_EQ(solver.show(*solver.subtract(*solver.add(times(3, y), number(-4)), x)), "-x0 + 3*x1 - 4");
  EXPECT_EQ(solver.show(number(0)), "0");
  EXPECT_EQ(solver.constant_of(number(7)), Int(7));
  EXPECT_EQ(solver.constant_of(x), std::nullopt);
}

TEST_F(TermsTest, ComparisonsThatSayTheSameAreOneCondition) {
  const Answer less = solver.compare(Relation::Less, x, y);
  EXPECT_EQ(solver.show(less.condition), "x0 - x1 <= -1");
  EXPECT_TRUE(less.holds_when);
  for (const Answer& same : {solver.compare(Relation::Greater, y, x),
                             solver.compare(Relation::LessEqual, *solver.add(times(2, x), number(1)), times(2, y))}) {
    EXPECT_EQ(same.condition, less.condition);
    EXPECT_TRUE(same.holds_when);
  }
  const Answer opposite = solver.compare(Relation::LessEqual, y, x);
  EXPECT_EQ(opposite.condition, less.condition);
  EXPECT_FALSE(opposite.holds_when);
  const Answer equal = solver.compare(Relation::Equal, times(-6, x), times(4, y));
  EXPECT_EQ(solver.show(equal.condition), "3*x0 + 2*x1 == 0");
  EXPECT_FALSE(solver.compare(Relation::NotEqual, times(-6, x), times(4, y)).holds_when);
  EXPECT_EQ(solver.show(solver.compare(Relation::LessEqual, times(3, x), number(-7)).condition), "x0 <= -3");
}

TEST_F(TermsTest, ConstantsDecide) {
  EXPECT_EQ(solver.compare(Relation::Equal, times(2, x), *solver.add(times(2, y), number(1))).decided, false);
  EXPECT_EQ(solver.compare(Relation::NotEqual, times(2, x), *solver.add(times(4, y), number(1))).decided, true);
  EXPECT_EQ(solver.compare(Relation::Less, x, *solver.add(x, number(1))).decided, true);
  EXPECT_EQ(solver.compare(Relation::Less, number(kTwo126), number(-kTwo126)).decided, false);
}

TEST_F(TermsTest, NumbersThatDoNotFitAreRefused) {
  EXPECT_TRUE(solver.add(x, number(kTwo126 - 1)));
  EXPECT_FALSE(solver.add(number(kTwo126), number(1)));
  EXPECT_FALSE(solver.subtract(number(-kTwo126 + 1), number(1)));
  const Term least = solver.variable({INT64_MIN, INT64_MAX, INT64_MIN});
  const std::optional<Term> square = solver.apply(Operation::Multiply, least, least);
  ASSERT_TRUE(square);
  EXPECT_EQ(solver.value(*square), kTwo126);
  EXPECT_FALSE(solver.apply(Operation::Multiply, times(Int(1) << 100, x), number(Int(1) << 30)));
  EXPECT_FALSE(solver.apply(Operation::Divide, x, number(0)));
  EXPECT_FALSE(solver.apply(Operation::Modulo, x, number(-3)));
  // The greatest constants that terms have can still be compared.
  const Term large = *solver.add(x, number(kTwo126 - 1));
  const Answer answer = solver.compare(Relation::Less, large, *solver.subtract(y, number(kTwo126 - 1)));
  ASSERT_TRUE(answer.condition.valid());
  EXPECT_EQ(solver.show(answer.condition), "x0 - x1 <= -" + show((kTwo126 - 1) + kTwo126));
}

TEST_F(TermsTest, DefinitionsAreSharedOnAPath) {
  const Solver::Mark mark = solver.mark();
  const Term product = *solver.apply(Operation::Multiply, x, y);
  EXPECT_EQ(*solver.apply(Operation::Multiply, y, x), product);
  EXPECT_EQ(*solver.apply(Operation::Divide, times(6, x), number(3)), times(2, x));
  const Term quotient = *solver.apply(Operation::Divide, x, number(10));
  EXPECT_EQ(solver.show(*solver.apply(Operation::Modulo, x, number(10))), "x0 - 10*" + solver.show(quotient));
  EXPECT_EQ(*solver.apply(Operation::And, x, number(15)), *solver.apply(Operation::Modulo, x, number(16)));
  solver.back_to(mark);
  // The number is given again, to something else.
  const Term other = *solver.apply(Operation::Divide, x, number(10));
  EXPECT_EQ(solver.show(other), "x3");
  EXPECT_EQ(solver.show(*solver.apply(Operation::Multiply, x, y)), "x4");
}

TEST_F(TermsTest, Mentioned) {
  EXPECT_FALSE(solver.mentioned(x));
  const Solver::Mark mark = solver.mark();
  const Answer answer = solver.compare(Relation::Less, x, y);
  EXPECT_FALSE(solver.mentioned(x));
  solver.assume(answer.condition, true);
  solver.apply(Operation::Divide, z, number(3));
  EXPECT_TRUE(solver.mentioned(*solver.add(x, number(3))));
  EXPECT_TRUE(solver.mentioned(z));
  EXPECT_FALSE(solver.mentioned(number(3)));
  solver.back_to(mark);
  EXPECT_FALSE(solver.mentioned(*solver.add(*solver.add(x, y), z)));
}

TEST_F(TermsTest, ResetForgetsThePath) {
  const Answer answer = solver.compare(Relation::Less, x, y);
  ASSERT_EQ(solver.assume(answer.condition, true), Possible::Yes);
  solver.reset();
  x = solver.variable({0, 5, 3});
  EXPECT_EQ(solver.newest().index, 0u);
  EXPECT_EQ(solver.value(x), Int(3));
  y = solver.variable({});
  EXPECT_FALSE(solver.compare(Relation::Less, x, y).decided);
  EXPECT_EQ(solver.compare(Relation::Less, x, number(6)).decided, true);
}

TEST_F(TermsTest, ResetEmptiesLargeTables) {
  for (int i = 0; i < 250'000; ++i) solver.constant(i);
  const Term sum = *solver.add(*solver.add(x, y), z);
  const Answer even = solver.compare(Relation::Equal, *solver.apply(Operation::Modulo, sum, number(2)), number(1));
  solver.assume(even.condition, true);
  solver.reset();
  x = solver.variable({}), y = solver.variable({});
  const Term three = times(3, x), two = times(2, y);
  const Answer answer = solver.compare(Relation::Equal, three, *solver.add(two, number(1001)));
  EXPECT_EQ(solver.assume(answer.condition, true), Possible::Yes);
  EXPECT_EQ(*solver.value(three), *solver.value(two) + 1001);
}

}  // namespace
}  // namespace needle::solve
