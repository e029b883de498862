// Doubles as variables: their keys, the operations on them, and random formulas whose answers are compared with all
// assignments of a few dozen values and with Z3 alone.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>

#include "base/double_key.h"
#include "base/random.h"
#include "solve/intervals.h"
#include "solve/operations.h"
#include "solve/solver.h"

namespace needle::solve {
namespace {

using Limits = std::numeric_limits<double>;

const std::vector<double>& some_doubles() {
  static const std::vector<double> all = {0,
                                          -0.0,
                                          1,
                                          -1,
                                          2,
                                          0.5,
                                          -0.5,
                                          3,
                                          -2.5,
                                          10,
                                          0.1,
                                          0.2,
                                          0.3,
                                          1e16,
                                          -1e16,
                                          1e308,
                                          -1e308,
                                          Limits::infinity(),
                                          -Limits::infinity(),
                                          Limits::quiet_NaN(),
                                          Limits::denorm_min(),
                                          -Limits::denorm_min(),
                                          Limits::min(),
                                          1 + Limits::epsilon(),
                                          16777217,
                                          1e-200};
  return all;
}

TEST(DoubleKeys, KeepTheOrder) {
  for (const double a : some_doubles()) {
    const double back = DoubleKeys::value(DoubleKeys::of(a));
    EXPECT_TRUE(std::isnan(a) ? std::isnan(back) : back == a && std::signbit(back) == std::signbit(a)) << a;
    if (!std::isnan(a)) {
      EXPECT_EQ(DoubleKeys::of(-a), -1 - DoubleKeys::of(a)) << a;
    }
    for (const double b : some_doubles())
      if (a < b) {
        EXPECT_LT(DoubleKeys::of(a), DoubleKeys::of(b)) << a << " " << b;
      }
  }
  EXPECT_EQ(DoubleKeys::of(Limits::denorm_min()), 1);
  EXPECT_TRUE(std::isnan(DoubleKeys::value(-1 - DoubleKeys::kNaN)));
}

constexpr Operation kOnTwo[] = {Operation::DoubleAdd, Operation::DoubleSubtract, Operation::DoubleMultiply,
                                Operation::DoubleDivide};
constexpr Operation kOnOne[] = {Operation::DoubleSqrt, Operation::FloatNarrow, Operation::DoubleTruncate,
                                Operation::DoubleSin,  Operation::DoubleTanh,  Operation::DoubleExp};

// Every value between two ends lies between the ends of the results.
TEST(DoubleOperations, EndsAreKept) {
  Random random(7);
  const auto draw = [&] {
    if (random.one_in(2)) return DoubleKeys::of(some_doubles()[random.below(some_doubles().size())]);
    // Its distance from the lowest may be more than an int64_t.
    const uint64_t above = random.below(2 * static_cast<uint64_t>(DoubleKeys::kTop) + 3);
    return static_cast<int64_t>(static_cast<uint64_t>(DoubleKeys::kBottom) + above);
  };
  const auto between = [&](int64_t low, int64_t high) {
    for (int i = 0; i < 40; ++i)
      if (const int64_t some = draw(); low <= some && some <= high) return some;
    return low + static_cast<int64_t>(random.below(static_cast<uint64_t>(high) - static_cast<uint64_t>(low) + 1));
  };
  for (int i = 0; i < 20'000; ++i) {
    int64_t a = draw(), b = draw(), c = draw(), d = draw();
    if (a > b) std::swap(a, b);
    if (c > d) std::swap(c, d);
    const bool two = random.one_in(2);
    const Operation operation = two ? kOnTwo[random.below(4)] : kOnOne[random.below(6)];
    const Interval ends = interval_of(operation, {a, b}, two ? Interval{c, d} : Interval{0, 0});
    for (int k = 0; k < 8; ++k) {
      const int64_t x = between(a, b), y = two ? between(c, d) : 0;
      const Int value = *value_of(operation, x, y);
      ASSERT_TRUE((!ends.low || *ends.low <= value) && (!ends.high || value <= *ends.high))
          << static_cast<int>(operation) << " of " << DoubleKeys::value(x) << " in " << DoubleKeys::value(a) << ".."
          << DoubleKeys::value(b) << " and " << DoubleKeys::value(y) << " in " << DoubleKeys::value(c) << ".."
          << DoubleKeys::value(d);
    }
  }
}

// A path of random conditions on two or three Doubles and a whole number. What the solver decides is compared with all
// assignments of some values, and its model with the conditions.
class Doubles {
 public:
  using Assignment = std::vector<Int>;
  using Function = std::function<Int(const Assignment&)>;
  struct Expression {
    Term term;
    Function compute;
  };

