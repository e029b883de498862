#include "optimise/parallel.h"

#include <algorithm>
#include <unordered_set>

#include "core/children.h"
#include "core/map_children.h"
#include "core/spine.h"
#include "optimise/connective.h"
#include "optimise/optimise.h"
#include "optimise/totality.h"
#include "optimise/tree.h"

namespace needle::optimise {
namespace {

bool is_raise(const Expr* e) {
  return e->kind == ExprKind::Prim && as<PrimExpr>(e).prim == Prim::Raise;
}

// The parts of an expression whose evaluation belongs to it: not what an exception is made of.
template <class F>
void each_relevant(const Expr* e, const F& f) {
  if (!is_raise(e)) each_child(e, f);
}

// Whether every mention of the join points is a jump. Operands of an overlap are no place to jump from.
bool only_jumps(const Expr* e, const std::unordered_set<const Var*>& joins, bool tail) {
  auto rest = [&](bool inside_tail) {
    bool all = true;
    each_child(e, [&](const Expr* child) { all = all && only_jumps(child, joins, inside_tail); });
    return all;
  };
  switch (e->kind) {
    case ExprKind::Var:
      return tail || !joins.count(as<VarExpr>(e).var);
    case ExprKind::App: {
      for (const Expr* a : as<AppExpr>(e).args) {
        if (!only_jumps(a, joins, false)) return false;
      }
      const Expr* f = as<AppExpr>(e).function;
      return only_jumps(f, joins, tail && f->kind == ExprKind::Var);
    }
    case ExprKind::Tick:
      return rest(tail);
    case ExprKind::Case: {
      const auto& c = as<CaseExpr>(e);
      if (!only_jumps(c.scrutinee, joins, false)) return false;
      for (const Alt& a : c.alts) {
        if (!only_jumps(a.body, joins, tail)) return false;
      }
      return !c.fallback || only_jumps(c.fallback, joins, tail);
    }
    case ExprKind::Let: {
      const auto& l = as<LetExpr>(e);
      for (const Bind& b : l.binds) {
        const bool function = l.join && b.rhs->kind == ExprKind::Lam;
        if (!only_jumps(function ? as<LamExpr>(b.rhs).body : b.rhs, joins, l.join && tail)) return false;
      }
      return only_jumps(l.body, joins, tail);
    }
    default:
      return rest(false);
  }
}

// --- what is called from a precondition

class Parallel {
 public:
  Parallel(Program& program, const std::vector<GlobalId>& globals, ParallelCopies& copies, Totality& totality)
      : program_(program),
        totality_(totality),
        build_(program),
        bool_(build_.type_con(program.known.true_con->parent)),
        copies_(copies) {
    find_affected(globals);
  }

  // A condition as it stands in a precondition.
  const Expr* condition(const Expr* e) {
    if (totality_.is_total(e)) return expr(e);
    switch (e->kind) {
      case ExprKind::App:
        return call(as<AppExpr>(e));
      case ExprKind::Tick:
        return build_.tick(as<TickExpr>(e).tick, condition(as<TickExpr>(e).body), e->span);
      case ExprKind::Let:
        return let_in_condition(as<LetExpr>(e));
      case ExprKind::Case:
        return case_in_condition(as<CaseExpr>(e));
      default:
        return e;
    }
  }

  // A total expression as it stands in a precondition.
  const Expr* expr(const Expr* e) {
    if (is_raise(e)) return e;
    switch (e->kind) {
      case ExprKind::Global: {
        GlobalId to = version(as<GlobalExpr>(e).global);
        return to == as<GlobalExpr>(e).global ? e : build_.global(to, e->span);
      }
      case ExprKind::Let:
        return let(as<LetExpr>(e));
      case ExprKind::Case:
        return case_of(as<CaseExpr>(e));
      default:
        return map_children(build_, e, [&](const Expr* child) { return expr(child); });
    }
  }

  // The copies that were asked for, and those they ask for.
  void finish() {
    while (!pending_.empty()) {
      auto [from, to] = pending_.back();
      pending_.pop_back();
      const Expr* body = Cloner(program_).expr(program_.body(from));
      const bool function = body->kind == ExprKind::Lam && !totality_.is_total(body);
      program_.global(to).body =
          !function ? condition(body)
                    : program_.arena.make<LamExpr>(*body, as<LamExpr>(body).params, condition(as<LamExpr>(body).body));
    }
  }

