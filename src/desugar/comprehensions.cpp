// List comprehensions without intermediate lists (Wadler's optimal translation): [e | Q] ++ tail, where the tail is []
// or the rest of an enclosing generator's loop.
//
//   [e | p <- l, Q]  ->  let go = \xs -> case xs of { [] -> tail;
//                                                     x : rest -> case x of { p -> [e | Q] ++ go rest; _ -> go rest } }
//                        in go l
#include "desugar/desugarer.h"

namespace needle::desugar {

using namespace syntax;

CoreExpr Desugarer::comprehension(const ComprehensionExpr& e) {
  return qualifiers(e, 0, build_.con(program_.known.nil, {}, e.span));
}

CoreExpr Desugarer::qualifiers(const ComprehensionExpr& e, size_t from, CoreExpr tail) {
  if (from == e.statements.size()) return build_.con(program_.known.cons, {expression(e.body), tail}, e.span);
  const Stmt& s = *e.statements[from];
  switch (s.kind) {
    case StmtKind::Body: {
      CoreExpr test = expression(s.expr);
      return condition(s.expr, test, qualifiers(e, from + 1, tail), tail, s.span);
    }
    case StmtKind::Let:
      return let(
          *s.bindings, [&] { return qualifiers(e, from + 1, tail); }, s.span);
    case StmtKind::Bind:
      return generator(e, from, tail);
  }
  return nullptr;
}

CoreExpr Desugarer::generator(const ComprehensionExpr& e, size_t at, CoreExpr tail) {
  const Stmt& s = *e.statements[at];
  CoreExpr source = expression(s.expr);
  const core::Type* list_type = type_of(s.expr->id);
  const Var *go = fresh("go"), *xs = fresh("xs", list_type), *rest = fresh("rest", list_type);
  Span place = std::exchange(match_place_, e.span);
  const Pattern* p = pattern(s.pat);
  match_place_ = place;
  const Var* element = variable_for(p, type_of(s.pat->id), "x");
  CoreExpr next = build_.app(build_.var(go, s.span), {build_.var(rest, s.span)}, s.span);
  Failure skip(next);
  std::vector<Row> rows;
  rows.push_back({{p}, [&](Failure&) { return qualifiers(e, at + 1, next); }, false});
  CoreExpr body = matcher_.match({element}, std::move(rows), skip);
  CoreExpr loop = build_.case_of(
      build_.var(xs, s.span), fresh("xs", list_type),
      {build_.con_alt(program_.known.nil, {}, tail), build_.con_alt(program_.known.cons, {element, rest}, body)},
      nullptr, s.span);
  return build_.letrec({{go, build_.lam({xs}, loop, s.span)}}, build_.app(build_.var(go, s.span), {source}, s.span),
                       e.span);
}

}  // namespace needle::desugar