  Doubles(uint64_t seed, const Options& options) : solver(options), random_(seed) {
    for (size_t i = 0; i < 2; ++i) keep_variable(all_of(Sort::Double), i);
    if (random_.one_in(3)) {
      keep_variable(all_of(Sort::Float), 2);
      const Expression narrow = doubles_.back();
      doubles_.pop_back();
      doubles_.push_back(applied(Operation::FloatWiden, narrow, constant(0)));
    }
    whole_ = {solver.variable({-1000, 1000, 0, Sort::Whole}), [](const Assignment& v) { return v[3]; }};
    list_assignments();
  }

  Solver solver;
  uint64_t yes = 0, no = 0, decided = 0, unknown = 0;

  void run(int steps) {
    for (int i = 0; i < steps && !::testing::Test::HasFatalFailure(); ++i) {
      if (random_.one_in(2) && doubles_.size() < 9) new_expression();
      if (random_.one_in(6)) go_back();
      if (random_.one_in(4)) marks_.push_back({solver.mark(), doubles_.size(), path_.size()});
      decide();
    }
  }

 private:
  struct Decision {
    Relation relation;
    Function a, b;
    bool side;
  };
  struct Place {
    Solver::Mark mark;
    size_t doubles, decisions;
  };

  void keep_variable(const Range& range, size_t index) {
    doubles_.push_back({solver.variable(range), [index](const Assignment& v) { return v[index]; }});
  }
  Expression constant(Int value) {
    return {solver.constant(value), [value](const Assignment&) { return value; }};
  }
  Expression some_constant() { return constant(DoubleKeys::of(some_doubles()[random_.below(some_doubles().size())])); }
  Expression applied(Operation operation, const Expression& a, const Expression& b) {
    return {*solver.apply(operation, a.term, b.term),
            [=](const Assignment& v) { return *value_of(operation, a.compute(v), b.compute(v)); }};
  }
  const Expression& any() { return doubles_[random_.below(doubles_.size())]; }

  void new_expression() {
    const Expression a = any(), b = random_.one_in(3) ? some_constant() : any();
    switch (random_.below(8)) {
      case 0:
        return doubles_.push_back(
            {*solver.subtract(solver.constant(-1), a.term), [a](const Assignment& v) { return -1 - a.compute(v); }});
      case 1:
        return doubles_.push_back(applied(Operation::DoubleSqrt, a, constant(0)));
      case 2:
        return doubles_.push_back(
            applied(Operation::FloatWiden, applied(Operation::FloatNarrow, a, constant(0)), constant(0)));
      case 3:
        return doubles_.push_back(applied(Operation::DoubleFrom, whole_, constant(0)));
      default:
        return doubles_.push_back(applied(kOnTwo[random_.below(4)], a, b));
    }
  }

