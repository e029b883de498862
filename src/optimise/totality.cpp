#include "optimise/totality.h"

#include <algorithm>

#include "core/children.h"
#include "optimise/tree.h"

namespace needle::optimise {

namespace {

constexpr uint64_t kAll = ~uint64_t{0};

bool raises(const Expr* e) {
  if (e->kind != ExprKind::Prim) return false;
  const Prim prim = as<PrimExpr>(e).prim;
  return prim == Prim::Raise || prim_info(prim).effect == PrimEffect::Action;
}

// --- matches whose clauses leave nothing over
using Row = std::vector<const OverlapPattern*>;

// The rows that a value of this constructor (null: of none that is named) may match, its fields in front.
std::vector<Row> rows_for(const std::vector<Row>& rows, const DataCon* con) {
  static const OverlapPattern kAnything{};
  std::vector<Row> out;
  for (const Row& row : rows) {
    const OverlapPattern& first = *row[0];
    if (first.kind != OverlapPattern::Any && (first.kind != OverlapPattern::Con || first.con != con)) continue;
    Row next;
    for (uint32_t i = 0; con && i < con->arity; ++i)
      next.push_back(first.kind == OverlapPattern::Con ? &first.fields[i] : &kAnything);
    next.insert(next.end(), row.begin() + 1, row.end());
    out.push_back(std::move(next));
  }
  return out;
}

bool covers_all(const std::vector<Row>& rows) {
  if (rows.empty() || rows[0].empty()) return !rows.empty();
  const TyCon* type = nullptr;
  std::unordered_set<const DataCon*> named;
  for (const Row& row : rows) {
    if (row[0]->kind != OverlapPattern::Con) continue;
    type = row[0]->con->parent;
    named.insert(row[0]->con);
  }
  if (!type || named.size() < type->constructors.size()) return covers_all(rows_for(rows, nullptr));
  return std::all_of(named.begin(), named.end(), [&](const DataCon* con) { return covers_all(rows_for(rows, con)); });
}

bool covers_all(const OverlapExpr& e) {
  std::vector<Row> rows;
  for (const OverlapClause& clause : e.clauses) {
    Row& row = rows.emplace_back();
    for (const OverlapPattern& p : clause.patterns) row.push_back(&p);
  }
  return covers_all(rows);
}

// The parts of an expression that may be evaluated: not what a match does when no clause fits, where one always does.
template <class F>
void each_possible(const Expr* e, const F& f) {
  if (e->kind != ExprKind::Overlap || !covers_all(as<OverlapExpr>(e))) return each_child(e, f);
  for (const Expr* subject : as<OverlapExpr>(e).subjects) f(subject);
  for (const OverlapClause& clause : as<OverlapExpr>(e).clauses) f(clause.body);
}

bool has_raise(const Expr* e) {
  if (raises(e)) return true;
  bool found = false;
  each_possible(e, [&](const Expr* child) { found = found || has_raise(child); });
  return found;
}

template <class F>
void each_possible_global(const Expr* e, const F& f) {
  if (e->kind == ExprKind::Global) f(as<GlobalExpr>(e).global);
  each_possible(e, [&](const Expr* child) { each_possible_global(child, f); });
}

// Who may evaluate whom; no one is seen to evaluate the `harmless`.
CallGraph possible_calls(Program& program, const std::vector<GlobalId>& globals, const CallGraph::Globals& harmless) {
  return CallGraph(globals, [&](GlobalId id, const std::function<void(GlobalId)>& mention) {
    const Expr* body = program.body(id);
    if (!body) return;
    each_possible_global(body, [&](GlobalId callee) {
      if (!harmless.contains(callee)) mention(callee);
    });
  });
}

}  // namespace

Totality::Totality(Program& program, const std::vector<GlobalId>& globals, const std::vector<GlobalId>& harmless)
    : program_(program), globals_(globals) {
  const CallGraph::Globals excepted(harmless.begin(), harmless.end());
  std::vector<GlobalId> raising;
  for (GlobalId id : globals) {
    const Expr* body = program.body(id);
    if (!excepted.contains(id) && (!body || has_raise(body))) raising.push_back(id);
  }
  partial_ = possible_calls(program, globals, excepted).above(raising);
  for (GlobalId id : excepted) partial_.erase(id);
}

bool Totality::is_total(const Expr* e) const {
  if (const auto it = known_.find(e); it != known_.end()) return it->second;
  return known_[e] = compute(e);
}

bool Totality::compute(const Expr* e) const {
  if (raises(e)) return false;
  if (e->kind == ExprKind::Global) return is_total(as<GlobalExpr>(e).global);
  if (e->kind == ExprKind::Var) return !marked_.contains(as<VarExpr>(e).var);
  bool all = true;
  each_possible(e, [&](const Expr* child) { all = all && is_total(child); });
  return all;
}

void Totality::distrust(GlobalId function) {
  distrusted_[function.index] = kAll;
}

bool Totality::distrust_more(GlobalId function, uint64_t params) {
  uint64_t& known = distrusted_[function.index];
  if ((known | params) == known) return false;
  known |= params;
  return true;
}

void Totality::mark(const std::vector<GlobalId>& sites) {
  const CallGraph::Globals affected = possible_calls(program_, globals_, {}).above(sites);
  for (bool more = true; more;) {
    more = false;
    known_.clear();
    for (GlobalId id : globals_) {
      if (!affected.contains(id)) continue;
      const Expr* body = program_.body(id);
      const uint64_t params = distrusted_[id.index];
      if (body->kind == ExprKind::Lam) {
        const auto& lam = as<LamExpr>(body);
        for (size_t i = 0; i < lam.params.size(); ++i)
          if (params >> std::min<size_t>(i, 63) & 1) marked_.insert(lam.params[i]);
        mark_inside(lam.body);
      } else {
        mark_inside(body);
      }
    }
    for (GlobalId id : globals_)
      if (affected.contains(id)) more = check_calls(program_.body(id)) || more;
  }
}

// Whether some call, or a mention that is none, says that more parameters cannot be trusted.
bool Totality::check_calls(const Expr* e) {
  bool more = false;
  if (e->kind == ExprKind::App && as<AppExpr>(e).function->kind == ExprKind::Global) {
    const auto& app = as<AppExpr>(e);
    const GlobalId callee = as<GlobalExpr>(app.function).global;
    const Expr* body = program_.body(callee);
    const bool saturated = body && body->kind == ExprKind::Lam && as<LamExpr>(body).params.size() <= app.args.size();
    uint64_t params = saturated ? 0 : kAll;
    for (size_t i = 0; i < app.args.size(); ++i) {
      if (!is_total(app.args[i])) params |= uint64_t{1} << std::min<size_t>(i, 63);
      more = check_calls(app.args[i]) || more;
    }
    return distrust_more(callee, params) || more;
  }
  if (e->kind == ExprKind::Global) {
    const Expr* body = program_.body(as<GlobalExpr>(e).global);
    return body && body->kind == ExprKind::Lam && distrust_more(as<GlobalExpr>(e).global, kAll);
  }
  each_child(e, [&](const Expr* child) { more = check_calls(child) || more; });
  return more;
}

void Totality::mark_lambda(const Expr* e) {
  if (e->kind != ExprKind::Lam) return mark_inside(e);
  for (const Var* v : as<LamExpr>(e).params) marked_.insert(v);
  mark_inside(as<LamExpr>(e).body);
}

// Marks what is bound inside. Whoever calls a function that is no global is not known.
void Totality::mark_inside(const Expr* e) {
  switch (e->kind) {
    case ExprKind::Lam:
      return mark_lambda(e);
    case ExprKind::Let:
      return mark_let(as<LetExpr>(e));
    case ExprKind::Case: {
      const auto& c = as<CaseExpr>(e);
      mark_inside(c.scrutinee);
      if (!is_total(c.scrutinee)) {
        marked_.insert(c.binder);
        for (const Alt& a : c.alts)
          for (const Var* field : a.fields) marked_.insert(field);
      }
      for (const Alt& a : c.alts) mark_inside(a.body);
      if (c.fallback) mark_inside(c.fallback);
      return;
    }
    case ExprKind::Overlap: {
      const auto& overlap = as<OverlapExpr>(e);
      bool total = true;
      for (const Expr* s : overlap.subjects) {
        mark_inside(s);
        total = total && is_total(s);
      }
      for (const OverlapClause& clause : overlap.clauses) {
        if (!total) each_binder(clause.patterns, [&](const Var* v) { marked_.insert(v); });
        mark_inside(clause.body);
      }
      return mark_inside(overlap.fallback);
    }
    default:
      each_child(e, [&](const Expr* child) { mark_inside(child); });
  }
}

void Totality::mark_let(const LetExpr& e) {
  for (const Bind& b : e.binds) mark_lambda(b.rhs);
  bool total = true;
  for (const Bind& b : e.binds) total = total && is_total(b.rhs);
  if (!total) {
    for (const Bind& b : e.binds) marked_.insert(b.var);
    if (e.recursive) {  // what was said of them before assumed otherwise
      known_.clear();
      for (const Bind& b : e.binds) mark_lambda(b.rhs);
    }
  }
  mark_inside(e.body);
}

}  // namespace needle::optimise
