// MagicHash, UnboxedTuples and UnboxedSums. Unboxed types are newtypes of the library (Needle.Unboxed), so their literals
// are applications and constructor patterns, unboxed tuples are tuples, and sums are data types of the library:
//   3#  ->  MkInt# 3        (# a, b #)  ->  (a, b)        (# a #)  ->  Solo# a        (# #)  ->  ()
//   type (# a | b #)  ->  Sum2# a b        (# x | #)  ->  MkSum2_1# x        (# | y #)  ->  MkSum2_2# y
#include "syntax/parser.h"

namespace needle::syntax {

using enum TokenKind;

Name Parser::library_name(std::string_view name, Span span) const {
  return {intern(kLibraryQualifier), intern(name), span};
}

Name Parser::unboxed_constructor() const {
  const Token& t = in_.token();
  const bool twice = t.hashes == 2;
  const char* name = t.kind == Integer      ? twice ? "MkWord#" : "MkInt#"
                     : t.kind == Fractional ? twice ? "MkDouble#" : "MkFloat#"
                     : t.kind == Char       ? "MkChar#"
                                            : "MkAddr#";
  return library_name(name, token_span());
}

// The sign of -3# is part of its token. -0.0## is 0, as in GHC, where a literal is a rational number.
static bool take_sign(Literal& literal) {
  if (literal.kind == LiteralKind::Char || literal.kind == LiteralKind::String) return false;
  if (!literal.text.text().starts_with('-')) return false;
  literal.text = intern(literal.text.text().substr(1));
  return !literal.text.text().starts_with('0');
}

Expr* Parser::unboxed_literal() {
  const Span span = token_span();
  Expr* con = constructor(unboxed_constructor());
  auto* value = node<LitExpr>(ExprKind::Lit, span);
  value->literal = literal();
  Expr* argument = value;
  if (take_sign(value->literal)) {
    auto* negated = node<NegateExpr>(ExprKind::Negate, span);
    negated->operand = value;
    argument = negated;
  }
  auto* app = node<AppExpr>(ExprKind::App, span);
  app->function = con;
  app->argument = argument;
  return app;
}

Pat* Parser::unboxed_literal_pattern() {
  const Span span = token_span();
  if (at(String)) fail();
  auto* p = node<ConPat>(PatKind::Con, span);
  p->con = unboxed_constructor();
  auto* value = node<LitPat>(PatKind::Lit, span);
  value->literal = literal();
  value->negative = take_sign(value->literal);
  p->args = arena_.list<Pat*>({value});
  return p;
}

constexpr size_t kLargestSum = 8;  // Needle.Unboxed has the types

size_t Parser::bars() {
  size_t count = 0;
  while (accept(Bar)) ++count;
  return count;
}

Name Parser::sum_constructor(size_t before, size_t behind, Span span) {
  const size_t size = before + behind + 1;
  if (size > kLargestSum)
    unsupported(span, "unboxed sums of more than " + std::to_string(kLargestSum) + " alternatives");
  return library_name("MkSum" + std::to_string(size) + "_" + std::to_string(before + 1) + "#", span);
}

void Parser::close_unboxed(Bracket& bracket) {
  if (!at(RParen) || in_.token().hashes == 0) fail();
  advance();
  bracket.closed();
}

Expr* Parser::unboxed_tuple() {
  Deeper deeper(*this);
  const uint32_t begin = here();
  Bracket bracket(*this);
  advance();
  const size_t before = bars();
  std::vector<Expr*> elements;
  size_t there = 0;
  if (!at(RParen)) {
    do {
      const bool missing = at(Comma) || at(RParen);
      elements.push_back(missing ? nullptr : expression());
      there += missing ? 0 : 1;
    } while (before == 0 && accept(Comma));
  }
  const size_t behind = elements.size() == 1 ? bars() : 0;
  close_unboxed(bracket);
  const Span span = since(begin);
  if (before + behind > 0) {
    if (there != 1) fail();
    auto* app = node<AppExpr>(ExprKind::App, span);
    app->function = constructor(sum_constructor(before, behind, span));
    app->argument = elements[0];
    return app;
  }
  if (elements.empty()) return constructor({{}, intern("()"), span});
  if (there == 0) return constructor({{}, intern("(" + std::string(elements.size() - 1, ',') + ")"), span});
  if (elements.size() == 1) {
    auto* app = node<AppExpr>(ExprKind::App, span);
    app->function = constructor(library_name("MkSolo#", span));
    app->argument = elements[0];
    return app;
  }
  auto* tuple = node<TupleExpr>(ExprKind::Tuple, span);
  tuple->elements = arena_.copy(elements);
  return tuple;
}

Pat* Parser::unboxed_tuple_pattern() {
  Deeper deeper(*this);
  const uint32_t begin = here();
  Bracket bracket(*this);
  advance();
  const size_t before = bars();
  std::vector<Pat*> elements;
  if (!at(RParen) || before > 0) {
    do elements.push_back(paren_element());
    while (before == 0 && accept(Comma));
  }
  const size_t behind = elements.size() == 1 ? bars() : 0;
  close_unboxed(bracket);
  const Span span = since(begin);
  if (elements.size() == 1) {
    const bool sum = before + behind > 0;
    auto* p = node<ConPat>(PatKind::Con, span);
    p->con = sum ? sum_constructor(before, behind, span) : library_name("MkSolo#", span);
    p->args = arena_.copy(elements);
    return p;
  }
  auto* tuple = node<TuplePat>(PatKind::Tuple, span);
  tuple->elements = arena_.copy(elements);
  return tuple;
}

TypeExpr* Parser::sum_type(const std::vector<TypeExpr*>& alternatives, Span span) {
  if (alternatives.size() > kLargestSum)
    unsupported(span, "unboxed sums of more than " + std::to_string(kLargestSum) + " alternatives");
  TypeExpr* out = type_constant(library_name("Sum" + std::to_string(alternatives.size()) + "#", span));
  for (TypeExpr* alternative : alternatives) out = apply_type(out, alternative);
  out->span = span;
  return out;
}

TypeExpr* Parser::unboxed_tuple_type() {
  Deeper deeper(*this);
  const uint32_t begin = here();
  Bracket bracket(*this);
  advance();
  std::vector<TypeExpr*> elements;
  std::string commas = "(";
  if (at(Comma)) {
    while (accept(Comma)) commas += ',';
  } else if (!at(RParen)) {
    do elements.push_back(type());
    while (accept(Comma));
  }
  const bool sum = elements.size() == 1 && at(Bar);
  while (sum && accept(Bar)) elements.push_back(type());
  close_unboxed(bracket);
  const Span span = since(begin);
  if (sum) return sum_type(elements, span);
  if (elements.empty()) return type_constant({{}, intern(commas + ")"), span});
  if (elements.size() == 1) {
    TypeExpr* solo = apply_type(type_constant(library_name("Solo#", span)), elements[0]);
    solo->span = span;
    return solo;
  }
  auto* tuple = node<TupleType>(TypeExprKind::Tuple, span);
  tuple->elements = arena_.copy(elements);
  return tuple;
}

}  // namespace needle::syntax
