#include "optimise/strictness.h"

#include <algorithm>

#include "optimise/tree.h"

namespace needle::optimise {
namespace {

constexpr int kMaxIterations = 8;

// Variables that are certainly evaluated, sorted; `all`: evaluation does not return, so any variable may be counted in.
struct Demand {
  std::vector<const Var*> vars;
  bool all = false;
  bool effect = false;  // performs an action

  bool has(const Var* v) const { return std::binary_search(vars.begin(), vars.end(), v); }
  void add(const Demand& other) {
    std::vector<const Var*> merged;
    std::set_union(vars.begin(), vars.end(), other.vars.begin(), other.vars.end(), std::back_inserter(merged));
    vars = std::move(merged);
    all = all || other.all;
    effect = effect || other.effect;
  }
  // What holds on both of two ways.
  void either(const Demand& other) {
    effect = effect || other.effect;
    if (other.all && !all) return;
    if (all && !other.all) {
      vars = other.vars;
      all = false;
      return;
    }
    std::vector<const Var*> common;
    std::set_intersection(vars.begin(), vars.end(), other.vars.begin(), other.vars.end(), std::back_inserter(common));
    vars = std::move(common);
  }
  void remove(const Var* v) {
    auto it = std::lower_bound(vars.begin(), vars.end(), v);
    if (it != vars.end() && *it == v) vars.erase(it);
  }
};

struct Signature {
  bool known = false;
  bool top = false;  // nothing is known against it yet: `free` is everything
  uint32_t arity = 0;
  uint64_t strict = 0;
  bool diverges = false;
  std::vector<const Var*> free;  // evaluated by every saturated call

  friend bool operator==(const Signature&, const Signature&) = default;

  // Only what holds in both: a fixed point is approached from above.
  void meet(const Signature& other) {
    if (!top) {
      std::erase_if(free, [&](const Var* v) { return !std::binary_search(other.free.begin(), other.free.end(), v); });
    } else {
      free = other.free;
    }
    top = false;
    strict &= other.strict;
    diverges = diverges && other.diverges;
  }
};

class Analysis {
 public:
  explicit Analysis(Program& program) : program_(program), build_(program) {}
  bool building = false;  // first the signatures are found, then, in one more walk, the new trees are made
  bool changed = false;   // by building

  struct Result {
    const Expr* expr;
    Demand demand;
  };

  // The function's new form and what its calls evaluate.
  const Expr* function(const LamExpr& e, Signature& out) {
    Result body = walk(e.body);
    out.known = true;
    out.arity = static_cast<uint32_t>(e.params.size());
    out.diverges = body.demand.all;
    out.strict = 0;
    for (size_t i = 0; i < e.params.size() && i < 63; ++i) {
      if (body.demand.has(e.params[i])) out.strict |= uint64_t{1} << i;
      body.demand.remove(e.params[i]);
    }
    out.free = std::move(body.demand.vars);
    return !building ? &e : program_.arena.make<LamExpr>(e, e.params, body.expr);
  }

  Result walk(const Expr* e) {
    Arena& arena = program_.arena;
    switch (e->kind) {
      case ExprKind::Var:
        return {e, {{as<VarExpr>(e).var}, false, false}};
      case ExprKind::Global:
      case ExprKind::Lit:
        return {e, {}};
      case ExprKind::Lam: {
        Signature ignored;
        return {function(as<LamExpr>(e), ignored), {}};
      }
      case ExprKind::Con: {
        const auto& c = as<ConExpr>(e);
        std::vector<const Expr*> args;
        std::vector<Bind> early;
        for (const Expr* a : c.args) args.push_back(lazy(walk(a).expr, early));
        return {building ? evaluate_first(early, build_.con(c.con, args, e->span)) : e, {}};
      }
      case ExprKind::App:
        return application(as<AppExpr>(e));
      case ExprKind::Let:
        return let(as<LetExpr>(e));
      case ExprKind::Case:
        return case_of(as<CaseExpr>(e));
      case ExprKind::Prim:
        return primitive(as<PrimExpr>(e));
      case ExprKind::Tick: {
        Result body = walk(as<TickExpr>(e).body);
        body.expr = building ? arena.make<TickExpr>(*e, as<TickExpr>(e).tick, body.expr) : e;
        return body;
      }
      case ExprKind::Overlap: {  // which parts are evaluated depends on which others wait
        bool effect = false;
        const Expr* out = build_.map_parts(as<OverlapExpr>(e), [&](const Expr* part) {
          Result r = walk(part);
          effect = effect || r.demand.effect;
          return r.expr;
        });
        return {out, {{}, false, effect}};
      }
    }
    return {e, {}};
  }

