#include "optimise/instances.h"

#include <string>

#include "core/spine.h"

namespace needle::optimise {

using namespace core;

Instances::Instances(Program& program) : program_(program) {
  auto con = [&](const TyCon* c) {
    Type* t = program_.arena.make<Type>();
    t->kind = TypeKind::Con;
    t->con = c;
    return t;
  };
  for (uint32_t i = 0; i < program.tycon_count(); ++i) {
    const TyCon* c = program.tycon(TyConId(i));
    if (c->module.text() != "Needle.Prim") continue;
    const std::string_view name = c->name.text();
    if (name == "Int") int_ = con(c);
    if (name == "Integer") integer_ = con(c);
    if (name == "Char") char_ = con(c);
    if (name == "Double") double_ = con(c);
  }
}

void Instances::infer(const Expr* body, const Type* type, const Instance& outer) {
  bound_.clear();
  variables_.clear();
  uses_.clear();
  scope_ = outer;
  const Type* found = type_of(body);
  unify(found, substitute(under_foralls(type), scope_));
}

std::vector<const Type*> Instances::at(const GlobalExpr* use) const {
  std::vector<const Type*> out;
  if (auto it = uses_.find(use); it != uses_.end())
    for (const Type* t : it->second) out.push_back(closed(t));
  return out;
}

std::vector<const Type*> Instances::match(const Type* general, const Type* special) {
  bound_.clear();
  std::vector<const Type*> out;
  unify(instantiate(general, &out), special);
  for (const Type*& t : out) t = closed(t);
  return out;
}

const Type* Instances::type_of(const Expr* e) {
  switch (e->kind) {
    case ExprKind::Var:
      return instantiate(type_of(as<VarExpr>(e).var));
    case ExprKind::Global: {
      const auto& use = as<GlobalExpr>(e);
      return instantiate(program_.global(use.global).type, &uses_[&use]);
    }
    case ExprKind::Lit:
      return literal(as<LitExpr>(e).literal);
    case ExprKind::Con:
      return constructor(as<ConExpr>(e));
    case ExprKind::App:
      return application(as<AppExpr>(e));
    case ExprKind::Lam: {
      const auto& lambda = as<LamExpr>(e);
      const Type* out = type_of(lambda.body);
      for (size_t i = lambda.params.size(); i-- > 0;) out = make(TypeKind::Fun, type_of(lambda.params[i]), out);
      return out;
    }
    case ExprKind::Let:
      return let(as<LetExpr>(e));
    case ExprKind::Case:
      return case_of(as<CaseExpr>(e));
    case ExprKind::Prim: {
      const Type* last = nullptr;
      for (const Expr* a : as<PrimExpr>(e).args) last = type_of(a);
      return as<PrimExpr>(e).prim == Prim::Precondition ? last : open();
    }
    case ExprKind::Tick:
      return type_of(as<TickExpr>(e).body);
    case ExprKind::Overlap: {
      const auto& match = as<OverlapExpr>(e);
      const Type* out = open();
      for (const Expr* s : match.subjects) type_of(s);
      for (const OverlapClause& c : match.clauses) {
        for (const OverlapPattern& p : c.patterns) pattern(p);
        unify(out, type_of(c.body));
      }
      unify(out, type_of(match.fallback));
      return out;
    }
  }
  return open();
}

void Instances::pattern(const OverlapPattern& p) {
  if (p.binder) type_of(p.binder);
  for (const OverlapPattern& f : p.fields) pattern(f);
}

// First asked for where it is bound: its type is read in the scope there.
const Type* Instances::type_of(const Var* v) {
  auto [it, fresh] = variables_.try_emplace(v, nullptr);
  if (!fresh) return it->second;
  const Type* type = v->type ? substitute(v->type, scope_) : open();
  return variables_[v] = type;
}

const Type* Instances::literal(const Literal& l) {
  const Type* out = nullptr;
  switch (l.kind) {
    case LitKind::Int:
      out = int_;
      break;
    case LitKind::Integer:
      out = integer_;
      break;
    case LitKind::Char:
      out = char_;
      break;
    case LitKind::Double:
      out = double_;
      break;
    case LitKind::String:
      break;
  }
  return out ? out : open();
}

const Type* Instances::constructor(const ConExpr& e) {
  Instance fresh;
  const TyCon* parent = e.con->parent;
  Type* head = program_.arena.make<Type>();
  head->kind = TypeKind::Con;
  head->con = parent;
  const Type* out = head;
  for (Symbol p : parent->params) out = make(TypeKind::App, out, fresh[p] = open());
  for (size_t i = 0; i < e.args.size(); ++i) {
    const Type* found = type_of(e.args[i]);
    if (i < e.con->field_types.size()) unify(substitute(e.con->field_types[i], fresh), found);
  }
  return out;
}

const Type* Instances::application(const AppExpr& e) {
  const Type* function = type_of(e.function);
  for (const Expr* a : e.args) {
    function = instantiate(look(function));
    const Type* found = type_of(a);
    if (function->kind == TypeKind::Fun) {
      unify(function->left, found);
      function = function->right;
    } else {
      const Type* result = open();
      unify(function, make(TypeKind::Fun, found, result));
      function = result;
    }
  }
  return function;
}

// A local binding with a type of its own: its variables are none of the body's, though they may have their names.
const Type* Instances::let(const LetExpr& e) {
  auto binding = [&](const Bind& b) {
    const Type* declared = b.var->type;
    if (!declared || declared->kind != TypeKind::Forall) return unify(type_of(b.rhs), type_of(b.var));
    type_of(b.var);
    const Instance outside = scope_;
    for (Symbol v : declared->vars) scope_.erase(v);
    unify(type_of(b.rhs), substitute(declared->right, scope_));
    scope_ = outside;
  };
  if (e.recursive)
    for (const Bind& b : e.binds) type_of(b.var);
  for (const Bind& b : e.binds) binding(b);
  return type_of(e.body);
}

const Type* Instances::case_of(const CaseExpr& e) {
  unify(type_of(e.scrutinee), type_of(e.binder));
  const Type* out = open();
  for (const Alt& a : e.alts) {
    if (a.con) {
      Instance fresh;
      Type* head = program_.arena.make<Type>();
      head->kind = TypeKind::Con;
      head->con = a.con->parent;
      const Type* whole = head;
      for (Symbol p : a.con->parent->params) whole = make(TypeKind::App, whole, fresh[p] = open());
      unify(whole, type_of(e.binder));
      for (size_t i = 0; i < a.fields.size() && i < a.con->field_types.size(); ++i)
        unify(type_of(a.fields[i]), substitute(a.con->field_types[i], fresh));
    }
    unify(out, type_of(a.body));
  }
  if (e.fallback) unify(out, type_of(e.fallback));
  return out;
}

const Type* Instances::make(TypeKind kind, const Type* left, const Type* right) {
  Type* t = program_.arena.make<Type>();
  t->kind = kind;
  t->left = left;
  t->right = right;
  return t;
}

const Type* Instances::open() {
  Type* t = program_.arena.make<Type>();
  t->kind = TypeKind::Var;
  t->var = intern("?" + std::to_string(names_++));
  bound_[t->var] = nullptr;
  return t;
}

const Type* Instances::instantiate(const Type* type, std::vector<const Type*>* made) {
  if (!type) return open();
  if (type->kind != TypeKind::Forall) return type;
  Instance fresh;
  for (Symbol v : type->vars) {
    fresh[v] = open();
    if (made) made->push_back(fresh[v]);
  }
  return instantiate(substitute(type->right, fresh), made);
}

const Type* Instances::substitute(const Type* type, const Instance& with) {
  if (!type || with.empty()) return type;
  switch (type->kind) {
    case TypeKind::Con:
      return type;
    case TypeKind::Var: {
      auto it = with.find(type->var);
      return it == with.end() ? type : it->second;
    }
    case TypeKind::Forall: {
      Instance outside = with;
      for (Symbol v : type->vars) outside.erase(v);
      Type* t = program_.arena.make<Type>(*type);
      t->right = substitute(type->right, outside);
      return t;
    }
    case TypeKind::App:
    case TypeKind::Fun: {
      const Type *left = substitute(type->left, with), *right = substitute(type->right, with);
      return left == type->left && right == type->right ? type : make(type->kind, left, right);
    }
  }
  return type;
}

const Type* Instances::look(const Type* type) const {
  while (type && type->kind == TypeKind::Var) {
    auto it = bound_.find(type->var);
    if (it == bound_.end() || !it->second) break;
    type = it->second;
  }
  return type;
}

const Type* Instances::closed(const Type* type) const {
  type = look(type);
  if (!type || type->kind == TypeKind::Var || type->kind == TypeKind::Forall) return nullptr;
  if (type->kind == TypeKind::Con) return type;
  const Type *left = closed(type->left), *right = closed(type->right);
  if (!left || !right) return nullptr;
  if (left == type->left && right == type->right) return type;
  Type* t = program_.arena.make<Type>(*type);
  t->left = left;
  t->right = right;
  return t;
}

bool Instances::occurs(Symbol variable, const Type* type) const {
  type = look(type);
  if (!type || type->kind == TypeKind::Con) return false;
  if (type->kind == TypeKind::Var) return type->var == variable;
  return occurs(variable, type->left) || occurs(variable, type->right);
}

void Instances::unify(const Type* a, const Type* b) {
  a = look(a);
  b = look(b);
  if (!a || !b || a == b) return;
  const auto is_open = [this](const Type* t) { return t->kind == TypeKind::Var && bound_.contains(t->var); };
  if (is_open(b)) std::swap(a, b);
  if (is_open(a)) {
    if (b->kind != TypeKind::Forall && !occurs(a->var, b)) bound_[a->var] = b;
    return;
  }
  if (a->kind != b->kind || (a->kind != TypeKind::App && a->kind != TypeKind::Fun)) return;
  if (a->kind == TypeKind::App) {  // of different constructors, one of them a newtype perhaps: nothing follows
    const Type *f = look(a->left), *g = look(b->left);
    while (f->kind == TypeKind::App && g->kind == TypeKind::App) f = look(f->left), g = look(g->left);
    if (f->kind == TypeKind::Con && (g->kind != TypeKind::Con || f->con != g->con) && !is_open(g)) return;
    if (g->kind == TypeKind::Con && f->kind != TypeKind::Con && !is_open(f)) return;
  }
  unify(a->left, b->left);
  unify(a->right, b->right);
}

}  // namespace needle::optimise
