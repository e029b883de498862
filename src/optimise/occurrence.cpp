#include "optimise/occurrence.h"

#include <utility>

namespace needle::optimise {
namespace {

// Is every occurrence of a group's functions a saturated call in tail position?
class TailCheck {
 public:
  explicit TailCheck(Seq<const Bind> group) : group_(group) {}

  bool expr(const Expr* e, bool tail) const {
    switch (e->kind) {
      case ExprKind::Var:
        return arity(as<VarExpr>(e).var) == kOther;
      case ExprKind::Global:
      case ExprKind::Lit:
        return true;
      case ExprKind::Con:
        return list(as<ConExpr>(e).args);
      case ExprKind::Prim:
        return list(as<PrimExpr>(e).args);
      case ExprKind::App: {
        const auto& a = as<AppExpr>(e);
        if (!list(a.args)) return false;
        if (a.function->kind != ExprKind::Var) return expr(a.function, false);
        size_t n = arity(as<VarExpr>(a.function).var);
        return n == kOther || (tail && n == a.args.size());
      }
      case ExprKind::Lam:
        return expr(as<LamExpr>(e).body, false);
      case ExprKind::Let: {
        const auto& l = as<LetExpr>(e);
        for (const Bind& b : l.binds) {
          bool inside = l.join && b.rhs->kind == ExprKind::Lam;
          if (!expr(inside ? as<LamExpr>(b.rhs).body : b.rhs, l.join && tail)) return false;
        }
        return expr(l.body, tail);
      }
      case ExprKind::Case: {
        const auto& c = as<CaseExpr>(e);
        if (!expr(c.scrutinee, false)) return false;
        for (const Alt& a : c.alts) {
          if (!expr(a.body, tail)) return false;
        }
        return !c.fallback || expr(c.fallback, tail);
      }
      case ExprKind::Tick:
        return expr(as<TickExpr>(e).body, tail);
      case ExprKind::Overlap: {
        bool all = true;
        each_part(as<OverlapExpr>(e), [&](const Expr* part) { all = all && expr(part, false); });
        return all;
      }
    }
    return false;
  }

