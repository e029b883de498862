#include "backward/bindings.h"

#include <algorithm>
#include <bit>

#include "core/children.h"

namespace needle::backward {

using namespace core;

const Expr* Bindings::body(GlobalId id) {
  const Expr* e = program_.body(id);
  if (e && seen_.insert(id).second) look(e);
  return e;
}

bool Bindings::names_itself(const Var* var) const {
  const Var* half = var;  // goes at half the speed
  for (bool even = false;; even = !even) {
    const Binding& b = of(var);
    if (b.kind != Binding::Let || !b.value || b.value->kind != ExprKind::Var) return false;
    var = as<VarExpr>(b.value).var;
    if (even) half = as<VarExpr>(of(half).value).var;
    if (var == half) return true;
  }
}

Bindings::Depths Bindings::innermost() const {
  return Depths{1} << std::min<size_t>(around_.size(), kDeepest);
}

Bindings::Depths Bindings::bind(const Var* var, Binding binding) {
  binding.owner = around_.empty() ? nullptr : around_.back();
  bindings_[var] = binding;
  return owners_[var] = innermost();
}

Bindings::Depths Bindings::look(const Expr* e) {
  const bool wanted =
      e->kind == ExprKind::App || e->kind == ExprKind::Tick || e->kind == ExprKind::Lam || e->kind == ExprKind::Con;
  if (wanted) arounds_[e] = around_.empty() ? nullptr : around_.back();
  const Depths depths = look_inside(e);
  const auto deepest = static_cast<uint32_t>(std::bit_width(depths | 1) - 1);
  const bool clipped = deepest == kDeepest;
  if (deepest > 0) homes_[e] = clipped ? around_.back() : around_[deepest - 1];
  return depths;
}

Bindings::Depths Bindings::look_at_lambda(const LamExpr& lambda) {
  const Depths outside = innermost();
  around_.push_back(&lambda);
  for (uint32_t i = 0; i < lambda.params.size(); ++i) bind(lambda.params[i], {.kind = Binding::Parameter, .index = i});
  Depths depths = look(lambda.body);
  around_.pop_back();
  // Of what the body needs, what is outside.
  const bool clipped = around_.size() + 1 >= kDeepest;
  return clipped ? depths | outside : depths & (2 * outside - 1);
}

Bindings::Depths Bindings::look_at_case(const CaseExpr& c) {
  Depths depths = bind(c.binder, {.kind = Binding::CaseBinder, .value = c.scrutinee});
  for (const Alt& a : c.alts)
    for (uint32_t i = 0; i < a.fields.size(); ++i)
      depths |= bind(a.fields[i], {.kind = Binding::Field, .index = i, .value = c.scrutinee, .con = a.con});
  each_child(&c, [&](const Expr* child) { depths |= look(child); });
  return depths;
}

Bindings::Depths Bindings::look_inside(const Expr* e) {
  Depths depths = 1;
  switch (e->kind) {
    case ExprKind::Var:
      return owners_.at(as<VarExpr>(e).var);
    case ExprKind::Lam:
      return look_at_lambda(as<LamExpr>(e));
    case ExprKind::Case:
      return look_at_case(as<CaseExpr>(e));
    case ExprKind::App:
    case ExprKind::Tick:  // it is passed in each activation
      if (input_.valid()) depths |= innermost();
      break;
    case ExprKind::Let:
      for (const Bind& b : as<LetExpr>(e).binds) depths |= bind(b.var, {.kind = Binding::Let, .value = b.rhs});
      break;
    case ExprKind::Overlap:
      for (const OverlapClause& clause : as<OverlapExpr>(e).clauses)
        each_binder(clause.patterns, [&](const Var* v) { depths |= bind(v, {.kind = Binding::Let}); });
      break;
    default:
      break;
  }
  each_child(e, [&](const Expr* child) { depths |= look(child); });
  return depths;
}

}  // namespace needle::backward
