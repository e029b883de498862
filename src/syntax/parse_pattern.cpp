// Patterns.
#include "syntax/parser.h"

namespace needle::syntax {

using enum TokenKind;

Pat* Parser::pattern_with_signature() {
  Pat* p = pattern();
  if (!accept(DoubleColon)) return p;
  TypeExpr* t = type();
  auto* s = node<SigPat>(PatKind::Sig, join(p->span, t->span));
  s->pat = p;
  s->type = t;
  return s;
}

// p0 `op0` p1 `op1` p2, constructor operators only: a variable operator ends the pattern.
Pat* Parser::pattern() {
  Deeper deeper(*this);
  uint32_t begin = here();
  Pat* first = operand_pattern();
  std::vector<Pat*> operands{first};
  std::vector<PatOp> operators;
  while (at(ConSym) || (at(Backquote) && next_is(ConId))) {
    bool quoted = accept(Backquote);
    operators.push_back({take_name(), {}});
    if (quoted) expect(Backquote);
    operands.push_back(operand_pattern());
  }
  if (operators.empty()) return first;
  auto* chain = node<OpChainPat>(PatKind::OpChain, since(begin));
  chain->operands = arena_.copy(operands);
  chain->operators = arena_.copy(operators);
  return chain;
}

Pat* Parser::operand_pattern() {
  if (at_operator("-")) {
    uint32_t begin = here();
    advance();
    return literal_pattern(true, begin);
  }
  if (at(ConId)) return constructor_pattern(true);
  if (at(LParen) && next_is(ConSym) && next_is(RParen, 2)) return constructor_pattern(true);
  return atomic_pattern();
}

bool Parser::starts_atomic_pattern() const {
  switch (kind()) {
    case VarId:
    case ConId:
    case Integer:
    case Fractional:
    case Char:
    case String:
    case Underscore:
    case LParen:
    case LBracket:
    case PrefixBang:
    case PrefixTilde:
      return true;
    default:
      return false;
  }
}

Seq<Pat*> Parser::atomic_patterns() {
  std::vector<Pat*> patterns;
  while (starts_atomic_pattern()) patterns.push_back(atomic_pattern());
  return arena_.copy(patterns);
}

Pat* Parser::atomic_pattern() {
  uint32_t begin = here();
  switch (kind()) {
    case VarId:
      return variable_pattern();
    case ConId:
      return constructor_pattern(false);
    case Integer:
    case Fractional:
    case Char:
    case String:
      return literal_pattern(false, begin);
    case Underscore:
      advance();
      return node<WildPat>(PatKind::Wild, since(begin));
    case LParen:
      return paren_pattern();
    case LBracket:
      return list_pattern();
    case PrefixBang: {
      Deeper deeper(*this);
      advance();
      Pat* inner = atomic_pattern();
      auto* p = node<BangPat>(PatKind::Bang, since(begin));
      p->pat = inner;
      return p;
    }
    case PrefixTilde: {
      Deeper deeper(*this);
      advance();
      Pat* inner = atomic_pattern();
      auto* p = node<LazyPat>(PatKind::Lazy, since(begin));
      p->pat = inner;
      return p;
    }
    case VarSym:
      if (at_splice()) unsupported(token_span(), "Template Haskell splices in patterns");
      if (at_operator("~") || at_operator("!")) {  // spaced, as older programs have it
        bool lazy = at_operator("~");
        Deeper deeper(*this);
        advance();
        Pat* inner = atomic_pattern();
        if (lazy) {
          auto* p = node<LazyPat>(PatKind::Lazy, since(begin));
          p->pat = inner;
          return p;
        }
        auto* p = node<BangPat>(PatKind::Bang, since(begin));
        p->pat = inner;
        return p;
      }
      fail();
    default:
      fail();
  }
}

Pat* Parser::variable_pattern() {
  uint32_t begin = here();
  if (in_.token().qualifier.valid())
    fail_with(102, token_span(), "Qualified name in binding position: " + std::string(sources_.text(token_span())));
  Name name = take_name();
  if (!at(At) && !at(PrefixAt)) {
    auto* v = node<VarPat>(PatKind::Var, name.span);
    v->name = name;
    return v;
  }
  Deeper deeper(*this);
  advance();
  Pat* inner = atomic_pattern();
  auto* p = node<AsPat>(PatKind::As, since(begin));
  p->name = name;
  p->pat = inner;
  return p;
}

// C, C{..}, and with arguments C p1 p2; also (:+) p1 p2
Pat* Parser::constructor_pattern(bool with_arguments) {
  uint32_t begin = here();
  bool quoted = accept(LParen);
  Name con = take_name();
  if (quoted) expect(RParen);
  if (at(LBrace)) return record_pattern(con, begin);
  if (at(PrefixAt)) unsupported(token_span(), "type abstractions in patterns (C @t)");
  Seq<Pat*> args = with_arguments ? atomic_patterns() : Seq<Pat*>{};
  auto* p = node<ConPat>(PatKind::Con, since(begin));
  p->con = con;
  p->args = args;
  return p;
}

Pat* Parser::record_pattern(Name con, uint32_t begin) {
  Bracket bracket(*this);
  open_brace();
  std::vector<FieldPat> fields;
  bool wildcard = false;
  while (!at(RBrace)) {
    if (accept(DotDot)) {
      wildcard = true;
      break;
    }
    Name field = binder_name();
    Pat* p = accept(Equals) ? paren_element() : nullptr;
    fields.push_back({field, {}, p});
    if (!accept(Comma)) break;
  }
  close_brace();
  bracket.closed();
  auto* p = node<RecordPat>(PatKind::Record, since(begin));
  p->con = con;
  p->fields = arena_.copy(fields);
  p->wildcard = wildcard;
  return p;
}

Pat* Parser::literal_pattern(bool negative, uint32_t begin) {
  if (in_.token().hashes != 0 && !at(LParen)) return unboxed_literal_pattern();
  if (!at(Integer) && !at(Fractional) && (negative || (!at(Char) && !at(String)))) fail();
  Literal value = literal();
  auto* p = node<LitPat>(PatKind::Lit, since(begin));
  p->literal = value;
  p->negative = negative;
  return p;
}

// What may stand between commas: a pattern, a pattern with a signature, or a view pattern.
Pat* Parser::paren_element() {
  uint32_t begin = here();
  if (!scan_arrow_in_parens()) {
    Pat* p = pattern_with_signature();
    if (!at(VarSym) && !at(Backquote)) return p;
    uint32_t end = begin;
    for (uint32_t i = in_.index(); !ends_item(i, in_.index()) && in_.raw(i).kind != Comma; i = after(i)) {
      end = in_.raw(skip_brackets(i)).end;
    }
    Span span{file_, begin, end};
    fail_with(102, span, "Parse error in pattern: " + std::string(sources_.text(span)));
  }
  Expr* function = expression();
  expect(RightArrow);
  Pat* inner = paren_element();
  auto* p = node<ViewPat>(PatKind::View, since(begin));
  p->function = function;
  p->pat = inner;
  return p;
}

// (), (p), (p, q), (+), (:+), (,) applied elsewhere
Pat* Parser::paren_pattern() {
  if (at_unboxed_paren()) return unboxed_tuple_pattern();
  Deeper deeper(*this);
  uint32_t begin = here();
  if (next_is(RParen, 2) && next_is(ConSym)) return constructor_pattern(false);
  Bracket bracket(*this);
  advance();
  if (at(VarSym) && next_is(RParen)) {
    Name name = take_name();
    advance();
    bracket.closed();
    auto* v = node<VarPat>(PatKind::Var, since(begin));
    v->name = name;
    return v;
  }
  std::vector<Pat*> elements;
  if (!at(RParen)) {
    do elements.push_back(paren_element());
    while (accept(Comma));
  }
  expect(RParen);
  bracket.closed();
  if (elements.size() == 1) {
    auto* p = node<ParenPat>(PatKind::Paren, since(begin));
    p->pat = elements[0];
    return p;
  }
  auto* tuple = node<TuplePat>(PatKind::Tuple, since(begin));
  tuple->elements = arena_.copy(elements);
  return tuple;
}

Pat* Parser::list_pattern() {
  if (at_quotation()) fail();
  Deeper deeper(*this);
  uint32_t begin = here();
  Bracket bracket(*this);
  advance();
  std::vector<Pat*> elements;
  if (!at(RBracket)) {
    do elements.push_back(paren_element());
    while (accept(Comma));
  }
  expect(RBracket);
  bracket.closed();
  auto* list = node<ListPat>(PatKind::List, since(begin));
  list->elements = arena_.copy(elements);
  return list;
}

}  // namespace needle::syntax