 private:
  bool is_cheap(const Expr* e) {
    if (!building || e->kind != ExprKind::Prim || !is_cheap_prim(as<PrimExpr>(e).prim)) return false;
    for (const Expr* a : as<PrimExpr>(e).args) {
      bool ready = a->kind == ExprKind::Lit || (a->kind == ExprKind::Var && evaluated_[as<VarExpr>(a).var]);
      if (!ready) return false;
    }
    return true;
  }

  const Expr* early(const Expr* e, std::vector<Bind>& binds) {
    const Var* t = build_.fresh("t");
    binds.push_back({t, e});
    changed = true;
    return build_.var(t);
  }
  const Expr* lazy(const Expr* e, std::vector<Bind>& binds) { return is_cheap(e) ? early(e, binds) : e; }

  const Expr* evaluate_first(const std::vector<Bind>& binds, const Expr* e) {
    for (size_t i = binds.size(); i-- > 0;) {
      evaluated_[binds[i].var] = 1;
      e = build_.case_of(binds[i].rhs, binds[i].var, {}, e, e->span);
    }
    return e;
  }

  Signature signature_of(const Expr* f) {
    if (f->kind == ExprKind::Var) {
      auto it = signatures_.find(as<VarExpr>(f).var);
      return it == signatures_.end() ? Signature{} : it->second;
    }
    if (f->kind != ExprKind::Global) return {};
    const Expr* body = program_.body(as<GlobalExpr>(f).global);
    if (!body || body->kind != ExprKind::Lam) return {};
    uint64_t strict = program_.global(as<GlobalExpr>(f).global).strict_params;
    auto arity = static_cast<uint32_t>(as<LamExpr>(body).params.size());
    return {true, false, arity, strict & ~kDiverges, (strict & kDiverges) != 0, {}};
  }

  Result application(const AppExpr& e) {
    Signature s = signature_of(e.function);
    bool saturated = s.known && e.args.size() >= s.arity;
    Result f = walk(e.function);
    Demand demand = std::move(f.demand);
    std::vector<const Expr*> args;
    std::vector<Bind> first;
    for (size_t i = 0; i < e.args.size(); ++i) {
      Result a = walk(e.args[i]);
      bool strict = saturated && i < 63 && (s.strict >> i & 1);
      if (strict) demand.add(a.demand);
      if (building && strict && !is_atom(a.expr) && !is_value(a.expr)) {
        a.expr = early(a.expr, first);
      } else {
        a.expr = lazy(a.expr, first);
      }
      args.push_back(a.expr);
    }
    if (saturated) {
      demand.all = demand.all || s.diverges;
      demand.add({std::move(s.free), false, false});
    }
    if (!building) return {&e, std::move(demand)};
    return {evaluate_first(first, build_.app(f.expr, args, e.span)), std::move(demand)};
  }

  Result let(const LetExpr& e) {
    if (e.recursive) return let_rec(e);
    const Bind& b = e.binds[0];
    if (b.rhs->kind == ExprKind::Lam) {
      Signature s;
      const Expr* rhs = function(as<LamExpr>(b.rhs), s);
      signatures_[b.var] = std::move(s);
      Result body = walk(e.body);
      body.demand.remove(b.var);
      body.expr = make_let(e, {{b.var, rhs}}, body.expr);
      return body;
    }
    Result rhs = walk(b.rhs);
    Result body = walk(e.body);
    bool strict = body.demand.has(b.var);
    body.demand.remove(b.var);
    bool early_case = !e.join && !is_value(rhs.expr) && !is_atom(rhs.expr) && (strict || is_cheap(rhs.expr));
    if (strict && !e.join) body.demand.add(rhs.demand);
    if (early_case && building) {
      changed = true;
      body.expr = build_.case_of(rhs.expr, b.var, {}, body.expr, e.span);
    } else {
      body.expr = make_let(e, {{b.var, rhs.expr}}, body.expr);
    }
    return body;
  }

  const Expr* make_let(const LetExpr& e, const std::vector<Bind>& binds, const Expr* body) {
    if (!building) return &e;
    return program_.arena.make<LetExpr>(e, e.recursive, e.join, program_.arena.copy(binds), body);
  }

  // When the functions around are analysed again, their assumptions are weaker, so what was found here before is a good
  // start.
  Result let_rec(const LetExpr& e) {
    std::vector<Bind> binds(e.binds.begin(), e.binds.end());
    for (const Bind& b : binds) {
      if (b.rhs->kind != ExprKind::Lam) continue;
      auto arity = static_cast<uint32_t>(as<LamExpr>(b.rhs).params.size());
      signatures_.try_emplace(b.var, Signature{true, true, arity, ~kDiverges, true, {}});
    }
    for (int i = 0;; ++i) {
      bool stable = true;
      for (size_t n = 0; n < binds.size(); ++n) {
        const Expr* rhs = e.binds[n].rhs;
        if (rhs->kind != ExprKind::Lam) {
          binds[n].rhs = walk(rhs).expr;
          continue;
        }
        Signature found;
        binds[n].rhs = function(as<LamExpr>(rhs), found);
        if (building) continue;
        for (const Bind& b : binds) std::erase(found.free, b.var);
        Signature& s = signatures_[e.binds[n].var];
        Signature old = s;
        s.meet(i >= kMaxIterations ? Signature{} : found);
        stable = stable && s == old;
      }
      if (stable) break;
    }
    Result body = walk(e.body);
    for (const Bind& b : binds) body.demand.remove(b.var);
    body.expr = make_let(e, binds, body.expr);
    return body;
  }

