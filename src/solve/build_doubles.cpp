// Operations on Doubles that need no variable: those on known numbers, also where only the path knows them, and those
// that change nothing.
//
//   x * 1, x / 1, x - 0, x + (-0.0)   ->  x             x + 0  ->  x     unless x may be -0.0
//   x * (-1), x / (-1), (-0.0) - x    ->  -x            x * 2  ->  x + x
//   x / 4                             ->  x * 0.25      (exactly: the same number is rounded)
#include <cmath>

#include "base/double_key.h"
#include "solve/build_terms.h"

namespace needle::solve {

namespace {

Term fixed(Path& path, Term term) {
  const Interval ends = path.interval(term);
  return ends.low && ends.low == ends.high ? path.terms.constant(*ends.low) : term;
}

std::optional<double> known(const Path& path, Term key) {
  if (!path.terms.is_constant(key)) return std::nullopt;
  return DoubleKeys::value(static_cast<int64_t>(path.terms.constant_part(key)));
}

std::optional<Term> negated(Path& path, Term key) {
  return path.terms.subtract(path.terms.constant(-1), key);
}

std::optional<Term> ordered(Path& path, Operation operation, Term a, Term b) {
  return a < b ? path.define(operation, a, b) : path.define(operation, b, a);
}

std::optional<Term> sum(Path& path, Term a, Term b) {
  for (const auto& [one, other] : {std::pair{a, b}, std::pair{b, a}})
    if (known(path, one) == 0.0 && (std::signbit(*known(path, one)) || !path.may_be_negative_zero(other))) return other;
  return ordered(path, Operation::DoubleAdd, a, b);
}

std::optional<Term> difference(Path& path, Term a, Term b) {
  if (known(path, b) == 0.0 && (!std::signbit(*known(path, b)) || !path.may_be_negative_zero(a))) return a;
  if (known(path, a) == 0.0 && std::signbit(*known(path, a))) return negated(path, b);
  return path.define(Operation::DoubleSubtract, a, b);
}

std::optional<Term> product(Path& path, Term a, Term b) {
  if (known(path, a)) std::swap(a, b);
  if (known(path, b) == 1.0) return a;
  if (known(path, b) == -1.0) return negated(path, a);
  if (known(path, b) == 2.0) return sum(path, a, a);
  return ordered(path, Operation::DoubleMultiply, a, b);
}

std::optional<Term> quotient(Path& path, Term a, Term b) {
  int exponent = 0;
  if (const std::optional<double> by = known(path, b); by && std::fabs(std::frexp(*by, &exponent)) == 0.5)
    if (std::isnormal(1 / *by)) return product(path, a, path.terms.constant(DoubleKeys::of(1 / *by)));
  return path.define(Operation::DoubleDivide, a, b);
}

}  // namespace

std::optional<Term> build_double(Path& path, Operation operation, Term a, Term b) {
  a = fixed(path, a);
  b = fixed(path, b);
  if (path.terms.is_constant(a) && path.terms.is_constant(b))
    return path.terms.constant(value_on_doubles(operation, path.terms.constant_part(a), path.terms.constant_part(b)));
  switch (operation) {
    case Operation::DoubleAdd:
      return sum(path, a, b);
    case Operation::DoubleSubtract:
      return difference(path, a, b);
    case Operation::DoubleMultiply:
      return product(path, a, b);
    case Operation::DoubleDivide:
      return quotient(path, a, b);
    default:
      return path.define(operation, a, b);
  }
}

}  // namespace needle::solve