 private:
  bool has_shape(const Expr* e) const {
    if (e->kind == ExprKind::Case && connective_of(program_, as<CaseExpr>(e)).connective != Connective::None)
      return true;
    bool found = false;
    each_relevant(e, [&](const Expr* child) { found = found || has_shape(child); });
    return found;
  }

  void find_affected(const std::vector<GlobalId>& globals) {
    std::unordered_set<uint32_t> done;
    for (const auto& [original, copy] : copies_) done.insert(copy.index);
    std::vector<GlobalId> originals, with_shape;
    for (GlobalId id : globals) {
      const Expr* body = program_.body(id);
      if (!body || done.count(id.index)) continue;
      originals.push_back(id);
      if (has_shape(body)) with_shape.push_back(id);
    }
    const CallGraph graph(originals, [&](GlobalId id, const auto& mention) { mentioned(program_.body(id), mention); });
    affected_ = graph.above(with_shape);
  }

  template <class F>
  static void mentioned(const Expr* e, const F& f) {
    if (e->kind == ExprKind::Global) f(as<GlobalExpr>(e).global);
    each_relevant(e, [&](const Expr* child) { mentioned(child, f); });
  }

  GlobalId version(GlobalId g) {
    if (!affected_.contains(g)) return g;
    auto [it, fresh] = copies_.try_emplace(g.index);
    if (!fresh) return it->second;
    const Global& from = program_.global(g);
    Global* copy = program_.add_global(from.module, intern(std::string(from.name.text()) + "$par"));
    it->second = copy->id;
    copy->type = from.type;
    copy->dict_params = from.dict_params;
    copy->flags = from.flags;
    copy->span = from.span;
    pending_.emplace_back(g, copy->id);
    return copy->id;
  }

  const Expr* let(const LetExpr& e) {
    std::vector<Bind> binds(e.binds.begin(), e.binds.end());
    for (Bind& b : binds) b.rhs = expr(b.rhs);
    return let(e, binds, expr(e.body));
  }

  const Expr* let(const LetExpr& e, const std::vector<Bind>& binds, const Expr* body) {
    bool join = e.join;
    if (join) {
      std::unordered_set<const Var*> joins;
      for (const Bind& b : binds) joins.insert(b.var);
      join = only_jumps(body, joins, true);
      for (const Bind& b : binds) {
        const Expr* rhs = b.rhs->kind == ExprKind::Lam ? as<LamExpr>(b.rhs).body : b.rhs;
        join = join && only_jumps(rhs, joins, true);
      }
    }
    return program_.arena.make<LetExpr>(e, e.recursive, join, program_.arena.copy(binds), body);
  }

  // --- conditions that are not total
  // Functions that only the outside calls may be given anything, so they stay as they are. A call with total arguments
  // has a result of type Bool, which hands nothing on.
  const Expr* call(const AppExpr& e) {
    if (e.function->kind != ExprKind::Global) return &e;
    const GlobalId callee = as<GlobalExpr>(e.function).global;
    const Expr* body = program_.body(callee);
    if (!body || body->kind != ExprKind::Lam || as<LamExpr>(body).params.size() != e.args.size()) return &e;
    for (const Expr* a : e.args)
      if (!totality_.is_total(a)) return &e;
    if (!is_bool(program_.global(callee).type, e.args.size())) return &e;
    return build_.app(build_.global(version(callee), e.function->span), {e.args.begin(), e.args.end()}, e.span);
  }

  bool is_bool(const Type* type, size_t args) const {
    const Type* result = after_arguments(type, args);
    return result && result->kind == TypeKind::Con && result->con == bool_->con;
  }

  const Expr* let_in_condition(const LetExpr& e) {
    bool total = true;
    for (const Bind& b : e.binds) total = total && totality_.is_total(b.rhs);
    if (!total || e.join)
      for (const Bind& b : e.binds) totality_.mark(b.var);
    return let(e, {e.binds.begin(), e.binds.end()}, condition(e.body));
  }

  const Expr* case_in_condition(const CaseExpr& e) {
    const bool total = totality_.is_total(e.scrutinee);
    const ConnectiveShape shape = connective_of(program_, e);
    evaluated_.insert(e.binder);
    if (total && shape.connective != Connective::None && !cannot_wait(e.scrutinee)) return match(e, shape);
    if (!total) {
      totality_.mark(e.binder);
      for (const Alt& a : e.alts)
        for (const Var* field : a.fields) totality_.mark(field);
    }
    const bool boolean = !e.alts.empty() && e.alts[0].con && e.alts[0].con->parent == bool_->con;
    std::vector<Alt> alts(e.alts.begin(), e.alts.end());
    for (Alt& a : alts) a.body = condition(a.body);
    return build_.case_of(boolean ? condition(e.scrutinee) : e.scrutinee, e.binder, alts,
                          e.fallback ? condition(e.fallback) : nullptr, e.span);
  }