  Result case_of(const CaseExpr& e) {
    Result scrutinee = walk(e.scrutinee);
    evaluated_[e.binder] = 1;
    bool index = e.scrutinee->kind == ExprKind::Prim && as<PrimExpr>(e.scrutinee).prim == Prim::IndexArray;
    Demand ways;
    ways.all = true;
    bool action = scrutinee.demand.effect;
    std::vector<Alt> alts(e.alts.begin(), e.alts.end());
    for (Alt& a : alts) {
      if (a.con && a.con == program_.known.io_res && !index) action = true;
      for (size_t i = 0; i < a.fields.size(); ++i) {
        if (a.con && i < a.con->strict_fields.size() && a.con->strict_fields[i]) evaluated_[a.fields[i]] = 1;
      }
      Result body = walk(a.body);
      a.body = body.expr;
      for (const Var* v : a.fields) body.demand.remove(v);
      ways.either(body.demand);
    }
    const Expr* fallback = nullptr;
    if (e.fallback) {
      Result body = walk(e.fallback);
      fallback = body.expr;
      ways.either(body.demand);
    }
    ways.remove(e.binder);
    const Expr* out = building ? build_.case_of(scrutinee.expr, e.binder, alts, fallback, e.span) : &e;
    if (action) {
      scrutinee.demand.effect = true;
    } else {
      scrutinee.demand.add(ways);
    }
    return {out, std::move(scrutinee.demand)};
  }

  Result primitive(const PrimExpr& e) {
    const PrimInfo& info = prim_info(e.prim);
    Demand demand;
    std::vector<const Expr*> args;
    std::vector<Bind> first;
    for (size_t i = 0; i < e.args.size(); ++i) {
      Result a = walk(e.args[i]);
      bool strict = evaluates(info.modes[i]);
      if (strict) demand.add(a.demand);
      args.push_back(strict ? a.expr : lazy(a.expr, first));
    }
    if (e.prim == Prim::Raise) demand.all = true;
    if (info.effect == PrimEffect::Action) demand.effect = true;
    if (!building) return {&e, std::move(demand)};
    return {evaluate_first(first, build_.prim(e.prim, args, e.span)), std::move(demand)};
  }

  Program& program_;
  Builder build_;
  std::unordered_map<const Var*, Signature> signatures_;  // of local functions
  VarTable<char> evaluated_;
};

// One group of globals that call each other.
void analyse_group(Program& program, Analysis& analysis, const std::vector<GlobalId>& group,
                   std::vector<GlobalId>& changed) {
  std::vector<GlobalId> functions;
  for (GlobalId id : group) {
    const Global& g = program.global(id);
    if (g.body && !g.flags.dictionary && !g.flags.selector) functions.push_back(id);
  }
  // What must not be inlined keeps its order too: `assume c e` evaluates c first, whatever e raises.
  for (GlobalId id : functions) {
    Global& g = program.global(id);
    g.strict_params = g.flags.no_inline ? 0 : ~uint64_t{0};
  }
  auto analyse = [&](const Global& g, Signature& s) {
    return g.body->kind == ExprKind::Lam ? analysis.function(as<LamExpr>(g.body), s) : analysis.walk(g.body).expr;
  };
  analysis.building = false;
  for (int i = 0;; ++i) {
    bool stable = true;
    for (GlobalId id : functions) {
      Global& g = program.global(id);
      Signature s;
      analyse(g, s);
      uint64_t strict = i >= kMaxIterations ? 0 : g.strict_params & (s.strict | (s.diverges ? kDiverges : 0));
      stable = stable && strict == g.strict_params;
      g.strict_params = strict;
    }
    if (stable) break;
  }
  analysis.building = true;
  for (GlobalId id : functions) {
    Global& g = program.global(id);
    Signature s;
    analysis.changed = false;
    const Expr* body = analyse(g, s);
    if (!analysis.changed) continue;
    g.body = body;
    changed.push_back(id);
  }
}

}  // namespace

std::vector<GlobalId> find_strictness(Program& program, const std::vector<GlobalId>& globals) {
  std::vector<GlobalId> changed;
  Analysis analysis(program);
  for (const auto& group : CallGraph(program, globals).components()) analyse_group(program, analysis, group, changed);
  return changed;
}

}  // namespace needle::optimise
