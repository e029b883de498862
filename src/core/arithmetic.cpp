#include "core/arithmetic.h"

#include <bit>
#include <cmath>

#include "base/show_number.h"

namespace needle::core {
namespace {

using Result = std::optional<Constant>;

constexpr size_t kMostBits = 4096;  // of an Integer: repeated squaring has no end

Result number(uint64_t x) {
  return Literal{LitKind::Int, static_cast<int64_t>(x), 0, {}};
}
Result number(int64_t x) {
  return number(static_cast<uint64_t>(x));
}
Result real(double x) {
  return Literal{LitKind::Double, 0, x, {}};
}
Result truth(bool b) {
  return Constant(b);
}
Result integer(const mpz_class& x) {
  if (mpz_sizeinbase(x.get_mpz_t(), 2) > kMostBits) return {};
  if (integer_fits_int(x)) return Literal{LitKind::Integer, integer_low_bits(x), 0, {}};
  return Literal{LitKind::Integer, 0, 0, intern(x.get_str())};
}

mpz_class integer_of(const Literal& l) {
  return l.text.text().empty() ? integer_from_int(l.value) : mpz_class(std::string(l.text.text()));
}

bool is_int(const Literal& l) {
  return l.kind == LitKind::Int || l.kind == LitKind::Char;
}

bool is_width(int64_t bits) {
  return bits == 8 || bits == 16 || bits == 32 || bits == 64;
}

// Division that rounds down: where it differs from division that rounds towards zero.
bool rounds_away(int64_t a, int64_t b) {
  return a % b != 0 && (a < 0) != (b < 0);
}

// clang-format off: one primitive a line reads as a table
Result on_ints(Prim prim, int64_t a, int64_t b) {
  const auto x = static_cast<uint64_t>(a), y = static_cast<uint64_t>(b);
  const bool divides = b != 0 && !(a == INT64_MIN && b == -1);
  switch (prim) {
    case Prim::IntAdd:
      return number(x + y);
    case Prim::IntSub:
      return number(x - y);
    case Prim::IntMul:
      return number(x * y);
    case Prim::IntNegate:
      return number(-x);
    case Prim::IntQuot:
      return divides ? number(a / b) : Result();
    case Prim::IntRem:
      return divides ? number(a % b) : Result();
    case Prim::IntDiv:
      return divides ? number(a / b - (rounds_away(a, b) ? 1 : 0)) : Result();
    case Prim::IntMod:
      return divides ? number(a % b + (rounds_away(a, b) ? b : 0)) : Result();
    case Prim::IntEq:
      return truth(a == b);
    case Prim::IntNe:
      return truth(a != b);
    case Prim::IntLt:
      return truth(a < b);
    case Prim::IntLe:
      return truth(a <= b);
    case Prim::IntGt:
      return truth(a > b);
    case Prim::IntGe:
      return truth(a >= b);
    case Prim::IntAnd:
      return number(x & y);
    case Prim::IntOr:
      return number(x | y);
    case Prim::IntXor:
      return number(x ^ y);
    case Prim::IntComplement:
      return number(~x);
    case Prim::IntShiftL:
      return number(x << (y & 63));
    case Prim::IntShiftR:
      return number(a >> (b & 63));
    case Prim::IntShiftRL:
      return number(x >> (y & 63));
    case Prim::IntPopCount:
      return number(static_cast<int64_t>(std::popcount(x)));
    case Prim::IntClz:
      return number(static_cast<int64_t>(std::countl_zero(x)));
    case Prim::IntCtz:
      return number(static_cast<int64_t>(std::countr_zero(x)));
    case Prim::IntNarrow:
      return is_width(b) ? number(static_cast<int64_t>(x << (64 - b)) >> (64 - b)) : Result();
    case Prim::WordNarrow:
      return is_width(b) ? number(x << (64 - b) >> (64 - b)) : Result();
    case Prim::WordQuot:
      return b != 0 ? number(x / y) : Result();
    case Prim::WordRem:
      return b != 0 ? number(x % y) : Result();
    case Prim::WordLt:
      return truth(x < y);
    case Prim::WordLe:
      return truth(x <= y);
    case Prim::WordGt:
      return truth(x > y);
    case Prim::WordGe:
      return truth(x >= y);
    case Prim::IntToInteger:
    case Prim::SameInteger:
      return integer(integer_from_int(a));
    case Prim::WordToInteger:
      return integer(integer_from_word(x));
    case Prim::IntToDouble:
      return real(static_cast<double>(a));
    case Prim::WordToDouble:
      return real(static_cast<double>(x));
    default:
      return {};
  }
}

Result on_integers(Prim prim, const mpz_class& a, const mpz_class& b) {
  mpz_class q;
  switch (prim) {
    case Prim::IntegerToInt:
      return number(integer_low_bits(a));
    case Prim::IntegerToDouble:
      return real(encode_double(a, 0));
    case Prim::IntegerAdd:
      return integer(a + b);
    case Prim::IntegerSub:
      return integer(a - b);
    case Prim::IntegerMul:
      return integer(a * b);
    case Prim::IntegerNegate:
      return integer(-a);
    case Prim::IntegerAbs:
      return integer(abs(a));
    case Prim::IntegerSignum:
      return integer(sgn(a));
    case Prim::IntegerQuot:
      return b != 0 ? integer(a / b) : Result();
    case Prim::IntegerRem:
      return b != 0 ? integer(a % b) : Result();
    case Prim::IntegerDiv:
      if (b == 0) return {};
      mpz_fdiv_q(q.get_mpz_t(), a.get_mpz_t(), b.get_mpz_t());
      return integer(q);
    case Prim::IntegerMod:
      if (b == 0) return {};
      mpz_fdiv_r(q.get_mpz_t(), a.get_mpz_t(), b.get_mpz_t());
      return integer(q);
    case Prim::IntegerGcd:
      return integer(gcd(a, b));
    case Prim::IntegerEq:
      return truth(a == b);
    case Prim::IntegerNe:
      return truth(a != b);
    case Prim::IntegerLt:
      return truth(a < b);
    case Prim::IntegerLe:
      return truth(a <= b);
    case Prim::IntegerGt:
      return truth(a > b);
    case Prim::IntegerGe:
      return truth(a >= b);
    case Prim::IntegerAnd:
      return integer(a & b);
    case Prim::IntegerOr:
      return integer(a | b);
    case Prim::IntegerXor:
      return integer(a ^ b);
    case Prim::IntegerComplement:
      return integer(~a);
    case Prim::IntegerPopCount:
      return number(mpz_popcount(mpz_class(abs(a)).get_mpz_t()) * int64_t{sgn(a)});
    case Prim::IntegerLog2:
      return sgn(a) > 0 ? number(mpz_sizeinbase(a.get_mpz_t(), 2) - 1) : Result();
    default:
      return {};
  }
}

// The second operand counts bits.
Result on_bits(Prim prim, const mpz_class& a, int64_t b) {
  if (b < 0) return {};
  const auto bits = static_cast<mp_bitcnt_t>(b);
  switch (prim) {
    case Prim::IntegerShiftL:
      return bits <= kMostBits ? integer(a << bits) : Result();
    case Prim::IntegerShiftR:
      return integer(a >> bits);
    case Prim::IntegerTestBit:
      return truth(mpz_tstbit(a.get_mpz_t(), bits) != 0);
    default:
      return {};
  }
}

Result on_doubles(Prim prim, double a, double b) {
  switch (prim) {
    case Prim::DoubleAdd:
      return real(a + b);
    case Prim::DoubleSub:
      return real(a - b);
    case Prim::DoubleMul:
      return real(a * b);
    case Prim::DoubleDiv:
      return real(a / b);
    case Prim::DoubleNegate:
      return real(-a);
    case Prim::DoubleEq:
      return truth(a == b);
    case Prim::DoubleNe:
      return truth(a != b);
    case Prim::DoubleLt:
      return truth(a < b);
    case Prim::DoubleLe:
      return truth(a <= b);
    case Prim::DoubleGt:
      return truth(a > b);
    case Prim::DoubleGe:
      return truth(a >= b);
    case Prim::DoubleIsNaN:
      return truth(std::isnan(a));
    case Prim::DoubleIsInfinite:
      return truth(std::isinf(a));
    case Prim::DoubleIsNegativeZero:
      return truth(a == 0 && std::signbit(a));
    case Prim::DoubleToInt:
      return a >= -0x1p63 && a < 0x1p63 ? number(static_cast<int64_t>(a)) : Result();
    case Prim::DoubleToInteger:
      return std::isfinite(a) ? integer(mpz_class(a)) : Result();
    case Prim::DoubleRoundFloat:
      return real(static_cast<float>(a));
    default:
      return {};
  }
}
// clang-format on

}  // namespace

std::optional<Constant> compute(Prim prim, std::span<const Literal> operands) {
  if (operands.empty() || operands.size() > 2 || operands.size() != prim_info(prim).arity) return {};
  const Literal &l = operands.front(), &r = operands.back();
  if (is_int(l) && is_int(r)) return on_ints(prim, l.value, r.value);
  if (l.kind == LitKind::Integer && r.kind == LitKind::Integer) return on_integers(prim, integer_of(l), integer_of(r));
  if (l.kind == LitKind::Integer && is_int(r)) return on_bits(prim, integer_of(l), r.value);
  if (l.kind == LitKind::Double && r.kind == LitKind::Double) return on_doubles(prim, l.real, r.real);
  return {};
}

bool same_literal(const Literal& a, const Literal& b) {
  return a.kind == b.kind && a.value == b.value && a.real == b.real && a.text == b.text;
}

std::optional<Relation> relation_of(Prim prim) {
  switch (prim) {
    case Prim::IntEq:
    case Prim::IntegerEq:
      return Relation::Equal;
    case Prim::IntNe:
    case Prim::IntegerNe:
      return Relation::NotEqual;
    case Prim::IntLt:
    case Prim::IntegerLt:
      return Relation::Less;
    case Prim::IntLe:
    case Prim::IntegerLe:
      return Relation::LessEqual;
    case Prim::IntGt:
    case Prim::IntegerGt:
      return Relation::Greater;
    case Prim::IntGe:
    case Prim::IntegerGe:
      return Relation::GreaterEqual;
    default:
      return std::nullopt;
  }
}

}  // namespace needle::core
