#include "solve/build_terms.h"

namespace needle::solve {

namespace {

// a = divisor * result + rest, if all coefficients of a can be divided.
std::optional<Term> divide_exactly(Terms& terms, Term a, Int divisor) {
  std::vector<Summand> summands(terms.summands(a).begin(), terms.summands(a).end());
  for (Summand& s : summands) {
    if (s.coefficient % divisor != 0) return std::nullopt;
    s.coefficient /= divisor;
  }
  return terms.intern(summands, floor_divide(terms.constant_part(a), divisor));
}

std::optional<Term> divide(Path& path, Term a, Term b) {
  if (!path.terms.is_constant(b)) return path.define(Operation::Divide, a, b);
  const Int divisor = path.terms.constant_part(b);
  if (divisor <= 0) return std::nullopt;
  if (const std::optional<Term> exact = divide_exactly(path.terms, a, divisor)) return exact;
  return path.define(Operation::Divide, a, b);
}

// x mod c = x - c * (x div c)
std::optional<Term> modulo(Path& path, Term a, Term b) {
  if (!path.terms.is_constant(b)) return path.define(Operation::Modulo, a, b);
  const std::optional<Term> quotient = divide(path, a, b);
  const std::optional<Term> multiple =
      quotient ? path.terms.scale(*quotient, path.terms.constant_part(b)) : std::nullopt;
  return multiple ? path.terms.subtract(a, *multiple) : std::nullopt;
}

bool is_mask(Int n) {
  return n >= 0 && (n & (n + 1)) == 0;
}

// With a constant that is 0...01...1 or 1...10...0 in binary: the low bits are a remainder, the high bits the rest.
std::optional<Term> with_mask(Path& path, Operation operation, Term a, Int mask) {
  Terms& terms = path.terms;
  const bool low = is_mask(mask);
  const Int ones = low ? mask : ~mask;
  if (ones >= kLargest) return std::nullopt;
  if (operation == Operation::Xor)
    return mask == 0 ? a : mask == -1 ? terms.subtract(terms.constant(-1), a) : std::nullopt;
  const std::optional<Term> rest = modulo(path, a, terms.constant(ones + 1));
  if (!rest) return std::nullopt;
  if (operation == Operation::And) return low ? rest : terms.subtract(a, *rest);
  // Or sets the ones of the mask and keeps the other bits.
  const std::optional<Term> kept = low ? terms.subtract(a, *rest) : rest;
  return kept ? terms.add(*kept, terms.constant(mask)) : std::nullopt;
}

std::optional<Term> bits(Path& path, Operation operation, Term a, Term b) {
  Terms& terms = path.terms;
  if (a == b) return operation == Operation::Xor ? terms.constant(0) : a;
  if (terms.is_constant(a)) std::swap(a, b);
  if (terms.is_constant(b)) {
    const Int mask = terms.constant_part(b);
    if (is_mask(mask) || is_mask(~mask))
      if (const std::optional<Term> linear = with_mask(path, operation, a, mask)) return linear;
  }
  return a < b ? path.define(operation, a, b) : path.define(operation, b, a);
}

}  // namespace

std::optional<Term> build(Path& path, Operation operation, Term a, Term b) {
  Terms& terms = path.terms;
  if (terms.is_constant(a) && terms.is_constant(b)) {
    const std::optional<Int> value = value_of(operation, terms.constant_part(a), terms.constant_part(b));
    if (!value || !in_limits(*value)) return std::nullopt;
    return terms.constant(*value);
  }
  switch (operation) {
    case Operation::Multiply:
      if (terms.is_constant(a)) return terms.scale(b, terms.constant_part(a));
      if (terms.is_constant(b)) return terms.scale(a, terms.constant_part(b));
      return a < b ? path.define(operation, a, b) : path.define(operation, b, a);
    case Operation::Divide:
      return divide(path, a, b);
    case Operation::Modulo:
      return modulo(path, a, b);
    case Operation::And:
    case Operation::Or:
    case Operation::Xor:
      return bits(path, operation, a, b);
    default:
      return build_double(path, operation, a, b);
  }
}

}  // namespace needle::solve
