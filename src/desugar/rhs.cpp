// Guards: alternatives in order, each falling through to the next.
#include "desugar/desugarer.h"

namespace needle::desugar {

using namespace syntax;

bool Desugarer::always_true(const Expr* e) const {
  while (e->kind == ExprKind::Paren) e = static_cast<const ParenExpr*>(e)->expr;
  if (e->kind == ExprKind::Var) return otherwise_.valid() && static_cast<const VarExpr*>(e)->ref.entity == otherwise_;
  if (e->kind != ExprKind::Con || !program_.known.true_con) return false;
  return map_.constructors.get(static_cast<const ConExpr*>(e)->ref.entity) == program_.known.true_con->id;
}

// In how many places may it fall through? (Two stands for many.)
size_t Desugarer::failure_points(const Guarded& g) {
  size_t points = 0;
  for (const Stmt* s : g.guards) {
    if (s->kind == StmtKind::Body && !always_true(s->expr)) ++points;
    if (s->kind == StmtKind::Bind && !is_irrefutable(pattern(s->pat))) points += 2;
  }
  return points;
}

bool Desugarer::can_fail(const Rhs& rhs) {
  for (const Guarded& g : rhs.alternatives) {
    if (failure_points(g) == 0) return false;
  }
  return true;
}

CoreExpr Desugarer::guarded(const Guarded& g, size_t from, Failure& failure) {
  if (from == g.guards.size()) return expression(g.body);
  const Stmt& s = *g.guards[from];
  switch (s.kind) {
    case StmtKind::Body: {
      if (always_true(s.expr)) {
        CoreExpr rest = guarded(g, from + 1, failure);
        if (std::optional<Boxes::Outcome> boxes = boxes_.condition(s.expr->id)) rest = measured(boxes->yes, rest);
        return measured(boxes_.expression(s.expr->id), rest);
      }
      CoreExpr test = expression(s.expr);
      CoreExpr yes = guarded(g, from + 1, failure);
      return condition(s.expr, test, yes, failure.take(), s.span);
    }
    case StmtKind::Bind: {
      const Pattern* p = pattern(s.pat);
      return match_value(expression(s.expr), type_of(s.pat->id), p, s.span, [&](const Var* value) {
        std::vector<Row> rows;
        rows.push_back({{p}, [&](Failure& f) { return guarded(g, from + 1, f); }, true});
        return matcher_.match({value}, std::move(rows), failure);
      });
    }
    case StmtKind::Let:
      return let(
          *s.bindings, [&] { return guarded(g, from + 1, failure); }, s.span);
  }
  return nullptr;
}

CoreExpr Desugarer::right_hand_side(const Rhs& rhs, Failure& failure) {
  auto body = [&] {
    const auto& list = rhs.alternatives;
    size_t last = 0;
    while (last + 1 < list.size() && failure_points(list[last]) > 0) ++last;
    CoreExpr out = guarded(list[last], 0, failure);
    for (size_t i = last; i-- > 0;) {
      if (failure_points(list[i]) <= 1) {
        Failure next(out);  // needed in one place: no join point
        out = guarded(list[i], 0, next);
      } else {
        out = matcher_.with_fallback(out, [&](Failure& next) { return guarded(list[i], 0, next); });
      }
    }
    return out;
  };
  return rhs.where ? let(*rhs.where, body, rhs.span) : body();
}

}  // namespace needle::desugar