  const Expr* case_of(const CaseExpr& e) {
    const ConnectiveShape shape = connective_of(program_, e);
    evaluated_.insert(e.binder);
    if (shape.connective != Connective::None && !cannot_wait(e.scrutinee)) return match(e, shape);
    const Expr* scrutinee = expr(e.scrutinee);
    std::vector<Alt> alts(e.alts.begin(), e.alts.end());
    for (Alt& a : alts) a.body = expr(a.body);
    const Expr* fallback = e.fallback ? expr(e.fallback) : nullptr;
    // A let that the optimiser found to be strict: the operands are not to wait for it.
    if (alts.empty() && fallback->kind == ExprKind::Overlap && mentions(fallback, e.binder))
      return build_.let(e.binder, scrutinee, fallback, e.span);
    return build_.case_of(scrutinee, e.binder, alts, fallback, e.span);
  }

  const Expr* match(const CaseExpr& e, const ConnectiveShape& shape) {
    const bool conjunction = shape.connective == Connective::And;
    const auto& known = program_.known;
    const DataCon* decides = conjunction ? known.false_con : known.true_con;
    const DataCon* neutral = conjunction ? known.true_con : known.false_con;
    const Expr* left = expr(e.scrutinee);
    if (shape.decided->kind == ExprKind::Tick) {
      const Expr* marked = build_.tick(as<TickExpr>(shape.decided).tick, build_.con(decides, {}), shape.decided->span);
      left = build_.case_of(left, build_.fresh("b", bool_),
                            {build_.con_alt(decides, {}, marked), build_.con_alt(neutral, {}, build_.con(neutral, {}))},
                            nullptr, e.span);
    }
    if (shape.right->kind == ExprKind::Con && as<ConExpr>(shape.right).con == neutral) return left;
    const Expr* right = condition(shape.right);
    if (mentions(right, e.binder)) right = build_.let(e.binder, build_.con(neutral, {}), right, e.span);
    const Var *x = build_.fresh("x", bool_), *y = build_.fresh("y", bool_);
    auto decided = [&] { return build_.con(decides, {}); };
    auto is = [&](const DataCon* con) { return build_.con_pattern(con, {}); };
    return build_.overlap({left, right},
                          {build_.clause({is(decides), build_.any()}, decided()),
                           build_.clause({is(neutral), build_.any(x)}, build_.var(x)),
                           build_.clause({build_.any(), is(decides)}, decided()),
                           build_.clause({build_.any(y), is(neutral)}, build_.var(y))},
                          decided(), true, e.span);
  }

  // Evaluated, or a primitive of evaluated operands.
  bool cannot_wait(const Expr* e) const {
    if (e->kind == ExprKind::Var) return evaluated_.count(as<VarExpr>(e).var);
    if (e->kind != ExprKind::Prim || prim_info(as<PrimExpr>(e).prim).result != PrimResult::Bool) return false;
    for (const Expr* a : as<PrimExpr>(e).args) {
      const bool ready = a->kind == ExprKind::Lit || (a->kind == ExprKind::Var && evaluated_.count(as<VarExpr>(a).var));
      if (!ready) return false;
    }
    return true;
  }

  static bool mentions(const Expr* e, const Var* v) {
    if (is_var(e, v)) return true;
    bool found = false;
    each_child(e, [&](const Expr* child) { found = found || mentions(child, v); });
    return found;
  }

  Program& program_;
  Totality& totality_;
  Builder build_;
  const Type* bool_;
  CallGraph::Globals affected_;  // globals that have a shape, or call one that has
  ParallelCopies& copies_;
  std::vector<std::pair<GlobalId, GlobalId>> pending_;
  std::unordered_set<const Var*> evaluated_;
};

// --- where preconditions are

class Preconditions {
 public:
  Preconditions(Program& program, const std::vector<GlobalId>& globals) : program_(program) {
    for (bool more = true; more;) {
      more = false;
      for (GlobalId id : globals) more = find_parameters(id) || more;
    }
  }

  // Calls f with every expression that is a precondition.
  template <class F>
  void each_direct(const Expr* e, const F& f) const {
    if (e->kind == ExprKind::Prim && as<PrimExpr>(e).prim == Prim::Precondition) f(as<PrimExpr>(e).args[0]);
    if (e->kind == ExprKind::App && as<AppExpr>(e).function->kind == ExprKind::Global) {
      const auto& a = as<AppExpr>(e);
      const uint64_t mask = parameters_of(as<GlobalExpr>(a.function).global);
      for (size_t i = 0; i < a.args.size() && i < 64; ++i) {
        if (mask >> i & 1) f(a.args[i]);
      }
    }
  }

