// A solver beside an oracle that knows nothing but enumeration: each term has a function that computes it, each decision
// of the path can be tried on every assignment of the few small variables.
#pragma once
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "base/random.h"
#include "solve/integer.h"
#include "solve/solver.h"

namespace needle::solve {

inline constexpr Relation kRelations[] = {Relation::Equal,     Relation::NotEqual, Relation::Less,
                                          Relation::LessEqual, Relation::Greater,  Relation::GreaterEqual};

inline bool relation_holds(Relation relation, Int a, Int b) {
  switch (relation) {
    case Relation::Equal:
      return a == b;
    case Relation::NotEqual:
      return a != b;
    case Relation::Less:
      return a < b;
    case Relation::LessEqual:
      return a <= b;
    case Relation::Greater:
      return a > b;
    case Relation::GreaterEqual:
      return a >= b;
  }
  return false;
}

class World {
 public:
  using Assignment = std::vector<Int>;
  using Function = std::function<Int(const Assignment&)>;
  struct Expression {
    Term term;
    Function compute;
  };
  struct Decision {
    Relation relation;
    Function a, b;
    bool side;
  };
  struct Kinds {
    bool sums = true, factors = true, quotients = true, products = false, bits = false;
  };

  World(uint64_t seed, const Options& options, const Kinds& kinds) : solver(options), random(seed), kinds_(kinds) {}

  Solver solver;
  Random random;
  uint64_t unknown = 0, yes = 0, no = 0, decided = 0, open = 0;

  void run(int steps) {
    for (int i = 0; i < 2; ++i) new_variable();
    marks_.push_back({solver.mark(), ranges_.size(), expressions_.size(), path_.size()});
    for (int i = 0; i < steps && !::testing::Test::HasFatalFailure(); ++i) step();
  }

  // Both answers of a comparison that is not decided must be possible.
  bool complete = false;

 private:
  struct Place {
    Solver::Mark mark;
    size_t variables, expressions, decisions;
  };

  Int number(Int low, Int high) { return low + static_cast<Int>(random.below(static_cast<uint64_t>(high - low + 1))); }

  void step() {
    switch (random.below(10)) {
      case 0:
        if (ranges_.size() < 4) return new_variable();
        [[fallthrough]];
      case 1:
      case 2:
        return new_expression();
      case 3:
        return back();
      case 4:
        marks_.push_back({solver.mark(), ranges_.size(), expressions_.size(), path_.size()});
        return;
      default:
        decide();
    }
    check_model();
  }

  void new_variable() {
    const Int low = number(-4, 2), high = low + number(0, 5);
    const size_t index = ranges_.size();
    ranges_.push_back({low, high});
    expressions_.push_back(
        {solver.variable({low, high, number(-3, 3)}), [index](const Assignment& v) { return v[index]; }});
  }

  const Expression& any() { return expressions_[random.below(expressions_.size())]; }
  Expression constant(Int value) {
    return {solver.constant(value), [value](const Assignment&) { return value; }};
  }

  void new_expression() {
    if (expressions_.size() > 14) return;
    const Expression a = any(), b = random.one_in(2) ? any() : constant(number(-3, 3));
    switch (random.below(5)) {
      case 0:
        if (kinds_.sums)
          keep(solver.add(a.term, b.term), [a, b](const auto& v) { return a.compute(v) + b.compute(v); });
        return;
      case 1:
        if (kinds_.sums || solver.constant_of(b.term))
          keep(solver.subtract(a.term, b.term), [a, b](const auto& v) { return a.compute(v) - b.compute(v); });
        return;
      case 2: {
        const Expression c = kinds_.products ? b : constant(number(-3, 3));
        if (kinds_.factors)
          keep(solver.apply(Operation::Multiply, a.term, c.term),
               [a, c](const auto& v) { return a.compute(v) * c.compute(v); });
        return;
      }
      case 3:
        return new_quotient(a, b);
      default:
        return new_bits(a, b);
    }
  }

  void new_quotient(const Expression& a, const Expression& any_b) {
    if (!kinds_.quotients) return;
    Expression b = constant(number(1, 4));
    const Answer positive = solver.compare(Relation::Greater, any_b.term, solver.constant(0));
    if (kinds_.products && positive.decided == true) b = any_b;
    if (random.one_in(2))
      keep(solver.apply(Operation::Divide, a.term, b.term),
           [a, b](const auto& v) { return b.compute(v) > 0 ? floor_divide(a.compute(v), b.compute(v)) : 0; });
    else
      keep(solver.apply(Operation::Modulo, a.term, b.term),
           [a, b](const auto& v) { return b.compute(v) > 0 ? floor_modulo(a.compute(v), b.compute(v)) : 0; });
  }

