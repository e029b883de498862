// Parentheses and square brackets: tuples, sections, lists, sequences, comprehensions.
#include "syntax/parser.h"

namespace needle::syntax {

using enum TokenKind;

Expr* Parser::paren_expr() {
  if (at_unboxed_paren()) return unboxed_tuple();
  Deeper deeper(*this);
  uint32_t begin = here();
  Bracket bracket(*this);
  advance();
  auto close = [&] {
    expect(RParen);
    bracket.closed();
  };
  if (accept(RParen)) {
    bracket.closed();
    return constructor({{}, intern("()"), since(begin)});
  }
  if (at(PrefixDot)) {
    Expr* e = selector();
    close();
    auto* p = node<ParenExpr>(ExprKind::Paren, since(begin));
    p->expr = e;
    return p;
  }
  bool minus = at_operator("-") && !next_is(RParen);
  if ((at_operator_token() && !minus) || at(PrefixBang) ||
      (next_is(RParen) && (at(At) || at(PrefixTilde) || at(RightArrow)))) {
    Expr* e = paren_operator(begin);
    close();
    e->span = since(begin);
    return e;
  }
  if (at(Comma)) {
    Expr* e = tuple_expr(begin, nullptr);
    bracket.closed();
    return e;
  }
  Expr* trailing = nullptr;
  Expr* e = operator_chain(&trailing);
  if (trailing) {
    close();
    auto* s = node<LeftSectionExpr>(ExprKind::LeftSection, since(begin));
    s->operand = e;
    s->op = trailing;
    return s;
  }
  if (accept(DoubleColon)) {
    TypeExpr* t = type();
    auto* a = node<AnnotatedExpr>(ExprKind::Annotated, since(e->span.begin));
    a->expr = e;
    a->type = t;
    e = a;
  }
  if (at(Comma)) {
    Expr* tuple = tuple_expr(begin, e);
    bracket.closed();
    return tuple;
  }
  if (at(RightArrow)) fail({"A view pattern (e -> p) can only stand in a pattern."});
  close();
  auto* p = node<ParenExpr>(ExprKind::Paren, since(begin));
  p->expr = e;
  return p;
}

// After "(": the operator alone, or a right section.
Expr* Parser::paren_operator(uint32_t begin) {
  Expr* op;
  if (at(PrefixBang)) {
    op = variable(take_name());  // (!i), which GHC 9 wants spaced
  } else {
    op = operator_expr();
  }
  if (at(RParen)) return op;
  Expr* operand = operator_chain(nullptr);
  auto* s = node<RightSectionExpr>(ExprKind::RightSection, since(begin));
  s->op = op;
  s->operand = operand;
  return s;
}

// At the first comma. Elements that are left out make a section; all of them left out, the constructor (,).
Expr* Parser::tuple_expr(uint32_t begin, Expr* first) {
  std::vector<Expr*> elements{first};
  bool any = first != nullptr;
  while (accept(Comma)) {
    bool missing = at(Comma) || at(RParen);
    elements.push_back(missing ? nullptr : expression());
    any = any || !missing;
  }
  expect(RParen);
  if (!any) {
    std::string text = "(" + std::string(elements.size() - 1, ',') + ")";
    return constructor({{}, intern(text), since(begin)});
  }
  auto* t = node<TupleExpr>(ExprKind::Tuple, since(begin));
  t->elements = arena_.copy(elements);
  return t;
}

Expr* Parser::bracket_expr() {
  if (at_quotation()) return quotation();
  Deeper deeper(*this);
  uint32_t begin = here();
  Bracket bracket(*this);
  advance();
  if (at(VarId) && next_is(Bar) && in_.ahead(1).begin == in_.token().end && in_.token().begin == begin + 1 &&
      extension("QuasiQuotes"))
    unsupported(token_span(), "QuasiQuotes");
  if (at(Bar) || at_operator("||")) fail({"Perhaps you intended to use TemplateHaskell or TemplateHaskellQuotes"});
  if (accept(RBracket)) {
    bracket.closed();
    return constructor({{}, intern("[]"), since(begin)});
  }
  Expr* first = expression();
  Expr* result = nullptr;
  if (at(Bar)) {
    result = comprehension(begin, first);
  } else if (at(DotDot)) {
    result = sequence(begin, first, nullptr);
  } else {
    std::vector<Expr*> elements{first};
    while (!result && accept(Comma)) {
      elements.push_back(expression());
      if (elements.size() == 2 && at(DotDot)) result = sequence(begin, first, elements[1]);
    }
    if (!result) {
      expect(RBracket);
      auto* list = node<ListExpr>(ExprKind::List, since(begin));
      list->elements = arena_.copy(elements);
      result = list;
    }
  }
  bracket.closed();
  return result;
}

Expr* Parser::sequence(uint32_t begin, Expr* from, Expr* next) {
  expect(DotDot);
  Expr* to = at(RBracket) ? nullptr : expression();
  expect(RBracket);
  auto* s = node<SequenceExpr>(ExprKind::Sequence, since(begin));
  s->from = from;
  s->next = next;
  s->to = to;
  return s;
}

Expr* Parser::comprehension(uint32_t begin, Expr* body) {
  std::vector<std::vector<Stmt*>> branches;
  while (accept(Bar)) {
    std::vector<Stmt*>& statements = branches.emplace_back();
    do {
      if (at(KwThen) && extension("TransformListComp")) unsupported(token_span(), "TransformListComp");
      statements.push_back(statement());
    } while (accept(Comma));
    if (at(Bar) && !extension("ParallelListComp"))
      fail_with(102, branches[0][0]->span, "Unexpected parallel statement in a list comprehension",
                {"Use ParallelListComp"});
  }
  expect(RBracket);
  return comprehension_of(body, branches.size() == 1 ? branches[0] : std::vector<Stmt*>{zipped(branches)},
                          since(begin));
}

}  // namespace needle::syntax