 private:
  static constexpr size_t kOther = SIZE_MAX;
  size_t arity(const Var* v) const {
    for (const Bind& b : group_) {
      if (b.var == v) return as<LamExpr>(b.rhs).params.size();
    }
    return kOther;
  }
  bool list(Seq<const Expr* const> es) const {
    for (const Expr* e : es) {
      if (!expr(e, false)) return false;
    }
    return true;
  }
  Seq<const Bind> group_;
};

}  // namespace

void OccurrenceTable::analyse(const Expr* e) {
  branch_ = 0;
  enter(false);
  walk_nested(e);
}

uint32_t OccurrenceTable::enter(bool is_case) {
  if (branches_.empty()) branches_.push_back({0, false});
  branches_.push_back({branch_, is_case});
  return std::exchange(branch_, static_cast<uint32_t>(branches_.size() - 1));
}

// Parents have smaller numbers. Where the two ways part, there is a case.
bool OccurrenceTable::exclude_each_other(uint32_t a, uint32_t b) const {
  while (a != b) (a > b ? a : b) = branches_[a > b ? a : b].parent;
  return branches_[a].is_case;
}

void OccurrenceTable::bind(const Var* v, bool let) {
  Entry& entry = table_[v];
  entry.occurrence = {Occurrence::Dead, false, let, false, true, UINT32_MAX};
  entry.lambda = lambda_;
  entry.uses = 0;
  entry.level = let ? level_ : 0;
}

void OccurrenceTable::use(const Var* v, uint32_t args) {
  Entry& entry = table_[v];
  Occurrence& o = entry.occurrence;
  if (o.count == Occurrence::Unknown) return;  // bound outside of what is analysed
  o.count = o.count == Occurrence::Dead ? Occurrence::Once : Occurrence::Many;
  if (entry.uses < kMostExclusive) {
    entry.at[entry.uses] = branch_;
  } else {
    o.exclusive = false;
  }
  for (uint32_t i = 0; i < entry.uses && o.exclusive; ++i) o.exclusive = exclude_each_other(entry.at[i], branch_);
  ++entry.uses;
  if (lambda_ > entry.lambda) o.in_lambda = true;
  if (o.arity == UINT32_MAX) o.arity = args;
  if (entry.level <= barrier_ || o.arity != args) o.tail_called = false;
}

void OccurrenceTable::walk_nested(const Expr* e) {
  uint32_t saved = std::exchange(barrier_, level_);
  walk(e);
  barrier_ = saved;
}

void OccurrenceTable::walk_lambda(const LamExpr& e, bool join) {
  if (!join) ++lambda_;
  for (const Var* v : e.params) bind(v, false);
  if (join) {
    walk(e.body);
  } else {
    walk_nested(e.body);
    --lambda_;
  }
}

void OccurrenceTable::walk_right_side(const Expr* rhs, bool join) {
  if (rhs->kind == ExprKind::Lam) {
    walk_lambda(as<LamExpr>(rhs), join);
  } else if (join) {
    walk(rhs);
  } else {
    walk_nested(rhs);
  }
}

bool OccurrenceTable::may_join(const Var* v, const Expr* rhs) {
  const Occurrence& o = table_[v].occurrence;
  if (o.count == Occurrence::Dead) return true;
  size_t params = rhs->kind == ExprKind::Lam ? as<LamExpr>(rhs).params.size() : 0;
  return o.tail_called && o.arity == params;
}

void OccurrenceTable::walk_let(const LetExpr& e) {
  ++level_;
  for (const Bind& b : e.binds) bind(b.var, true);
  if (e.recursive) {
    walk_recursive(e);
  } else {
    walk(e.body);
    for (const Bind& b : e.binds) {
      Occurrence& o = table_[b.var].occurrence;
      o.tail_called = e.join || may_join(b.var, b.rhs);
      if (!o.dead()) walk_right_side(b.rhs, o.tail_called);
    }
  }
  --level_;
}

// Right-hand sides count only when something that counts mentions their variable.
void OccurrenceTable::walk_recursive(const LetExpr& e) {
  walk(e.body);
  bool join = e.join || group_tail_called(e);
  if (join) ++lambda_;  // a loop runs many times
  std::vector<uint32_t> outside;
  for (const Bind& b : e.binds) outside.push_back(table_[b.var].uses);
  std::vector<bool> walked(e.binds.size(), false);
  for (bool more = true; more;) {
    more = false;
    for (size_t i = 0; i < e.binds.size(); ++i) {
      if (walked[i] || table_[e.binds[i].var].occurrence.dead()) continue;
      walked[i] = more = true;
      walk_right_side(e.binds[i].rhs, join);
    }
  }
  if (join) --lambda_;
  for (size_t i = 0; i < e.binds.size(); ++i) {
    Occurrence& o = table_[e.binds[i].var].occurrence;
    o.in_own_group = table_[e.binds[i].var].uses != outside[i];
    o.tail_called = join;
  }
}

bool OccurrenceTable::group_tail_called(const LetExpr& e) {
  for (const Bind& b : e.binds) {
    if (b.rhs->kind != ExprKind::Lam || !may_join(b.var, b.rhs)) return false;
  }
  TailCheck check(e.binds);
  for (const Bind& b : e.binds) {
    if (!check.expr(as<LamExpr>(b.rhs).body, true)) return false;
  }
  return true;
}

void OccurrenceTable::walk(const Expr* e) {
  switch (e->kind) {
    case ExprKind::Var:
      return use(as<VarExpr>(e).var, 0);
    case ExprKind::Global:
    case ExprKind::Lit:
      return;
    case ExprKind::Con:
      for (const Expr* a : as<ConExpr>(e).args) walk_nested(a);
      return;
    case ExprKind::App: {
      const auto& a = as<AppExpr>(e);
      if (a.function->kind == ExprKind::Var) {
        use(as<VarExpr>(a.function).var, static_cast<uint32_t>(a.args.size()));
      } else {
        walk_nested(a.function);
      }
      for (const Expr* x : a.args) walk_nested(x);
      return;
    }
    case ExprKind::Lam:
      return walk_lambda(as<LamExpr>(e), false);
    case ExprKind::Let:
      return walk_let(as<LetExpr>(e));
    case ExprKind::Case: {
      const auto& c = as<CaseExpr>(e);
      walk_nested(c.scrutinee);
      bind(c.binder, false);
      const uint32_t outside = enter(true);
      const uint32_t inside = branch_;
      auto branch = [&](const Expr* body) {
        enter(false);
        walk(body);
        branch_ = inside;
      };
      for (const Alt& a : c.alts) {
        for (const Var* v : a.fields) bind(v, false);
        branch(a.body);
      }
      if (c.fallback) branch(c.fallback);
      branch_ = outside;
      return;
    }
    case ExprKind::Prim:
      for (const Expr* a : as<PrimExpr>(e).args) walk_nested(a);
      return;
    case ExprKind::Tick:
      return walk(as<TickExpr>(e).body);
    case ExprKind::Overlap:
      for (const OverlapClause& c : as<OverlapExpr>(e).clauses) {
        each_binder(c.patterns, [&](const Var* v) { bind(v, false); });
      }
      return each_part(as<OverlapExpr>(e), [&](const Expr* part) { walk_nested(part); });
  }
}

}  // namespace needle::optimise
