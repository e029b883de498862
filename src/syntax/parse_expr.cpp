// Expressions: operator chains, applications, atoms.
#include <fmt/format.h>

#include "syntax/parser.h"

namespace needle::syntax {

using enum TokenKind;

Expr* Parser::expression() {
  Deeper deeper(*this);
  Expr* e = operator_chain(nullptr);
  if (!accept(DoubleColon)) return e;
  TypeExpr* t = type();
  auto* a = node<AnnotatedExpr>(ExprKind::Annotated, since(e->span.begin));
  a->expr = e;
  a->type = t;
  return a;
}

bool Parser::at_operator_token() const {
  return at(VarSym) || at(ConSym) || at(Backquote);
}

Expr* Parser::operator_expr() {
  uint32_t begin = here();
  bool quoted = accept(Backquote);
  if (quoted && at(Underscore)) {
    auto* hole = node<HoleExpr>(ExprKind::Hole, token_span());
    hole->name = intern("_");
    advance();
    expect(Backquote);
    return hole;
  }
  if (quoted && !at(VarId) && !at(ConId)) fail();
  bool con = at(ConId) || at(ConSym);
  Name name = take_name();
  if (quoted) expect(Backquote);
  Expr* e = con ? constructor(name) : variable(name);
  e->span = since(begin);
  return e;
}

// x + y * - z. A lambda, let, if, case or do ends the chain by reaching as far as it can.
Expr* Parser::operator_chain(Expr** trailing_operator) {
  uint32_t begin = here();
  std::vector<Expr*> operands, operators;
  while (true) {
    if (at_operator("-")) {
      operands.push_back(nullptr);
      operators.push_back(operator_expr());
      continue;
    }
    operands.push_back(application());
    if (!at_operator_token()) break;
    Expr* op = operator_expr();
    if (trailing_operator && at(RParen)) {
      *trailing_operator = op;
      break;
    }
    operators.push_back(op);
  }
  if (operators.empty()) return operands[0];
  uint32_t end = operands.back()->span.end;
  auto* chain = node<OpChainExpr>(ExprKind::OpChain, {file_, begin, end});
  chain->operands = arena_.copy(operands);
  chain->operators = arena_.copy(operators);
  return chain;
}

bool Parser::starts_atom() const {
  switch (kind()) {
    case VarId:
    case ConId:
    case Integer:
    case Fractional:
    case Char:
    case String:
    case LParen:
    case LBracket:
    case Underscore:
    case Backslash:
    case KwDo:
    case KwCase:
    case KwIf:
    case KwLet:
    case Tick:
      return true;
    case VarSym:
      return at_splice();
    default:
      return false;
  }
}

Expr* Parser::application() {
  Expr* e = atom();
  for (int arguments = 0;; ++arguments) {
    if (arguments > kDeepest) too_deep();  // each argument makes the tree deeper
    if (starts_atom()) {
      if (e->kind != ExprKind::App) check_block_argument(*e);
      Expr* argument = atom();
      check_block_argument(*argument);
      auto* app = node<AppExpr>(ExprKind::App, join(e->span, argument->span));
      app->function = e;
      app->argument = argument;
      e = app;
    } else if (at(PrefixAt)) {
      advance();
      TypeExpr* t = atomic_type();
      auto* app = node<TypeAppExpr>(ExprKind::TypeApp, join(e->span, t->span));
      app->function = e;
      app->type = t;
      e = app;
    } else if (at(PrefixBang)) {
      fail();
    } else {
      return e;
    }
  }
}

void Parser::check_block_argument(const Expr& e) {
  if (block_arguments_) return;
  const char* what;
  switch (e.kind) {
    case ExprKind::Do:
      what = "do block";
      break;
    case ExprKind::Lambda:
      what = "lambda expression";
      break;
    case ExprKind::LambdaCase:
      what = "lambda-case expression";
      break;
    case ExprKind::Let:
      what = "let expression";
      break;
    case ExprKind::If:
    case ExprKind::MultiIf:
      what = "if expression";
      break;
    case ExprKind::Case:
      what = "case expression";
      break;
    default:
      return;
  }
  std::string shown;
  for (char c : sources_.text(e.span)) {
    bool blank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    if (!blank) shown += c;
    if (blank && !shown.empty() && shown.back() != ' ') shown += ' ';
    if (shown.size() > 60) break;
  }
  diagnostics_.error(102, e.span, fmt::format("Unexpected {} in function application: {}", what, shown),
                     {"You could write it with parentheses.", "Or perhaps you meant to enable BlockArguments?"});
}

Expr* Parser::variable(Name name) {
  auto* v = node<VarExpr>(ExprKind::Var, name.span);
  v->name = name;
  return v;
}

Expr* Parser::constructor(Name name) {
  auto* c = node<ConExpr>(ExprKind::Con, name.span);
  c->name = name;
  return c;
}

Literal Parser::literal() {
  const Token& t = in_.token();
  Literal value{};
  value.kind = t.kind == Integer      ? LiteralKind::Integer
               : t.kind == Fractional ? LiteralKind::Fractional
               : t.kind == Char       ? LiteralKind::Char
                                      : LiteralKind::String;
  value.text = t.text;
  value.character = t.character;
  if (value.kind == LiteralKind::Fractional && value.text.text().ends_with("/1") && extension("NumDecimals")) {
    value.kind = LiteralKind::Integer;
    value.text = intern(value.text.text().substr(0, value.text.text().size() - 2));
  }
  advance();
  return value;
}

Expr* Parser::atom() {
  uint32_t begin = here();
  switch (kind()) {
    case VarId:
      if (at_word("mdo") && extension("RecursiveDo")) return do_expr(true);
      if (at_word("proc") && extension("Arrows")) unsupported(token_span(), "Arrows");
      return postfix(variable(take_name()));
    case ConId:
      return postfix(constructor(take_name()));
    case Integer:
    case Fractional:
    case Char:
    case String: {
      if (in_.token().hashes != 0) return unboxed_literal();
      Span span = token_span();
      Literal value = literal();
      auto* e = node<LitExpr>(ExprKind::Lit, span);
      e->literal = value;
      return e;
    }
    case Underscore: {
      advance();
      auto* hole = node<HoleExpr>(ExprKind::Hole, since(begin));
      hole->name = intern("_");
      return hole;
    }
    case LParen:
      return postfix(paren_expr());
    case LBracket:
      return bracket_expr();
    case Backslash:
      return lambda();
    case KwLet:
      return let_expr();
    case KwIf:
      return if_expr();
    case KwCase:
      return case_expr();
    case KwDo:
      return do_expr();
    case Tick:
      if (extension("TemplateHaskell") || extension("TemplateHaskellQuotes")) return quoted_name();
      fail_with(101, token_span(), "lexical error in string/character literal",
                {"A character literal holds one character; a string is written with double quotes."});
    case VarSym:
      if (at_splice()) return splice_expr();
      fail();
    default:
      fail();
  }
}

// C { f = 1, g, .. }, e { f = 2 } and e.f; may repeat.
Expr* Parser::postfix(Expr* e) {
  for (int updates = 0; at(LBrace) || at(FieldDot); ++updates) {
    if (updates > kDeepest) too_deep();
    if (at(FieldDot)) {
      e = selection(e);
      continue;
    }
    Deeper deeper(*this);
    Span dots;
    Seq<FieldExpr> fields = field_expressions(dots);
    if (e->kind == ExprKind::Con) {
      auto* r = node<RecordConExpr>(ExprKind::RecordCon, since(e->span.begin));
      r->con = static_cast<ConExpr*>(e)->name;
      r->fields = fields;
      r->wildcard = dots.valid();
      r->dots = dots;
      e = r;
      continue;
    }
    if (dots.valid()) fail_with(102, since(e->span.begin), "You cannot use '..' in a record update");
    if (fields.empty()) fail_with(102, since(e->span.begin), "Empty record update");
    auto* r = node<RecordUpdateExpr>(ExprKind::RecordUpdate, since(e->span.begin));
    r->record = e;
    r->fields = fields;
    e = r;
  }
  return e;
}

Expr* Parser::selection(Expr* record) {
  advance();
  auto* s = node<SelectionExpr>(ExprKind::Selection, join(record->span, token_span()));
  s->record = record;
  s->field = take_name();
  return s;
}

// After "(": .a.b)
Expr* Parser::selector() {
  const uint32_t begin = here();
  const Name whole{{}, intern("r"), token_span()};
  auto* p = node<VarPat>(PatKind::Var, whole.span);
  p->name = whole;
  Expr* body = selection(variable(whole));
  while (at(FieldDot)) body = selection(body);
  auto* e = node<LambdaExpr>(ExprKind::Lambda, since(begin));
  e->params = arena_.list<Pat*>({p});
  e->body = body;
  return e;
}

Seq<FieldExpr> Parser::field_expressions(Span& dots) {
  Bracket bracket(*this);
  open_brace();
  std::vector<FieldExpr> fields;
  while (!at(RBrace)) {
    if (at(DotDot)) {
      dots = token_span();
      advance();
      break;
    }
    Name field = binder_name();
    Expr* value = accept(Equals) ? expression() : nullptr;
    fields.push_back({field, {}, value});
    if (!accept(Comma)) break;
  }
  close_brace();
  bracket.closed();
  return arena_.copy(fields);
}

}  // namespace needle::syntax
