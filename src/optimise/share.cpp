#include "optimise/share.h"

#include "optimise/dictionary.h"

namespace needle::optimise {
namespace {

class Sharer {
 public:
  Sharer(Program& program, Specialisations& specialisations)
      : program_(program), build_(program), shared_(specialisations) {
    shared_.update(program);
  }

  const Expr* expr(const Expr* e) {
    Arena& arena = program_.arena;
    switch (e->kind) {
      case ExprKind::Var:
      case ExprKind::Global:
      case ExprKind::Lit:
        return e;
      case ExprKind::Con: {
        if (lambdas_ > 0 && !as<ConExpr>(e).args.empty() && is_constant_data(e))
          return build_.global(constant(e), e->span);
        auto args = list(as<ConExpr>(e).args);
        return args.data() == as<ConExpr>(e).args.data() ? e : arena.make<ConExpr>(*e, as<ConExpr>(e).con, args);
      }
      case ExprKind::Prim: {
        auto args = list(as<PrimExpr>(e).args);
        return args.data() == as<PrimExpr>(e).args.data() ? e : arena.make<PrimExpr>(*e, as<PrimExpr>(e).prim, args);
      }
      case ExprKind::App: {
        if (is_closed_dictionary(program_, e)) return build_.global(shared(e), e->span);
        const auto& a = as<AppExpr>(e);
        const Expr* f = expr(a.function);
        auto args = list(a.args);
        return f == a.function && args.data() == a.args.data() ? e : arena.make<AppExpr>(*e, f, args);
      }
      case ExprKind::Lam: {
        ++lambdas_;
        const Expr* body = expr(as<LamExpr>(e).body);
        --lambdas_;
        return body == as<LamExpr>(e).body ? e : arena.make<LamExpr>(*e, as<LamExpr>(e).params, body);
      }
      case ExprKind::Let: {
        const auto& l = as<LetExpr>(e);
        std::vector<Bind> binds(l.binds.begin(), l.binds.end());
        bool same = true;
        for (Bind& b : binds) {
          const Expr* rhs = expr(b.rhs);
          same = same && rhs == b.rhs;
          b.rhs = rhs;
        }
        const Expr* body = expr(l.body);
        return same && body == l.body ? e : arena.make<LetExpr>(*e, l.recursive, l.join, arena.copy(binds), body);
      }
      case ExprKind::Case: {
        const auto& c = as<CaseExpr>(e);
        const Expr* scrutinee = expr(c.scrutinee);
        bool same = scrutinee == c.scrutinee;
        std::vector<Alt> alts(c.alts.begin(), c.alts.end());
        for (Alt& a : alts) {
          const Expr* body = expr(a.body);
          same = same && body == a.body;
          a.body = body;
        }
        const Expr* fallback = c.fallback ? expr(c.fallback) : nullptr;
        return same && fallback == c.fallback ? e : build_.case_of(scrutinee, c.binder, alts, fallback, e->span);
      }
      case ExprKind::Tick: {
        const Expr* body = expr(as<TickExpr>(e).body);
        return body == as<TickExpr>(e).body ? e : arena.make<TickExpr>(*e, as<TickExpr>(e).tick, body);
      }
      case ExprKind::Overlap:
        return build_.map_parts(as<OverlapExpr>(e), [&](const Expr* part) { return expr(part); });
    }
    return e;
  }

  void global(Global& g) {
    owner_ = &g;
    constants_ = 0;
    lambdas_ = 0;
    g.body = expr(g.body);
  }

 private:
  GlobalId constant(const Expr* e) {
    Symbol name = intern(std::string(owner_->name.text()) + "$c" + std::to_string(++constants_));
    Global* g = program_.add_global(owner_->module, name);
    g->flags.optimised = true;
    g->body = e;
    return g->id;
  }

  Seq<const Expr* const> list(Seq<const Expr* const> es) {
    std::vector<const Expr*> out;
    bool same = true;
    for (const Expr* a : es) {
      out.push_back(expr(a));
      same = same && out.back() == a;
    }
    if (same) return es;
    return program_.arena.copy(out);
  }

  GlobalId shared(const Expr* closed) {
    Symbol name = intern(std::string(kSharedPrefix) + dictionary_key(program_, closed));
    if (const GlobalId known = shared_.find(name); known.valid()) return known;
    const auto& a = as<AppExpr>(closed);
    Global* g = program_.add_global(program_.global(as<GlobalExpr>(a.function).global).module, name);
    shared_.add(name, g->id);
    g->flags.specialised = g->flags.dictionary = g->flags.optimised = true;
    GlobalId id = g->id;
    std::vector<const Expr*> args;
    for (const Expr* x : a.args) args.push_back(expr(x));
    program_.global(id).body = build_.app(a.function, args);
    return id;
  }

  Program& program_;
  Builder build_;
  Specialisations& shared_;
  const Global* owner_ = nullptr;
  int constants_ = 0;
  int lambdas_ = 0;
};

}  // namespace

void share_constants(Program& program, const std::vector<GlobalId>& globals, Specialisations& specialisations) {
  Sharer sharer(program, specialisations);
  for (GlobalId id : globals) {
    Global& g = program.global(id);
    if (g.body && !g.flags.dictionary && !g.flags.selector) sharer.global(g);
  }
}

}  // namespace needle::optimise
