// The counterpart of each_child that rebuilds: the same expression with f(child) in the place of each expression
// directly inside it. Children are visited in the order they are written. When f returns every child as it was, the
// result is the node itself, so a pass that changes little allocates little.
//
// Binders, spans and the number of a lambda's parameters stay. An application whose function becomes an application
// takes over that one's arguments, because core has no application of an application.
#pragma once
#include "core/build.h"

namespace needle::core {

// f of each expression, in order; the same sequence when f changes none.
template <class F>
Seq<const Expr* const> map_each(Builder& build, Seq<const Expr* const> es, const F& f) {
  std::vector<const Expr*> changed;  // empty while all are as they were
  for (size_t i = 0; i < es.size(); ++i) {
    const Expr* now = f(es[i]);
    if (changed.empty() && now == es[i]) continue;
    if (changed.empty()) changed.assign(es.begin(), es.begin() + i);
    changed.push_back(now);
  }
  return changed.empty() ? es : build.program().arena.copy(changed);
}

template <class F>
const Expr* map_children(Builder& build, const Expr* e, const F& f) {
  Arena& arena = build.program().arena;
  switch (e->kind) {
    case ExprKind::Var:
    case ExprKind::Global:
    case ExprKind::Lit:
      return e;
    case ExprKind::Con: {
      const auto& c = as<ConExpr>(e);
      auto args = map_each(build, c.args, f);
      return args.data() == c.args.data() ? e : arena.make<ConExpr>(*e, c.con, args);
    }
    case ExprKind::Prim: {
      const auto& p = as<PrimExpr>(e);
      auto args = map_each(build, p.args, f);
      return args.data() == p.args.data() ? e : arena.make<PrimExpr>(*e, p.prim, args);
    }
    case ExprKind::App: {
      const auto& a = as<AppExpr>(e);
      const Expr* function = f(a.function);
      auto args = map_each(build, a.args, f);
      if (function == a.function && args.data() == a.args.data()) return e;
      if (function->kind == ExprKind::App) return build.app(function, {args.begin(), args.end()}, e->span);
      return arena.make<AppExpr>(*e, function, args);
    }
    case ExprKind::Lam: {
      const auto& l = as<LamExpr>(e);
      const Expr* body = f(l.body);
      return body == l.body ? e : arena.make<LamExpr>(*e, l.params, body);
    }
    case ExprKind::Let: {
      const auto& l = as<LetExpr>(e);
      std::vector<Bind> binds(l.binds.begin(), l.binds.end());
      bool same = true;
      for (Bind& b : binds) {
        const Expr* rhs = f(b.rhs);
        same = same && rhs == b.rhs;
        b.rhs = rhs;
      }
      const Expr* body = f(l.body);
      if (same && body == l.body) return e;
      return arena.make<LetExpr>(*e, l.recursive, l.join, same ? l.binds : arena.copy(binds), body);
    }
    case ExprKind::Case: {
      const auto& c = as<CaseExpr>(e);
      const Expr* scrutinee = f(c.scrutinee);
      std::vector<Alt> alts(c.alts.begin(), c.alts.end());
      bool same = true;
      for (Alt& a : alts) {
        const Expr* body = f(a.body);
        same = same && body == a.body;
        a.body = body;
      }
      const Expr* fallback = c.fallback ? f(c.fallback) : nullptr;
      if (same && scrutinee == c.scrutinee && fallback == c.fallback) return e;
      return arena.make<CaseExpr>(*e, scrutinee, c.binder, same ? c.alts : arena.copy(alts), fallback);
    }
    case ExprKind::Tick: {
      const Expr* body = f(as<TickExpr>(e).body);
      return body == as<TickExpr>(e).body ? e : arena.make<TickExpr>(*e, as<TickExpr>(e).tick, body);
    }
    case ExprKind::Overlap:
      return build.map_parts(as<OverlapExpr>(e), f);
  }
  return e;
}

}  // namespace needle::core
