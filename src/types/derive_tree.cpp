#include "types/derive_tree.h"

#include <algorithm>

namespace needle::types {

using namespace syntax;

DeriveTree::DeriveTree(const names::Environment& names_in, TypeEnv& env, names::ResolvedModule& module,
                       const DataInfo& data_in, EntityId cls_in, Span span)
    : names(names_in),
      data(data_in),
      cls(cls_in),
      env_(env),
      module_(module),
      tree_(*module.parsed.module),
      arena_(module.parsed.arena),
      span_(span) {}

// ---------------------------------------------------------------- names
DeriveTree::Local DeriveTree::local(std::string_view text) {
  Symbol symbol = intern(text);
  LocalId id(static_cast<uint32_t>(module_.locals.size()));
  module_.locals.push_back({symbol, span_});
  tree_.local_count = static_cast<uint32_t>(module_.locals.size());
  return {id, symbol};
}

DeriveTree::Locals DeriveTree::locals(std::string_view prefix, size_t count) {
  Locals out;
  for (size_t i = 1; i <= count; ++i) out.push_back(local(std::string(prefix) + std::to_string(i)));
  return out;
}

// ---------------------------------------------------------------- expressions
Expr* DeriveTree::var(const Local& l) {
  auto* e = node<VarExpr>(ExprKind::Var);
  e->name = name(l.name);
  e->ref.local = l.id;
  return e;
}

Expr* DeriveTree::entity(EntityId id) {
  const names::Entity& what = names.entity(id);
  if (what.kind == names::EntityKind::Constructor) return con(id);
  auto* e = node<VarExpr>(ExprKind::Var);
  e->name = name(what.name);
  e->ref.entity = id;
  return e;
}

Expr* DeriveTree::known(std::string_view text) {
  EntityId id = names.known_value(text);
  if (id.valid()) return entity(id);
  fail("the library does not define '" + std::string(text) + "'");
  return string("");
}

Expr* DeriveTree::con(EntityId constructor) {
  auto* e = node<ConExpr>(ExprKind::Con);
  e->name = name(names.entity(constructor).name);
  e->ref.entity = constructor;
  return e;
}

Expr* DeriveTree::app(Expr* function, std::initializer_list<Expr*> arguments) {
  return apps(function, Exprs(arguments));
}

Expr* DeriveTree::apps(Expr* function, const Exprs& arguments) {
  for (Expr* argument : arguments) {
    auto* a = node<AppExpr>(ExprKind::App);
    a->function = function;
    a->argument = argument;
    function = a;
  }
  return function;
}

Expr* DeriveTree::integer(size_t value) {
  auto* e = node<LitExpr>(ExprKind::Lit);
  e->literal = {LiteralKind::Integer, intern(std::to_string(value)), 0};
  return e;
}

Expr* DeriveTree::string(std::string_view text) {
  auto* e = node<LitExpr>(ExprKind::Lit);
  e->literal = {LiteralKind::String, intern(text), 0};
  return e;
}

Expr* DeriveTree::lambda(const Locals& params, Expr* body) {
  Pats pats;
  for (const Local& p : params) pats.push_back(bind(p));
  auto* e = node<LambdaExpr>(ExprKind::Lambda);
  e->params = arena_.copy(pats);
  e->body = body;
  return e;
}

Expr* DeriveTree::tuple(const Exprs& elements) {
  auto* e = node<TupleExpr>(ExprKind::Tuple);
  e->elements = arena_.copy(elements);
  return e;
}

Expr* DeriveTree::if_then_else(Expr* condition, Expr* yes, Expr* no) {
  auto* e = node<IfExpr>(ExprKind::If);
  e->condition = condition;
  e->then_branch = yes;
  e->else_branch = no;
  return e;
}

Rhs* DeriveTree::rhs(Expr* body) {
  Rhs* r = arena_.make<Rhs>();
  r->span = span_;
  r->alternatives = arena_.list({Guarded{span_, {}, body}});
  return r;
}

Expr* DeriveTree::case_of(Expr* scrutinee, const std::vector<Branch>& branches) {
  std::vector<Alternative> alternatives;
  for (const Branch& b : branches) alternatives.push_back({span_, b.pat, rhs(b.body)});
  auto* e = node<CaseExpr>(ExprKind::Case);
  e->scrutinee = scrutinee;
  e->alternatives = arena_.copy(alternatives);
  return e;
}

Expr* DeriveTree::comprehension(Expr* body, const std::vector<Generator>& generators) {
  std::vector<Stmt*> statements;
  for (const Generator& g : generators) {
    auto* s = node<Stmt>(StmtKind::Bind);
    s->pat = g.pat;
    s->expr = g.list;
    statements.push_back(s);
  }
  auto* e = node<ComprehensionExpr>(ExprKind::Comprehension);
  e->body = body;
  e->statements = arena_.copy(statements);
  return e;
}

// ---------------------------------------------------------------- patterns
Pat* DeriveTree::bind(const Local& l) {
  auto* p = node<VarPat>(PatKind::Var);
  p->name = name(l.name);
  p->local = l.id;
  return p;
}

Pat* DeriveTree::wild() {
  return node<WildPat>(PatKind::Wild);
}

Pat* DeriveTree::match(EntityId constructor, const Locals& fields) {
  Pats args;
  for (const Local& f : fields) args.push_back(bind(f));
  return this->constructor(constructor, args);
}

Pat* DeriveTree::constructor(EntityId id, const Pats& fields) {
  auto* p = node<ConPat>(PatKind::Con);
  p->con = name(names.entity(id).name);
  p->ref.entity = id;
  p->args = arena_.copy(fields);
  return p;
}

Pat* DeriveTree::match_known(std::string_view text, std::initializer_list<Pat*> fields) {
  EntityId id = names.known_value(text);
  if (id.valid()) return constructor(id, fields);
  fail("the library does not define '" + std::string(text) + "'");
  return wild();
}

Pat* DeriveTree::match_integer(size_t value) {
  auto* p = node<LitPat>(PatKind::Lit);
  p->literal = {LiteralKind::Integer, intern(std::to_string(value)), 0};
  return p;
}

Pat* DeriveTree::match_tuple(const Pats& elements) {
  auto* p = node<TuplePat>(PatKind::Tuple);
  p->elements = arena_.copy(elements);
  return p;
}

// ---------------------------------------------------------------- methods
void DeriveTree::clause(std::string_view method, const Pats& params, Expr* body) {
  if (methods_.empty() || methods_.back().name != method) methods_.push_back({method, {}});
  methods_.back().clauses.push_back({span_, arena_.copy(params), rhs(body), false});
}

void DeriveTree::want(EntityId wanted_class, const Type* type) {
  const Type* args[] = {type};
  wanted_.push_back({wanted_class, env_.arena.copy(std::span<const Type* const>(args))});
}

namespace {
bool mentions(const Type* t, Seq<const TypeVar* const> vars) {
  if (!t) return false;
  if (t->kind == TypeKind::Var) return std::find(vars.begin(), vars.end(), t->var) != vars.end();
  return mentions(t->left, vars) || mentions(t->right, vars);
}
}  // namespace

void DeriveTree::want_of_fields() {
  for (const ConInfo& c : data.constructors)
    for (const Type* field : c.fields)
      if (!mentions(field, c.existentials)) want(cls, field);
}

DerivedInstance DeriveTree::finish() {
  DerivedInstance out;
  out.error = std::move(error_);
  if (!out.error.empty()) return out;
  const std::vector<EntityId>& children = names.entity(cls).children;
  std::vector<Decl*> decls;
  std::vector<BindGroup> groups;
  for (const Method& m : methods_) {
    auto it = std::find_if(children.begin(), children.end(),
                           [&](EntityId id) { return names.entity(id).name.text() == m.name; });
    if (it == children.end()) continue;
    auto* f = node<FunctionDecl>(DeclKind::Function);
    f->name = name(names.entity(*it).name);
    f->entity = *it;
    f->clauses = arena_.copy(m.clauses);
    decls.push_back(f);
    groups.push_back({arena_.list<Decl*>({f}), true});
  }
  auto* body = arena_.make<Bindings>();
  body->span = span_;
  body->decls = arena_.copy(decls);
  body->groups = arena_.copy(groups);
  out.decl = node<InstanceDecl>(DeclKind::Instance);
  out.decl->body = body;
  out.wanted = std::move(wanted_);
  return out;
}

}  // namespace needle::types
