#include "optimise/tree.h"

namespace needle::optimise {
namespace {

void count(const Expr* e, uint32_t limit, uint32_t& size) {
  if (size >= limit) return;
  auto all = [&](Seq<const Expr* const> es) {
    for (const Expr* a : es) count(a, limit, size);
  };
  switch (e->kind) {
    case ExprKind::Var:
    case ExprKind::Global:
    case ExprKind::Lit:
      return;
    case ExprKind::Con:
      size += as<ConExpr>(e).args.empty() ? 0 : 1;
      return all(as<ConExpr>(e).args);
    case ExprKind::App:
      size += 1 + static_cast<uint32_t>(as<AppExpr>(e).args.size()) / 2;
      count(as<AppExpr>(e).function, limit, size);
      return all(as<AppExpr>(e).args);
    case ExprKind::Lam:
      size += 1;
      return count(as<LamExpr>(e).body, limit, size);
    case ExprKind::Let:
      for (const Bind& b : as<LetExpr>(e).binds) {
        size += 1;
        count(b.rhs, limit, size);
      }
      return count(as<LetExpr>(e).body, limit, size);
    case ExprKind::Case: {
      const auto& c = as<CaseExpr>(e);
      size += 1;
      count(c.scrutinee, limit, size);
      for (const Alt& a : c.alts) {
        size += 1;
        count(a.body, limit, size);
      }
      if (c.fallback) count(c.fallback, limit, size);
      return;
    }
    case ExprKind::Prim:
      size += 1;
      return all(as<PrimExpr>(e).args);
    case ExprKind::Tick:
      size += 1;
      return count(as<TickExpr>(e).body, limit, size);
    case ExprKind::Overlap:
      size += 1 + static_cast<uint32_t>(as<OverlapExpr>(e).clauses.size());
      return each_part(as<OverlapExpr>(e), [&](const Expr* part) { count(part, limit, size); });
  }
}

}  // namespace

bool is_bottom(const Expr* e) {
  for (;;) {
    switch (e->kind) {
      case ExprKind::Prim:
        return as<PrimExpr>(e).prim == Prim::Raise;
      case ExprKind::Let:
        e = as<LetExpr>(e).body;
        break;
      case ExprKind::Tick:
        e = as<TickExpr>(e).body;
        break;
      default:
        return false;
    }
  }
}

bool is_constant_data(const Expr* e) {
  if (e->kind == ExprKind::Lit || e->kind == ExprKind::Global) return true;
  if (e->kind != ExprKind::Con) return false;
  for (const Expr* a : as<ConExpr>(e).args) {
    if (!is_constant_data(a)) return false;
  }
  return true;
}

uint32_t size_up_to(const Expr* e, uint32_t limit) {
  uint32_t size = 0;
  count(e, limit, size);
  return size;
}

bool mentions_global(const Expr* e, GlobalId g) {
  bool found = false;
  each_global(e, [&](GlobalId other) { found = found || other == g; });
  return found;
}

bool is_cheap_prim(Prim prim) {
  const PrimInfo& info = prim_info(prim);
  if (info.effect != PrimEffect::Pure) return false;
  if (prim >= Prim::DoubleExp && prim <= Prim::DoublePow) return false;
  if (prim <= Prim::WordGe) return true;
  if (prim >= Prim::IntToDouble && prim <= Prim::DoubleIsNegativeZero) return prim != Prim::IntegerToDouble;
  return prim == Prim::ConTag || prim == Prim::RefEq || prim == Prim::ArrayEq || prim == Prim::ArraySize;
}

const Var* Cloner::binder(const Var* v) {
  const Var* fresh = program_.fresh(v->name, v->type);
  map[v] = build_.var(fresh);
  return fresh;
}

Seq<const Var* const> Cloner::binders(Seq<const Var* const> vs) {
  std::vector<const Var*> out;
  out.reserve(vs.size());
  for (const Var* v : vs) out.push_back(binder(v));
  return program_.arena.copy(out);
}

Seq<const Expr* const> Cloner::list(Seq<const Expr* const> es) {
  std::vector<const Expr*> out;
  out.reserve(es.size());
  for (const Expr* e : es) out.push_back(expr(e));
  return program_.arena.copy(out);
}

const Expr* Cloner::expr(const Expr* e) {
  Arena& arena = program_.arena;
  switch (e->kind) {
    case ExprKind::Var: {
      auto it = map.find(as<VarExpr>(e).var);
      return it == map.end() ? e : it->second;
    }
    case ExprKind::Global:
      return global ? global(&as<GlobalExpr>(e)) : e;
    case ExprKind::Lit:
      return e;
    case ExprKind::Con:
      return arena.make<ConExpr>(*e, as<ConExpr>(e).con, list(as<ConExpr>(e).args));
    case ExprKind::App: {
      const Expr* f = expr(as<AppExpr>(e).function);
      Seq<const Expr* const> args = list(as<AppExpr>(e).args);
      if (f->kind == ExprKind::App) return build_.app(f, {args.begin(), args.end()}, e->span);
      return arena.make<AppExpr>(*e, f, args);
    }
    case ExprKind::Lam: {
      Seq<const Var* const> params = binders(as<LamExpr>(e).params);
      return arena.make<LamExpr>(*e, params, expr(as<LamExpr>(e).body));
    }
    case ExprKind::Let: {
      const auto& l = as<LetExpr>(e);
      std::vector<Bind> binds(l.binds.begin(), l.binds.end());
      if (!l.recursive) {
        for (Bind& b : binds) b.rhs = expr(b.rhs);
      }
      for (Bind& b : binds) b.var = binder(b.var);
      if (l.recursive) {
        for (Bind& b : binds) b.rhs = expr(b.rhs);
      }
      auto copied = arena.copy(binds);
      return arena.make<LetExpr>(*e, l.recursive, l.join, copied, expr(l.body));
    }
    case ExprKind::Case: {
      const auto& c = as<CaseExpr>(e);
      const Expr* scrutinee = expr(c.scrutinee);
      const Var* v = binder(c.binder);
      std::vector<Alt> alts(c.alts.begin(), c.alts.end());
      for (Alt& a : alts) {
        a.fields = binders(a.fields);
        a.body = expr(a.body);
      }
      auto copied = arena.copy(alts);
      return arena.make<CaseExpr>(*e, scrutinee, v, copied, c.fallback ? expr(c.fallback) : nullptr);
    }
    case ExprKind::Prim:
      return arena.make<PrimExpr>(*e, as<PrimExpr>(e).prim, list(as<PrimExpr>(e).args));
    case ExprKind::Tick:
      return arena.make<TickExpr>(*e, as<TickExpr>(e).tick, expr(as<TickExpr>(e).body));
    case ExprKind::Overlap:
      return build_.map_overlap(
          as<OverlapExpr>(e), [&](const Expr* part) { return expr(part); }, [&](const Var* v) { return binder(v); });
  }
  return e;
}

}  // namespace needle::optimise