  // Some hundred: all pairs, with a Float and a whole number drawn.
  void list_assignments() {
    for (const double a : some_doubles())
      for (const double b : some_doubles()) {
        const auto narrow = static_cast<float>(some_doubles()[random_.below(some_doubles().size())]);
        assignments_.push_back({DoubleKeys::of(a), DoubleKeys::of(b), FloatKeys::of(narrow),
                                static_cast<Int>(random_.below(2001)) - 1000});
      }
  }
  bool allows(const Assignment& v) const {
    for (const Decision& d : path_)
      if (!has_one_key(d.a(v)) || !has_one_key(d.b(v)) || related(d.relation, d.a(v), d.b(v)) != d.side) return false;
    return true;
  }
  // NaN has two, and which one a negation has is nobody's business: whoever compares asks for NaN first.
  static bool has_one_key(Int key) { return DoubleKeys::kBottom <= key && key <= DoubleKeys::kTop; }
  bool tells(const Assignment& v, const Expression& a, const Expression& b) const {
    return has_one_key(a.compute(v)) && has_one_key(b.compute(v)) && allows(v);
  }
  static bool related(Relation relation, Int a, Int b) {
    return relation == Relation::Equal ? a == b : relation == Relation::Less ? a < b : a <= b;
  }

  void go_back() {
    if (marks_.empty()) return;
    const Place place = marks_.back();
    marks_.pop_back();
    solver.back_to(place.mark);
    doubles_.resize(place.doubles);
    path_.resize(place.decisions);
  }

  void decide() {
    const Expression a = any(), b = random_.one_in(2) ? some_constant() : any();
    const Relation relation = random_.one_in(4)   ? Relation::Equal
                              : random_.one_in(2) ? Relation::Less
                                                  : Relation::LessEqual;
    const Answer answer = solver.compare(relation, a.term, b.term);
    if (answer.decided) {
      ++decided;
      for (const Assignment& v : assignments_)
        if (tells(v, a, b)) {
          ASSERT_EQ(related(relation, a.compute(v), b.compute(v)), *answer.decided) << solver.show(a.term);
        }
      return;
    }
    const bool side = random_.one_in(2);
    const Possible possible = solver.assume(answer.condition, side == answer.holds_when);
    if (possible == Possible::Unknown) {
      ++unknown;
      return;
    }
    if (possible == Possible::Yes) {
      ++yes;
      path_.push_back({relation, a.compute, b.compute, side});
      return check_model(a, b, relation, side);
    }
    ++no;
    for (const Assignment& v : assignments_)
      ASSERT_FALSE(tells(v, a, b) && related(relation, a.compute(v), b.compute(v)) == side)
          << solver.show(a.term) << " and " << solver.show(b.term) << " at "
          << DoubleKeys::value(static_cast<int64_t>(v[0])) << ", " << DoubleKeys::value(static_cast<int64_t>(v[1]));
  }

  // The model is an assignment like all others, and has to be allowed.
  void check_model(const Expression& a, const Expression& b, Relation relation, bool side) {
    ASSERT_EQ(related(relation, *solver.value(a.term), *solver.value(b.term)), side);
    Assignment model = {*solver.value(doubles_[0].term), *solver.value(doubles_[1].term), 0,
                        *solver.value(whole_.term)};
    if (doubles_.size() > 2)
      model[2] =
          FloatKeys::of(static_cast<float>(DoubleKeys::value(static_cast<int64_t>(*solver.value(doubles_[2].term)))));
    bool is_clear = true;
    for (const Decision& d : path_) is_clear = is_clear && has_one_key(d.a(model)) && has_one_key(d.b(model));
    ASSERT_TRUE(!is_clear || allows(model));
  }

