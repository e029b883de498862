// Applications of type families: what they are, as far as it is known.
//
//   type instance Elem [e] = e        Elem [Int]   ->   Int
//   given Elem c ~ Char               Elem c       ->   Char
//
// An application that no equation and no given equality fits stands for itself: it is equal to the same family of equal
// types, and to nothing else that can be seen here.
#include "types/store.h"

namespace needle::types {

static constexpr uint32_t kDeepestReduction = 400;

const Type* Store::given_up(const Type* family) {
  if (!endless) endless = family;
  endless_at = checking;
  const_cast<Type*>(family)->reduct = nullptr;
  return family;
}

// Like instances of classes: those of imported modules, and those beside the family or a type they are about.
bool Store::visible(const FamilyEquation& equation, EntityId family) const {
  if (modules.empty() || modules.contains(equation.module)) return true;
  if (names.entity(family).module == equation.module) return true;
  std::vector<const Type*> todo(equation.left.begin(), equation.left.end());
  while (!todo.empty()) {
    const Type* t = prune(todo.back());
    todo.pop_back();
    if (t->kind == TypeKind::Con && t->con.index < names.entity_count() &&
        names.entity(t->con).module == equation.module)
      return true;
    if (t->kind != TypeKind::App && t->kind != TypeKind::Fun) continue;
    todo.push_back(t->left);
    todo.push_back(t->right);
  }
  return false;
}

const Type* Store::reduce(const Type* family) {
  if (family->reduct) return family->reduct;
  step();
  const Type* head = nullptr;
  std::vector<const Type*> args;
  split_apps(family->left, head, args);
  if (reducing_ >= kDeepestReduction) {
    given_up(family);
    return nullptr;
  }
  ++reducing_;
  const Type* out = nullptr;
  for (const GivenFamily& g : given_families)
    if (!out && g.family->con == family->con && equal(g.family->left, family->left)) out = g.type;
  if (!out) out = by_equations(family->con, args);
  --reducing_;
  if (out && equalities_in_force == 0) const_cast<Type*>(family)->reduct = out;
  return out;
}

const Type* Store::by_equations(const Type* family) {
  const Type* head = nullptr;
  std::vector<const Type*> args;
  split_apps(family->left, head, args);
  return by_equations(family->con, args);
}

const Type* Store::by_equations(EntityId family, std::span<const Type* const> args) {
  if (names.entity(family).module == type_literals) return by_literals(family, args);
  auto info = extra.families.find(family);
  return info != extra.families.end() ? by_equations(family, info->second, args) : nullptr;
}

const Type* Store::by_equations(EntityId family, const FamilyInfo& info, std::span<const Type* const> args) {
  for (size_t i = 0; i < info.equations.size(); ++i) {
    const FamilyEquation& e = info.equations[i];
    if (!info.closed && !visible(e, family)) continue;
    Bindings bound;
    if (match(e, args, bound) != Fit::Yes) continue;
    // Of a closed family, no earlier equation may fit some day and say something else.
    for (size_t j = 0; info.closed && j < i; ++j) {
      Bindings other;
      if (match(info.equations[j], args, other) == Fit::Open && !compatible(info.equations[j], e)) return nullptr;
    }
    return substitute(e.right, e.vars, bound);
  }
  return nullptr;
}

Store::Fit Store::match(const FamilyEquation& equation, std::span<const Type* const> args, Bindings& bound) {
  bound.assign(equation.vars.size(), nullptr);
  if (args.size() != equation.left.size()) return Fit::Apart;
  Fit fit = Fit::Yes;
  for (size_t i = 0; fit != Fit::Apart && i < args.size(); ++i)
    fit = std::min(fit, match(equation, equation.left[i], args[i], bound));
  if (fit == Fit::Yes)
    for (const Type*& t : bound) t = t ? t : meta();
  return fit;
}

// Variables are bound in a list of their own, not where substitution keeps its marks: looking at a type may reduce
// another application of the same family.
Store::Fit Store::match(const FamilyEquation& equation, const Type* pattern, const Type* type, Bindings& bound) {
  if (pattern->kind == TypeKind::Var) {
    const auto at = std::find(equation.vars.begin(), equation.vars.end(), pattern->var);
    if (at == equation.vars.end()) return equal(pattern, type) ? Fit::Yes : Fit::Open;
    const Type*& known = bound[static_cast<size_t>(at - equation.vars.begin())];
    if (!known) {
      known = type;
      return Fit::Yes;
    }
    return equal(known, type) ? Fit::Yes : apart(known, type) ? Fit::Apart : Fit::Open;
  }
  type = shallow(type);
  switch (type->kind) {
    case TypeKind::Meta:
    case TypeKind::Var:
    case TypeKind::Family:
      return Fit::Open;
    default:
      break;
  }
  const Application p = as_application(pattern), t = as_application(type);
  if (p.function && t.function) {
    const Fit left = match(equation, p.function, t.function, bound);
    return left == Fit::Apart ? left : std::min(left, match(equation, p.argument, t.argument, bound));
  }
  return equal(pattern, type) ? Fit::Yes : Fit::Apart;
}

// Will the two never be equal, whatever their variables stand for?
bool Store::apart(const Type* a, const Type* b) {
  a = shallow(a);
  b = shallow(b);
  auto open = [](const Type* t) {
    return t->kind == TypeKind::Meta || t->kind == TypeKind::Var || t->kind == TypeKind::Family;
  };
  if (open(a) || open(b)) return false;
  const Application x = as_application(a), y = as_application(b);
  if (x.function && y.function) return apart(x.function, y.function) || apart(x.argument, y.argument);
  return !equal(a, b);
}

// Unification of the left sides of equations. Both must have variables of their own.
bool Store::unifies(const Type* a, const Type* b, std::unordered_map<const TypeVar*, const Type*>& bound) {
  auto resolved = [&](const Type* t) {
    for (t = prune(t); t->kind == TypeKind::Var;) {
      const auto at = bound.find(t->var);
      if (at == bound.end()) break;
      t = prune(at->second);
    }
    return t;
  };
  step();
  a = resolved(a);
  b = resolved(b);
  if (a == b) return true;
  if (a->kind == TypeKind::Var) return bound[a->var] = b, true;
  if (b->kind == TypeKind::Var) return bound[b->var] = a, true;
  const Application x = as_application(a), y = as_application(b);
  if (x.function && y.function) return unifies(x.function, y.function, bound) && unifies(x.argument, y.argument, bound);
  return a->kind == b->kind && a->con == b->con && a->literal == b->literal && !x.function && !y.function;
}

bool Store::compatible(const FamilyEquation& a, const FamilyEquation& b) {
  if (a.left.size() != b.left.size()) return true;
  std::vector<const Type*> fresh;
  for (const TypeVar* v : b.vars) fresh.push_back(var(v->name, v->kind)->type);
  std::unordered_map<const TypeVar*, const Type*> bound;
  for (size_t i = 0; i < a.left.size(); ++i)
    if (!unifies(a.left[i], substitute(b.left[i], b.vars, fresh), bound)) return true;
  const Type *x = a.right, *y = substitute(b.right, b.vars, fresh);
  // As often as a variable may stand for another: a variable in its own solution, as in F a a against F [b] b, ends here.
  for (size_t round = 0; round <= bound.size(); ++round) {
    std::vector<const TypeVar*> vars;
    std::vector<const Type*> types;
    for (const auto& [v, t] : bound) {
      vars.push_back(v);
      types.push_back(t);
    }
    x = substitute(x, vars, types);
    y = substitute(y, vars, types);
    if (equal(x, y)) return true;
  }
  return false;
}

// ---------------------------------------------------------------- data families

const Type* Store::data_type(const DataInfo& data, std::span<const Type* const> params) {
  return data.family_head ? substitute(data.family_head, data.params, params) : apps(con(data.entity), params);
}

const Type* Store::drop_arguments(const DataInfo& data, size_t count) {
  std::vector<const Type*> params;
  for (const TypeVar* v : data.params) params.push_back(rigid(v).type);
  const Type* type = data_type(data, params);
  for (size_t i = 0; i < count; ++i) type = as_application(type).function;
  return type;
}

}  // namespace needle::types
