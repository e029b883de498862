#include "liquid/tree.h"

namespace needle::liquid {

using namespace syntax;

Expr* Tree::var(const Name& name) {
  auto* e = node<VarExpr>(ExprKind::Var);
  e->name = name;
  return e;
}

Expr* Tree::con(const Name& name) {
  auto* e = node<ConExpr>(ExprKind::Con);
  e->name = name;
  return e;
}

Expr* Tree::library(std::string_view function) {
  return var(Name{intern(kLibraryQualifier), intern(function), span_});
}

Expr* Tree::literal(const Literal& literal) {
  auto* e = node<LitExpr>(ExprKind::Lit);
  e->literal = literal;
  return e;
}

Expr* Tree::string(std::string_view text) {
  return literal({LiteralKind::String, intern(text), 0});
}

Expr* Tree::app(Expr* function, const Exprs& arguments) {
  for (Expr* argument : arguments) {
    auto* e = node<AppExpr>(ExprKind::App);
    e->function = function;
    e->argument = argument;
    function = e;
  }
  return function;
}

Expr* Tree::lambda(const Pats& params, Expr* body) {
  if (params.empty()) return body;
  auto* e = node<LambdaExpr>(ExprKind::Lambda);
  e->params = arena_.copy(params);
  e->body = body;
  return e;
}

Expr* Tree::if_then_else(Expr* condition, Expr* yes, Expr* no) {
  auto* e = node<IfExpr>(ExprKind::If);
  e->condition = condition;
  e->then_branch = yes;
  e->else_branch = no;
  return e;
}

Expr* Tree::tuple(const Exprs& elements) {
  auto* e = node<TupleExpr>(ExprKind::Tuple);
  e->elements = arena_.copy(elements);
  return e;
}

Expr* Tree::list(const Exprs& elements) {
  auto* e = node<ListExpr>(ExprKind::List);
  e->elements = arena_.copy(elements);
  return e;
}

namespace {

Name renamed(const Name& name, const Tree::Renaming* rename) {
  if (!rename || name.qualifier.valid()) return name;
  const auto found = rename->find(name.text);
  return found == rename->end() ? name : Name{found->second.qualifier, found->second.text, name.span};
}

}  // namespace

Expr* Tree::clone(const Expr* e, const Renaming* rename) {
  const Span outer = span_;
  at(e->span);
  auto all = [this, rename](const Seq<Expr*>& list) {
    Exprs out;
    for (const Expr* x : list) out.push_back(clone(x, rename));
    return out;
  };
  Expr* out = nullptr;
  switch (e->kind) {
    case ExprKind::Var:
      out = var(renamed(static_cast<const VarExpr*>(e)->name, rename));
      break;
    case ExprKind::Con:
      out = con(static_cast<const ConExpr*>(e)->name);
      break;
    case ExprKind::Lit:
      out = literal(static_cast<const LitExpr*>(e)->literal);
      break;
    case ExprKind::App: {
      auto* copy = node<AppExpr>(ExprKind::App);
      copy->function = clone(static_cast<const AppExpr*>(e)->function, rename);
      copy->argument = clone(static_cast<const AppExpr*>(e)->argument, rename);
      out = copy;
      break;
    }
    case ExprKind::If: {
      const auto& i = *static_cast<const IfExpr*>(e);
      out = if_then_else(clone(i.condition, rename), clone(i.then_branch, rename), clone(i.else_branch, rename));
      break;
    }
    case ExprKind::Lambda: {
      const auto& l = *static_cast<const LambdaExpr*>(e);
      Pats params;
      for (const Pat* p : l.params) params.push_back(bind(static_cast<const VarPat*>(p)->name.text));
      out = lambda(params, clone(l.body, rename));
      break;
    }
    case ExprKind::Tuple:
      out = tuple(all(static_cast<const TupleExpr*>(e)->elements));
      break;
    default:
      out = list(all(static_cast<const ListExpr*>(e)->elements));
      break;
  }
  out->span = e->span;
  at(outer);
  return out;
}

Pat* Tree::bind(Symbol text) {
  auto* p = node<VarPat>(PatKind::Var);
  p->name = name(text);
  return p;
}

Pat* Tree::wild() {
  return node<WildPat>(PatKind::Wild);
}

Pat* Tree::match(const Name& con, const Pats& fields) {
  auto* p = node<ConPat>(PatKind::Con);
  p->con = con;
  p->args = arena_.copy(fields);
  return p;
}

Pat* Tree::match_tuple(const Pats& elements) {
  auto* p = node<TuplePat>(PatKind::Tuple);
  p->elements = arena_.copy(elements);
  return p;
}

Pat* Tree::match_literal(const Literal& literal) {
  auto* p = node<LitPat>(PatKind::Lit);
  p->literal = literal;
  return p;
}

Rhs* Tree::rhs(Expr* body) {
  Rhs* r = arena_.make<Rhs>();
  r->span = span_;
  r->alternatives = arena_.list<Guarded>({{span_, {}, body}});
  return r;
}

Clause Tree::clause(const Pats& params, Expr* body) {
  return {span_, arena_.copy(params), rhs(body), false};
}

FunctionDecl* Tree::function(const Name& name, const std::vector<Clause>& clauses) {
  auto* f = node<FunctionDecl>(DeclKind::Function);
  f->name = name;
  f->clauses = arena_.copy(clauses);
  return f;
}

}  // namespace needle::liquid
