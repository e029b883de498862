// Replacing variables by types: the variables are marked with their replacement while the type is walked, so a
// substitution costs no table.
#include "types/store.h"

namespace needle::types {

namespace {
struct Marks {
  std::span<const TypeVar* const> vars;
  Marks(std::span<const TypeVar* const> vs, std::span<const Type* const> types) : vars(vs) {
    for (size_t i = 0; i < vs.size(); ++i) rigid(vs[i]).replacement = types[i];
  }
  ~Marks() {
    for (const TypeVar* v : vars) rigid(v).replacement = nullptr;
  }
};
}  // namespace

const Type* Store::substitute_marked(const Type* type) {
  if (!(type->flags & kHasVar)) {
    if (!(type->flags & kHasMeta)) return type;
    const Type* end = prune(type);  // a meta may have been solved by something with variables
    if (end == type) {
      if (type->kind == TypeKind::Meta) return type;
    } else {
      return substitute_marked(end);
    }
  }
  step();
  switch (type->kind) {
    case TypeKind::Var: {
      const Type* r = rigid(type->var).replacement;
      return r ? r : type;
    }
    case TypeKind::App:
    case TypeKind::Fun: {
      const Type* left = substitute_marked(type->left);
      const Type* right = substitute_marked(type->right);
      if (left == type->left && right == type->right) return type;
      if (type->kind == TypeKind::Fun) return fun(left, right);
      const Type* result = app(left, right);
      if (type->written && result->kind == TypeKind::App)
        const_cast<Type*>(result)->written = substitute_marked(type->written);
      return result;
    }
    case TypeKind::Forall:
      return forall(type->vars, substitute_marked(type->context), substitute_marked(type->right));
    case TypeKind::Meta: {
      const Type* end = prune(type);
      return end == type ? type : substitute_marked(end);
    }
    case TypeKind::Family: {
      const Type* left = substitute_marked(type->left);
      return left == type->left ? type : family(type->con, left);
    }
    case TypeKind::Con:
    case TypeKind::Literal:
      return type;
  }
  return type;
}

Seq<const Pred> Store::substitute_marked(std::span<const Pred> preds) {
  std::vector<Pred> out;
  out.reserve(preds.size());
  for (const Pred& p : preds) {
    std::vector<const Type*> args;
    for (const Type* a : p.args) args.push_back(substitute_marked(a));
    out.push_back({p.cls, arena.copy(args)});
  }
  return keep(out);
}

const Type* Store::substitute(const Type* type, std::span<const TypeVar* const> vars,
                              std::span<const Type* const> types) {
  if (vars.empty()) return type;
  Marks marks(vars, types);
  return substitute_marked(type);
}

Seq<const Pred> Store::substitute(std::span<const Pred> preds, std::span<const TypeVar* const> vars,
                                  std::span<const Type* const> types) {
  if (vars.empty() || preds.empty()) return arena.copy(preds);
  Marks marks(vars, types);
  return substitute_marked(preds);
}

Store::Instance Store::instantiate(const Type* type, std::span<const Type* const> first) {
  if (type->kind != TypeKind::Forall) return {type, {}, {}};
  std::vector<const Type*> types(first.begin(), first.end());
  while (types.size() < type->vars.size()) types.push_back(meta());
  Marks marks(type->vars, types);
  return {substitute_marked(type->right), substitute_marked(type->context), std::move(types)};
}

Store::Instance Store::skolemise(const Type* type, const RigidOrigin* origin) {
  if (type->kind != TypeKind::Forall) return {type, {}, {}};
  std::vector<const Type*> types;
  for (const TypeVar* v : type->vars) {
    TyVar* fresh = var(v->name, v->kind, level);
    fresh->origin = origin;
    types.push_back(fresh->type);
  }
  Marks marks(type->vars, types);
  return {substitute_marked(type->right), substitute_marked(type->context), std::move(types)};
}

}  // namespace needle::types