  template <class F>
  void each(const Expr* e, const F& f) const {
    each_direct(e, f);
    each_child(e, [&](const Expr* child) { each(child, f); });
  }

  bool any(const Expr* e) const {
    bool found = false;
    each(e, [&](const Expr*) { found = true; });
    return found;
  }

 private:
  uint64_t parameters_of(GlobalId g) const {
    auto it = parameters_.find(g.index);
    return it == parameters_.end() ? 0 : it->second;
  }

  // Which parameters end up as preconditions; says whether more do than was known.
  bool find_parameters(GlobalId id) {
    const Expr* body = program_.body(id);
    if (!body || body->kind != ExprKind::Lam) return false;
    const auto& params = as<LamExpr>(body).params;
    uint64_t mask = 0;
    each(body, [&](const Expr* condition) {
      for (size_t i = 0; i < params.size() && i < 64; ++i) {
        if (is_var(condition, params[i])) mask |= uint64_t{1} << i;
      }
    });
    if (mask == parameters_of(id)) return false;
    parameters_[id.index] = mask;
    return true;
  }

  Program& program_;
  std::unordered_map<uint32_t, uint64_t> parameters_;
};

// Rewrites the preconditions in one body.
class Sites {
 public:
  Sites(Program& program, const Preconditions& where, Parallel& parallel)
      : build_(program), where_(where), parallel_(parallel) {}

  bool find(const Expr* body) {
    where_.each(body, [&](const Expr* condition) {
      if (condition->kind == ExprKind::Var) {
        named_.insert(as<VarExpr>(condition).var);  // bound by a let, perhaps
      } else {
        found_.insert(condition);
      }
    });
    return !found_.empty() || !named_.empty();
  }

  const Expr* rewrite(const Expr* e) {
    if (found_.count(e)) return parallel_.condition(e);
    if (e->kind == ExprKind::Let) return let(as<LetExpr>(e));
    if (e->kind == ExprKind::Case && as<CaseExpr>(e).alts.empty() && named_.count(as<CaseExpr>(e).binder)) {
      const auto& c = as<CaseExpr>(e);  // a let found to be strict
      return build_.case_of(parallel_.condition(c.scrutinee), c.binder, {}, rewrite(c.fallback), e->span);
    }
    return map_children(build_, e, [&](const Expr* child) { return rewrite(child); });
  }

 private:
  const Expr* let(const LetExpr& e) {
    Arena& arena = build_.program().arena;
    std::vector<Bind> binds(e.binds.begin(), e.binds.end());
    for (Bind& b : binds) b.rhs = named_.count(b.var) ? parallel_.condition(b.rhs) : rewrite(b.rhs);
    return arena.make<LetExpr>(e, e.recursive, e.join, arena.copy(binds), rewrite(e.body));
  }

  Builder build_;
  const Preconditions& where_;
  Parallel& parallel_;
  std::unordered_set<const Expr*> found_;
  std::unordered_set<const Var*> named_;
};

}  // namespace

std::vector<GlobalId> parallel_preconditions(Program& program, const std::vector<GlobalId>& roots,
                                             ParallelCopies& copies, const ParallelOptions& options) {
  const std::vector<GlobalId> globals = reachable_from(program, roots);
  if (!program.known.true_con || !program.known.false_con) return globals;
  const Preconditions where(program, globals);
  std::vector<GlobalId> with_sites;
  for (GlobalId id : globals)
    if (const Expr* body = program.body(id); body && where.any(body)) with_sites.push_back(id);
  if (with_sites.empty()) return globals;
  Totality totality(program, globals, options.harmless);
  const bool inputs_raise =
      std::any_of(options.inputs.begin(), options.inputs.end(), [&](GlobalId id) { return !totality.is_total(id); });
  if (inputs_raise)
    for (GlobalId id : roots) totality.distrust(id);
  totality.mark(with_sites);
  Parallel parallel(program, globals, copies, totality);
  for (GlobalId id : with_sites) {
    const Expr* body = program.body(id);
    Sites sites(program, where, parallel);
    if (sites.find(body)) program.global(id).body = sites.rewrite(body);
  }
  parallel.finish();
  return reachable_from(program, roots);
}

}  // namespace needle::optimise
