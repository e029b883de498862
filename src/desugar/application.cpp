// Application: whole spines at once, constructors saturated, newtypes erased.
#include "desugar/desugarer.h"

namespace needle::desugar {

using namespace syntax;

namespace {

const Expr* strip(const Expr* e) {
  while (e->kind == ExprKind::Paren) e = static_cast<const ParenExpr*>(e)->expr;
  return e;
}

}  // namespace

// f a b, a `f` b and f $ a, down to the head. A node inside the spine that has a wrap of its own ends it.
CoreExpr Desugarer::application(const Expr* e) {
  std::vector<const Expr*> args;    // the last first
  std::vector<const Expr*> called;  // what stands before a $: evaluated with the call
  const Expr* head = e;
  for (;;) {
    if (head != e && !info(head->id).wrap.empty()) break;
    if (head->kind == ExprKind::App) {
      args.push_back(static_cast<const AppExpr*>(head)->argument);
      head = static_cast<const AppExpr*>(head)->function;
    } else if (head->kind == ExprKind::Infix) {
      auto& infix = *static_cast<const InfixExpr*>(head);
      args.push_back(infix.right);
      if (infix.op->kind == ExprKind::Var && dollar_.valid() &&
          static_cast<const VarExpr*>(infix.op)->ref.entity == dollar_) {
        head = infix.left;
        called.push_back(head);
      } else {
        args.push_back(infix.left);
        head = infix.op;
      }
    } else if (head->kind == ExprKind::Paren && head != e) {
      head = static_cast<const ParenExpr*>(head)->expr;
    } else {
      break;
    }
  }
  if (head == e) {  // a variable or constructor by itself: its wrap is the caller's business
    if (e->kind == ExprKind::Var) return variable(static_cast<const VarExpr*>(e)->ref, e->span);
    EntityId con = static_cast<const ConExpr*>(e)->ref.entity;
    return construct(con, {}, e->span);
  }
  std::vector<CoreExpr> values;
  const bool guarding = is_guarding(head);
  for (size_t i = args.size(); i-- > 0;)
    values.push_back(guarding && values.empty() ? guard(args[i]) : expression(args[i]));
  CoreExpr out = apply(head, std::move(values), e->span);
  const ExprKind inner = strip(head)->kind;
  for (size_t i = called.size(); i-- > 0;) {
    const bool has_mark = called[i] == head && inner != ExprKind::Var && inner != ExprKind::Con;
    if (!has_mark) out = measured(boxes_.expression(called[i]->id), out);
  }
  return out;
}

CoreExpr Desugarer::apply(const Expr* head, std::vector<CoreExpr> args, Span span) {
  const Expr* inner = strip(head);
  if (inner->kind == ExprKind::Con) {
    std::vector<CoreExpr> all;
    for (const types::WrapStep& step : info(inner->id).wrap) {
      for (CoreExpr d : evidences(step.args, span)) all.push_back(d);
    }
    all.insert(all.end(), args.begin(), args.end());
    return construct(static_cast<const ConExpr*>(inner)->ref.entity, std::move(all), span);
  }
  if (inner->kind == ExprKind::Var && !args.empty()) {
    if (is_target(static_cast<const VarExpr*>(inner)->ref)) return build_.app(target(span), args, span);
    EntityId entity = static_cast<const VarExpr*>(inner)->ref.entity;
    if (entity.valid() && names_.entity(entity).kind == names::EntityKind::Field) {
      auto data = types_.data.find(names_.entity(entity).parent);
      if (data != types_.data.end() && data->second.is_newtype) {
        return build_.app(field_of_newtype(entity, args[0]), {args.begin() + 1, args.end()}, span);
      }
    }
  }
  // a name that is called is evaluated with the call: no mark of its own
  return build_.app(inner->kind == ExprKind::Var ? unmarked(head) : expression(head), args, span);
}

CoreExpr Desugarer::construct(EntityId con, std::vector<CoreExpr> args, Span span) {
  if (names_.entity(con).kind == names::EntityKind::PatternSynonym) {
    return build_.app(build_.global(map_.values.get(con), span), args, span);
  }
  const core::DataCon* data = program_.con(map_.constructors.get(con));
  if (!data->parent->is_newtype) return construct(data, std::move(args), span);
  if (!args.empty()) return build_.app(args[0], {args.begin() + 1, args.end()}, span);
  const Var* x = fresh("x", data->field_types.empty() ? nullptr : data->field_types[0]);
  return build_.lam({x}, build_.var(x, span), span);
}

namespace {
bool is_value(CoreExpr e) {
  return e->kind == core::ExprKind::Lit || e->kind == core::ExprKind::Lam;
}
}  // namespace

CoreExpr Desugarer::construct(const core::DataCon* con, std::vector<CoreExpr> args, Span span) {
  std::vector<const Var*> params;
  std::vector<Bind> outside, strict;
  bool partial = args.size() < con->arity;
  if (partial) {
    for (CoreExpr& a : args) {  // computed once, however often the function is called
      if (is_atom(a)) continue;
      outside.push_back({fresh("e"), a});
      a = build_.var(outside.back().var, a->span);
    }
  }
  while (args.size() < con->arity) {
    size_t i = args.size();
    params.push_back(fresh("x", i < con->field_types.size() ? con->field_types[i] : nullptr));
    args.push_back(build_.var(params.back(), span));
  }
  for (size_t i = 0; i < con->strict_fields.size() && i < args.size(); ++i) {
    if (!con->strict_fields[i] || is_value(args[i])) continue;
    strict.push_back({fresh("v", i < con->field_types.size() ? con->field_types[i] : nullptr), args[i]});
    args[i] = build_.var(strict.back().var, args[i]->span);
  }
  CoreExpr out = build_.con(con, args, span);
  for (size_t i = strict.size(); i-- > 0;) out = build_.case_of(strict[i].rhs, strict[i].var, {}, out, span);
  out = build_.lam(params, out, span);
  for (size_t i = outside.size(); i-- > 0;) out = build_.let(outside[i].var, outside[i].rhs, out, span);
  return out;
}

bool Desugarer::is_atom(CoreExpr e) const {
  switch (e->kind) {
    case core::ExprKind::Var:
    case core::ExprKind::Global:
      return true;
    case core::ExprKind::Lit:
      return core::as<core::LitExpr>(e).literal.kind != core::LitKind::String;
    case core::ExprKind::Con:
      return core::as<core::ConExpr>(e).args.empty();
    default:
      return false;
  }
}

CoreExpr Desugarer::shared(CoreExpr e, const core::Type* type, const std::function<CoreExpr(CoreExpr)>& use) {
  if (is_atom(e)) return use(e);
  const Var* name = fresh("e", type);
  return build_.let(name, e, use(build_.var(name, e->span)), e->span);
}

CoreExpr Desugarer::left_section(const LeftSectionExpr& e) {
  const Expr* op = strip(e.op);
  CoreExpr operand = expression(e.operand);
  if (op->kind == ExprKind::Var && dollar_.valid() && static_cast<const VarExpr*>(op)->ref.entity == dollar_)
    return operand;
  return apply(e.op, {operand}, e.span);
}

CoreExpr Desugarer::right_section(const RightSectionExpr& e) {
  const Expr* op = strip(e.op);
  const types::Type* type = info(e.id).type;
  bool arrow = type && type->kind == types::TypeKind::Fun;
  const Var* x = fresh("x", arrow ? types_of_core_.convert(type->left) : nullptr);
  return shared(expression(e.operand), type_of(e.operand->id), [&](CoreExpr operand) {
    CoreExpr first = build_.var(x, e.span);
    bool dollar =
        op->kind == ExprKind::Var && dollar_.valid() && static_cast<const VarExpr*>(op)->ref.entity == dollar_;
    CoreExpr body = dollar ? build_.app(first, {operand}, e.span) : apply(e.op, {first, operand}, e.span);
    return build_.lam({x}, body, e.span);
  });
}

}  // namespace needle::desugar
