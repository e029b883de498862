// The expressions directly inside another, in the order they are written.
#pragma once
#include "core/core.h"

namespace needle::core {

template <class F>
void each_child(const Expr* e, const F& f) {
  auto all = [&](Seq<const Expr* const> es) {
    for (const Expr* x : es) f(x);
  };
  switch (e->kind) {
    case ExprKind::Var:
    case ExprKind::Global:
    case ExprKind::Lit:
      break;
    case ExprKind::Con:
      all(as<ConExpr>(e).args);
      break;
    case ExprKind::App:
      f(as<AppExpr>(e).function);
      all(as<AppExpr>(e).args);
      break;
    case ExprKind::Lam:
      f(as<LamExpr>(e).body);
      break;
    case ExprKind::Let:
      for (const Bind& b : as<LetExpr>(e).binds) f(b.rhs);
      f(as<LetExpr>(e).body);
      break;
    case ExprKind::Case:
      f(as<CaseExpr>(e).scrutinee);
      for (const Alt& a : as<CaseExpr>(e).alts) f(a.body);
      if (as<CaseExpr>(e).fallback) f(as<CaseExpr>(e).fallback);
      break;
    case ExprKind::Prim:
      all(as<PrimExpr>(e).args);
      break;
    case ExprKind::Tick:
      f(as<TickExpr>(e).body);
      break;
    case ExprKind::Overlap:
      each_part(as<OverlapExpr>(e), f);
      break;
  }
}

}  // namespace needle::core
