#include "machine/prim_symbolic.h"

#include "base/double_key.h"
#include "core/arithmetic.h"
#include "machine/prims.h"
#include "machine/symbols.h"

namespace needle::machine {

using core::Prim;
using solve::Relation;
using solve::Term;

namespace {

// Terms are not collected: one evaluation makes no more of them than a search waits for.
constexpr size_t kMostOfOneStretch = 1'000'000;
constexpr int64_t kLowest = INT64_MIN, kHighest = INT64_MAX;

std::optional<solve::Int> wide(const mpz_class& n) {
  constexpr size_t kBits = 120, kHalf = 60;
  if (mpz_sizeinbase(n.get_mpz_t(), 2) > kBits) return std::nullopt;
  mpz_class high = abs(n) >> kHalf, low = abs(n) - (high << kHalf);
  const solve::Int value = static_cast<solve::Int>(high.get_si()) << kHalf | low.get_si();
  return n < 0 ? -value : value;
}

std::optional<int64_t> small(solve::Int value) {
  if (value < kLowest || value > kHighest) return std::nullopt;
  return static_cast<int64_t>(value);
}

// A term without variables is a number again. Its form depends on the type where it is large.
Word number_word(State& s, solve::Int value, bool integer) {
  if (const std::optional<int64_t> n = small(value); n && (!integer || fits_int63(*n))) return s.new_int(*n);
  return new_integer(s, big_integer(value));
}

// Which answer, if any, leads to characters that few programs are about: those beyond ASCII.
Farfetched farfetched(State& s, Relation relation, Term a, Term b) {
  constexpr solve::Int kAscii = 128, kLastCharacter = 0x10FFFF;
  const std::optional<solve::Int> bound = s.solver->constant_of(b);
  // What is greater is NaN.
  if (relation == Relation::Greater && bound && (*bound == DoubleKeys::kTop || *bound == FloatKeys::kTop))
    return Farfetched::True;
  if (!bound || *bound < kAscii - 1 || !s.solver->is_within(a, 0, kLastCharacter)) return Farfetched::Neither;
  switch (relation) {
    case Relation::Less:
    case Relation::LessEqual:
      return Farfetched::False;
    case Relation::Greater:
    case Relation::GreaterEqual:
      return Farfetched::True;
    default:
      return Farfetched::Neither;
  }
}

}  // namespace

Word undecided(State& s) {
  s.stop = OutcomeKind::Undecided;
  return kUnit;
}

std::optional<Term> term_of(State& s, Word w) {
  if (is_symbol(w)) return term_in(w);
  if (is_int(w)) return s.solver->constant(to_int63(w));
  if (kind_of(*cell_of(w)) == Kind::Int64) return s.solver->constant(to_int64(w));
  if (kind_of(*cell_of(w)) == Kind::Double) return s.solver->constant(DoubleKeys::of(to_double(w)));
  const std::optional<solve::Int> value = wide(to_integer(w));
  return value ? std::optional(s.solver->constant(*value)) : std::nullopt;
}

Word give_number(State& s, std::optional<Term> term, bool integer) {
  if (!term) return undecided(s);
  if (const std::optional<solve::Int> value = s.solver->constant_of(*term)) return number_word(s, *value, integer);
  return s.new_symbol(*term);
}

Word truth(State& s, Relation relation, Term a, Term b) {
  const solve::Answer answer = s.solver->compare(relation, a, b);
  if (answer.decided) return from_bool(*answer.decided);
  if (!answer.condition.valid()) return undecided(s);
  const auto user = static_cast<uint32_t>(farfetched(s, relation, a, b));
  return s.new_condition(user, uint64_t{answer.condition.index} << 1 | answer.holds_when, kUnit);
}

Word apply_later(State& s, Word function, const Word* operands, size_t count) {
  Word* cell = s.heap.allocate(3 + count);
  cell[0] = make_header(Kind::Thunk, 1 + count, s.code->apply_thunk);
  cell[1] = kUnit;
  cell[2] = function;
  std::copy(operands, operands + count, cell + 3);
  s.heap.filled(cell);
  return word_of(cell);
}

Word unfold(State& s, Prim prim, const Word* operands, size_t count) {
  const Word function = s.unfolded[static_cast<size_t>(prim)];
  if (function == 0) {
    s.stop = OutcomeKind::Fault;
    return kUnit;
  }
  return apply_later(s, function, operands, count);
}

bool is_entailed(State& s, Relation relation, Term a, Term b) {
  return s.solver->compare(relation, a, b).decided == std::optional(true);
}

namespace {

bool is_in_range(State& s, Term term) {
  if (s.solver->is_within(term, kLowest, kHighest)) return true;
  return is_entailed(s, Relation::LessEqual, term, s.solver->constant(kHighest)) &&
         is_entailed(s, Relation::GreaterEqual, term, s.solver->constant(kLowest));
}

// Whether the value may be looked at as it is.
bool may_look(State& s, Term term) {
  if (!s.wraps && s.may_wrap) return true;
  if (is_in_range(s, term)) return true;
  if (s.wraps) return false;
  s.may_wrap = true;
  return true;
}

Word unfold_again(State& s, Prim prim, const Word* operands) {
  return unfold(s, prim, operands, core::prim_info(prim).arity);
}

// Int: a term stands for the Int that equals it modulo 2^64, so sums ask nothing. What looks at the value has to know
// that it lies in the range; whether it does is asked by the library's functions, or, without that, taken for granted.
Word ring(State& s, std::optional<Term> sum) {
  if (!sum) return undecided(s);
  if (const std::optional<solve::Int> value = s.solver->constant_of(*sum))
    return s.new_int(static_cast<int64_t>(static_cast<uint64_t>(*value)));
  return s.new_symbol(*sum);
}

// Division by what the path knows to be positive, or by a negative constant; nothing otherwise.
std::optional<Word> divide(State& s, solve::Operation operation, Term a, Term b, bool integer) {
  const Term zero = s.solver->constant(0);
  if (is_entailed(s, Relation::Greater, b, zero)) return give_number(s, s.solver->apply(operation, a, b), integer);
  const std::optional<solve::Int> constant = s.solver->constant_of(b);
  if (!constant || *constant >= 0) return std::nullopt;
  const std::optional<Term> minus_a = s.solver->subtract(zero, a), minus_b = s.solver->subtract(zero, b);
  if (!minus_a || !minus_b) return undecided(s);
  std::optional<Term> result = s.solver->apply(operation, *minus_a, *minus_b);
  if (result && operation == solve::Operation::Modulo) result = s.solver->subtract(zero, *result);
  return give_number(s, result, integer);
}

// Whether two Ints are equal for any number that is open; nothing when that depends.
std::optional<bool> same_ring(State& s, Term a, Term b) {
  const std::optional<Term> difference = s.solver->subtract(a, b);
  const std::optional<solve::Int> value = difference ? s.solver->constant_of(*difference) : std::nullopt;
  if (!value) return std::nullopt;
  return static_cast<uint64_t>(*value) == 0;
}

Word compare_ints(State& s, Prim prim, Relation relation, Term a, Term b, const Word* operands) {
  if (relation == Relation::Equal || relation == Relation::NotEqual)
    if (const std::optional<bool> same = same_ring(s, a, b)) return from_bool(*same == (relation == Relation::Equal));
  if (!may_look(s, a) || !may_look(s, b)) return unfold_again(s, prim, operands);
  return truth(s, relation, a, b);
}

bool is_integers(Prim prim) {
  return core::prim_info(prim).result == core::PrimResult::Integer;
}

// A divisor that is one of a few, as in Euclid's algorithm with a known number: which one is asked first.
bool has_few_divisors(State& s, Term a, Term b) {
  const solve::Int few = s.solver->constant_of(a) ? 64 : 16;
  return !s.solver->constant_of(b) && is_entailed(s, Relation::Greater, b, s.solver->constant(0)) &&
         is_entailed(s, Relation::LessEqual, b, s.solver->constant(few));
}

Word divided(State& s, solve::Operation operation, Prim prim, Term a, Term b, const Word* operands) {
  if (has_few_divisors(s, a, b)) {
    const Word choose = is_integers(prim) ? s.choose_integer : s.choose_int;
    const Word known[] = {operands[0], apply_later(s, choose, operands + 1, 1)};
    return unfold_again(s, prim, known);
  }
  const std::optional<Word> result = divide(s, operation, a, b, is_integers(prim));
  return result ? *result : unfold_again(s, prim, operands);
}

enum class Sum : uint8_t { Add, Subtract, Negate, Multiply };

std::optional<Sum> sum_of(Prim prim) {
  switch (prim) {
    case Prim::IntAdd:
    case Prim::IntegerAdd:
      return Sum::Add;
    case Prim::IntSub:
    case Prim::IntegerSub:
      return Sum::Subtract;
    case Prim::IntNegate:
    case Prim::IntegerNegate:
      return Sum::Negate;
    case Prim::IntMul:
    case Prim::IntegerMul:
      return Sum::Multiply;
    default:
      return std::nullopt;
  }
}

std::optional<Term> sum(solve::Solver& solver, Sum kind, Term a, Term b) {
  switch (kind) {
    case Sum::Add:
      return solver.add(a, b);
    case Sum::Subtract:
      return solver.subtract(a, b);
    case Sum::Negate:
      return solver.subtract(solver.constant(0), a);
    case Sum::Multiply:
      return solver.apply(solve::Operation::Multiply, a, b);
  }
  return std::nullopt;
}

// The same term, read at another type.
bool is_conversion(Prim prim) {
  return prim == Prim::IntegerToInt || prim == Prim::SameInteger;
}

std::optional<solve::Operation> bits_of(Prim prim) {
  switch (prim) {
    case Prim::IntAnd:
    case Prim::IntegerAnd:
      return solve::Operation::And;
    case Prim::IntOr:
    case Prim::IntegerOr:
      return solve::Operation::Or;
    case Prim::IntXor:
    case Prim::IntegerXor:
      return solve::Operation::Xor;
    default:
      return std::nullopt;
  }
}

}  // namespace

mpz_class big_integer(solve::Int value) {
  const auto bits = static_cast<unsigned __int128>(value);
  const unsigned __int128 size = value < 0 ? -bits : bits;
  const mpz_class high = static_cast<unsigned long>(size >> 64), low = static_cast<unsigned long>(size);
  const mpz_class magnitude = (high << 64) + low;
  return value < 0 ? mpz_class(-magnitude) : magnitude;
}

Word on_symbols(State& s, Prim prim, const Word* operands) {
  if (s.solver->terms() - s.first_term > kMostOfOneStretch) {
    s.stop = OutcomeKind::OutOfSteps;
    return kUnit;
  }
  if (s.solver->has_too_many_terms()) return undecided(s);
  if (is_on_doubles(prim)) return on_doubles(s, prim, operands);
  if (is_conversion(prim)) return operands[0];
  if (prim == Prim::IntToInteger)
    return may_look(s, term_in(operands[0])) ? operands[0] : unfold_again(s, prim, operands);
  if (prim == Prim::SomeValue) {
    const std::optional<solve::Int> value = s.solver->value(term_in(operands[0]));
    return value ? number_word(s, *value, true) : undecided(s);
  }
  const std::optional<Term> a = term_of(s, operands[0]);
  const std::optional<Term> b = core::prim_info(prim).arity > 1 ? term_of(s, operands[1]) : s.solver->constant(0);
  if (!a || !b) return undecided(s);
  const bool ints = prim <= Prim::CharToTitle;
  if (const std::optional<Relation> relation = core::relation_of(prim))
    return ints ? compare_ints(s, prim, *relation, *a, *b, operands) : truth(s, *relation, *a, *b);
  if (const std::optional<Sum> kind = sum_of(prim)) {
    const std::optional<Term> result = sum(*s.solver, *kind, *a, *b);
    return ints ? ring(s, result) : give_number(s, result, true);
  }
  if (ints && (!may_look(s, *a) || !may_look(s, *b))) return unfold_again(s, prim, operands);
  if (const std::optional<solve::Operation> bits = bits_of(prim))
    return give_number(s, s.solver->apply(*bits, *a, *b), !ints);
  switch (prim) {
    case Prim::IntDiv:
    case Prim::IntegerDiv:
      return divided(s, solve::Operation::Divide, prim, *a, *b, operands);
    case Prim::IntMod:
    case Prim::IntegerMod:
      return divided(s, solve::Operation::Modulo, prim, *a, *b, operands);
    default:
      return unfold_again(s, prim, operands);
  }
}

Word equal_symbols(State& s, Word a, Word b, bool integers) {
  const Word operands[] = {a, b};
  if (is_double_symbol(a) || is_double_symbol(b)) return on_symbols(s, Prim::DoubleEq, operands);
  return on_symbols(s, integers ? Prim::IntegerEq : Prim::IntEq, operands);
}

Word meet_symbols(State& s, Word key, Word number, bool integers) {
  if (!is_double_symbol(key) && !is_double_symbol(number)) return equal_symbols(s, key, number, integers);
  const Word operands[] = {key, number};
  return unfold(s, Prim::MeetInteger, operands, 2);
}

bool takes_symbols(Prim prim) {
  static const auto table = [] {
    std::vector<bool> out(core::prim_count());
    for (size_t i = 0; i <= static_cast<size_t>(Prim::KeyDouble); ++i)
      out[i] = core::prim_info(static_cast<Prim>(i)).modes[0] == 's';
    out[static_cast<size_t>(Prim::SomeValue)] = true;
    return out;
  }();
  return table[static_cast<size_t>(prim)];
}

bool needs_unfolding(Prim prim) {
  if (!takes_symbols(prim) || prim == Prim::SomeValue || is_conversion(prim) || sum_of(prim)) return false;
  if (is_on_doubles(prim)) return needs_unfolding_on_doubles(prim);
  const bool ints = prim <= Prim::CharToTitle;
  return ints || !(relation_of(prim) || bits_of(prim));
}

bool may_ask(Prim prim) {
  return (takes_symbols(prim) && prim != Prim::SomeValue) || prim == Prim::Meet || prim == Prim::MeetInteger;
}

}  // namespace needle::machine
