// Equations over the whole numbers: the lattice of their solutions, and the decider that searches it.
#include <gtest/gtest.h>

#include <set>

#include "solve/lattice.h"
#include "world.h"

namespace needle::solve {
namespace {

Options only_these(std::initializer_list<Decider> deciders) {
  Options options;
  options.z3_milliseconds = 20'000;
  options.on.fill(false);
  for (const Decider d : deciders) options.on[static_cast<size_t>(d)] = true;
  return options;
}

Possible require(Solver& solver, Relation relation, Term a, Int b) {
  const Answer answer = solver.compare(relation, a, solver.constant(b));
  if (answer.decided) return *answer.decided ? Possible::Yes : Possible::No;
  return answer.condition.valid() ? solver.assume(answer.condition, answer.holds_when) : Possible::Unknown;
}

// Nothing: a coefficient is refused.
std::optional<Term> sum_of(Solver& solver, const std::vector<Term>& variables, const std::vector<Int>& factors) {
  std::optional<Term> sum = solver.constant(0);
  for (size_t i = 0; i < variables.size() && sum; ++i) {
    const auto product = solver.apply(Operation::Multiply, variables[i], solver.constant(factors[i]));
    sum = product ? solver.add(*sum, *product) : std::nullopt;
  }
  return sum;
}

uint64_t answers_of(const Solver& solver, Decider decider) {
  const Statistics& s = solver.statistics();
  return s.possible[static_cast<size_t>(decider)] + s.impossible[static_cast<size_t>(decider)];
}

// --- the lattice

Int number_below(Random& random, uint64_t size) {
  return static_cast<Int>(random.below(2 * size + 1)) - static_cast<Int>(size);
}

TEST(SolveLattice, HasAllSolutionsAndNoOthers) {
  uint64_t solvable = 0, unsolvable = 0;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    std::vector<std::vector<Lattice::Part>> equations(1 + random.below(2));
    std::vector<Int> values;
    for (auto& equation : equations) {
      for (uint32_t i = 0; i < 3; ++i) equation.push_back({i, number_below(random, 6)});
      values.push_back(number_below(random, 12));
    }
    Lattice lattice;
    lattice.begin(3);
    Possible answer = Possible::Yes;
    for (size_t i = 0; i < equations.size() && answer == Possible::Yes; ++i)
      answer = lattice.require(equations[i], values[i]);
    const std::vector<Int> origin(3, 0);
    ASSERT_TRUE(answer != Possible::Yes || lattice.reduce(origin));

    std::set<std::vector<Int>> expected, found;
    constexpr Int kBox = 5, kParameters = 40;
    const auto is_solution = [&](const std::vector<Int>& x) {
      for (size_t i = 0; i < equations.size(); ++i) {
        Int sum = 0;
        for (const Lattice::Part& part : equations[i]) sum += part.coefficient * x[part.variable];
        if (sum != values[i]) return false;
      }
      return true;
    };
    for (Int a = -kBox; a <= kBox; ++a)
      for (Int b = -kBox; b <= kBox; ++b)
        for (Int c = -kBox; c <= kBox; ++c)
          if (is_solution({a, b, c})) expected.insert({a, b, c});
    if (answer == Possible::No) {
      ++unsolvable;
      ASSERT_TRUE(expected.empty()) << seed;
      continue;
    }
    ASSERT_EQ(answer, Possible::Yes);
    ++solvable;
    if (lattice.parameters() > 2) continue;
    std::vector<Int> parameters(lattice.parameters(), 0), point;
    const auto visit = [&] {
      ASSERT_TRUE(lattice.point(parameters, point));
      ASSERT_TRUE(is_solution(point)) << seed;
      if (std::ranges::all_of(point, [](Int x) { return -kBox <= x && x <= kBox; })) found.insert(point);
    };
    const std::function<void(size_t)> all = [&](size_t from) {
      if (from == parameters.size()) return visit();
      for (parameters[from] = -kParameters; parameters[from] <= kParameters; ++parameters[from]) all(from + 1);
    };
    all(0);
    if (HasFatalFailure()) return;
    ASSERT_EQ(found, expected) << seed;
  }
  EXPECT_GT(solvable, 100u);
  EXPECT_GT(unsolvable, 20u);
}

TEST(SolveLattice, NumbersThatDoNotFitAreUnknown) {
  Lattice lattice;
  lattice.begin(3);
  const Int large = Int(1) << 118, third = large / 3;
  const std::vector<Lattice::Part> first = {{0, large + 1}, {1, third}, {2, 5 * third + 3}};
  const std::vector<Lattice::Part> second = {{0, third - 1}, {1, large + 7}, {2, large - 5}};
  ASSERT_EQ(lattice.require(first, 1), Possible::Yes);
  EXPECT_EQ(lattice.require(second, 1), Possible::Unknown);
}

// --- the decider

TEST(SolveEqualities, RemaindersNameANumber) {
  Solver solver(only_these({Decider::Equalities}));
  const Term x = solver.variable({0, Int(1009) * 1013 * 1019 - 1, 0});
  const auto remainder = [&](Int divisor) { return *solver.apply(Operation::Modulo, x, solver.constant(divisor)); };
  ASSERT_EQ(require(solver, Relation::Equal, remainder(1009), 725), Possible::Yes);
  ASSERT_EQ(require(solver, Relation::Equal, remainder(1013), 594), Possible::Yes);
  ASSERT_EQ(require(solver, Relation::Equal, remainder(1019), 799), Possible::Yes);
  EXPECT_EQ(solver.value(x), Int(987654321));
  EXPECT_EQ(require(solver, Relation::NotEqual, x, 987654321), Possible::No);
  EXPECT_EQ(require(solver, Relation::Less, x, 987654321), Possible::No);
  // The number is odd.
  EXPECT_EQ(require(solver, Relation::Equal, remainder(2018), 1734), Possible::No);
  EXPECT_EQ(require(solver, Relation::Equal, remainder(2018), 725), Possible::Yes);
  EXPECT_EQ(solver.statistics().unknown, 0u);
}

TEST(SolveEqualities, RemaindersThatContradictEachOther) {
  Solver solver(only_these({Decider::Equalities}));
  const Term x = solver.variable({});
  const auto remainder = [&](Int divisor) { return *solver.apply(Operation::Modulo, x, solver.constant(divisor)); };
  ASSERT_EQ(require(solver, Relation::Equal, remainder(1'000'006), 17), Possible::Yes);
  EXPECT_EQ(require(solver, Relation::Equal, remainder(1'000'004), 18), Possible::No);
  EXPECT_EQ(require(solver, Relation::Equal, remainder(1'000'004), 19), Possible::Yes);
}

TEST(SolveEqualities, AnEquationOfLargeCoefficients) {
  Solver solver(only_these({Decider::Differences, Decider::Equalities}));
  const Range word{INT64_MIN, INT64_MAX, 0};
  const Term a = solver.variable(word), b = solver.variable(word), c = solver.variable(word);
  ASSERT_EQ(require(solver, Relation::Greater, a, 200), Possible::Yes);
  ASSERT_EQ(require(solver, Relation::Greater, *solver.subtract(b, a), 0), Possible::Yes);
  ASSERT_EQ(require(solver, Relation::Greater, *solver.subtract(c, b), 0), Possible::Yes);
  ASSERT_EQ(require(solver, Relation::Less, c, 10'000), Possible::Yes);
  const Term price = *sum_of(solver, {a, b, c}, {100'003, 49'999, 9973});
  ASSERT_EQ(require(solver, Relation::Equal, price, 241'968'585), Possible::Yes);
  EXPECT_EQ(answers_of(solver, Decider::Equalities), 1u);
  EXPECT_EQ(solver.value(price), Int(241'968'585));
}

TEST(SolveEqualities, NoWholeNumbers) {
  Solver solver(only_these({Decider::Equalities}));
  const Term x = solver.variable({}), y = solver.variable({}), z = solver.variable({});
  ASSERT_EQ(require(solver, Relation::Equal, *sum_of(solver, {x, y, z}, {3, 5, -7}), 1), Possible::Yes);
  // x = 3 * y - 5 * z makes the first equation 14 * y - 22 * z == 1.
  EXPECT_EQ(require(solver, Relation::Equal, *sum_of(solver, {x, y, z}, {1, -3, 5}), 0), Possible::No);
  EXPECT_EQ(require(solver, Relation::Equal, *sum_of(solver, {x, y, z}, {1, -3, 5}), 1), Possible::Yes);
  EXPECT_EQ(solver.statistics().unknown, 0u);
}

TEST(SolveEqualities, TwoInequalitiesAreAnEquation) {
  Solver solver(only_these({Decider::Moves, Decider::Equalities}));
  const Term x = solver.variable({}), y = solver.variable({});
  const Term sum = *sum_of(solver, {x, y}, {1, 1});
  ASSERT_EQ(require(solver, Relation::LessEqual, sum, 7), Possible::Yes);
  ASSERT_EQ(require(solver, Relation::GreaterEqual, sum, 7), Possible::Yes);
  EXPECT_EQ(require(solver, Relation::Equal, *sum_of(solver, {x, y}, {1, -1}), 4), Possible::No);
  EXPECT_EQ(require(solver, Relation::Equal, *sum_of(solver, {x, y}, {1, -1}), 5), Possible::Yes);
  EXPECT_EQ(solver.value(x), Int(6));
}

TEST(SolveEqualities, ValuesOfOneParameterAreTested) {
  Solver solver(only_these({Decider::Differences, Decider::Equalities}));
  const Term x = solver.variable({0, 60, 0}), y = solver.variable({0, 60, 0});
  const Term product = *solver.apply(Operation::Multiply, x, y);
  ASSERT_EQ(require(solver, Relation::Equal, *sum_of(solver, {x, y}, {1, 1}), 60), Possible::Yes);
  ASSERT_EQ(require(solver, Relation::Equal, product, 899), Possible::Yes);
  EXPECT_EQ(*solver.value(x) * *solver.value(y), 899);
  const Answer less = solver.compare(Relation::Less, product, solver.constant(899));
  EXPECT_EQ(solver.assume(less.condition, less.holds_when), Possible::No);
}

TEST(SolveEqualities, WithoutAnEquationItDoesNotKnow) {
  Solver solver(only_these({Decider::Equalities}));
  const Term x = solver.variable({}), y = solver.variable({});
  EXPECT_EQ(require(solver, Relation::Greater, *sum_of(solver, {x, y}, {1, 1}), 4), Possible::Unknown);
}

TEST(SolveEqualities, RandomPathsAgainstEnumeration) {
  uint64_t yes = 0, no = 0;
  for (const auto& kinds :
       {World::Kinds{}, World::Kinds{.quotients = false}, World::Kinds{.products = true, .bits = true}})
    for (uint64_t seed = 0; seed < 500; ++seed) {
      World world(seed, only_these({Decider::Equalities}), kinds);
      world.run(60);
      if (HasFatalFailure()) FAIL() << "seed " << seed;
      const Statistics& s = world.solver.statistics();
      yes += s.possible[static_cast<size_t>(Decider::Equalities)];
      no += s.impossible[static_cast<size_t>(Decider::Equalities)];
    }
  EXPECT_GT(yes, 1000u);
  EXPECT_GT(no, 1000u);
}

// Variables in a small box, and equations with coefficients that are large for it.
TEST(SolveEqualities, RandomSystemsAgainstEnumeration) {
  uint64_t yes = 0, no = 0, unknown = 0;
  for (uint64_t seed = 0; seed < 2000; ++seed) {
    Random random(seed);
    Solver solver(only_these({Decider::Equalities}));
    constexpr Int kHigh = 12;
    std::vector<Term> variables;
    for (int i = 0; i < 3; ++i) variables.push_back(solver.variable({0, kHigh, 0}));
    std::vector<std::vector<Int>> solutions;
    for (Int a = 0; a <= kHigh; ++a)
      for (Int b = 0; b <= kHigh; ++b)
        for (Int c = 0; c <= kHigh; ++c) solutions.push_back({a, b, c});
    for (int step = 0; step < 4; ++step) {
      std::vector<Int> factors;
      for (int i = 0; i < 3; ++i) factors.push_back(number_below(random, 40));
      const auto value = [&](const std::vector<Int>& x) {
        return factors[0] * x[0] + factors[1] * x[1] + factors[2] * x[2];
      };
      // Often a value that is reached.
      const Int bound = random.one_in(3) ? number_below(random, 300) : value(solutions[random.below(solutions.size())]);
      const Relation relation = step == 0 ? Relation::Equal : kRelations[random.below(6)];
      const Possible answer = require(solver, relation, *sum_of(solver, variables, factors), bound);
      const auto fails = [&](const std::vector<Int>& x) { return !relation_holds(relation, value(x), bound); };
      const bool possible = !std::ranges::all_of(solutions, fails);
      ASSERT_TRUE(answer == Possible::Unknown || (answer == Possible::Yes) == possible) << "seed " << seed;
      ++(answer == Possible::Yes ? yes : answer == Possible::No ? no : unknown);
      if (answer != Possible::Yes && step == 0) break;  // there is no equation
      if (answer != Possible::Yes) continue;
      std::erase_if(solutions, fails);
      std::vector<Int> model;
      for (const Term variable : variables) model.push_back(*solver.value(variable));
      ASSERT_TRUE(std::ranges::find(solutions, model) != solutions.end()) << "seed " << seed;
    }
  }
  EXPECT_GT(yes, 2000u);
  EXPECT_GT(no, 1000u);
  EXPECT_EQ(unknown, 0u);
}

TEST(SolveEqualities, RandomSystemsAgainstZ3) {
  uint64_t yes = 0, no = 0, unknown = 0;
  for (uint64_t seed = 0; seed < 150; ++seed) {
    Random random(seed);
    Options short_of_time = only_these({Decider::Z3});
    short_of_time.z3_milliseconds = 50;
    Solver ours(only_these({Decider::Equalities})), z3(short_of_time);
    std::vector<Term> in_ours, in_z3;
    for (int i = 0; i < 4; ++i) {
      const Range range{random.one_in(3) ? std::nullopt : std::optional<Int>(-1000), 100'000, 0};
      in_ours.push_back(ours.variable(range));
      in_z3.push_back(z3.variable(range));
    }
    for (int step = 0; step < 4; ++step) {
      std::vector<Int> factors;
      for (int i = 0; i < 4; ++i) factors.push_back(random.one_in(3) ? 0 : number_below(random, 50));
      const Int bound = number_below(random, 10'000);
      const Relation relation = step < 2 ? Relation::Equal : kRelations[random.below(6)];
      const Possible by_us = require(ours, relation, *sum_of(ours, in_ours, factors), bound);
      const Possible by_z3 = require(z3, relation, *sum_of(z3, in_z3, factors), bound);
      unknown += by_us == Possible::Unknown;
      if (by_us == Possible::Unknown || by_z3 == Possible::Unknown) break;
      ASSERT_EQ(by_us, by_z3) << "seed " << seed;
      ++(by_us == Possible::Yes ? yes : no);
      if (step == 0 && by_us == Possible::No) break;  // there is no equation
    }
  }
  EXPECT_GT(yes, 10u);
  EXPECT_GT(no, 2u);
  EXPECT_LT(unknown, 10u);
}

// The equations have a solution, whether its numbers fit on the way to it or not.
TEST(SolveEqualities, LargeCoefficientsNeverMakeWhatIsTrueImpossible) {
  uint64_t yes = 0, unknown = 0;
  for (uint64_t seed = 0; seed < 400; ++seed) {
    Random random(seed);
    Solver solver(only_these({Decider::Equalities}));
    const int bits = static_cast<int>(8 + random.below(110));
    std::vector<Term> variables;
    std::vector<Int> solution;
    for (int i = 0; i < 4; ++i) {
      solution.push_back(number_below(random, 50));
      variables.push_back(solver.variable({-60, 60, number_below(random, 50)}));
    }
    for (int step = 0; step < 4; ++step) {
      std::vector<Int> factors;
      Int value = 0;
      for (const Int x : solution) {
        factors.push_back((number_below(random, 1u << 30) << bits >> 30) + number_below(random, 9));
        value += factors.back() * x;
      }
      const std::optional<Term> sum = sum_of(solver, variables, factors);
      if (!sum) break;
      const Possible answer = require(solver, Relation::Equal, *sum, value);
      ASSERT_NE(answer, Possible::No) << "seed " << seed;
      ++(answer == Possible::Yes ? yes : unknown);
      if (answer == Possible::Yes) {
        ASSERT_EQ(solver.value(*sum), value);
      }
    }
  }
  EXPECT_GT(yes, 1500u);
  EXPECT_GT(unknown, 0u);
}

}  // namespace
}  // namespace needle::solve
