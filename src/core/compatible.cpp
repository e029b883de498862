#include "core/compatible.h"

#include <algorithm>

#include "core/lint.h"
#include "core/spine.h"

namespace needle::core {
namespace {

bool is_arrow(const Type* t) {
  return t->kind == TypeKind::Con && t->con && t->con->name.text() == "->";
}

// No constructors and not primitive: empty, abstract, or something the front end did not expand.
bool is_opaque(const TyCon* c) {
  return c->constructors.empty() && !c->is_primitive && !c->is_class;
}

}  // namespace

const Type* TypeView::substitute(const Type* t, Seq<const Symbol> params, const std::vector<const Type*>& args) {
  if (!t) return nullptr;
  switch (t->kind) {
    case TypeKind::Con:
      return t;
    case TypeKind::Var:
      for (size_t i = 0; i < params.size(); ++i) {
        if (params[i] == t->var) return args[i];
      }
      return t;
    case TypeKind::Forall:
      return substitute(t->right, params, args);
    case TypeKind::App:
    case TypeKind::Fun: {
      Type* r = arena_.make<Type>(*t);
      r->left = substitute(t->left, params, args);
      r->right = substitute(t->right, params, args);
      return r;
    }
  }
  return nullptr;
}

const Type* TypeView::unwrap(const Type* t) {
  const Spine s = spine(under_foralls(t));
  const TyCon* c = s.con();
  if (!c || !c->is_newtype) return nullptr;
  if (c->constructors.empty() || c->constructors[0]->field_types.empty()) return nullptr;
  if (s.args.size() < c->params.size()) return nullptr;
  const Type* r = substitute(c->constructors[0]->field_types.back(), c->params, s.args);
  for (size_t i = c->params.size(); i < s.args.size(); ++i) {
    Type* app = arena_.make<Type>();
    app->kind = TypeKind::App;
    app->left = r;
    app->right = s.args[i];
    r = app;
  }
  return r;
}

const Type* TypeView::as_function(const Type* t, bool& open) {
  open = false;
  for (int fuel = 0; fuel < 40; ++fuel) {
    t = under_foralls(t);
    if (t && t->kind == TypeKind::Fun) return t;
    const Spine s = spine(t);
    if (!s.head || s.head->kind == TypeKind::Var) break;
    if (s.head->kind == TypeKind::Con) {
      if (!s.head->con) return nullptr;
      if (is_arrow(s.head) && s.args.size() == 2) return fun(s.args[0], s.args[1]);
      if (!s.head->con->is_newtype && !is_opaque(s.head->con)) return nullptr;
    }
    t = unwrap(t);
    if (!t) break;
  }
  open = true;
  return nullptr;
}

const TyCon* TypeView::data_type(const Type* t) {
  for (int fuel = 0; fuel < 40 && t; ++fuel) {
    const TyCon* c = head_of(under_foralls(t));
    if (!c) return nullptr;
    if (!c->is_newtype) return is_opaque(c) ? nullptr : c;
    t = unwrap(t);
  }
  return nullptr;
}

bool TypeView::compatible(const Type* a, const Type* b, int fuel) {
  a = under_foralls(a);
  b = under_foralls(b);
  if (!a || !b || a == b || fuel <= 0) return true;
  Spine x = spine(a), y = spine(b);
  if (!x.head || !y.head || x.head->kind == TypeKind::Var || y.head->kind == TypeKind::Var) return true;
  auto normal = [&](Spine& s) {
    if (s.head->kind == TypeKind::Con && s.head->con && is_arrow(s.head) && s.args.size() == 2) {
      s.head = fun(s.args[0], s.args[1]);
      s.args.clear();
    }
  };
  normal(x);
  normal(y);
  if (x.head->kind == TypeKind::Fun && y.head->kind == TypeKind::Fun) {
    return compatible(x.head->left, y.head->left, fuel - 1) && compatible(x.head->right, y.head->right, fuel - 1);
  }
  const TyCon *c = x.con(), *d = y.con();
  if (c && c == d) {
    bool same = true;
    for (size_t i = 0; i < std::min(x.args.size(), y.args.size()); ++i) {
      same = same && compatible(x.args[i], y.args[i], fuel - 1);
    }
    if (same || !c->is_newtype) return same;
  }
  if ((c && is_opaque(c)) || (d && is_opaque(d))) return true;
  if (c && c->is_newtype) {
    const Type* inner = unwrap(a);
    return !inner || compatible(inner, b, fuel - 1);
  }
  if (d && d->is_newtype) {
    const Type* inner = unwrap(b);
    return !inner || compatible(a, inner, fuel - 1);
  }
  if (x.head->kind == TypeKind::Fun || y.head->kind == TypeKind::Fun) return false;
  if (!c || !d) return (!c || c->is_primitive) && (!d || d->is_primitive);  // a literal
  return false;
}

const Type* TypeView::fun(const Type* a, const Type* r) {
  Type* t = arena_.make<Type>();
  t->kind = TypeKind::Fun;
  t->left = a;
  t->right = r;
  return t;
}

const Type* TypeView::con(const TyCon* c) {
  if (!c) return nullptr;
  Type* t = arena_.make<Type>();
  t->kind = TypeKind::Con;
  t->con = c;
  return t;
}

const Type* TypeView::some_primitive() {
  if (!primitive_) {
    Type* t = arena_.make<Type>();
    t->kind = TypeKind::Con;
    primitive_ = t;
  }
  return primitive_;
}

bool compatible(const Type* a, const Type* b) {
  return TypeView().compatible(a, b);
}

}  // namespace needle::core
