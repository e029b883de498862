// Looking at types: through metas and bound rigid variables, comparing, collecting, zonking.
#include "types/store.h"

namespace needle::types {

// GHC stops at 200. A type that counts down by families may need more of them.
static constexpr uint32_t kMostReductions = 5000;
static constexpr uint32_t kDeepestNormal = 1000;  // of a type that is written out
static constexpr uint32_t kReductionsThen = 20;   // when there is an error to tell already

const Type* Store::prune(const Type* type) {
  if (type->kind != TypeKind::Meta || !type->meta->solution) return type;
  const Type* end = type->meta->solution;
  while (end->kind == TypeKind::Meta && end->meta->solution) end = end->meta->solution;
  while (type->kind == TypeKind::Meta && type->meta->solution) {  // path compression
    MetaVar* m = type->meta;
    type = m->solution;
    m->solution = end;
  }
  return end;
}

const Type* Store::shallow(const Type* type) {
  const Type* first = nullptr;  // application of a family on the way
  for (uint32_t steps = 0;;) {
    type = prune(type);
    const Type* next = nullptr;
    if (type->kind == TypeKind::Var) next = rigid(type->var).bound;
    if (type->kind == TypeKind::Family) {
      first = first ? first : type;
      if (++steps > (endless ? kReductionsThen : kMostReductions)) return given_up(first);
      next = reduce(type);
    }
    if (!next) return type;
    type = next;
  }
}

Store::Application Store::as_application(const Type* type) {
  if (type->kind == TypeKind::App) return {type->left, type->right};
  if (type->kind == TypeKind::Fun) {
    const Type* half = arena.make<Type>(
        Type{.kind = TypeKind::App, .con = {}, .left = con(arrow), .right = type->left, .flags = type->left->flags});
    return {half, type->right};
  }
  return {};
}

EntityId Store::head_con(const Type* type) {
  type = shallow(type);
  while (type->kind == TypeKind::App) type = shallow(type->left);
  if (type->kind == TypeKind::Con) return type->con;
  if (type->kind == TypeKind::Fun) return arrow;
  return {};
}

void Store::split_apps(const Type* type, const Type*& head, std::vector<const Type*>& args) {
  type = shallow(type);
  if (type->kind == TypeKind::Fun) {
    head = con(arrow);
    args = {type->left, type->right};
    return;
  }
  while (type->kind == TypeKind::App) {
    args.push_back(type->right);
    type = shallow(type->left);
  }
  std::reverse(args.begin(), args.end());
  head = type;
}

bool Store::equal(const Type* a, const Type* b) {
  step();
  a = prune(a);
  b = prune(b);
  if (a == b) return true;
  // The same family of the same types, whether it has an end or not.
  if (a->kind == TypeKind::Family && b->kind == TypeKind::Family && a->con == b->con && equal(a->left, b->left))
    return true;
  a = shallow(a);
  b = shallow(b);
  if (a == b) return true;
  if (a->kind != b->kind) {
    if ((a->kind == TypeKind::App && b->kind == TypeKind::Fun) ||
        (a->kind == TypeKind::Fun && b->kind == TypeKind::App)) {
      Application x = as_application(a), y = as_application(b);
      return equal(x.function, y.function) && equal(x.argument, y.argument);
    }
    return false;
  }
  switch (a->kind) {
    case TypeKind::Con:
      return a->con == b->con;
    case TypeKind::App:
    case TypeKind::Fun:
      return equal(a->left, b->left) && equal(a->right, b->right);
    case TypeKind::Var:
      return a->var == b->var;
    case TypeKind::Meta:
      return a->meta == b->meta;
    case TypeKind::Family:
      return a->con == b->con && equal(a->left, b->left);
    case TypeKind::Literal:
      return a->literal == b->literal;
    case TypeKind::Forall: {
      if (a->vars.size() != b->vars.size() || a->context.size() != b->context.size()) return false;
      std::vector<const Type*> types;
      for (const TypeVar* v : a->vars) types.push_back(rigid(v).type);
      if (!equal(a->right, substitute(b->right, b->vars, types))) return false;
      Seq<const Pred> context = substitute(b->context, b->vars, types);
      for (size_t i = 0; i < context.size(); ++i)
        if (!equal(a->context[i], context[i])) return false;
      return true;
    }
  }
  return false;
}

bool Store::equal(const Pred& a, const Pred& b) {
  if (a.cls != b.cls || a.args.size() != b.args.size()) return false;
  for (size_t i = 0; i < a.args.size(); ++i)
    if (!equal(a.args[i], b.args[i])) return false;
  return true;
}

void Store::metas_of(const Type* type, MetaSet& out) {
  if (!(type->flags & kHasMeta)) return;
  step();
  type = prune(type);
  switch (type->kind) {
    case TypeKind::App:
    case TypeKind::Fun:
      metas_of(type->left, out);
      metas_of(type->right, out);
      break;
    case TypeKind::Family:
      metas_of(type->left, out);
      break;
    case TypeKind::Meta:
      out.add(type->meta);
      break;
    case TypeKind::Forall:
      for (const Pred& p : type->context)
        for (const Type* a : p.args) metas_of(a, out);
      metas_of(type->right, out);
      break;
    case TypeKind::Con:
    case TypeKind::Var:
    case TypeKind::Literal:
      break;
  }
}

bool Store::has_metas(const Type* type) {
  if (!(type->flags & kHasMeta)) return false;
  step();
  type = prune(type);
  switch (type->kind) {
    case TypeKind::App:
    case TypeKind::Fun:
      return has_metas(type->left) || has_metas(type->right);
    case TypeKind::Meta:
      return true;
    case TypeKind::Forall:
      for (const Pred& p : type->context)
        if (has_metas(p)) return true;
      return has_metas(type->right);
    case TypeKind::Family:
      return has_metas(type->left);
    case TypeKind::Con:
    case TypeKind::Var:
    case TypeKind::Literal:
      return false;
  }
  return false;
}

bool Store::has_metas(const Pred& pred) {
  for (const Type* a : pred.args)
    if (has_metas(a)) return true;
  return false;
}

bool Store::mentions_rigid_above(const Type* type, uint32_t at) {
  type = prune(type);
  if (!type->flags) return false;
  step();
  switch (type->kind) {
    case TypeKind::App:
    case TypeKind::Fun:
      return mentions_rigid_above(type->left, at) || mentions_rigid_above(type->right, at);
    case TypeKind::Var:
      return rigid(type->var).level > at;
    case TypeKind::Forall:
      for (const Pred& p : type->context)
        for (const Type* a : p.args)
          if (mentions_rigid_above(a, at)) return true;
      return mentions_rigid_above(type->right, at);
    case TypeKind::Family:
      return mentions_rigid_above(type->left, at);
    case TypeKind::Con:
    case TypeKind::Meta:
    case TypeKind::Literal:
      return false;
  }
  return false;
}

const Type* Store::zonk(const Type* type) {
  if (!(type->flags & kHasMeta)) return type;
  step();
  switch (type->kind) {
    case TypeKind::Meta: {
      const Type* end = prune(type);
      if (end->kind == TypeKind::Meta) return end;
      MetaVar* m = type->meta;
      if (m->zonked) return m->solution;
      const Type* whole = zonk(end);
      m->solution = whole;
      if (!(whole->flags & kHasMeta)) m->zonked = true;
      return whole;
    }
    case TypeKind::App:
    case TypeKind::Fun: {
      const Type* left = zonk(type->left);
      const Type* right = zonk(type->right);
      if (left == type->left && right == type->right) return type;
      if (type->kind == TypeKind::Fun) return fun(left, right);
      const Type* result = app(left, right);
      if (type->written && result->kind == TypeKind::App) const_cast<Type*>(result)->written = zonk(type->written);
      return result;
    }
    case TypeKind::Forall: {
      std::vector<Pred> context;
      for (const Pred& p : type->context) context.push_back(*zonk(&p));
      return forall(type->vars, context, zonk(type->right));
    }
    case TypeKind::Family: {
      const Type* left = zonk(type->left);
      return left == type->left ? type : family(type->con, left);
    }
    case TypeKind::Con:
    case TypeKind::Var:
    case TypeKind::Literal:
      return type;
  }
  return type;
}

const Type* Store::normalise(const Type* type) {
  if (!(type->flags & kHasFamily) || endless) return type;
  if (normalising_ >= kDeepestNormal) return given_up(type);  // L a = [L a] has no end
  ++normalising_;
  const Type* whole = normalise_parts(shallow(type));
  --normalising_;
  return whole;
}

const Type* Store::normalise_parts(const Type* type) {
  step();
  switch (type->kind) {
    case TypeKind::App:
    case TypeKind::Fun: {
      const Type* left = normalise(type->left);
      const Type* right = normalise(type->right);
      if (left == type->left && right == type->right) return type;
      return type->kind == TypeKind::Fun ? fun(left, right) : app(left, right);
    }
    case TypeKind::Family: {
      const Type* left = normalise(type->left);
      return left == type->left ? type : family(type->con, left);
    }
    case TypeKind::Forall: {
      std::vector<Pred> context;
      for (const Pred& p : type->context) {
        std::vector<const Type*> args;
        for (const Type* a : p.args) args.push_back(normalise(a));
        context.push_back(*pred(p.cls, args));
      }
      return forall(type->vars, context, normalise(type->right));
    }
    default:
      return type;
  }
}

const Pred* Store::zonk(const Pred* p) {
  std::vector<const Type*> args;
  bool changed = false;
  for (const Type* a : p->args) {
    args.push_back(zonk(a));
    changed |= args.back() != a;
  }
  return changed ? pred(p->cls, args) : p;
}

}  // namespace needle::types
