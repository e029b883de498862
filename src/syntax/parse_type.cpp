// Types, kinds and contexts as written.
#include <fmt/format.h>

#include "syntax/parser.h"

namespace needle::syntax {

using enum TokenKind;

// forall a b. type  |  context => type  |  type -> type
TypeExpr* Parser::type() {
  Deeper deeper(*this);
  if (at_word("forall")) return forall_type();
  uint32_t begin = here();
  TypeExpr* left = operator_type();
  if (at_operator("%") && extension("LinearTypes")) {  // a %1 -> b: how often the argument is used does not matter here
    advance();
    atomic_type();
    if (!at(RightArrow)) fail();
  }
  if (accept(RightArrow)) {
    TypeExpr* result = type();
    auto* f = node<FunType>(TypeExprKind::Fun, since(begin));
    f->argument = left;
    f->result = result;
    return f;
  }
  if (accept(DoubleArrow)) {
    TypeExpr* inner = type();
    auto* q = node<QualifiedType>(TypeExprKind::Qualified, since(begin));
    q->context = context_of(left);
    q->body = inner;
    return q;
  }
  return left;
}

TypeExpr* Parser::forall_type() {
  uint32_t begin = here();
  advance();
  Seq<TypeBinder> binders = type_binders();
  if (at(RightArrow)) unsupported(token_span(), "visible dependent quantification (forall a ->)");
  if (!at_dot()) fail();
  advance();
  TypeExpr* inner = type();
  auto* f = node<ForallType>(TypeExprKind::Forall, since(begin));
  f->binders = binders;
  f->body = inner;
  return f;
}

Seq<TypeBinder> Parser::type_binders() {
  std::vector<TypeBinder> binders;
  while (at(VarId) || at(LParen) || at(LBrace)) binders.push_back(type_binder());
  return arena_.copy(binders);
}

// a, (a :: k), {a}
TypeBinder Parser::type_binder() {
  uint32_t begin = here();
  TokenKind close = at(LParen) ? RParen : at(LBrace) ? RBrace : EndOfFile;
  if (close != EndOfFile) advance();
  if (!at(VarId)) fail();
  TypeBinder binder{in_.token().text, nullptr, token_span()};
  advance();
  if (close != EndOfFile) {
    if (accept(DoubleColon)) binder.kind = type();
    expect(close);
    binder.span = since(begin);
  }
  return binder;
}

bool Parser::at_type_operator() const {
  switch (kind()) {
    case ConSym:
      return true;
    case Backquote:
      return true;
    case Tick:
      return next_is(ConSym) || (next_is(Backquote) && next_is(ConId, 2));
    case VarSym: {
      std::string_view op = in_.token().text.text();
      if (in_.token().qualifier.valid()) return true;
      if (op == "*") return extension("NoStarIsType");
      if (op == "-") return extension("DataKinds") || extension("TypeInType") || extension("TypeOperators");
      return op != "." && op != "!" && op != "%";
    }
    default:
      return false;
  }
}

// a :+: b, a ~ b, a `Either` b. Of two or more operators, `names` finds out which binds stronger.
TypeExpr* Parser::operator_type() {
  Deeper deeper(*this);
  uint32_t begin = here();
  std::vector<TypeExpr*> operands{applied_type()}, operators;
  while (at_type_operator()) {
    operators.push_back(type_operator());
    operands.push_back(applied_type());
  }
  if (operators.empty()) return operands[0];
  if (operators.size() == 1) {
    TypeExpr* half = apply_type(operators[0], operands[0]);
    half->span = {file_, begin, operators[0]->span.end};
    return apply_type(half, operands[1]);
  }
  auto* chain = node<ChainType>(TypeExprKind::Chain, since(begin));
  chain->operands = arena_.copy(operands);
  chain->operators = arena_.copy(operators);
  return chain;
}

// +, `f`, `T`, ':
TypeExpr* Parser::type_operator() {
  const bool promoted = accept(Tick);
  const bool quoted = accept(Backquote);
  if (quoted && !at(ConId) && !at(VarId)) fail();
  const bool variable = quoted && at(VarId);
  Name name = take_name();
  if (quoted) expect(Backquote);
  if (promoted || name.text.text() == ":") return promoted_constant(name);
  if (!variable) return type_constant(name);
  auto* v = node<VarType>(TypeExprKind::Var, name.span);
  v->name = name.text;
  return v;
}

TypeExpr* Parser::apply_type(TypeExpr* function, TypeExpr* argument) {
  auto* a = node<AppType>(TypeExprKind::App, join(function->span, argument->span));
  a->function = function;
  a->argument = argument;
  return a;
}

TypeExpr* Parser::type_constant(Name name) {
  auto* c = node<ConType>(TypeExprKind::Con, name.span);
  c->name = name;
  return c;
}

// t  |  t :: k
TypeExpr* Parser::kinded_type() {
  TypeExpr* t = type();
  if (!accept(DoubleColon)) return t;
  TypeExpr* k = type();
  auto* kinded = node<KindedType>(TypeExprKind::Kinded, join(t->span, k->span));
  kinded->type = t;
  kinded->kind = k;
  return kinded;
}

bool Parser::starts_atomic_type() const {
  switch (kind()) {
    case VarId:
    case ConId:
    case LParen:
    case LBracket:
    case Underscore:
    case PrefixBang:
    case PrefixTilde:
    case Integer:
    case String:
      return true;
    case Tick:
      return !next_is(ConSym) && !next_is(Backquote);
    case VarSym:
      if (at_operator("*") && extension("NoStarIsType")) return false;
      return at_operator("*") || at_operator("!") || at_operator("\u2605");
    default:
      return false;
  }
}

TypeExpr* Parser::applied_type() {
  if (at_splice()) unsupported(token_span(), "Template Haskell splices in types");
  if (!starts_atomic_type()) fail();
  TypeExpr* t = atomic_type();
  for (int arguments = 0; starts_atomic_type() && !at_word("forall"); ++arguments) {
    if (arguments > kDeepest) too_deep();
    t = apply_type(t, atomic_type());
    t->span = since(t->span.begin);  // with the argument's parentheses
  }
  if (at(PrefixAt)) unsupported(token_span(), "visible kind application");
  return t;
}

TypeExpr* Parser::atomic_type() {
  uint32_t begin = here();
  switch (kind()) {
    case VarId: {
      auto* v = node<VarType>(TypeExprKind::Var, token_span());
      v->name = in_.token().text;
      advance();
      return v;
    }
    case ConId:
    case VarSym:
      if (!at_operator("!")) return type_constant(take_name());
      [[fallthrough]];
    case PrefixBang:
    case PrefixTilde: {
      bool lazy = at(PrefixTilde);
      advance();
      TypeExpr* inner = atomic_type();
      auto* b = node<BangType>(TypeExprKind::Bang, since(begin));
      b->type = inner;
      b->lazy = lazy;
      return b;
    }
    case Underscore: {
      advance();
      return node<WildcardType>(TypeExprKind::Wildcard, since(begin));
    }
    case LParen:
      return paren_type();
    case LBracket:
      return bracket_type();
    case Tick:
      return promoted_type();
    case Integer:
    case String:
      return literal_type();
    default:
      fail();
  }
}

// (), (t), (t, u), (t :: k), (,), (->), (:+:), (~)
TypeExpr* Parser::paren_type() {
  if (at_unboxed_paren()) return unboxed_tuple_type();
  Deeper deeper(*this);
  uint32_t begin = here();
  Bracket bracket(*this);
  advance();
  auto constant = [&](std::string text) {
    expect(RParen);
    bracket.closed();
    return type_constant({{}, intern(text), since(begin)});
  };
  if (at(RParen)) return constant("()");
  if (at(Comma)) {
    std::string commas = "(";
    while (accept(Comma)) commas += ',';
    return constant(commas + ")");
  }
  if (next_is(RParen) && (at(RightArrow) || at(VarSym) || at(ConSym))) {
    Name name = take_name();
    name.text = name.text.valid() ? name.text : intern("->");
    expect(RParen);
    bracket.closed();
    name.span = since(begin);
    return name.text.text() == ":" ? promoted_constant(name) : type_constant(name);
  }
  std::vector<TypeExpr*> elements;
  do {
    elements.push_back(kinded_type());
  } while (accept(Comma));
  expect(RParen);
  bracket.closed();
  if (elements.size() == 1) return elements[0];
  auto* tuple = node<TupleType>(TypeExprKind::Tuple, since(begin));
  tuple->elements = arena_.copy(elements);
  return tuple;
}

TypeExpr* Parser::bracket_type() {
  if (at_quotation()) fail();
  Deeper deeper(*this);
  uint32_t begin = here();
  Bracket bracket(*this);
  advance();
  if (accept(RBracket)) {
    bracket.closed();
    return type_constant({{}, intern("[]"), since(begin)});
  }
  TypeExpr* element = type();
  if (at(Comma)) {  // only a promoted list has several
    std::vector<TypeExpr*> elements{element};
    while (accept(Comma)) elements.push_back(type());
    expect(RBracket);
    bracket.closed();
    return promoted_list(elements, since(begin));
  }
  expect(RBracket);
  bracket.closed();
  auto* list = node<ListType>(TypeExprKind::List, since(begin));
  list->element = element;
  return list;
}

Seq<TypeExpr*> Parser::context_of(TypeExpr* type) {
  if (type->kind == TypeExprKind::Tuple) return static_cast<TupleType*>(type)->elements;
  if (type->kind == TypeExprKind::Con && static_cast<ConType*>(type)->name.text.text() == "()") return {};
  return arena_.list({type});
}

Seq<TypeExpr*> Parser::optional_context() {
  if (!scan_context()) return {};
  TypeExpr* context = operator_type();
  expect(DoubleArrow);
  return context_of(context);
}

}  // namespace needle::syntax
