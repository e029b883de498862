// Functor, Foldable and Traversable, by the structure of the field types in the last type parameter.
//
//   data T a = L | N [T a] a (Int, a)
//   ->  fmap f (N x1 x2 x3)     = N (fmap (fmap f) x1) (f x2) (case x3 of (y1, y2) -> (y1, f y2))
//       foldr f z (N x1 x2 x3)  = foldr (\y w -> foldr f w y) (f x2 (case x3 of (y1, y2) -> f y2 z)) x1
//       traverse f (N x1 x2 x3) = liftA2 (\b1 b2 b3 -> N b1 b2 b3) (traverse (traverse f) x1) (f x2) <*> ...
#include <algorithm>
#include <functional>

#include "types/derive_tree.h"

namespace needle::types {

using namespace syntax;

namespace {

using Local = DeriveTree::Local;

bool occurs(const Type* t, const TypeVar* v) {
  if (!t) return false;
  if (t->kind == TypeKind::Var) return t->var == v;
  return occurs(t->left, v) || occurs(t->right, v);
}

// The arguments when `t` is a saturated tuple type, else none.
std::vector<const Type*> tuple_arguments(const DeriveTree& tree, const Type* t) {
  std::vector<const Type*> args;
  for (; t->kind == TypeKind::App; t = t->left) args.insert(args.begin(), t->right);
  bool tuple = args.size() >= 2 && t->kind == TypeKind::Con && t->con == tree.names.tuple_type(args.size());
  return tuple ? args : std::vector<const Type*>{};
}

class Walker {
 public:
  Walker(DeriveTree& tree, const ConInfo& con) : t(tree), c(con), a(tree.data.params.back()) {}

  bool mapped(const Type* type) const { return occurs(type, a); }
  void complain(std::string_view what) { t.fail("Constructor '" + t.text(c.entity) + "' must " + std::string(what)); }

  // fmap of `type` applied to x; contravariant: with domain and range exchanged, only possible where `a` does not occur
  // positively.
  Expr* map(const Type* type, const Local& f, Expr* x, bool contravariant = false) {
    if (!mapped(type)) return x;
    if (type->kind == TypeKind::Var) {
      if (contravariant) return complain("not use the type variable in a function argument"), x;
      return t.app(t.var(f), {x});
    }
    if (type->kind == TypeKind::Fun) {
      auto y = t.local("y");
      Expr* argument = map(type->left, f, t.var(y), !contravariant);
      return t.lambda({y}, map(type->right, f, t.app(x, {argument}), contravariant));
    }
    if (type->kind == TypeKind::Forall) {  // x is used at any type, and so is the result
      bound.insert(bound.end(), type->vars.begin(), type->vars.end());
      return map(type->right, f, x, contravariant);
    }
    auto parts = tuple_arguments(t, type);
    if (!parts.empty())
      return in_tuple(parts, x, [&](const DeriveTree::Locals& ys) {
        DeriveTree::Exprs out;
        for (size_t i = 0; i < ys.size(); ++i) out.push_back(map(parts[i], f, t.var(ys[i]), contravariant));
        return t.tuple(out);
      });
    if (!container(type)) return x;
    return t.call("fmap",
                  {inner(
                       type->right, f, [&](Expr* y) { return map(type->right, f, y, contravariant); }, contravariant),
                   x});
  }

  // foldr over `type`: x before z
  Expr* fold_right(const Type* type, const Local& f, Expr* x, Expr* z) {
    if (!mapped(type)) return z;
    if (type->kind == TypeKind::Var) return t.app(t.var(f), {x, z});
    if (type->kind == TypeKind::Fun) return complain("not contain function types"), z;
    auto parts = tuple_arguments(t, type);
    if (!parts.empty())
      return in_tuple(parts, x, [&](const DeriveTree::Locals& ys) {
        Expr* out = z;
        for (size_t i = ys.size(); i-- > 0;) out = fold_right(parts[i], f, t.var(ys[i]), out);
        return out;
      });
    if (!container(type)) return z;
    if (type->right->kind == TypeKind::Var) return t.call("foldr", {t.var(f), z, x});
    auto y = t.local("y"), w = t.local("w");
    return t.call("foldr", {t.lambda({y, w}, fold_right(type->right, f, t.var(y), t.var(w))), z, x});
  }

