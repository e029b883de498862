// Doubles that nobody has chosen yet: terms that are keys (base/double_key.h).
//
// A sum is an operation of the solver, a negation even a linear term, and nothing is asked about them. A comparison is
// one of keys where neither NaN nor the two zeros can interfere; otherwise the library's function asks about those, with the
// keys and the greatest key of a number. Floats are compared as Floats.
#include "base/double_key.h"
#include "machine/prim_symbolic.h"
#include "machine/symbols.h"

namespace needle::machine {

using core::Prim;
using solve::Operation;
using solve::Relation;
using solve::Term;

namespace {

Word give_double(State& s, std::optional<Term> key) {
  if (!key) return undecided(s);
  if (const std::optional<solve::Int> value = s.solver->constant_of(*key))
    return s.new_double(DoubleKeys::value(static_cast<int64_t>(*value)));
  return s.new_symbol(*key, true);
}

std::optional<Operation> operation_of(Prim prim) {
  switch (prim) {
    case Prim::DoubleAdd:
      return Operation::DoubleAdd;
    case Prim::DoubleSub:
      return Operation::DoubleSubtract;
    case Prim::DoubleMul:
      return Operation::DoubleMultiply;
    case Prim::DoubleDiv:
      return Operation::DoubleDivide;
    case Prim::DoubleSqrt:
      return Operation::DoubleSqrt;
    case Prim::DoubleExp:
      return Operation::DoubleExp;
    case Prim::DoubleLog:
      return Operation::DoubleLog;
    case Prim::DoubleSin:
      return Operation::DoubleSin;
    case Prim::DoubleCos:
      return Operation::DoubleCos;
    case Prim::DoubleTan:
      return Operation::DoubleTan;
    case Prim::DoubleAsin:
      return Operation::DoubleAsin;
    case Prim::DoubleAcos:
      return Operation::DoubleAcos;
    case Prim::DoubleAtan:
      return Operation::DoubleAtan;
    case Prim::DoubleSinh:
      return Operation::DoubleSinh;
    case Prim::DoubleCosh:
      return Operation::DoubleCosh;
    case Prim::DoubleTanh:
      return Operation::DoubleTanh;
    case Prim::DoubleAsinh:
      return Operation::DoubleAsinh;
    case Prim::DoubleAcosh:
      return Operation::DoubleAcosh;
    case Prim::DoubleAtanh:
      return Operation::DoubleAtanh;
    case Prim::DoublePow:
      return Operation::DoublePow;
    default:
      return std::nullopt;
  }
}

// --- comparisons

struct Compared {
  Term a, b;
  int64_t top;  // the greatest key that is no NaN
};

// Two Floats, or a Float and a constant that is one, by their own keys: those are variables that can be moved.
std::optional<Compared> as_floats(State& s, Term a, Term b) {
  const auto narrow = [&](Term t) -> std::optional<Term> {
    const std::optional<solve::Int> value = s.solver->constant_of(t);
    if (!value) return s.solver->narrowed(t);
    const double x = DoubleKeys::value(static_cast<int64_t>(*value));
    const auto nearest = static_cast<float>(x);
    if (std::isnan(x) || nearest != x) return std::nullopt;
    return s.solver->constant(FloatKeys::of(nearest));
  };
  const std::optional<Term> x = narrow(a), y = narrow(b);
  if (!x || !y) return std::nullopt;
  return Compared{*x, *y, FloatKeys::kTop};
}

bool may_be(State& s, Term key, int64_t value) {
  if (value == DoubleKeys::kNegativeZero && !s.solver->may_be_negative_zero(key)) return false;
  return !is_entailed(s, Relation::NotEqual, key, s.solver->constant(value));
}
bool may_be_above(State& s, const Compared& c, Term key) {
  return !is_entailed(s, Relation::LessEqual, key, s.solver->constant(c.top));
}
bool may_be_below(State& s, const Compared& c, Term key) {
  return !is_entailed(s, Relation::GreaterEqual, key, s.solver->constant(-1 - c.top));
}

// Whether the relation of the keys is that of the numbers.
bool is_plain(State& s, Relation relation, const Compared& c) {
  constexpr int64_t kMinus = DoubleKeys::kNegativeZero;
  switch (relation) {
    case Relation::Less:
      return !may_be_above(s, c, c.b) && !may_be_below(s, c, c.a) && !(may_be(s, c.a, kMinus) && may_be(s, c.b, 0));
    case Relation::LessEqual:
      return !may_be_above(s, c, c.b) && !may_be_below(s, c, c.a) && !(may_be(s, c.a, 0) && may_be(s, c.b, kMinus));
    default:
      return !(may_be_above(s, c, c.a) && may_be_above(s, c, c.b)) &&
             !(may_be_below(s, c, c.a) && may_be_below(s, c, c.b)) && !(may_be(s, c.a, kMinus) && may_be(s, c.b, 0)) &&
             !(may_be(s, c.a, 0) && may_be(s, c.b, kMinus));
  }
}

Word compare_doubles(State& s, Prim prim, Relation relation, Term a, Term b) {
  if (relation == Relation::Greater || relation == Relation::GreaterEqual) {
    std::swap(a, b);
    relation = relation == Relation::Greater ? Relation::Less : Relation::LessEqual;
    prim = prim == Prim::DoubleGt ? Prim::DoubleLt : Prim::DoubleLe;
  }
  const std::optional<Compared> floats = as_floats(s, a, b);
  const Compared compared = floats ? *floats : Compared{a, b, DoubleKeys::kTop};
  if (is_plain(s, relation, compared)) return truth(s, relation, compared.a, compared.b);
  const Word operands[] = {give_number(s, s.solver->constant(compared.top), true), give_number(s, compared.a, true),
                           give_number(s, compared.b, true)};
  return unfold(s, prim, operands, 3);
}

std::optional<Relation> relation_on_doubles(Prim prim) {
  switch (prim) {
    case Prim::DoubleEq:
      return Relation::Equal;
    case Prim::DoubleNe:
      return Relation::NotEqual;
    case Prim::DoubleLt:
      return Relation::Less;
    case Prim::DoubleLe:
      return Relation::LessEqual;
    case Prim::DoubleGt:
      return Relation::Greater;
    case Prim::DoubleGe:
      return Relation::GreaterEqual;
    default:
      return std::nullopt;
  }
}

// --- conversions

Word round_float(State& s, Term key) {
  if (s.solver->narrowed(key)) return give_double(s, key);
  const Term none = s.solver->constant(0);
  const std::optional<Term> narrow = s.solver->apply(Operation::FloatNarrow, key, none);
  return give_double(s, narrow ? s.solver->apply(Operation::FloatWiden, *narrow, none) : std::nullopt);
}

bool is_word(State& s, Term number) {
  return s.solver->is_within(number, INT64_MIN, INT64_MAX) ||
         (is_entailed(s, Relation::GreaterEqual, number, s.solver->constant(INT64_MIN)) &&
          is_entailed(s, Relation::LessEqual, number, s.solver->constant(INT64_MAX)));
}

bool is_no_word(State& s, Term number) {
  return is_entailed(s, Relation::Less, number, s.solver->constant(INT64_MIN)) ||
         is_entailed(s, Relation::Greater, number, s.solver->constant(INT64_MAX));
}

Word from_whole(State& s, Prim prim, Term number, const Word* operands) {
  const Term none = s.solver->constant(0);
  // An Int is its term modulo 2^64, and so is it taken. Beyond 64 bits numbers are rounded in another way.
  if (prim == Prim::IntToDouble || (prim == Prim::IntegerToDouble && is_word(s, number)))
    return give_double(s, s.solver->apply(Operation::DoubleFrom, number, none));
  if (prim == Prim::IntegerToDouble && is_no_word(s, number))
    return give_double(s, s.solver->apply(Operation::DoubleFromInteger, number, none));
  return unfold(s, prim, operands, 1);
}

// With the keys of what it is about.
Word ask_library(State& s, Prim prim, Term key) {
  const Word operands[] = {give_number(s, s.solver->constant(DoubleKeys::kTop), true), give_number(s, key, true)};
  return unfold(s, prim, operands, 2);
}

}  // namespace

bool is_on_doubles(Prim prim) {
  return prim >= Prim::IntToDouble && prim <= Prim::KeyDouble;
}

bool needs_unfolding_on_doubles(Prim prim) {
  switch (prim) {
    case Prim::WordToDouble:
    case Prim::IntegerToDouble:
    case Prim::DoubleIsNaN:
    case Prim::DoubleIsInfinite:
      return true;
    default:
      return relation_on_doubles(prim) && prim != Prim::DoubleGt && prim != Prim::DoubleGe;
  }
}

Word on_doubles(State& s, Prim prim, const Word* operands) {
  const std::optional<Term> a = term_of(s, operands[0]);
  const std::optional<Term> b = core::prim_info(prim).arity > 1 ? term_of(s, operands[1]) : s.solver->constant(0);
  if (!a || !b) return undecided(s);
  if (const std::optional<Operation> operation = operation_of(prim))
    return give_double(s, s.solver->apply(*operation, *a, *b));
  if (const std::optional<Relation> relation = relation_on_doubles(prim))
    return compare_doubles(s, prim, *relation, *a, *b);
  switch (prim) {
    case Prim::DoubleNegate:
      return give_double(s, s.solver->subtract(s.solver->constant(-1), *a));
    case Prim::DoubleRoundFloat:
      return round_float(s, *a);
    case Prim::DoubleToInt:
      return give_number(s, s.solver->apply(Operation::DoubleTruncate, *a, *b), false);
    case Prim::DoubleKey:
      return give_number(s, a, true);
    case Prim::KeyDouble:
      return give_double(s, a);
    case Prim::DoubleIsNegativeZero:
      return truth(s, Relation::Equal, *a, s.solver->constant(DoubleKeys::kNegativeZero));
    case Prim::DoubleIsNaN:
    case Prim::DoubleIsInfinite:
      return ask_library(s, prim, *a);
    default:
      return from_whole(s, prim, *a, operands);
  }
}

}  // namespace needle::machine
