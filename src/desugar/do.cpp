// do { x <- a; b; Just y <- c; d }
//   ->  >>= m a (\x -> >> m b (>>= m c (\s -> case s of { Just y -> d; _ -> fail mf "Pattern match failure .." })))
#include "desugar/desugarer.h"

namespace needle::desugar {

using namespace syntax;

CoreExpr Desugarer::do_block(const DoExpr& e) {
  const NodeInfo& node = info(e.id);
  if (node.evidence.empty()) return statements(e, 0, nullptr);  // a single expression
  return shared(evidence(node.evidence[0], e.span), nullptr, [&](CoreExpr monad) { return statements(e, 0, monad); });
}

// Plain statements are gathered in a loop and folded from the end; a let or a pattern that looks takes the rest along.
CoreExpr Desugarer::statements(const DoExpr& e, size_t from, CoreExpr monad) {
  struct Step {
    CoreExpr action;
    const Var* result;  // null for a statement without <-
    Span span;
  };
  std::vector<Step> steps;
  CoreExpr tail = nullptr;
  for (size_t i = from; !tail; ++i) {
    const Stmt& s = *e.statements[i];
    if (s.kind == StmtKind::Let) {
      tail = let(
          *s.bindings, [&] { return statements(e, i + 1, monad); }, s.span);
    } else if (s.kind == StmtKind::Body) {
      CoreExpr action = expression(s.expr);
      if (i + 1 == e.statements.size()) {
        tail = action;
      } else {
        steps.push_back({action, nullptr, s.span});
      }
    } else {
      CoreExpr action = expression(s.expr);
      Span place = std::exchange(match_place_, s.span);
      const Pattern* p = pattern(s.pat);
      match_place_ = place;
      const Var* result = variable_for(p, type_of(s.pat->id), "s");
      steps.push_back({action, result, s.span});
      if (p->kind == PatternKind::Any) {
        bind_names(p, result);
        continue;
      }
      const NodeInfo& node = info(s.id);
      std::string text = "Pattern match failure in do expression at " + sources_.describe(s.pat->span);
      CoreExpr failed = node.evidence.empty()
                            ? match_failure(s.pat->span, "Non-exhaustive patterns in " + pattern_text(s.pat))
                            : method_call("fail", node.evidence[0], {build_.string_lit(text, s.span)}, s.span);
      tail = matcher_.with_fallback(failed, [&](Failure& failure) {
        std::vector<Row> rows;
        rows.push_back({{p}, [&](Failure&) { return statements(e, i + 1, monad); }, false});
        return matcher_.match({result}, std::move(rows), failure);
      });
    }
  }
  for (size_t i = steps.size(); i-- > 0;) {
    const Step& s = steps[i];
    tail = s.result ? known_call(">>=", {monad, s.action, build_.lam({s.result}, tail, s.span)}, s.span)
                    : known_call(">>", {monad, s.action, tail}, s.span);
  }
  return tail;
}

}  // namespace needle::desugar
