#include "optimise/fuse.h"

#include <algorithm>

namespace needle::optimise {
namespace {

uint32_t occurrences_of(const Expr* e, const Var* v) {
  uint32_t count = is_var(e, v) ? 1 : 0;
  each_child(e, [&](const Expr* child) { count += occurrences_of(child, v); });
  return count;
}

bool calls_with(const Expr* e, const std::function<bool(const Expr*)>& is_self, size_t param, const Var* v) {
  if (e->kind == ExprKind::App && is_self(as<AppExpr>(e).function)) {
    const auto& args = as<AppExpr>(e).args;
    if (param < args.size() && is_var(args[param], v)) return true;
  }
  bool found = false;
  each_child(e, [&](const Expr* child) { found = found || calls_with(child, is_self, param, v); });
  return found;
}

const CaseExpr* case_on(const Expr* e, const Var* v) {
  if (e->kind != ExprKind::Case) return nullptr;
  const auto& c = as<CaseExpr>(e);
  if (is_var(c.scrutinee, v)) return &c;
  if (!is_cheap_to_repeat(c.scrutinee)) return nullptr;
  for (const Alt& a : c.alts)
    if (const CaseExpr* found = case_on(a.body, v)) return found;
  return c.fallback ? case_on(c.fallback, v) : nullptr;
}

// The variable, or a primitive of it.
bool is_evaluated_by(const Expr* e, const Var* v) {
  if (is_var(e, v)) return true;
  if (e->kind != ExprKind::Prim || !is_cheap_prim(as<PrimExpr>(e).prim)) return false;
  const auto& args = as<PrimExpr>(e).args;
  return std::any_of(args.begin(), args.end(), [&](const Expr* a) { return is_var(a, v); });
}

bool leads_to(Program& program, GlobalId from, GlobalId to) {
  const Expr* body = program.body(from);
  return from == to || (body && mentions_global(body, to));
}

// The ends of a function's body; `deeper`: also those of a function called at the end.
bool ends_in_recursion(Program& program, const Expr* e, GlobalId self, bool deeper) {
  auto end = [&](const Expr* x) { return ends_in_recursion(program, x, self, deeper); };
  switch (e->kind) {
    case ExprKind::Con: {
      const auto& args = as<ConExpr>(e).args;
      return std::any_of(args.begin(), args.end(), [&](const Expr* a) {
        const GlobalCall call = as_call(program, a);
        return call.global.valid() && leads_to(program, call.global, self);
      });
    }
    case ExprKind::App: {
      const GlobalCall call = as_call(program, e);
      if (!deeper || !call.global.valid() || call.global == self || !leads_to(program, call.global, self)) return false;
      return ends_in_recursion(program, as<LamExpr>(program.body(call.global)).body, self, false);
    }
    case ExprKind::Case: {
      const auto& c = as<CaseExpr>(e);
      const bool some = std::any_of(c.alts.begin(), c.alts.end(), [&](const Alt& a) { return end(a.body); });
      return some || (c.fallback && end(c.fallback));
    }
    case ExprKind::Let: {
      const auto& l = as<LetExpr>(e);
      if (end(l.body)) return true;
      return l.join && std::any_of(l.binds.begin(), l.binds.end(), [&](const Bind& b) {
               return end(b.rhs->kind == ExprKind::Lam ? as<LamExpr>(b.rhs).body : b.rhs);
             });
    }
    default:
      return false;
  }
}

}  // namespace

bool is_cheap_to_repeat(const Expr* e) {
  if (is_atom(e)) return true;
  if (e->kind != ExprKind::Prim || !is_cheap_prim(as<PrimExpr>(e).prim)) return false;
  const auto& args = as<PrimExpr>(e).args;
  return std::all_of(args.begin(), args.end(), [](const Expr* a) { return is_atom(a); });
}

const CaseExpr* consuming_case(const LamExpr& f, size_t param) {
  const Var* v = f.params[param];
  const CaseExpr* c = case_on(f.body, v);
  if (!c || occurrences_of(f.body, v) != 1 || c->alts.empty() || !c->alts[0].con) return nullptr;
  return c;
}

bool consumes(const LamExpr& f, size_t param, const std::function<bool(const Expr*)>& is_self) {
  const CaseExpr* c = consuming_case(f, param);
  if (!c) return false;
  for (const Alt& a : c->alts)
    for (const Var* field : a.fields)
      if (calls_with(a.body, is_self, param, field)) return true;
  return false;
}

bool recurs_on(const LamExpr& f, size_t param, const std::function<bool(const Expr*)>& is_self) {
  const std::function<bool(const Expr*)> inside = [&](const Expr* e) {
    if (e->kind == ExprKind::Case && is_var(as<CaseExpr>(e).scrutinee, f.params[param]))
      for (const Alt& a : as<CaseExpr>(e).alts)
        for (const Var* field : a.fields)
          if (calls_with(a.body, is_self, param, field)) return true;
    bool found = false;
    each_child(e, [&](const Expr* child) { found = found || inside(child); });
    return found;
  };
  return inside(f.body);
}

bool produces(Program& program, GlobalId g) {
  const Expr* body = program.body(g);
  return body && body->kind == ExprKind::Lam && ends_in_recursion(program, as<LamExpr>(body).body, g, true);
}

GlobalCall as_call(Program& program, const Expr* e) {
  std::vector<const CaseExpr*> before;
  while (e->kind == ExprKind::Case && as<CaseExpr>(e).alts.empty()) {
    before.push_back(&as<CaseExpr>(e));
    e = as<CaseExpr>(e).fallback;
  }
  if (e->kind != ExprKind::App || as<AppExpr>(e).function->kind != ExprKind::Global) return {};
  const GlobalId g = as<GlobalExpr>(as<AppExpr>(e).function).global;
  const Expr* body = program.body(g);
  const auto& given = as<AppExpr>(e).args;
  if (!body || body->kind != ExprKind::Lam || as<LamExpr>(body).params.size() != given.size()) return {};
  GlobalCall call{g, {given.begin(), given.end()}};
  const uint64_t strict = program.global(g).strict_params;
  for (size_t n = before.size(); n-- > 0;) {
    const CaseExpr& c = *before[n];
    uint32_t uses = 0;
    bool strictly = false;
    for (size_t i = 0; i < call.args.size(); ++i) {
      uses += occurrences_of(call.args[i], c.binder);
      strictly = strictly || (i < 63 && (strict >> i & 1) && is_evaluated_by(call.args[i], c.binder));
    }
    if (!strictly || (uses != 1 && !is_atom(c.scrutinee))) return {};
    Cloner cloner(program);
    cloner.map[c.binder] = c.scrutinee;
    for (const Expr*& a : call.args) a = cloner.expr(a);
  }
  return call;
}

}  // namespace needle::optimise
