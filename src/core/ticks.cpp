#include "core/ticks.h"

#include "core/build.h"
#include "core/children.h"

namespace needle::core {
namespace {

class Dropper {
 public:
  Dropper(Program& program, const std::function<bool(uint32_t)>& keep)
      : arena_(program.arena), build_(program), keep_(keep) {}

  const Expr* expr(const Expr* e) {
    switch (e->kind) {
      case ExprKind::Var:
      case ExprKind::Global:
      case ExprKind::Lit:
        return e;
      case ExprKind::Con:
        return arena_.make<ConExpr>(*e, as<ConExpr>(e).con, list(as<ConExpr>(e).args));
      case ExprKind::App: {
        Seq<const Expr* const> args = list(as<AppExpr>(e).args);
        return build_.app(expr(as<AppExpr>(e).function), {args.begin(), args.end()}, e->span);
      }
      case ExprKind::Lam: {
        const auto& params = as<LamExpr>(e).params;
        return build_.lam({params.begin(), params.end()}, expr(as<LamExpr>(e).body), e->span);
      }
      case ExprKind::Let:
        return let(as<LetExpr>(e));
      case ExprKind::Case: {
        const auto& c = as<CaseExpr>(e);
        std::vector<Alt> alts(c.alts.begin(), c.alts.end());
        for (Alt& a : alts) a.body = expr(a.body);
        const Expr* scrutinee = expr(c.scrutinee);
        return build_.case_of(scrutinee, c.binder, alts, c.fallback ? expr(c.fallback) : nullptr, e->span);
      }
      case ExprKind::Prim:
        return arena_.make<PrimExpr>(*e, as<PrimExpr>(e).prim, list(as<PrimExpr>(e).args));
      case ExprKind::Tick: {
        const Expr* body = expr(as<TickExpr>(e).body);
        return keep_(as<TickExpr>(e).tick) ? build_.tick(as<TickExpr>(e).tick, body, e->span) : body;
      }
      case ExprKind::Overlap:
        return build_.map_parts(as<OverlapExpr>(e), [this](const Expr* part) { return expr(part); });
    }
    return e;
  }

 private:
  Seq<const Expr* const> list(Seq<const Expr* const> es) {
    std::vector<const Expr*> out;
    for (const Expr* e : es) out.push_back(expr(e));
    return arena_.copy(out);
  }

  const Expr* let(const LetExpr& e) {
    std::vector<Bind> binds(e.binds.begin(), e.binds.end());
    for (Bind& b : binds) {
      const bool lambda = b.rhs->kind == ExprKind::Lam;
      b.rhs = expr(b.rhs);
      if (e.join && !lambda && b.rhs->kind == ExprKind::Lam) {  // a join point without parameters binds no lambda
        const Var* function = build_.fresh("f");
        b.rhs = build_.let(function, b.rhs, build_.var(function, b.rhs->span), b.rhs->span);
      }
    }
    return arena_.make<LetExpr>(e, e.recursive, e.join, arena_.copy(binds), expr(e.body));
  }

  Arena& arena_;
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
