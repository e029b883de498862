#include "machine/free_vars.h"

#include <algorithm>

namespace needle::machine {

using namespace core;

namespace {
constexpr auto by_unique = [](const Var* a, const Var* b) { return a->unique < b->unique; };
}

VarSet unite(const VarSet& a, const VarSet& b) {
  if (a.empty()) return b;
  if (b.empty()) return a;
  VarSet out;
  out.reserve(a.size() + b.size());
  std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(out), by_unique);
  return out;
}

void add_var(VarSet& set, const Var* v) {
  auto at = std::lower_bound(set.begin(), set.end(), v, by_unique);
  if (at == set.end() || *at != v) set.insert(at, v);
}

void remove_var(VarSet& set, const Var* v) {
  auto at = std::lower_bound(set.begin(), set.end(), v, by_unique);
  if (at != set.end() && *at == v) set.erase(at);
}

bool has_var(const VarSet& set, const Var* v) {
  return std::binary_search(set.begin(), set.end(), v, by_unique);
}

const VarSet& FreeVars::of(const Expr* e) {
  while (e->kind == ExprKind::Tick) e = as<TickExpr>(e).body;
  if (e->kind == ExprKind::Global || e->kind == ExprKind::Lit) return none_;
  if (e->kind == ExprKind::Var) {
    const Var* v = as<VarExpr>(e).var;
    VarSet& set = single_[v];
    if (set.empty()) set.push_back(v);
    return set;
  }
  auto found = known_.find(e);
  if (found != known_.end()) return found->second;
  VarSet set = compute(e);
  return known_.emplace(e, std::move(set)).first->second;
}

void FreeVars::forget() {
  auto empty = [](auto& map) {
    if (map.bucket_count() > 256) {
      map = {};  // clearing costs a walk over all buckets
    } else {
      map.clear();
    }
  };
  empty(known_);
  empty(alternatives_);
  empty(single_);
}

const VarSet& FreeVars::of_alternatives(const CaseExpr& e) {
  auto found = alternatives_.find(&e);
  if (found != alternatives_.end()) return found->second;
  VarSet set;
  if (e.fallback) set = of(e.fallback);
  for (const Alt& alt : e.alts) {
    if (alt.fields.empty()) {
      set = unite(set, of(alt.body));
      continue;
    }
    VarSet body = of(alt.body);
    for (const Var* field : alt.fields) remove_var(body, field);
    set = unite(set, body);
  }
  remove_var(set, e.binder);
  return alternatives_.emplace(&e, std::move(set)).first->second;
}

VarSet FreeVars::compute(const Expr* e) {
  auto all = [&](Seq<const Expr* const> list) {
    VarSet set;
    for (const Expr* x : list) {
      const VarSet& one = of(x);
      if (one.size() == 1) {
        add_var(set, one[0]);
      } else {
        set = unite(set, one);
      }
    }
    return set;
  };
  switch (e->kind) {
    case ExprKind::Con:
      return all(as<ConExpr>(e).args);
    case ExprKind::Prim:
      return all(as<PrimExpr>(e).args);
    case ExprKind::App:
      return unite(of(as<AppExpr>(e).function), all(as<AppExpr>(e).args));
    case ExprKind::Lam: {
      VarSet set = of(as<LamExpr>(e).body);
      for (const Var* v : as<LamExpr>(e).params) remove_var(set, v);
      return set;
    }
    case ExprKind::Let: {
      auto& let = as<LetExpr>(e);
      VarSet set = of(let.body);
      if (let.recursive) {
        for (const Bind& b : let.binds) set = unite(set, of(b.rhs));
        for (const Bind& b : let.binds) remove_var(set, b.var);
      } else {
        for (const Bind& b : let.binds) remove_var(set, b.var);
        for (const Bind& b : let.binds) set = unite(set, of(b.rhs));
      }
      return set;
    }
    case ExprKind::Case:
      return unite(of(as<CaseExpr>(e).scrutinee), of_alternatives(as<CaseExpr>(e)));
    case ExprKind::Overlap: {
      VarSet set;
      each_part(as<OverlapExpr>(e), [&](const Expr* part) { set = unite(set, of(part)); });
      for (const OverlapClause& c : as<OverlapExpr>(e).clauses) {
        each_binder(c.patterns, [&](const Var* v) { remove_var(set, v); });
      }
      return set;
    }
    default:
      return {};
  }
}

}  // namespace needle::machine
