// Literals: directly where the type is primitive, through fromInteger and its like elsewhere.
#include <gmpxx.h>

#include <cmath>

#include "base/show_number.h"
#include "desugar/desugarer.h"

namespace needle::desugar {

using namespace syntax;

namespace {

mpz_class number(std::string_view digits, bool negative) {
  mpz_class n(std::string(digits), 10);
  return negative ? mpz_class(-n) : n;
}

core::Literal integer_literal_of(const mpz_class& n) {
  core::Literal out{core::LitKind::Integer, 0, 0, {}};
  if (mpz_sizeinbase(n.get_mpz_t(), 2) <= 62) {
    out.value = integer_low_bits(n);
  } else {
    out.text = intern(n.get_str());
  }
  return out;
}

// The nearest double to a quotient: 64 bits of it and a sticky one, rounded once.
double nearest(const mpz_class& numerator, const mpz_class& denominator) {
  if (numerator == 0) return 0;
  // Below the normal numbers the last bit is always 2^-1074: rounded by hand, ties to even.
  if ((mpz_class(numerator) << 1022) < denominator) {
    mpz_class scaled = mpz_class(numerator) << 1074, whole, rest;
    mpz_tdiv_qr(whole.get_mpz_t(), rest.get_mpz_t(), scaled.get_mpz_t(), denominator.get_mpz_t());
    int half = cmp(mpz_class(rest * 2), denominator);
    if (half > 0 || (half == 0 && mpz_odd_p(whole.get_mpz_t()))) ++whole;
    return std::ldexp(whole.get_d(), -1074);
  }
  long shift = 66 - (static_cast<long>(mpz_sizeinbase(numerator.get_mpz_t(), 2)) -
                     static_cast<long>(mpz_sizeinbase(denominator.get_mpz_t(), 2)));
  mpz_class n = numerator, d = denominator, quotient, remainder;
  if (shift > 0) n <<= static_cast<unsigned long>(shift);
  if (shift < 0) d <<= static_cast<unsigned long>(-shift);
  mpz_tdiv_qr(quotient.get_mpz_t(), remainder.get_mpz_t(), n.get_mpz_t(), d.get_mpz_t());
  if (remainder != 0) quotient |= 1;
  return std::ldexp(integer_to_double(quotient), static_cast<int>(-shift));
}

}  // namespace

Desugarer::Primitive Desugarer::primitive(const types::Type* type) const {
  if (!type || type->kind != types::TypeKind::Con || !type->con.valid()) return Primitive::None;
  if (type->con == int_) return Primitive::Int;
  if (type->con == word_) return Primitive::Word;
  if (type->con == char_) return Primitive::Char;
  if (type->con == integer_) return Primitive::Integer;
  if (type->con == double_) return Primitive::Double;
  return Primitive::None;
}

bool Desugarer::integer_literal(Primitive type, std::string_view digits, bool negative, core::Literal& out) const {
  mpz_class n = number(digits, negative);
  switch (type) {
    case Primitive::Int:
    case Primitive::Word:
      out = {core::LitKind::Int, integer_low_bits(n), 0, {}};
      return true;
    case Primitive::Integer:
      out = integer_literal_of(n);
      return true;
    case Primitive::Double:
      out = {core::LitKind::Double, 0, integer_to_double(n), {}};
      if (negative && n == 0) out.real = -0.0;
      return true;
    case Primitive::Char:
    case Primitive::None:
      return false;
  }
  return false;
}

CoreExpr Desugarer::integer(std::string_view digits, bool negative, Span span) {
  return build_.lit(integer_literal_of(number(digits, negative)), span);
}

CoreExpr Desugarer::literal(const Literal& l, const NodeInfo& node, size_t at, bool negative, Span span) {
  auto overloaded = [&](const char* method, CoreExpr value) {
    if (node.evidence.size() <= at) return value;
    CoreExpr out = method_call(method, node.evidence[at], {value}, span);
    return negative ? method_call("negate", node.evidence[at], {out}, span) : out;
  };
  switch (l.kind) {
    case LiteralKind::Char:
      return build_.char_lit(l.character, span);
    case LiteralKind::String: {
      CoreExpr text = build_.string_lit(l.text.text(), span);
      bool plain = node.type && node.type->kind == types::TypeKind::App &&
                   primitive(node.type->right) == Primitive::Char && node.type->left->kind == types::TypeKind::Con &&
                   node.type->left->con == names_.builtin_type(intern("[]"));
      return plain ? text : overloaded("fromString", text);
    }
    case LiteralKind::Integer: {
      core::Literal value;
      if (integer_literal(primitive(node.type), l.text.text(), negative, value)) return build_.lit(value, span);
      return overloaded("fromInteger", integer(l.text.text(), false, span));
    }
    case LiteralKind::Fractional: {
      std::string_view text = l.text.text();
      size_t slash = text.find('/');
      std::string_view above = text.substr(0, slash),
                       below = slash == std::string_view::npos ? "1" : text.substr(slash + 1);
      if (primitive(node.type) == Primitive::Double) {
        double value = nearest(number(above, false), number(below, false));
        return build_.lit({core::LitKind::Double, 0, negative ? -value : value, {}}, span);
      }
      CoreExpr ratio = known_call("mkRational", {integer(above, false, span), integer(below, false, span)}, span);
      if (node.evidence.size() <= at) return ratio;
      CoreExpr out = method_call("fromRational", node.evidence[at], {ratio}, span);
      // A Fractional dictionary holds the Num one; only a pattern asks for the negative here.
      if (!negative) return out;
      Evidence num{};
      num.kind = types::EvidenceKind::Superclass;
      num.of = node.evidence[at];
      return method_call("negate", &num, {out}, span);
    }
  }
  return nullptr;
}

}  // namespace needle::desugar
