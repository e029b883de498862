#include "solve/z3_doubles.h"

#include <algorithm>

namespace needle::solve {

namespace {

constexpr unsigned kLeastWidth = 66;  // a key, and the difference of two
constexpr unsigned kMostWidth = 160;
constexpr Int kKept = Int{1} << 64;  // whole numbers without ends are kept to less than this

unsigned bits_of(Int n) {
  unsigned bits = 1;
  for (Int rest = n < 0 ? -n : n; rest != 0; rest >>= 1) ++bits;
  return bits;
}

bool is_known(const Definition& definition) {
  return definition.operation < Operation::DoubleFromInteger;
}

}  // namespace

Interval Z3Doubles::ends(Variable variable) const {
  Interval out{path_.differences.low(variable), path_.differences.high(variable)};
  if (!out.low || *out.low < -kKept) out.low = -kKept;
  if (!out.high || *out.high > kKept) out.high = kKept;
  return out;
}

unsigned Z3Doubles::width_of(Term term) const {
  unsigned width = bits_of(path_.terms.constant_part(term));
  for (const Summand& s : path_.terms.summands(term)) {
    const Interval of = ends(s.variable);
    width = std::max(width, std::max(bits_of(*of.low), bits_of(*of.high)) + bits_of(s.coefficient));
  }
  return width + bits_of(static_cast<Int>(path_.terms.summands(term).size()));
}

void Z3Doubles::find_width(Condition condition) {
  width_ = std::max(kLeastWidth, width_of(path_.data(condition).form));
  const auto widen = [&](unsigned width) { width_ = std::max(width_, width); };
  widen(bits_of(path_.data(condition).bound) + 1);
  for (const Step& step : component_.conditions()) {
    widen(width_of(path_.data(Condition(step.number)).form));
    widen(bits_of(path_.data(Condition(step.number)).bound) + 1);
  }
  for (const Variable variable : component_.variables()) {
    const std::optional<Int> low = path_.differences.low(variable), high = path_.differences.high(variable);
    complete_ = complete_ && low && high && *low >= -kKept && *high <= kKept;
    if (const auto& definition = path_.meaning(variable).definition)
      widen(definition->operation == Operation::Multiply ? width_of(definition->a) + width_of(definition->b)
                                                         : std::max(width_of(definition->a), width_of(definition->b)));
  }
}

z3::expr Z3Doubles::word(Int value) {
  const mpz_class wide = big(value) + (value < 0 ? mpz_class(1) << width_ : mpz_class(0));
  return context_.bv_val(wide.get_str().c_str(), width_);
}

z3::expr Z3Doubles::variable(Variable variable) {
  return context_.bv_const(("k" + std::to_string(variable.index)).c_str(), width_);
}

z3::expr Z3Doubles::term(Term term) {
  z3::expr sum = word(path_.terms.constant_part(term));
  for (const Summand& s : path_.terms.summands(term)) {
    const z3::expr x = variable(s.variable);
    sum = s.coefficient == 1 ? sum + x : s.coefficient == -1 ? sum - x : sum + word(s.coefficient) * x;
  }
  return sum;
}

z3::expr Z3Doubles::condition(Condition condition, bool side) {
  const ConditionData& data = path_.data(condition);
  const z3::expr form = term(data.form), bound = word(data.bound);
  if (data.equality) return side ? form == bound : form != bound;
  return side ? z3::sle(form, bound) : z3::sgt(form, bound);
}

// Of a negative number all bits but the sign are inverted.
z3::expr Z3Doubles::as_real(const z3::expr& key, unsigned bits, const z3::sort& sort) {
  const z3::expr low = key.extract(bits - 1, 0);
  const z3::expr all = context_.bv_val((uint64_t{1} << (bits - 1)) - 1, bits);
  const z3::expr negative = low.extract(bits - 1, bits - 1) == context_.bv_val(1, 1);
  return made(Z3_mk_fpa_to_fp_bv(context_, z3::ite(negative, low ^ all, low), sort));
}
z3::expr Z3Doubles::as_double(const z3::expr& key) {
  return as_real(key, 64, context_.fpa_sort(11, 53));
}
z3::expr Z3Doubles::as_float(const z3::expr& key) {
  return as_real(key, 32, context_.fpa_sort(8, 24));
}

z3::expr Z3Doubles::arithmetic(Operation operation, const z3::expr& a, const z3::expr& b) {
  const z3::expr nearest = made(Z3_mk_fpa_rne(context_));
  switch (operation) {
    case Operation::DoubleAdd:
      return made(Z3_mk_fpa_add(context_, nearest, as_double(a), as_double(b)));
    case Operation::DoubleSubtract:
      return made(Z3_mk_fpa_sub(context_, nearest, as_double(a), as_double(b)));
    case Operation::DoubleMultiply:
      return made(Z3_mk_fpa_mul(context_, nearest, as_double(a), as_double(b)));
    case Operation::DoubleDivide:
      return made(Z3_mk_fpa_div(context_, nearest, as_double(a), as_double(b)));
    case Operation::DoubleSqrt:
      return made(Z3_mk_fpa_sqrt(context_, nearest, as_double(a)));
    case Operation::DoubleFrom:
      return made(Z3_mk_fpa_to_fp_signed(context_, nearest, a.extract(63, 0), context_.fpa_sort(11, 53)));
    case Operation::FloatNarrow:
      return made(Z3_mk_fpa_to_fp_float(context_, nearest, as_double(a), context_.fpa_sort(8, 24)));
    default:
      return made(Z3_mk_fpa_to_fp_float(context_, nearest, as_float(a), context_.fpa_sort(11, 53)));
  }
}

z3::expr Z3Doubles::truncated(const z3::expr& x) {
  const z3::sort sort = context_.fpa_sort(11, 53);
  const z3::expr end = made(Z3_mk_fpa_numeral_double(context_, 9223372036854775808.0, sort));
  const z3::expr minus_end = made(Z3_mk_fpa_numeral_double(context_, -9223372036854775808.0, sort));
  const z3::expr fits = made(Z3_mk_fpa_gt(context_, x, minus_end)) && made(Z3_mk_fpa_lt(context_, x, end));
  const z3::expr whole = made(Z3_mk_fpa_to_sbv(context_, made(Z3_mk_fpa_rtz(context_)), x, 64));
  return z3::ite(fits, z3::sext(whole, width_ - 64), word(INT64_MIN));
}

void Z3Doubles::define_double(z3::solver& solver, const z3::expr& result, const Definition& definition) {
  const z3::expr a = term(definition.a), b = term(definition.b);
  if (definition.operation == Operation::DoubleTruncate) {
    solver.add(result == truncated(as_double(a)));
    return;
  }
  const bool is_float = definition.operation == Operation::FloatNarrow;
  const z3::expr value = arithmetic(definition.operation, a, b);
  // The same, as bits are: NaN is NaN, and the zeros differ.
  solver.add(made(Z3_mk_eq(context_, is_float ? as_float(result) : as_double(result), value)));
}

void Z3Doubles::define(z3::solver& solver, const z3::expr& result, const Definition& definition) {
  if (is_on_doubles(definition.operation)) return define_double(solver, result, definition);
  const z3::expr a = term(definition.a), b = term(definition.b);
  const z3::expr rest = z3::smod(a, b);
  switch (definition.operation) {
    case Operation::Multiply:
      return solver.add(result == a * b);
    case Operation::Divide:
      return solver.add(result == (a - rest) / b);
    case Operation::Modulo:
      return solver.add(result == rest);
    case Operation::And:
      return solver.add(result == (a & b));
    case Operation::Or:
      return solver.add(result == (a | b));
    default:
      return solver.add(result == (a ^ b));
  }
}

void Z3Doubles::declare(z3::solver& solver, Variable variable) {
  const Meaning& meaning = path_.meaning(variable);
  const Interval of = ends(variable);
  const z3::expr x = this->variable(variable);
  solver.add(z3::sge(x, word(*of.low)) && z3::sle(x, word(*of.high)));
  // What is not told makes more possible: a model is computed again, and "impossible" stays right.
  if (meaning.definition && is_known(*meaning.definition)) define(solver, x, *meaning.definition);
}

z3::solver Z3Doubles::ask(Condition asked, bool side) {
  z3::solver solver = z3::tactic(context_, "qffpbv").mk_solver();
  find_width(asked);
  if (width_ > kMostWidth) {
    complete_ = false;
    solver.add(context_.bool_val(false));
    return solver;
  }
  for (const Variable variable : component_.variables()) declare(solver, variable);
  for (const Step& step : component_.conditions())
    solver.add(condition(Condition(step.number), step.kind == Step::Kind::True));
  solver.add(condition(asked, side));
  return solver;
}

void Z3Doubles::take(const z3::model& model) {
  for (const Variable variable : component_.variables()) {
    if (path_.meaning(variable).definition) continue;
    std::string digits;
    if (!model.eval(this->variable(variable), true).is_numeral(digits)) continue;
    mpz_class value(digits);
    if (value >= mpz_class(1) << (width_ - 1)) value -= mpz_class(1) << width_;
    if (const std::optional<Int> number = parse(value.get_str()); number && in_limits(*number))
      path_.differences.set_value(variable, *number);
  }
}

}  // namespace needle::solve
