// Data in types: 'K, '[a, b], '(a, b), 3, "name".
#include "syntax/parser.h"

namespace needle::syntax {

using enum TokenKind;

TypeExpr* Parser::promoted_constant(Name name) {
  auto* c = node<ConType>(TypeExprKind::Con, name.span);
  c->name = name;
  c->promoted = true;
  return c;
}

// '[a, b]   ->   a ': b ': '[]
TypeExpr* Parser::promoted_list(std::span<TypeExpr* const> elements, Span span) {
  TypeExpr* list = promoted_constant({{}, intern("[]"), span});
  for (size_t i = elements.size(); i-- > 0;) {
    TypeExpr* cons = promoted_constant({{}, intern(":"), elements[i]->span});
    list = apply_type(apply_type(cons, elements[i]), list);
  }
  list->span = span;
  return list;
}

TypeExpr* Parser::promoted_type() {
  Deeper deeper(*this);
  uint32_t begin = here();
  advance();
  if (at(ConId)) return promoted_constant(take_name());
  if (at(LParen) && next_is(ConSym)) return promoted_constant(binder_name());
  Bracket bracket(*this);
  const bool list = at(LBracket);
  if (!list && !at(LParen)) fail();
  advance();
  const TokenKind close = list ? RBracket : RParen;
  std::vector<TypeExpr*> elements;
  while (!at(close)) {
    elements.push_back(type());
    if (!accept(Comma)) break;
  }
  expect(close);
  bracket.closed();
  if (list) return promoted_list(elements, since(begin));
  if (elements.size() == 1) fail_with(102, since(begin), "A promoted tuple has no or at least two components");
  const std::string name = elements.empty() ? "()" : "(" + std::string(elements.size() - 1, ',') + ")";
  TypeExpr* tuple = promoted_constant({{}, intern(name), since(begin)});
  for (TypeExpr* e : elements) tuple = apply_type(tuple, e);
  return tuple;
}

TypeExpr* Parser::literal_type() {
  auto* l = node<LiteralType>(TypeExprKind::Literal, token_span());
  Literal written = literal();
  l->text = written.kind == LiteralKind::String ? intern("\"" + std::string(written.text.text()) + "\"") : written.text;
  return l;
}

}  // namespace needle::syntax
