#include "core/ticks.h"

#include "core/children.h"
#include "core/map_children.h"

namespace needle::core {
namespace {

class Dropper {
 public:
  Dropper(Program& program, const std::function<bool(uint32_t)>& keep) : build_(program), keep_(keep) {}

  const Expr* expr(const Expr* e) {
    if (e->kind == ExprKind::Tick && !keep_(as<TickExpr>(e).tick)) return expr(as<TickExpr>(e).body);
    if (e->kind == ExprKind::Let && as<LetExpr>(e).join) return join(as<LetExpr>(e));
    const Expr* now = inside(e);
    if (now == e || now->kind != ExprKind::Lam) return now;
    const auto& params = as<LamExpr>(now).params;  // of a lambda below a dropped tick, too
    return build_.lam({params.begin(), params.end()}, as<LamExpr>(now).body, e->span);
  }

 private:
  const Expr* inside(const Expr* e) {
    return map_children(build_, e, [this](const Expr* child) { return expr(child); });
  }

  const Expr* join(const LetExpr& e) {
    Arena& arena = build_.program().arena;
    std::vector<Bind> binds(e.binds.begin(), e.binds.end());
    for (Bind& b : binds) b.rhs = join_point(b.rhs);
    return arena.make<LetExpr>(e, e.recursive, e.join, arena.copy(binds), expr(e.body));
  }

  // A join point takes as many parameters as before, and without parameters it binds no lambda.
  const Expr* join_point(const Expr* rhs) {
    if (rhs->kind == ExprKind::Lam) return inside(rhs);
    const Expr* now = expr(rhs);
    if (now->kind != ExprKind::Lam) return now;
    const Var* function = build_.fresh("f");
    return build_.let(function, now, build_.var(function, now->span), now->span);
  }

  Builder build_;
  const std::function<bool(uint32_t)>& keep_;
};

}  // namespace

void keep_ticks(Program& program, GlobalId first, const std::function<bool(uint32_t)>& keep) {
  Dropper dropper(program, keep);
  for (uint32_t i = first.index; i < program.global_count(); ++i) {
    Global& g = program.global(GlobalId(i));
    if (g.body) g.body = dropper.expr(g.body);
  }
}

void each_tick(const Expr* e, const std::function<void(uint32_t)>& f) {
  if (e->kind == ExprKind::Tick) f(as<TickExpr>(e).tick);
  each_child(e, [&f](const Expr* child) { each_tick(child, f); });
}

}  // namespace needle::core
