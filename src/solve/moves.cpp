#include "solve/moves.h"

#include <algorithm>

namespace needle::solve {

namespace {

class Mover {
 public:
  Mover(Path& path, Condition condition, bool side) : path_(path), condition_(condition), side_(side) {}

  bool run() {
    const ConditionData& data = path_.data(condition_);
    const std::optional<Int> now = path_.value(data.form);
    const std::optional<Int> missing = now ? minus(data.bound, *now) : std::nullopt;
    if (!missing || !in_limits(*missing)) return false;
    if (!data.equality) {
      const Int change = side_ ? *missing : *missing + 1;
      return move_term(data.form, change, kDepth) || move_all(data.form, change);
    }
    if (side_) return move_term(data.form, *missing, kDepth) || move_all(data.form, *missing);
    return move_term(data.form, 1, kDepth) || move_term(data.form, -1, kDepth);
  }

 private:
  static constexpr int kDepth = 3, kAttempts = 24;

  // Rounded away from 0.
  static Int divide_up(Int a, Int b) {
    const Int quotient = a / b;
    if (quotient * b == a) return quotient;
    return (a < 0) == (b < 0) ? quotient + 1 : quotient - 1;
  }

  bool test() { return path_.follow() && path_.model_holds() && path_.model_side(condition_) == side_; }

  bool move_term(Term term, Int change, int depth) {
    if (change == 0) return false;
    for (const Summand& s : path_.terms.summands(term))
      if (move_variable(s.variable, divide_up(change, s.coefficient), depth)) return true;
    return false;
  }

  bool move_variable(Variable variable, Int step, int depth) {
    if (path_.meaning(variable).definition) return depth > 0 && move_operands(variable, step, depth - 1);
    if (++attempts_ > kAttempts) return false;
    const std::optional<Int> value = plus(path_.differences.value(variable), step);
    if (!value || !in_limits(*value)) return false;
    path_.differences.begin_change();
    path_.differences.set_value(variable, *value);
    if (test()) return true;
    path_.differences.take_back();
    return false;
  }

  bool move_operands(Variable variable, Int step, int depth) {
    const Definition definition = *path_.meaning(variable).definition;
    const std::optional<Int> a = path_.value(definition.a), b = path_.value(definition.b);
    if (!a || !b) return false;
    const std::optional<Int> wanted = plus(path_.differences.value(variable), step);
    if (!wanted || !in_limits(*wanted)) return false;
    switch (definition.operation) {
      case Operation::Multiply:
        return (*b != 0 && move_term(definition.a, divide_up(step, *b), depth)) ||
               (*a != 0 && move_term(definition.b, divide_up(step, *a), depth)) ||
               move_term(definition.a, step < 0 ? -1 : 1, depth);
      case Operation::Divide: {
        // The nearest dividend whose quotient has moved so far.
        std::optional<Int> dividend = times(*wanted, *b);
        if (dividend && step < 0) dividend = plus(*dividend, *b - 1);
        return dividend && move_to(definition.a, *dividend, *a, depth);
      }
      case Operation::Modulo:
        return move_term(definition.a, step, depth) || move_term(definition.b, step, depth);
      case Operation::And:
      case Operation::Or:
        // The result itself as one operand, or as both.
        return move_to(definition.a, *wanted, *a, depth) || move_to(definition.b, *wanted, *b, depth) ||
               aim_both(definition, *wanted);
      case Operation::Xor:
        return move_to(definition.a, *wanted ^ *b, *a, depth) || move_to(definition.b, *wanted ^ *a, *b, depth);
      default:
        return false;  // values.h
    }
    return false;
  }

  bool move_to(Term term, Int wanted, Int now, int depth) {
    const std::optional<Int> change = minus(wanted, now);
    return change && in_limits(*change) && move_term(term, *change, depth);
  }

  bool aim_both(const Definition& definition, Int wanted) {
    path_.differences.begin_change();
    if (aim(definition.a, wanted) && aim(definition.b, wanted) && test()) return true;
    path_.differences.take_back();
    return false;
  }

  // Gives the term this value by its first variable.
  bool aim(Term term, Int wanted) {
    const Summand first = path_.terms.summands(term).empty() ? Summand() : path_.terms.summands(term)[0];
    const std::optional<Int> now = path_.value(term), change = now ? minus(wanted, *now) : std::nullopt;
    if (!change || !first.variable.valid() || first.coefficient != 1 || path_.meaning(first.variable).definition)
      return false;
    const std::optional<Int> value = plus(path_.differences.value(first.variable), *change);
    if (!value || !in_limits(*value)) return false;
    path_.differences.set_value(first.variable, *value);
    return true;
  }

  bool move_all(Term term, Int change) {
    path_.differences.begin_change();
    for (const Summand& s : path_.terms.summands(term)) {
      if (path_.meaning(s.variable).definition) continue;
      const Int before = path_.differences.value(s.variable);
      std::optional<Int> value = plus(before, divide_up(change, s.coefficient));
      if (!value || !in_limits(*value)) break;
      const std::optional<Int> low = path_.differences.low(s.variable), high = path_.differences.high(s.variable);
      if (low) value = std::max(*value, *low);
      if (high) value = std::min(*value, *high);
      path_.differences.set_value(s.variable, *value);
      const std::optional<Int> gained = times(*value - before, s.coefficient);
      const std::optional<Int> left = gained ? minus(change, *gained) : std::nullopt;
      if (!left || !in_limits(*left)) break;
      if (*left == 0 || (*left < 0) != (change < 0)) break;
      change = *left;
    }
    if (test()) return true;
    path_.differences.take_back();
    return false;
  }

  Path& path_;
  const Condition condition_;
  const bool side_;
  int attempts_ = 0;
};

}  // namespace

bool find_by_moves(Path& path, Condition condition, bool side) {
  return Mover(path, condition, side).run();
}

}  // namespace needle::solve
