#include "optimise/connective.h"

#include "optimise/tree.h"

namespace needle::optimise {
namespace {

// That constructor, or the case binder where it stands for it.
bool is_decided(const Expr* e, const DataCon* con, const CaseExpr& c) {
  while (e->kind == ExprKind::Tick) e = as<TickExpr>(e).body;
  if (e->kind == ExprKind::Con) return as<ConExpr>(e).con == con;
  return e != c.fallback && is_var(e, c.binder);
}

}  // namespace

ConnectiveShape connective_of(const Program& program, const CaseExpr& c) {
  const DataCon *no = program.known.false_con, *yes = program.known.true_con;
  const Expr *on_false = c.fallback, *on_true = c.fallback;
  for (const Alt& a : c.alts) {
    if (a.con == no)
      on_false = a.body;
    else if (a.con == yes)
      on_true = a.body;
    else
      return {};
  }
  if (c.alts.empty() || !on_false || !on_true) return {};
  if (is_decided(on_false, no, c)) return {Connective::And, on_true, on_false};
  if (is_decided(on_true, yes, c)) return {Connective::Or, on_false, on_true};
  return {};
}

}  // namespace needle::optimise