  // foldMap over `type`; null when there is nothing in it
  Expr* fold_map(const Type* type, const Local& f, Expr* x) {
    if (type->kind == TypeKind::Var) return t.app(t.var(f), {x});
    if (type->kind == TypeKind::Fun) return complain("not contain function types"), x;
    auto parts = tuple_arguments(t, type);
    if (!parts.empty())
      return in_tuple(parts, x, [&](const DeriveTree::Locals& ys) {
        Expr* out = nullptr;
        for (size_t i = ys.size(); i-- > 0;) {
          if (!mapped(parts[i])) continue;
          Expr* one = fold_map(parts[i], f, t.var(ys[i]));
          out = out ? t.call("mappend", {one, out}) : one;
        }
        return out;
      });
    if (!container(type)) return x;
    return t.call("foldMap", {inner(type->right, f, [&](Expr* y) { return fold_map(type->right, f, y); }), x});
  }

  Expr* traverse(const Type* type, const Local& f, Expr* x) {
    if (type->kind == TypeKind::Var) return t.app(t.var(f), {x});
    if (type->kind == TypeKind::Fun) return complain("not contain function types"), x;
    auto parts = tuple_arguments(t, type);
    if (!parts.empty())
      return in_tuple(parts, x, [&](const DeriveTree::Locals& ys) {
        DeriveTree::Exprs plain;
        for (const Local& y : ys) plain.push_back(t.var(y));
        return combine(parts, f, plain, [&](const DeriveTree::Exprs& es) { return t.tuple(es); });
      });
    if (!container(type)) return x;
    return t.call("traverse", {inner(type->right, f, [&](Expr* y) { return traverse(type->right, f, y); }), x});
  }

  // build e1 .. en inside an applicative: the parts in which `a` occurs are traversed, the others are taken as they
  // are.
  Expr* combine(std::span<const Type* const> types, const Local& f, const DeriveTree::Exprs& xs,
                const std::function<Expr*(const DeriveTree::Exprs&)>& build) {
    DeriveTree::Exprs parts = xs, actions;
    DeriveTree::Locals params;
    for (size_t i = 0; i < xs.size(); ++i) {
      if (!mapped(types[i])) continue;
      actions.push_back(traverse(types[i], f, xs[i]));
      params.push_back(t.local("b"));
      parts[i] = t.var(params.back());
    }
    Expr* result = build(parts);
    if (actions.empty()) return t.call("pure", {result});
    Expr* function = t.lambda(params, result);
    if (actions.size() == 1) return t.call("fmap", {function, actions[0]});
    Expr* out = t.call("liftA2", {function, actions[0], actions[1]});
    for (size_t i = 2; i < actions.size(); ++i) out = t.call("<*>", {out, actions[i]});
    return out;
  }

 private:
  // f itself when that is all there is to do, else \y -> body y
  Expr* inner(const Type* type, const Local& f, const std::function<Expr*(Expr*)>& body, bool contravariant = false) {
    if (type->kind == TypeKind::Var && !contravariant) return t.var(f);
    auto y = t.local("y");
    return t.lambda({y}, body(t.var(y)));
  }

  Expr* in_tuple(const std::vector<const Type*>& parts, Expr* x,
                 const std::function<Expr*(const DeriveTree::Locals&)>& body) {
    auto ys = t.locals("y", parts.size());
    DeriveTree::Pats pats;
    for (const Local& y : ys) pats.push_back(t.bind(y));
    return t.case_of(x, {{t.match_tuple(pats), body(ys)}});
  }

