#include "types/unify.h"

namespace needle::types {

bool Unifier::fail(MismatchKind kind, const Type* a, const Type* b) {
  mismatch_.kind = kind;
  mismatch_.left = a;
  mismatch_.right = b;
  return false;
}

// The constructor at the head, if no meta stands on the way to it.
static EntityId written_head(const Type* type) {
  while (type->kind == TypeKind::App) type = type->left;
  return type->kind == TypeKind::Con ? type->con : EntityId{};
}

bool Unifier::unify(const Type* a, const Type* b) {
  s_.step();
  for (;;) {
    a = Store::prune(a);
    b = Store::prune(b);
    if (a == b) return true;
    if (a->kind == TypeKind::Family || b->kind == TypeKind::Family) {
      if (s_.equal(a, b)) return true;
      const Type *x = s_.shallow(a), *y = s_.shallow(b);
      if (x->kind == TypeKind::Family || y->kind == TypeKind::Family) return unify_family(x, y);
      a = x;
      b = y;
      continue;
    }
    if (a->kind == TypeKind::Meta) return bind(a, b);
    if (b->kind == TypeKind::Meta) return bind(b, a);
    const Type* x = s_.shallow(a);
    const Type* y = s_.shallow(b);
    if (x == a && y == b) break;
    a = x;
    b = y;
  }
  if (a->kind != b->kind) {
    bool applied = (a->kind == TypeKind::App && b->kind == TypeKind::Fun) ||
                   (a->kind == TypeKind::Fun && b->kind == TypeKind::App);
    if (!applied) return fail(MismatchKind::Clash, a, b);
    EntityId head = s_.head_con(a->kind == TypeKind::App ? a : b);
    if (head.valid() && head != s_.arrow) return fail(MismatchKind::Clash, a, b);
    Store::Application x = s_.as_application(a), y = s_.as_application(b);
    return unify(x.function, y.function) && unify(x.argument, y.argument);
  }
  switch (a->kind) {
    case TypeKind::Con:
      return a->con == b->con || fail(MismatchKind::Clash, a, b);
    case TypeKind::Var:
      return a->var == b->var || fail(MismatchKind::Clash, a, b);
    case TypeKind::App: {
      // A clash of heads is told of the whole applications: Maybe Int against [Int], not Maybe against []; but as GHC
      // does, of the heads when one of them was a meta: m Int, with m solved to Maybe.
      EntityId x = written_head(a), y = written_head(b);
      if (x.valid() && y.valid() && x != y) return fail(MismatchKind::Clash, a, b);
      return unify(a->left, b->left) && unify(a->right, b->right);
    }
    case TypeKind::Fun:
      return unify(a->left, b->left) && unify(a->right, b->right);
    case TypeKind::Forall:
      return unify_foralls(a, b);
    case TypeKind::Literal:
      return a->literal == b->literal || fail(MismatchKind::Clash, a, b);
    case TypeKind::Family:
    case TypeKind::Meta:
      break;
  }
  return fail(MismatchKind::Clash, a, b);
}

// One of the two is an application of a family that nothing is known of yet. Families need not be injective: their
// arguments say nothing.
bool Unifier::unify_family(const Type* a, const Type* b) {
  if (a->kind == TypeKind::Meta) return bind(a, b);
  if (b->kind == TypeKind::Meta) return bind(b, a);
  if (!later) return fail(MismatchKind::Clash, a, b);
  later(a, b);
  return true;
}

bool Unifier::unify_foralls(const Type* a, const Type* b) {
  if (a->vars.size() != b->vars.size() || a->context.size() != b->context.size())
    return fail(MismatchKind::Clash, a, b);
  ++s_.level;
  Store::Instance x = s_.skolemise(a, nullptr);
  const Type* y = s_.substitute(b->right, b->vars, x.types);
  Seq<const Pred> context = s_.substitute(b->context, b->vars, x.types);
  bool ok = unify(x.type, y);
  for (size_t i = 0; ok && i < context.size(); ++i) {
    ok = context[i].cls == x.context[i].cls || fail(MismatchKind::Clash, a, b);
    for (size_t j = 0; ok && j < context[i].args.size(); ++j) ok = unify(x.context[i].args[j], context[i].args[j]);
  }
  --s_.level;
  return ok;
}

bool Unifier::bind(const Type* meta, const Type* type) {
  MetaVar* m = meta->meta;
  if (type->kind == TypeKind::Meta) {  // the outer one stays
    MetaVar* other = type->meta;
    if (other->level > m->level) {
      other->solution = meta;
    } else {
      m->solution = type;
    }
    ++solved_;
    return true;
  }
  if (type->kind == TypeKind::Forall && !type->context.empty()) return fail(MismatchKind::Polytype, meta, type);
  mismatch_ = {};
  if (type->kind == TypeKind::Family && later && !fit(m, type->left)) {  // it may still turn out to be something else
    mismatch_ = {};
    later(meta, type);
    return true;
  }
  const Type* fitted = fit(m, type);
  if (!fitted) {
    if (mismatch_.kind == MismatchKind::None) {  // a -> b where b is bound to a's own solution by a given
      return fail(MismatchKind::Occurs, meta, type);
    }
    mismatch_.left = meta;
    mismatch_.right = type;
    return false;
  }
  m->solution = fitted;
  ++solved_;
  return true;
}

// a := [F a] is no infinite type: F a may be anything. A new variable stands for it.
const Type* Unifier::fit_family(MetaVar* meta, const Type* type) {
  const Type* reduced = s_.shallow(type);
  if (reduced->kind != TypeKind::Family) return fit(meta, reduced);
  const Type* left = fit(meta, type->left);
  if (left) return left == type->left ? type : s_.family(type->con, left);
  if (!later) return nullptr;
  mismatch_ = {};
  const Type* stand_in = s_.meta_at(meta->level);
  later(stand_in, type);
  return stand_in;
}

const Type* Unifier::fit(MetaVar* meta, const Type* type) {
  if (!type->flags) return type;
  s_.step();
  type = Store::prune(type);
  switch (type->kind) {
    case TypeKind::Con:
      return type;
    case TypeKind::Meta:
      if (type->meta == meta) {
        mismatch_.kind = MismatchKind::Occurs;
        return nullptr;
      }
      if (type->meta->level > meta->level) type->meta->level = meta->level;
      return type;
    case TypeKind::Var: {
      TyVar& v = rigid(type->var);
      if (v.level <= meta->level) return type;
      if (v.bound) return fit(meta, v.bound);
      mismatch_.kind = MismatchKind::Escape;
      mismatch_.escaping = &v;
      return nullptr;
    }
    case TypeKind::App:
    case TypeKind::Fun: {
      const Type* left = fit(meta, type->left);
      if (!left) return nullptr;
      const Type* right = fit(meta, type->right);
      if (!right) return nullptr;
      if (left == type->left && right == type->right) return type;
      if (left == Store::prune(type->left) && right == Store::prune(type->right)) return type;
      return type->kind == TypeKind::Fun ? s_.fun(left, right) : s_.app(left, right);
    }
    case TypeKind::Literal:
      return type;
    case TypeKind::Family:
      return fit_family(meta, type);
    case TypeKind::Forall: {
      for (const Pred& p : type->context)
        for (const Type* a : p.args)
          if (!fit(meta, a)) return nullptr;
      const Type* body = fit(meta, type->right);
      if (!body) return nullptr;
      return body == type->right ? type : s_.forall(type->vars, type->context, body);
    }
  }
  return type;
}

}  // namespace needle::types
