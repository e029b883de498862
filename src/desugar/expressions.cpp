// Expressions, one arm a construct.
#include "desugar/desugarer.h"

namespace needle::desugar {

using namespace syntax;

CoreExpr Desugarer::expression(const Expr* e) {
  const Expr* inner = e;
  while (inner->kind == ExprKind::Paren && info(inner->id).wrap.empty())
    inner = static_cast<const ParenExpr*>(inner)->expr;
  return marked(e, unmarked(inner));
}

CoreExpr Desugarer::unmarked(const Expr* e) {
  const NodeInfo& node = info(e->id);
  for (const types::WrapStep& step : node.wrap) {
    if (step.abstract) bind_evidence(step.params);
  }
  const EntityId placed = placed_version(e);
  if (!placed.valid()) return wrapped(unwrapped(e), node.wrap, e->span);
  CoreExpr function = wrapped(build_.global(map_.values.get(placed), e->span), node.wrap, e->span);
  return build_.app(function, {build_.string_lit(sources_.describe(e->span), e->span)}, e->span);
}

CoreExpr Desugarer::variable(const Ref& ref, Span span) {
  dependencies_.refer(ref);
  if (is_target(ref)) return target(span);
  if (ref.local.valid()) return build_.var(locals_[ref.local.index], span);
  return build_.global(map_.values.get(ref.entity), span);
}

CoreExpr Desugarer::condition(CoreExpr test, CoreExpr yes, CoreExpr no, Span span) {
  const auto& known = program_.known;
  const Var* binder = fresh("b", build_.type_con(known.true_con->parent));
  return build_.case_of(
      test, binder, {build_.con_alt(known.false_con, {}, no), build_.con_alt(known.true_con, {}, yes)}, nullptr, span);
}

CoreExpr Desugarer::condition(const Expr* source, CoreExpr test, CoreExpr yes, CoreExpr no, Span span) {
  if (std::optional<Boxes::Outcome> boxes = boxes_.condition(source->id)) {
    yes = measured(boxes->yes, yes);
    no = measured(boxes->no, no);
  }
  return condition(test, yes, no, span);
}

// Gives the value a name: by evaluating it when the match does so anyway, otherwise by a let.
CoreExpr Desugarer::match_value(CoreExpr value, const core::Type* type, const Pattern* first, Span span,
                                const std::function<CoreExpr(const Var*)>& body) {
  if (value->kind == core::ExprKind::Var) return body(core::as<core::VarExpr>(value).var);
  const Var* name = variable_for(first, type, "s");
  if (!first || !forces(first)) return build_.let(name, value, body(name), span);
  matcher_.expect(name);
  CoreExpr out = body(name);
  matcher_.expect(nullptr);
  if (out->kind == core::ExprKind::Case && core::as<core::CaseExpr>(out).binder == name) {
    const auto& inner = core::as<core::CaseExpr>(out);
    return build_.case_of(value, name, {inner.alts.begin(), inner.alts.end()}, inner.fallback, span);
  }
  return build_.case_of(value, name, {}, out, span);
}

CoreExpr Desugarer::alternatives(const Var* value, Seq<Alternative> list, Failure& failure) {
  std::vector<Row> rows;
  for (const Alternative& a : list) {
    rows.push_back({{pattern(a.pat)}, [this, &a](Failure& f) { return right_hand_side(*a.rhs, f); }, can_fail(*a.rhs)});
  }
  return matcher_.match({value}, std::move(rows), failure);
}

CoreExpr Desugarer::case_of(const Expr* scrutinee, Seq<Alternative> list, Span span) {
  Failure failure = failing(span, "Non-exhaustive patterns in case");
  CoreExpr value = expression(scrutinee);
  const core::Type* type = type_of(scrutinee->id);
  Span place = std::exchange(match_place_, span);
  const Pattern* first = list.empty() ? make_pattern(PatternKind::Bang, span, {make_pattern(PatternKind::Any, span)})
                                      : pattern(list[0].pat);
  CoreExpr out = nullptr;
  if (list.empty()) {
    out = build_.case_of(value, fresh("s", type), {}, failure.take(), span);
  } else {
    out = match_value(value, type, first, span, [&](const Var* v) { return alternatives(v, list, failure); });
  }
  match_place_ = place;
  return out;
}

CoreExpr Desugarer::lambda(const LambdaExpr& e) {
  Failure failure = failing(e.span, "Non-exhaustive patterns in lambda");
  Span place = std::exchange(match_place_, e.span);
  std::vector<const Var*> params;
  Row row;
  for (const Pat* p : e.params) {
    row.patterns.push_back(pattern(p));
    params.push_back(variable_for(row.patterns.back(), type_of(p->id), "a"));
  }
  match_place_ = place;
  row.patterns = {row.patterns.rbegin(), row.patterns.rend()};
  row.body = [&](Failure&) { return expression(e.body); };
  std::vector<Row> rows;
  rows.push_back(std::move(row));
  return build_.lam(params, matcher_.match({params.rbegin(), params.rend()}, std::move(rows), failure), e.span);
}

CoreExpr Desugarer::list(const std::vector<CoreExpr>& elements, Span span) {
  CoreExpr out = build_.con(program_.known.nil, {}, span);
  for (size_t i = elements.size(); i-- > 0;) out = build_.con(program_.known.cons, {elements[i], out}, span);
  return out;
}

// (e, , f): what is absent becomes a parameter; what is there is computed once.
CoreExpr Desugarer::tuple(const TupleExpr& e) {
  std::vector<CoreExpr> args;
  std::vector<const Var*> params;
  std::vector<Bind> once;
  bool section = false;
  for (const Expr* x : e.elements) section = section || !x;
  for (const Expr* x : e.elements) {
    if (!x) {
      params.push_back(fresh("x"));
      args.push_back(build_.var(params.back(), e.span));
      continue;
    }
    CoreExpr value = expression(x);
    if (section && !is_atom(value)) {
      once.push_back({fresh("e", type_of(x->id)), value});
      value = build_.var(once.back().var, x->span);
    }
    args.push_back(value);
  }
  CoreExpr out = build_.lam(params, construct(names_.tuple_con(e.elements.size()), args, e.span), e.span);
  for (size_t i = once.size(); i-- > 0;) out = build_.let(once[i].var, once[i].rhs, out, e.span);
  return out;
}

CoreExpr Desugarer::sequence(const SequenceExpr& e) {
  const char* method = e.next ? (e.to ? "enumFromThenTo" : "enumFromThen") : (e.to ? "enumFromTo" : "enumFrom");
  std::vector<CoreExpr> args{expression(e.from)};
  if (e.next) args.push_back(expression(e.next));
  if (e.to) args.push_back(expression(e.to));
  return method_call(method, info(e.id).evidence[0], std::move(args), e.span);
}

CoreExpr Desugarer::unwrapped(const Expr* e) {
  switch (e->kind) {
    case ExprKind::Var:
    case ExprKind::Con:
    case ExprKind::App:
    case ExprKind::Infix:
      return application(e);
    case ExprKind::Lit:
      return literal(static_cast<const LitExpr*>(e)->literal, info(e->id), 0, false, e->span);
    case ExprKind::TypeApp:
      return expression(static_cast<const TypeAppExpr*>(e)->function);
    case ExprKind::Negate: {
      const Expr* operand = static_cast<const NegateExpr*>(e)->operand;
      const NodeInfo& node = info(e->id);
      if (operand->kind == ExprKind::Lit && primitive(node.type) != Primitive::None) {
        return measured(boxes_.expression(operand->id),
                        literal(static_cast<const LitExpr*>(operand)->literal, node, 0, true, e->span));
      }
      return method_call("negate", node.evidence[0], {expression(operand)}, e->span);
    }
    case ExprKind::Selection:
      return method_call("getField", info(e->id).evidence[0],
                         {expression(static_cast<const SelectionExpr*>(e)->record)}, e->span);
    case ExprKind::LeftSection:
      return left_section(*static_cast<const LeftSectionExpr*>(e));
    case ExprKind::RightSection:
      return right_section(*static_cast<const RightSectionExpr*>(e));
    case ExprKind::Lambda:
      return lambda(*static_cast<const LambdaExpr*>(e));
    case ExprKind::LambdaCase: {
      const types::Type* type = info(e->id).type;
      bool arrow = type && type->kind == types::TypeKind::Fun;
      const Var* value = fresh("a", arrow ? types_of_core_.convert(type->left) : nullptr);
      Failure failure = failing(e->span, "Non-exhaustive patterns in case");
      Span place = std::exchange(match_place_, e->span);
      const auto& list = static_cast<const LambdaCaseExpr*>(e)->alternatives;
      CoreExpr body = list.empty()
                          ? build_.case_of(build_.var(value), fresh("s", value->type), {}, failure.take(), e->span)
                          : alternatives(value, list, failure);
      match_place_ = place;
      return build_.lam({value}, body, e->span);
    }
    case ExprKind::Let: {
      auto& l = *static_cast<const LetExpr*>(e);
      return let(
          *l.bindings, [&] { return expression(l.body); }, e->span);
    }
    case ExprKind::If: {
      auto& i = *static_cast<const IfExpr*>(e);
      CoreExpr test = expression(i.condition);
      CoreExpr yes = expression(i.then_branch);
      return condition(i.condition, test, yes, expression(i.else_branch), e->span);
    }
    case ExprKind::MultiIf: {
      Failure failure = failing(e->span, "Non-exhaustive guards in multi-way if");
      return right_hand_side(*static_cast<const MultiIfExpr*>(e)->branches, failure);
    }
    case ExprKind::Case: {
      auto& c = *static_cast<const CaseExpr*>(e);
      return case_of(c.scrutinee, c.alternatives, e->span);
    }
    case ExprKind::Do:
      return do_block(*static_cast<const DoExpr*>(e));
    case ExprKind::Tuple:
      return tuple(*static_cast<const TupleExpr*>(e));
    case ExprKind::List: {
      std::vector<CoreExpr> elements;
      for (const Expr* x : static_cast<const ListExpr*>(e)->elements) elements.push_back(expression(x));
      return list(elements, e->span);
    }
    case ExprKind::Sequence:
      return sequence(*static_cast<const SequenceExpr*>(e));
    case ExprKind::Comprehension:
      return comprehension(*static_cast<const ComprehensionExpr*>(e));
    case ExprKind::RecordCon:
      return record_construction(*static_cast<const RecordConExpr*>(e));
    case ExprKind::RecordUpdate:
      return record_update(*static_cast<const RecordUpdateExpr*>(e));
    case ExprKind::Annotated:
      return expression(static_cast<const AnnotatedExpr*>(e)->expr);
    case ExprKind::Paren:
      return expression(static_cast<const ParenExpr*>(e)->expr);
    case ExprKind::OpChain:
    case ExprKind::Hole:
      break;  // gone after names, reported by types
  }
  return error_call("errorWithoutStackTrace", "hole", e->span);
}

}  // namespace needle::desugar
