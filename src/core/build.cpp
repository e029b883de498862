#include "core/build.h"

namespace needle::core {

const Expr* Builder::var(const Var* v, Span span) {
  return program_.arena.make<VarExpr>(Expr{ExprKind::Var, span}, v);
}

const Expr* Builder::global(GlobalId id, Span span) {
  return program_.arena.make<GlobalExpr>(Expr{ExprKind::Global, span}, id);
}

const Expr* Builder::lit(const Literal& literal, Span span) {
  return program_.arena.make<LitExpr>(Expr{ExprKind::Lit, span}, literal);
}

const Expr* Builder::int_lit(int64_t value, Span span) {
  return lit({LitKind::Int, value, 0, {}}, span);
}

const Expr* Builder::char_lit(int64_t code_point, Span span) {
  return lit({LitKind::Char, code_point, 0, {}}, span);
}

const Expr* Builder::string_lit(std::string_view utf8, Span span) {
  return lit({LitKind::String, 0, 0, intern(utf8)}, span);
}

const Expr* Builder::con(const DataCon* con, const std::vector<const Expr*>& args, Span span) {
  return program_.arena.make<ConExpr>(Expr{ExprKind::Con, span}, con, program_.arena.copy(args));
}

const Expr* Builder::app(const Expr* f, const std::vector<const Expr*>& args, Span span) {
  if (args.empty()) return f;
  if (f->kind != ExprKind::App) {
    return program_.arena.make<AppExpr>(Expr{ExprKind::App, span}, f, program_.arena.copy(args));
  }
  const auto& inner = as<AppExpr>(f);
  std::vector<const Expr*> all(inner.args.begin(), inner.args.end());
  all.insert(all.end(), args.begin(), args.end());
  return program_.arena.make<AppExpr>(Expr{ExprKind::App, span}, inner.function, program_.arena.copy(all));
}

const Expr* Builder::lam(const std::vector<const Var*>& params, const Expr* body, Span span) {
  if (params.empty()) return body;
  if (body->kind != ExprKind::Lam) {
    return program_.arena.make<LamExpr>(Expr{ExprKind::Lam, span}, program_.arena.copy(params), body);
  }
  const auto& inner = as<LamExpr>(body);
  std::vector<const Var*> all(params);
  all.insert(all.end(), inner.params.begin(), inner.params.end());
  return program_.arena.make<LamExpr>(Expr{ExprKind::Lam, span}, program_.arena.copy(all), inner.body);
}

const Expr* Builder::let(const Var* v, const Expr* rhs, const Expr* body, Span span) {
  return program_.arena.make<LetExpr>(Expr{ExprKind::Let, span}, false, false, program_.arena.list<Bind>({{v, rhs}}),
                                      body);
}

const Expr* Builder::letrec(const std::vector<Bind>& binds, const Expr* body, Span span) {
  return program_.arena.make<LetExpr>(Expr{ExprKind::Let, span}, true, false, program_.arena.copy(binds), body);
}

const Expr* Builder::join(const Var* v, const Expr* lambda, const Expr* body, Span span) {
  return program_.arena.make<LetExpr>(Expr{ExprKind::Let, span}, false, true, program_.arena.list<Bind>({{v, lambda}}),
                                      body);
}

const Expr* Builder::join_rec(const std::vector<Bind>& binds, const Expr* body, Span span) {
  return program_.arena.make<LetExpr>(Expr{ExprKind::Let, span}, true, true, program_.arena.copy(binds), body);
}

const Expr* Builder::case_of(const Expr* scrutinee, const Var* binder, const std::vector<Alt>& alts,
                             const Expr* fallback, Span span) {
  return program_.arena.make<CaseExpr>(Expr{ExprKind::Case, span}, scrutinee, binder, program_.arena.copy(alts),
                                       fallback);
}

Alt Builder::con_alt(const DataCon* con, const std::vector<const Var*>& fields, const Expr* body) {
  return {con, {}, program_.arena.copy(fields), body};
}

Alt Builder::lit_alt(const Literal& literal, const Expr* body) {
  return {nullptr, literal, {}, body};
}

const Expr* Builder::prim(Prim prim, const std::vector<const Expr*>& args, Span span) {
  return program_.arena.make<PrimExpr>(Expr{ExprKind::Prim, span}, prim, program_.arena.copy(args));
}

const Expr* Builder::tick(uint32_t tick, const Expr* body, Span span) {
  return program_.arena.make<TickExpr>(Expr{ExprKind::Tick, span}, tick, body);
}

const Expr* Builder::overlap(const std::vector<const Expr*>& subjects, const std::vector<OverlapClause>& clauses,
                             const Expr* fallback, bool in_order, Span span) {
  Arena& arena = program_.arena;
  return arena.make<OverlapExpr>(Expr{ExprKind::Overlap, span}, arena.copy(subjects), arena.copy(clauses), fallback,
                                 in_order);
}

OverlapPattern Builder::any(const Var* binder) {
  return {OverlapPattern::Any, binder, nullptr, {}, {}};
}

OverlapPattern Builder::con_pattern(const DataCon* con, const std::vector<OverlapPattern>& fields, const Var* binder) {
  return {OverlapPattern::Con, binder, con, {}, program_.arena.copy(fields)};
}

OverlapPattern Builder::lit_pattern(const Literal& literal, const Var* binder) {
  return {OverlapPattern::Lit, binder, nullptr, literal, {}};
}

OverlapClause Builder::clause(const std::vector<OverlapPattern>& patterns, const Expr* body) {
  return {program_.arena.copy(patterns), body};
}

const Type* Builder::type_con(const TyCon* con) {
  Type* t = program_.arena.make<Type>();
  t->kind = TypeKind::Con;
  t->con = con;
  return t;
}

const Type* Builder::type_app(const Type* f, const Type* a) {
  Type* t = program_.arena.make<Type>();
  t->kind = TypeKind::App;
  t->left = f;
  t->right = a;
  return t;
}

const Type* Builder::type_fun(const Type* a, const Type* r) {
  Type* t = program_.arena.make<Type>();
  t->kind = TypeKind::Fun;
  t->left = a;
  t->right = r;
  return t;
}

const Type* Builder::type_var(Symbol name) {
  Type* t = program_.arena.make<Type>();
  t->kind = TypeKind::Var;
  t->var = name;
  return t;
}

const Type* Builder::type_forall(const std::vector<Symbol>& vars, const Type* body) {
  if (vars.empty()) return body;
  Type* t = program_.arena.make<Type>();
  t->kind = TypeKind::Forall;
  t->right = body;
  t->vars = program_.arena.copy(vars);
  return t;
}

}  // namespace needle::core