  Random random_;
  std::vector<Expression> doubles_;
  Expression whole_;
  std::vector<Assignment> assignments_;
  std::vector<Decision> path_;
  std::vector<Place> marks_;
};

Options quick(std::array<bool, kDeciders> on) {
  Options options;
  options.on = on;
  options.z3_milliseconds = 60;
  return options;
}

TEST(SolveDoubles, RandomPaths) {
  uint64_t yes = 0, no = 0;
  for (uint64_t seed = 0; seed < 40; ++seed) {
    Doubles world(seed, quick({true, true, true, true, true, true, true}));
    world.run(20);
    if (HasFatalFailure()) FAIL() << "seed " << seed;
    yes += world.yes;
    no += world.no + world.decided;
  }
  EXPECT_GT(yes, 100u);
  EXPECT_GT(no, 100u);
}

TEST(SolveDoubles, RandomPathsWithoutZ3) {
  uint64_t yes = 0, no = 0;
  for (uint64_t seed = 0; seed < 500; ++seed) {
    Doubles world(seed, quick({true, true, true, true, true, true, false}));
    world.run(25);
    if (HasFatalFailure()) FAIL() << "seed " << seed;
    yes += world.yes;
    no += world.no;
  }
  EXPECT_GT(yes, 1000u);
  EXPECT_GT(no, 300u);
}

TEST(SolveDoubles, Z3Alone) {
  uint64_t known = 0;
  for (uint64_t seed = 0; seed < 20; ++seed) {
    Doubles world(seed, quick({false, false, false, false, false, false, true}));
    world.run(12);
    if (HasFatalFailure()) FAIL() << "seed " << seed;
    known += world.yes + world.no;
  }
  EXPECT_GT(known, 30u);
}

// x + 1 == x has solutions, x * x == 2 has none, and neither needs Z3.
TEST(SolveDoubles, KnownEquations) {
  Solver solver(quick({true, true, true, true, true, true, false}));
  const Term x = solver.variable(all_of(Sort::Double));
  const auto real = [&](double d) { return solver.constant(DoubleKeys::of(d)); };
  const Term square = *solver.apply(Operation::DoubleMultiply, x, x);
  const Answer two = solver.compare(Relation::Equal, square, real(2));
  EXPECT_EQ(solver.assume(two.condition, two.holds_when), Possible::No);
  const Term more = *solver.apply(Operation::DoubleAdd, x, real(1));
  const Answer same = solver.compare(Relation::Equal, more, x);
  EXPECT_EQ(solver.assume(same.condition, same.holds_when), Possible::Yes);
  const double found = DoubleKeys::value(static_cast<int64_t>(*solver.value(x)));
  EXPECT_TRUE(std::isnan(found) || found + 1 == found) << found;
}

TEST(SolveDoubles, OperationsThatChangeNothing) {
  Solver solver;
  const Term x = solver.variable(all_of(Sort::Double));
  const auto real = [&](double d) { return solver.constant(DoubleKeys::of(d)); };
  EXPECT_EQ(solver.apply(Operation::DoubleMultiply, x, real(1)), x);
  EXPECT_EQ(solver.apply(Operation::DoubleDivide, x, real(1)), x);
  EXPECT_EQ(solver.apply(Operation::DoubleAdd, x, real(-0.0)), x);
  EXPECT_EQ(solver.apply(Operation::DoubleSubtract, x, real(0)), x);
  EXPECT_NE(solver.apply(Operation::DoubleAdd, x, real(0)), x);  // -0.0 becomes 0.0
  EXPECT_EQ(solver.apply(Operation::DoubleMultiply, x, real(2)), solver.apply(Operation::DoubleAdd, x, x));
  EXPECT_EQ(solver.apply(Operation::DoubleDivide, x, real(4)), solver.apply(Operation::DoubleMultiply, x, real(0.25)));
  EXPECT_EQ(solver.constant_of(*solver.apply(Operation::DoubleAdd, real(1), real(2))), DoubleKeys::of(3));
}

// A plain value is taken where one is possible.
TEST(SolveDoubles, PlainValuesFirst) {
  Solver solver;
  const Term x = solver.variable(all_of(Sort::Double));
  const auto real = [&](double d) { return solver.constant(DoubleKeys::of(d)); };
  const Answer above = solver.compare(Relation::Greater, x, real(0.3));
  ASSERT_EQ(solver.assume(above.condition, above.holds_when), Possible::Yes);
  const Answer below = solver.compare(Relation::Less, x, real(0.7));
  ASSERT_EQ(solver.assume(below.condition, below.holds_when), Possible::Yes);
  solver.make_small({{x, {}, Sort::Double}}, 100);
  EXPECT_EQ(DoubleKeys::value(static_cast<int64_t>(*solver.value(x))), 0.5);
}

}  // namespace
}  // namespace needle::solve
