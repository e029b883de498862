// Solvers with different deciders take the same paths, over ranges too large to enumerate: what one proves impossible
// another must not find possible.
#include <gtest/gtest.h>

#include "base/random.h"
#include "solve/integer.h"
#include "solve/solver.h"
#include "world.h"

namespace needle::solve {
namespace {

Options only(std::initializer_list<Decider> deciders) {
  Options options;
  options.z3_milliseconds = 20'000;
  options.on.fill(false);
  for (const Decider d : deciders) options.on[static_cast<size_t>(d)] = true;
  return options;
}

class Twins {
 public:
  Twins(uint64_t seed, bool linear, bool large)
      : solvers_{Solver(only({Decider::Differences, Decider::Intervals, Decider::Moves, Decider::Simplex,
                              Decider::Equalities, Decider::Cache, Decider::Z3})),
                 Solver(only({Decider::Z3})), Solver(only({Decider::Differences})),
                 Solver(only({Decider::Intervals, Decider::Moves, Decider::Simplex}))},
        random_(seed),
        linear_(linear),
        large_(large) {
    for (int i = 0; i < 4; ++i) variable();
    for (size_t i = 0; i < 4; ++i) marks_[i].push_back(solvers_[i].mark());
  }

  void run(int steps) {
    for (int i = 0; i < steps && !::testing::Test::HasFatalFailure(); ++i) {
      if (random_.one_in(6)) {
        for (size_t s = 0; s < 4; ++s) marks_[s].push_back(solvers_[s].mark());
      } else if (random_.one_in(5)) {
        const size_t to = random_.below(marks_[0].size());
        for (size_t s = 0; s < 4; ++s) {
          solvers_[s].back_to(marks_[s][to]);
          marks_[s].resize(to + 1);
        }
      } else {
        ask();
      }
    }
  }
  uint64_t asked = 0, impossible = 0, decided = 0;
  const Statistics& statistics() const { return solvers_[0].statistics(); }

 private:
  Int number() {
    if (!large_) return static_cast<Int>(random_.below(21)) - 10;
    static constexpr int kPowers[] = {1, 31, 63, 64, 100, 124};
    const Int near = (Int(1) << kPowers[random_.below(6)]) + static_cast<Int>(random_.below(5)) - 2;
    return random_.one_in(2) ? near : -near;
  }

  void variable() {
    Range range;
    switch (random_.below(4)) {
      case 0:
        range = {INT64_MIN, INT64_MAX, 0};
        break;
      case 1:
        range = {0, std::nullopt, 0};
        break;
      case 2:
        range = {0, 0x10FFFF, 'a'};
        break;
      default:
        break;
    }
    for (size_t i = 0; i < 4; ++i) variables_[i].push_back(solvers_[i].variable(range));
  }

  // The same random term in each solver; nothing where one of them refuses it.
  std::array<std::optional<Term>, 4> term() {
    std::array<std::optional<Term>, 4> terms;
    const size_t a = random_.below(4), b = random_.below(4), shape = random_.below(linear_ ? 4 : 2);
    const Int constant = number(), factor = static_cast<Int>(random_.below(7)) - 3;
    for (size_t i = 0; i < 4; ++i) {
      Solver& solver = solvers_[i];
      terms[i] = shape == 0 ? solver.constant(constant) : variables_[i][a];
      if (shape >= 2) {
        const auto product = solver.apply(Operation::Multiply, variables_[i][b], solver.constant(factor));
        terms[i] = product ? solver.add(*terms[i], *product) : std::nullopt;
      }
      if (shape > 0 && terms[i]) terms[i] = solver.add(*terms[i], solver.constant(constant));
    }
    return terms;
  }

  void ask() {
    const Relation relation = kRelations[random_.below(6)];
    const auto a = term(), b = term();
    const bool wanted = random_.one_in(2);
    std::array<Answer, 4> answers;
    for (size_t i = 0; i < 4; ++i) {
      if (!a[i] || !b[i]) return;
      answers[i] = solvers_[i].compare(relation, *a[i], *b[i]);
    }
    bool by_constants = false;
    for (const Answer& answer : answers) {
      by_constants |= !answer.condition.valid();
      for (const Answer& other : answers) ASSERT_FALSE(answer.decided && other.decided == !*answer.decided);
    }
    if (by_constants) return;
    ++asked;
    decided += answers[0].decided.has_value();
    std::array<Possible, 4> possible;
    for (size_t i = 0; i < 4; ++i)
      possible[i] = solvers_[i].assume(answers[i].condition, wanted == answers[i].holds_when);
    // Values that do not fit into the model may make even Z3's answers unknown.
    for (const size_t i : {0, 1}) ASSERT_TRUE(large_ || possible[i] != Possible::Unknown);
    if (answers[0].decided && possible[0] != Possible::Unknown) {
      ASSERT_EQ(possible[0] == Possible::Yes, *answers[0].decided == wanted);
    }
    impossible += possible[0] == Possible::No;
    bool differ = false;
    for (const Possible a_answer : possible)
      for (const Possible b_answer : possible) {
        differ |= a_answer != b_answer;
        ASSERT_FALSE(a_answer == Possible::Yes && b_answer == Possible::No) << solvers_[0].show(answers[0].condition);
      }
    // Where one does not know, the paths would differ: all go back.
    if (differ)
      for (size_t s = 0; s < 4; ++s) solvers_[s].back_to(marks_[s].back());
  }

  std::array<Solver, 4> solvers_;
  Random random_;
  bool linear_, large_;
  std::array<std::vector<Term>, 4> variables_;
  std::array<std::vector<Solver::Mark>, 4> marks_;
};

void run_twins(uint64_t seeds, bool linear, bool large) {
  uint64_t asked = 0, impossible = 0, decided = 0;
  for (uint64_t seed = 0; seed < seeds; ++seed) {
    Twins twins(seed, linear, large);
    twins.run(80);
    if (::testing::Test::HasFatalFailure()) FAIL() << "seed " << seed;
    if (!linear) {
      ASSERT_EQ(twins.statistics().z3_calls, 0u) << "seed " << seed;
    }
    asked += twins.asked;
    impossible += twins.impossible;
    decided += twins.decided;
  }
  EXPECT_GT(asked, seeds * 20);
  EXPECT_GT(impossible, seeds);
  EXPECT_GT(decided, seeds);
}

TEST(SolveTwins, Orders) {
  run_twins(60, false, false);
}
TEST(SolveTwins, OrdersOfLargeNumbers) {
  run_twins(60, false, true);
}
TEST(SolveTwins, Sums) {
  run_twins(60, true, false);
}
TEST(SolveTwins, SumsOfLargeNumbers) {
  run_twins(60, true, true);
}

}  // namespace
}  // namespace needle::solve
