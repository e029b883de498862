// Lambda, let, if, case, do; guards and right-hand sides.
#include <fmt/format.h>

#include "syntax/parser.h"

namespace needle::syntax {

using enum TokenKind;

Expr* Parser::lambda() {
  Deeper deeper(*this);
  uint32_t begin = here();
  advance();
  if (accept(KwCase)) {
    uint32_t behind = 0;
    Seq<Alternative> alts = alternatives(behind);
    auto* e = node<LambdaCaseExpr>(ExprKind::LambdaCase, since(begin));
    e->span.end = std::max(e->span.end, behind);
    e->alternatives = alts;
    return e;
  }
  if (at_word("cases") && !next_is(RightArrow) && (extension("LambdaCase") || extension("GHC2024")))
    return cases(begin);
  if (!starts_atomic_pattern()) fail();
  Seq<Pat*> params = atomic_patterns();
  expect(RightArrow);
  Expr* body = expression();
  auto* e = node<LambdaExpr>(ExprKind::Lambda, since(begin));
  e->params = params;
  e->body = body;
  return e;
}

// \cases p q -> e; ..  is  let f p q = e; .. in f
Expr* Parser::cases(uint32_t begin) {
  advance();
  const Name name{{}, intern("\\cases"), since(begin)};
  std::vector<Decl*> clauses;
  const uint32_t behind = block(BlockStyle::Plain, [&] {
    const uint32_t clause = here();
    Seq<Pat*> params = atomic_patterns();
    Rhs* right = rhs(RightArrow);
    auto* d = node<FunctionDecl>(DeclKind::Function, since(clause));
    d->name = name;
    d->clauses = arena_.list({Clause{since(clause), params, right, false}});
    clauses.push_back(d);
  });
  if (clauses.empty()) fail();
  Bindings* bindings = make_bindings(clauses, begin);
  auto* e = node<LetExpr>(ExprKind::Let, since(begin));
  e->span.end = std::max(e->span.end, behind);
  e->bindings = bindings;
  e->body = variable(name);
  return e;
}

Expr* Parser::let_expr() {
  Deeper deeper(*this);
  uint32_t begin = here();
  advance();
  Bindings* bindings = bindings_block();
  if (!at(KwIn))
    fail({fmt::format("The 'let' at {}:{} needs an 'in'.", sources_.place(file_, begin).line,
                      sources_.place(file_, begin).column)});
  advance();
  Expr* body = expression();
  auto* e = node<LetExpr>(ExprKind::Let, since(begin));
  e->bindings = bindings;
  e->body = body;
  return e;
}

Expr* Parser::if_expr() {
  Deeper deeper(*this);
  uint32_t begin = here();
  advance();
  if (at(Bar)) return multi_if(begin);
  auto need = [&](TokenKind keyword, const char* word) {
    if (at(Semi) || at(VirtualSemi)) advance();
    if (accept(keyword)) return;
    auto place = sources_.place(file_, begin);
    std::vector<std::string> hints = hints_here();
    hints.push_back(fmt::format("The 'if' at {}:{} needs a '{}' here.", place.line, place.column, word));
    fail(std::move(hints));
  };
  Expr* condition = expression();
  need(KwThen, "then");
  Expr* then_branch = expression();
  need(KwElse, "else");
  Expr* else_branch = expression();
  auto* e = node<IfExpr>(ExprKind::If, since(begin));
  e->condition = condition;
  e->then_branch = then_branch;
  e->else_branch = else_branch;
  return e;
}

// if | g1 -> e1 | g2 -> e2: the guards make a layout block without semicolons.
Expr* Parser::multi_if(uint32_t begin) {
  std::vector<Guarded> branches;
  uint32_t first = here();
  block(BlockStyle::MultiIf, [&] {
    while (at(Bar)) guarded(branches, RightArrow);
  });
  Rhs* rhs = arena_.make<Rhs>();
  rhs->span = since(first);
  rhs->alternatives = arena_.copy(branches);
  auto* e = node<MultiIfExpr>(ExprKind::MultiIf, since(begin));
  e->branches = rhs;
  return e;
}

Expr* Parser::case_expr() {
  Deeper deeper(*this);
  uint32_t begin = here();
  advance();
  Expr* scrutinee = expression();
  if (!at(KwOf)) {
    auto place = sources_.place(file_, begin);
    std::vector<std::string> hints = hints_here();
    hints.push_back(fmt::format("The 'case' at {}:{} needs an 'of'.", place.line, place.column));
    fail(std::move(hints));
  }
  advance();
  uint32_t behind = 0;
  Seq<Alternative> alts = alternatives(behind);
  auto* e = node<CaseExpr>(ExprKind::Case, since(begin));
  e->span.end = std::max(e->span.end, behind);
  e->scrutinee = scrutinee;
  e->alternatives = alts;
  return e;
}

// What follows them at their own column is behind a semicolon, and that is still theirs, to GHC:
//   case x of
//     A -> b
//     where ..
Seq<Alternative> Parser::alternatives(uint32_t& behind) {
  std::vector<Alternative> alts;
  behind = block(BlockStyle::Plain, [&] {
    uint32_t begin = here();
    Pat* p = pattern();
    Rhs* r = rhs(RightArrow);
    alts.push_back({since(begin), p, r});
  });
  return arena_.copy(alts);
}

// do or mdo
Expr* Parser::do_expr(bool recursive) {
  Deeper deeper(*this);
  uint32_t begin = here();
  Span keyword = token_span();
  advance();
  std::vector<Stmt*> statements;
  block(BlockStyle::Do, [&] { statements.push_back(statement()); });
  if (statements.empty()) report_later(102, keyword, "Empty 'do' block");
  if (!statements.empty() && statements.back()->kind != StmtKind::Body)
    report_later(102, statements.back()->span, "The last statement in a 'do' block must be an expression");
  if (recursive) statements = with_recursion(statements);
  auto* e = node<DoExpr>(ExprKind::Do, since(begin));
  e->statements = arena_.copy(statements);
  return e;
}

// p <- e, let decls, or e: in do blocks, comprehensions and guards.
Stmt* Parser::statement() {
  if (at(KwLet)) return let_statement();
  if (at_word("rec") && (extension("RecursiveDo") || extension("Arrows"))) return rec_statement();
  uint32_t begin = here();
  if (scan_arrow_in_statement()) {
    Pat* p = pattern_with_signature();
    expect(LeftArrow);
    Expr* e = expression();
    return bind(p, e, since(begin));
  }
  Expr* e = expression();
  auto* s = node<Stmt>(StmtKind::Body, since(begin));
  s->expr = e;
  return s;
}

// A let without `in`; with one it is an expression, and so is what follows it.
Stmt* Parser::let_statement() {
  Deeper deeper(*this);
  uint32_t begin = here();
  advance();
  Bindings* bindings = bindings_block();
  if (!accept(KwIn)) {
    auto* s = node<Stmt>(StmtKind::Let, since(begin));
    s->bindings = bindings;
    return s;
  }
  Expr* body = expression();
  auto* e = node<LetExpr>(ExprKind::Let, since(begin));
  e->bindings = bindings;
  e->body = body;
  auto* s = node<Stmt>(StmtKind::Body, e->span);
  s->expr = e;
  return s;
}

Seq<Stmt*> Parser::guards() {
  std::vector<Stmt*> list;
  do list.push_back(statement());
  while (accept(Comma));
  return arena_.copy(list);
}

// | g1, g2 = e
void Parser::guarded(std::vector<Guarded>& out, TokenKind separator) {
  uint32_t begin = here();
  expect(Bar);
  Seq<Stmt*> conditions = guards();
  if (!at(separator)) {
    std::vector<std::string> hints = hints_here();
    if (separator == RightArrow && at(Equals))
      hints = {"Equality is written '=='; in a case alternative '->' comes after the guard."};
    fail(std::move(hints));
  }
  advance();
  Expr* body = expression();
  out.push_back({since(begin), conditions, body});
}

Rhs* Parser::rhs(TokenKind separator) {
  uint32_t begin = here();
  std::vector<Guarded> alts;
  if (at(Bar)) {
    while (at(Bar)) guarded(alts, separator);
  } else {
    expect(separator);
    Expr* body = expression();
    alts.push_back({body->span, {}, body});
  }
  Bindings* where = optional_where();
  Rhs* r = arena_.make<Rhs>();
  r->span = since(begin);
  r->alternatives = arena_.copy(alts);
  r->where = where;
  return r;
}

Bindings* Parser::optional_where() {
  if (!accept(KwWhere)) return nullptr;
  return bindings_block();
}

Bindings* Parser::bindings_block() {
  uint32_t begin = here();
  std::vector<Decl*> decls;
  block(BlockStyle::Plain, [&] { decls.push_back(value_declaration(Scope::Local)); });
  return make_bindings(decls, begin);
}

}  // namespace needle::syntax
