// Marks on the source, as ticks (core/ticks.h).
//
//   e                    ->  tick n e
//   target               ->  \x -> tick n x
//   quickCheck           ->  quickCheckPlaced "Foo.hs:12:5-10"
//   f p q = e            ->  f = \p q -> tick n e
//   if c then d else e   ->  case tick n c of { True -> tick k (tick l d); False -> tick m (tick o e) }
//   (c && d) ==> q       ->  ((case c of { False -> tick n False; True -> True }) && ..) ==> q
//
// A condition's mark is passed only when it is False, so the last one passed by a test that was rejected is the one
// that rejected it.
#include "desugar/desugarer.h"
#include "syntax/visit.h"

namespace needle::desugar {

using namespace syntax;

CoreExpr Desugarer::marked(core::TickKind kind, CoreExpr e, Span span) {
  const bool wanted = options_.ticks && !derived_ && (kind == core::TickKind::Guard || options_.expressions);
  if (!wanted) return e;
  core::TickInfo info;
  info.kind = kind;
  info.span = span;
  options_.ticks->push_back(std::move(info));
  return build_.tick(static_cast<uint32_t>(options_.ticks->size() - 1), e, span);
}

CoreExpr Desugarer::ticked(uint32_t tick, core::TickKind kind, CoreExpr e) {
  core::TickInfo& info = (*options_.ticks)[tick];
  info.kind = kind;
  return build_.tick(tick, e, info.span);
}

CoreExpr Desugarer::marked(const Expr* e, CoreExpr value) {
  if (Boxes::Tick box = boxes_.expression(e->id)) return ticked(*box, core::TickKind::Expression, value);
  return marked(core::TickKind::Expression, value, e->span);
}

CoreExpr Desugarer::marked(const FunctionDecl& decl, CoreExpr body) {
  Boxes::Tick box = boxes_.declaration(decl.id);
  return box ? ticked(*box, derived_ ? core::TickKind::Measure : core::TickKind::Function, body) : body;
}

CoreExpr Desugarer::measured(Boxes::Tick box, CoreExpr e) {
  return box ? ticked(*box, core::TickKind::Measure, e) : e;
}

bool Desugarer::is_target(const Ref& ref) const {
  if (!options_.ticks || !options_.expressions || !ref.entity.valid()) return false;
  const names::Entity& entity = names_.entity(ref.entity);
  return entity.name.text() == "target" && entity.module.text() == "Needle";
}

// quickCheck  ->  quickCheckPlaced "Foo.hs:12:5-10"
EntityId Desugarer::placed_version(const Expr* e) const {
  if (e->kind != ExprKind::Var) return {};
  return names_.placed_version(static_cast<const VarExpr*>(e)->ref.entity);
}

CoreExpr Desugarer::target(Span span) {
  const Var* x = fresh("x");
  return build_.lam({x}, marked(core::TickKind::Target, build_.var(x, span), span), span);
}

// ==> of the libraries that test, and Needle's assume: what their first argument rejects does not count.
bool Desugarer::is_guarding(const Expr* function) const {
  function = without_parentheses(function);
  if (!options_.ticks || function->kind != ExprKind::Var) return false;
  const EntityId id = static_cast<const VarExpr*>(function)->ref.entity;
  if (!id.valid()) return false;
  const names::Entity& entity = names_.entity(id);
  const names::ModuleInfo* module = names_.find_module(entity.module);
  return module && module->library &&
         (entity.name.text() == "==>" || (entity.name.text() == "assume" && entity.module.text() == "Needle"));
}

CoreExpr Desugarer::guard(const Expr* condition) {
  const Expr* e = without_parentheses(condition);
  const types::Type* type = info(e->id).type;
  const core::TyCon* boolean = program_.known.true_con->parent;
  const bool is_bool = type && type->kind == types::TypeKind::Con && map_.types.get(type->con) == boolean->id &&
                       info(e->id).wrap.empty();
  if (!is_bool) return expression(condition);
  if (e->kind == ExprKind::Infix) {
    auto& infix = *static_cast<const InfixExpr*>(e);
    const Ref* op = infix.op->kind == ExprKind::Var ? &static_cast<const VarExpr*>(infix.op)->ref : nullptr;
    if (op && op->entity.valid() && op->entity == and_) {
      CoreExpr left = guard(infix.left);
      return marked(condition, apply(infix.op, {left, guard(infix.right)}, e->span));
    }
  }
  const auto& known = program_.known;
  CoreExpr no = marked(core::TickKind::Guard, build_.con(known.false_con, {}, e->span), e->span);
  return this->condition(expression(condition), build_.con(known.true_con, {}, e->span), no, e->span);
}

}  // namespace needle::desugar