  void new_bits(const Expression& a, const Expression& b) {
    if (!kinds_.bits) return;
    switch (random.below(3)) {
      case 0:
        return keep(solver.apply(Operation::And, a.term, b.term),
                    [a, b](const auto& v) { return a.compute(v) & b.compute(v); });
      case 1:
        return keep(solver.apply(Operation::Or, a.term, b.term),
                    [a, b](const auto& v) { return a.compute(v) | b.compute(v); });
      default:
        return keep(solver.apply(Operation::Xor, a.term, b.term),
                    [a, b](const auto& v) { return a.compute(v) ^ b.compute(v); });
    }
  }

  void keep(std::optional<Term> term, Function compute) {
    ASSERT_TRUE(term);
    expressions_.push_back({*term, std::move(compute)});
  }

  void back() {
    const size_t place = random.below(marks_.size());
    marks_.resize(place + 1);
    const Place& to = marks_.back();
    solver.back_to(to.mark);
    ranges_.resize(to.variables);
    expressions_.resize(to.expressions);
    path_.erase(path_.begin() + static_cast<std::ptrdiff_t>(to.decisions), path_.end());
  }

  // Which sides of the comparison the path allows.
  struct Sides {
    bool possible[2] = {false, false};
  };
  Sides sides(Relation relation, const Function& a, const Function& b) const {
    Sides found;
    Assignment assignment;
    each(assignment, [&] { found.possible[relation_holds(relation, a(assignment), b(assignment))] = true; });
    return found;
  }
  void each(Assignment& assignment, const std::function<void()>& visit) const {
    if (assignment.size() == ranges_.size()) {
      for (const Decision& d : path_)
        if (relation_holds(d.relation, d.a(assignment), d.b(assignment)) != d.side) return;
      return visit();
    }
    const auto [low, high] = ranges_[assignment.size()];
    for (Int value = low; value <= high; ++value) {
      assignment.push_back(value);
      each(assignment, visit);
      assignment.pop_back();
    }
  }

  void decide() {
    const Relation relation = kRelations[random.below(6)];
    const Expression a = any(), b = random.one_in(2) ? any() : constant(number(-4, 6));
    const Sides truth = sides(relation, a.compute, b.compute);
    const Answer answer = solver.compare(relation, a.term, b.term);
    if (answer.decided) {
      ++decided;
      ASSERT_FALSE(truth.possible[!*answer.decided]) << text();
      return;
    }
    ++open;
    ASSERT_TRUE(answer.condition.valid());
    if (complete) {
      ASSERT_TRUE(truth.possible[0] && truth.possible[1]) << solver.show(answer.condition) << text();
    }
    const bool holds = random.one_in(2);
    const bool side = holds == answer.holds_when;
    const bool by_model = solver.model_side(answer.condition) == side;
    const Possible possible = solver.assume(answer.condition, side);
    unknown += possible == Possible::Unknown;
    yes += possible == Possible::Yes;
    no += possible == Possible::No;
    ASSERT_TRUE(possible == Possible::Yes || !by_model);
    if (possible == Possible::No) {
      ASSERT_FALSE(truth.possible[holds]) << solver.show(answer.condition) << " " << side << text();
    }
    if (possible == Possible::Yes) {
      ASSERT_TRUE(truth.possible[holds]) << solver.show(answer.condition) << " " << side << text();
      ASSERT_EQ(solver.decided(answer.condition), side);
      path_.push_back({relation, a.compute, b.compute, holds});
    }
    check_model();
  }

  void check_model() {
    Assignment assignment;
    for (size_t i = 0, variable = 0; i < expressions_.size() && variable < ranges_.size(); ++i) {
      // The variables are those expressions that were made by new_variable, in order.
      if (!is_variable(i, variable)) continue;
      assignment.push_back(*solver.value(expressions_[i].term));
      ASSERT_GE(assignment.back(), ranges_[variable].first);
      ASSERT_LE(assignment.back(), ranges_[variable].second);
      ++variable;
    }
    ASSERT_EQ(assignment.size(), ranges_.size());
    for (const Decision& d : path_)
      ASSERT_EQ(relation_holds(d.relation, d.a(assignment), d.b(assignment)), d.side) << text();
    for (const Expression& e : expressions_) ASSERT_TRUE(solver.value(e.term) == e.compute(assignment)) << text();
  }

  bool is_variable(size_t expression, size_t variable) const {
    Assignment probe(ranges_.size(), 0);
    if (expressions_[expression].compute(probe) != 0) return false;
    for (size_t i = 0; i < probe.size(); ++i) {
      probe[i] = 7919;
      if (expressions_[expression].compute(probe) != (i == variable ? 7919 : 0)) return false;
      probe[i] = 0;
    }
    return true;
  }

  std::string text() const {
    std::string all = "\n";
    for (size_t i = 0; i < expressions_.size(); ++i) all += solver.show(expressions_[i].term) + "\n";
    return all + std::to_string(path_.size()) + " decisions";
  }

  Kinds kinds_;
  std::vector<std::pair<Int, Int>> ranges_;
  std::vector<Expression> expressions_;
  std::vector<Decision> path_;
  std::vector<Place> marks_;
};

}  // namespace needle::solve