  // T t1 .. tn with `a` in tn alone: the class is wanted at T t1 .. tn-1.
  bool container(const Type* type) {
    if (type->kind != TypeKind::App || occurs(type->left, a)) {
      complain("use the type variable only as the last argument of a data type");
      return false;
    }
    // what the field's own context gives is not the instance's to ask for
    if (std::none_of(bound.begin(), bound.end(), [&](const TypeVar* v) { return occurs(type->left, v); }))
      t.want(t.cls, type->left);
    return true;
  }

  DeriveTree& t;
  const ConInfo& c;
  const TypeVar* a;
  std::vector<const TypeVar*> bound;  // by the quantified types around
};

bool has_parameter(DeriveTree& t) {
  if (!t.data.params.empty()) return true;
  t.fail("Class '" + t.text(t.cls) + "' expects an argument of kind '* -> *'");
  return false;
}

DeriveTree::Exprs vars(DeriveTree& t, const DeriveTree::Locals& locals) {
  DeriveTree::Exprs out;
  for (const Local& l : locals) out.push_back(t.var(l));
  return out;
}

}  // namespace

void derive_functor(DeriveTree& t) {
  if (!has_parameter(t)) return;
  for (const ConInfo& c : t.data.constructors) {
    Walker walk(t, c);
    auto f = t.local("f");
    auto xs = t.locals("x", c.fields.size());
    DeriveTree::Exprs parts;
    for (size_t i = 0; i < xs.size(); ++i) parts.push_back(walk.map(c.fields[i], f, t.var(xs[i])));
    t.clause("fmap", {t.bind(f), t.match(c.entity, xs)}, t.apps(t.con(c.entity), parts));
  }
  if (!t.data.constructors.empty()) return;
  auto x = t.local("x");
  t.clause("fmap", {t.wild(), t.bind(x)}, t.case_of(t.var(x), {}));
}

void derive_foldable(DeriveTree& t) {
  if (!has_parameter(t)) return;
  for (const ConInfo& c : t.data.constructors) {
    Walker walk(t, c);
    auto f = t.local("f"), z = t.local("z");
    auto xs = t.locals("x", c.fields.size());
    Expr* out = t.var(z);
    for (size_t i = xs.size(); i-- > 0;) out = walk.fold_right(c.fields[i], f, t.var(xs[i]), out);
    t.clause("foldr", {t.bind(f), t.bind(z), t.match(c.entity, xs)}, out);
  }
  for (const ConInfo& c : t.data.constructors) {
    Walker walk(t, c);
    auto f = t.local("f");
    auto xs = t.locals("x", c.fields.size());
    Expr* out = nullptr;
    for (size_t i = xs.size(); i-- > 0;) {
      if (!walk.mapped(c.fields[i])) continue;
      Expr* one = walk.fold_map(c.fields[i], f, t.var(xs[i]));
      out = out ? t.call("mappend", {one, out}) : one;
    }
    t.clause("foldMap", {t.bind(f), t.match(c.entity, xs)}, out ? out : t.known("mempty"));
  }
  if (t.data.constructors.empty()) t.clause("foldMap", {t.wild(), t.wild()}, t.known("mempty"));
}

void derive_traversable(DeriveTree& t) {
  if (!has_parameter(t)) return;
  for (const ConInfo& c : t.data.constructors) {
    Walker walk(t, c);
    auto f = t.local("f");
    auto xs = t.locals("x", c.fields.size());
    Expr* out = walk.combine(c.fields, f, vars(t, xs),
                             [&](const DeriveTree::Exprs& parts) { return t.apps(t.con(c.entity), parts); });
    t.clause("traverse", {t.bind(f), t.match(c.entity, xs)}, out);
  }
  if (!t.data.constructors.empty()) return;
  auto x = t.local("x");
  t.clause("traverse", {t.wild(), t.bind(x)}, t.call("pure", {t.case_of(t.var(x), {})}));
}

}  // namespace needle::types
