// Declarations that may stand in a let, where, class, instance or module: signatures, fixities, clauses, pattern
// bindings.
#include <fmt/format.h>

#include "syntax/parser.h"

namespace needle::syntax {

using enum TokenKind;

Decl* Parser::value_declaration(Scope scope) {
  Deeper deeper(*this);
  switch (kind()) {
    case KwInfix:
    case KwInfixl:
    case KwInfixr:
      return fixity();
    case Pragma:
      return pragma();
    case KwDefault:
      if (scope != Scope::Class) break;
      advance();
      return signature(true);
    case KwType:
    case KwData:
    case KwNewtype:
      if (scope == Scope::Class || scope == Scope::Instance) return associated_declaration(scope == Scope::Class);
      break;
    default:
      break;
  }
  if (at_signature()) return signature(false);
  return binding(scope);
}

// x, (+) ::
bool Parser::at_signature() const {
  uint32_t i = in_.index();
  while (true) {
    TokenKind k = in_.raw(i).kind;
    if (k == VarId) {
      ++i;
    } else if (k == LParen && in_.raw(i).partner == i + 2 && in_.raw(i + 2).kind == RParen &&
               (in_.raw(i + 1).kind == VarSym || in_.raw(i + 1).kind == PrefixBang)) {
      i += 3;
    } else {
      return false;
    }
    if (in_.raw(i).kind == DoubleColon) return true;
    if (in_.raw(i).kind != Comma) return false;
    ++i;
  }
}

// x, (+); also C, (:+) for constructors in GADT syntax and fields
Name Parser::binder_name() {
  if (at(VarId) || at(ConId)) return take_name();
  if (!at(LParen)) fail();
  uint32_t begin = here();
  advance();
  if (!at(VarSym) && !at(ConSym) && !at(PrefixBang) && !at(PrefixTilde)) fail();
  Name name = take_name();
  expect(RParen);
  name.span = since(begin);
  return name;
}

Decl* Parser::signature(bool is_default) {
  uint32_t begin = here();
  std::vector<Name> names;
  do names.push_back(binder_name());
  while (accept(Comma));
  expect(DoubleColon);
  TypeExpr* t = type();
  if (at(Equals) && names.size() == 1) return annotated_binding(names[0], t, begin);
  auto* d = node<SignatureDecl>(DeclKind::Signature, since(begin));
  d->names = arena_.copy(names);
  d->type = t;
  d->is_default = is_default;
  return d;
}

// x :: t = e
Decl* Parser::annotated_binding(Name name, TypeExpr* t, uint32_t begin) {
  auto* v = node<VarPat>(PatKind::Var, name.span);
  v->name = name;
  auto* s = node<SigPat>(PatKind::Sig, join(name.span, t->span));
  s->pat = v;
  s->type = t;
  Rhs* right = rhs(Equals);
  auto* d = node<PatternBindingDecl>(DeclKind::PatternBinding, since(begin));
  d->pat = s;
  d->rhs = right;
  return d;
}

// infixl 6 +, `plus`
Decl* Parser::fixity() {
  uint32_t begin = here();
  Associativity associativity = at(KwInfixl)   ? Associativity::Left
                                : at(KwInfixr) ? Associativity::Right
                                               : Associativity::None;
  advance();
  int precedence = 9;
  if (at(Integer)) {
    std::string_view digits = in_.token().text.text();
    if (digits.size() > 1)
      fail_with(102, token_span(), fmt::format("Precedence out of range: {} (it must be between 0 and 9)", digits));
    precedence = digits[0] - '0';
    advance();
  }
  std::vector<Name> operators;
  do {
    uint32_t start = here();
    bool quoted = accept(Backquote);
    if (quoted ? !at(VarId) && !at(ConId) : !at(VarSym) && !at(ConSym) && !at(RightArrow)) fail();
    Name name = take_name();
    if (!name.text.valid()) name.text = intern("->");
    if (quoted) expect(Backquote);
    name.span = since(start);
    operators.push_back(name);
  } while (accept(Comma));
  auto* d = node<FixityDecl>(DeclKind::Fixity, since(begin));
  d->associativity = associativity;
  d->precedence = precedence;
  d->operators = arena_.copy(operators);
  return d;
}

// {-# KEY w1 w2 #-}: words are separated by blanks; ( ) , are words of their own, and | where it is no operator.
Decl* Parser::pragma() {
  Span span = token_span();
  Symbol key = in_.token().text;
  std::string_view text = sources_.text(span);
  advance();
  size_t i = 3, end = text.size() - 3;
  auto blank = [&](size_t at) { return text[at] == ' ' || text[at] == '\t' || text[at] == '\n' || text[at] == '\r'; };
  std::string_view marks = key.text() == "MINIMAL" ? "(),|" : "(),";
  auto punctuation = [&](size_t at) { return marks.find(text[at]) != std::string_view::npos; };
  std::vector<Symbol> words;
  std::vector<Name> names;
  auto* d = node<PragmaDecl>(DeclKind::Pragma, span);
  bool at_key = true, in_phase = false;
  while (i < end) {
    if (blank(i)) {
      ++i;
      continue;
    }
    size_t start = i++;
    if (!punctuation(start))
      while (i < end && !blank(i) && !punctuation(i)) ++i;
    std::string_view word = text.substr(start, i - start);
    if (at_key) {
      at_key = false;
      continue;
    }
    words.push_back(intern(word));
    if (word[0] == '[') in_phase = true;
    bool name = !in_phase && !punctuation(start) && word != "CONLIKE";
    if (word.back() == ']') in_phase = false;
    if (!name) continue;
    auto offset = static_cast<uint32_t>(start);
    names.push_back({{}, intern(word), {file_, span.begin + offset, span.begin + static_cast<uint32_t>(i)}});
    if (names.size() == 1) d->subject = names[0];
  }
  d->key = key;
  d->words = arena_.copy(words);
  d->names = arena_.copy(names);
  return d;
}

Decl* Parser::splice() {
  uint32_t begin = here();
  if (at_operator("$") || at_operator("$$")) advance();
  Expr* e = expression();
  auto* d = node<SpliceDecl>(DeclKind::Splice, since(begin));
  d->expr = e;
  return d;
}

// f p1 p2 | p1 `op` p2 | (clause head) p3 ..., for which the scan has seen that a function is defined.
Parser::ClauseHead Parser::clause_head() {
  Deeper deeper(*this);
  ClauseHead head;
  DeclShape shape = scan_declaration();
  if (shape.operator_at) {
    head.infix = true;
    head.params.push_back(pattern());
    if (in_.index() != shape.operator_at) fail();
    uint32_t begin = here();
    bool quoted = accept(Backquote);
    head.name = take_name();
    if (quoted) expect(Backquote);
    head.name.span = since(begin);
    head.params.push_back(pattern());
    return head;
  }
  bool operator_name = at(LParen) && in_.token().partner == in_.index() + 2 && !next_is(VarId) && !next_is(Underscore);
  if (at(LParen) && !operator_name) {
    Bracket bracket(*this);
    advance();
    head = clause_head();
    expect(RParen);
    bracket.closed();
  } else {
    head.name = binder_name();
  }
  for (Pat* p : atomic_patterns()) head.params.push_back(p);
  return head;
}

Decl* Parser::binding(Scope scope) {
  uint32_t begin = here();
  DeclShape shape = scan_declaration();
  if (!shape.has_rhs && scope == Scope::Top) return splice();
  bool paren_name = at(LParen) && in_.token().partner == in_.index() + 2 && (next_is(VarSym) || next_is(PrefixBang));
  bool paren_head = false;
  if (at(LParen) && !paren_name && in_.raw(in_.token().partner).kind != EndOfFile) {
    TokenKind after = in_.raw(in_.token().partner + 1).kind;
    paren_head = after != Equals && after != Bar && after != ConSym && after != Backquote && after != DoubleColon;
  }
  bool as_pattern = at(VarId) && (next_is(At) || next_is(PrefixAt));
  bool function = shape.operator_at || (at(VarId) && !as_pattern && !next_is(ConSym) && !next_is(Backquote)) ||
                  paren_name || paren_head;
  if (function) {
    ClauseHead head = clause_head();
    if (head.name.qualifier.valid())
      fail_with(102, head.name.span,
                "Qualified name in binding position: " + std::string(sources_.text(head.name.span)));
    if (at(DoubleColon)) unsupported(token_span(), "a result signature in a function definition");
    Rhs* right = rhs(Equals);
    auto* d = node<FunctionDecl>(DeclKind::Function, since(begin));
    d->name = head.name;
    d->clauses = arena_.list({Clause{since(begin), arena_.copy(head.params), right, head.infix}});
    return d;
  }
  Pat* p = pattern_with_signature();
  Rhs* right = rhs(Equals);
  auto* d = node<PatternBindingDecl>(DeclKind::PatternBinding, since(begin));
  d->pat = p;
  d->rhs = right;
  return d;
}

// Adjacent clauses of one function become one declaration.
Seq<Decl*> Parser::group_clauses(const std::vector<Decl*>& decls) {
  std::vector<Decl*> out;
  for (size_t i = 0; i < decls.size();) {
    Decl* d = decls[i++];
    out.push_back(d);
    if (d->kind != DeclKind::Function) continue;
    auto* f = static_cast<FunctionDecl*>(d);
    if (f->clauses[0].params.empty()) continue;
    std::vector<Clause> clauses(f->clauses.begin(), f->clauses.end());
    while (i < decls.size() && decls[i]->kind == DeclKind::Function) {
      auto* next = static_cast<FunctionDecl*>(decls[i]);
      if (next->name.text != f->name.text) break;
      clauses.push_back(next->clauses[0]);
      f->span = join(f->span, next->span);
      ++i;
    }
    f->clauses = arena_.copy(clauses);
  }
  return arena_.copy(out);
}

Bindings* Parser::make_bindings(const std::vector<Decl*>& decls, uint32_t begin) {
  Bindings* b = arena_.make<Bindings>();
  b->span = since(begin);
  b->decls = group_clauses(decls);
  return b;
}

}  // namespace needle::syntax
