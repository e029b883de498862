#include "optimise/simplify.h"

#include <algorithm>

#include "optimise/arity.h"
#include "optimise/fold.h"
#include "optimise/lift.h"
#include "optimise/local_dictionaries.h"

namespace needle::optimise {
namespace {

constexpr int kRounds = 8;
constexpr int kRoundsWithoutFusion = 4;

}  // namespace

Simplifier::Simplifier(Program& program, const Options& options)
    : program_(program),
      options_(options),
      build_(program),
      specialisations_(options.specialisations ? *options.specialisations : own_specialisations_) {
  specialisations_.update(program);
}

void Simplifier::prepare(GlobalId id) {
  if (infos_[id.index].state != GlobalInfo::Untouched) return;
  Global& g = program_.global(id);
  if (g.flags.optimised || !program_.body(id)) {
    infos_[id.index].state = GlobalInfo::Ready;
    return;
  }
  if (options_.stop && options_.stop->load(std::memory_order_relaxed)) throw Stopped();
  if (!g.unoptimised) g.unoptimised = g.body;
  infos_[id.index].state = GlobalInfo::Active;
  // Instances and selectors stay as they are: their shape is what makes them known.
  if (!g.flags.dictionary && !g.flags.selector) g.body = simplify_body(id, g.body, kRounds);
  infos_[id.index].state = GlobalInfo::Ready;
  finished_.push_back(id);
}

void Simplifier::again(GlobalId id) {
  Global& g = program_.global(id);
  if (g.flags.dictionary || g.flags.selector) return;
  infos_[id.index].known = false;
  unpacking_ = options_.level >= 2;
  const uint64_t before = fused_;
  g.body = simplify_body(id, g.body, 1);
  if (fused_ != before) g.body = simplify_body(id, g.body, 1);
  unpacking_ = false;
}

const Expr* Simplifier::simplify_body(GlobalId id, const Expr* body, int rounds) {
  const int64_t saved = budget_;
  const bool was_settling = settling_;
  ++depth_;
  for (int round = 0; round < rounds; ++round) {
    const uint64_t before = changes_, fused_before = fused_;
    settling_ = options_.level < 2 || round + 1 >= rounds;
    budget_ = 400 + size_up_to(body, 4000) * 2;
    occurrences_.analyse(body);
    chains_.push_back({id, nullptr, 0});
    const Chain* own = &chains_.back();
    body = go(body, stop(), own);
    body = drop_local_dictionaries(program_, body, changes_);
    if (!settling_) body = lift_loops(program_, id, body, fused_);
    if (!settling_ || unpacking_) body = fuse_loops(body, own);
    body = expand_arity(program_, id, body, changes_);
    changes_ += fused_ - fused_before;
    if (changes_ == before || (round + 1 >= kRoundsWithoutFusion && fused_ == fused_before)) break;
  }
  if (--depth_ == 0) {
    contexts_.clear();
    chains_.clear();
    folds_.clear();
  }
  budget_ = saved;
  settling_ = was_settling;
  return body;
}

const Expr* Simplifier::copy(const Expr* e) {
  const Expr* c = Cloner(program_).expr(e);
  occurrences_.analyse(c);
  return c;
}

const Context* Simplifier::apply(std::vector<Argument> args, Span span, const Context* next) {
  if (args.empty()) return next;
  Context& c = contexts_.emplace_back();
  c.kind = Context::Apply;
  c.args = std::move(args);
  c.span = span;
  c.next = next;
  return &c;
}

const Expr* Simplifier::nested(const Expr* e, const Chain* chain) {
  return go(e, stop(), chain);
}

const Expr* Simplifier::wrap(Wraps& wraps, const Expr* e, size_t from) {
  for (size_t i = wraps.size(); i-- > from;) {
    const Wrap& w = wraps[i];
    e = program_.arena.make<LetExpr>(Expr{ExprKind::Let, e->span}, w.recursive, w.join, program_.arena.copy(w.binds),
                                     e);
  }
  wraps.resize(from);
  return e;
}

const Expr* Simplifier::go(const Expr* e, const Context* k, const Chain* chain) {
  switch (e->kind) {
    case ExprKind::Var: {
      const Var* v = as<VarExpr>(e).var;
      Meaning m = meanings_[v];
      if (m.kind == Meaning::Itself) return call_var(e, v, k, chain);
      return go(m.expr, k, m.kind == Meaning::Delayed ? m.chain : chain);
    }
    case ExprKind::Global:
      return call_global(e, as<GlobalExpr>(e).global, k, chain);
    case ExprKind::Lit:
      return k->kind == Context::Select ? select_known(e, e, k) : rebuild(e, k);
    case ExprKind::Con: {
      const auto& c = as<ConExpr>(e);
      if (k->kind == Context::Select) {
        std::vector<Argument> fields;
        for (const Expr* a : c.args) fields.push_back({a, chain});
        return select_con(c.con, fields, c.args.empty() ? e : nullptr, k);
      }
      std::vector<const Expr*> args;
      for (const Expr* a : c.args) args.push_back(nested(a, chain));
      if (const Var* v = same_value(c.con, args)) {
        ++changes_;
        return rebuild(build_.var(v, e->span), k);
      }
      return rebuild(build_.con(c.con, args, e->span), k);
    }
    case ExprKind::App: {
      const auto& a = as<AppExpr>(e);
      std::vector<Argument> args;
      for (const Expr* x : a.args) args.push_back({x, chain});
      return go(a.function, apply(std::move(args), e->span, k), chain);
    }
    case ExprKind::Lam:
      if (k->kind == Context::Apply) return beta(as<LamExpr>(e), k, chain);
      if (k->kind == Context::Select && k->select->alts.empty()) {
        const CaseExpr* c = input_case(k);
        Wraps wraps;
        bind(c->binder, e, chain, wraps);
        return wrap(wraps, go(c->fallback, k->next, k->chain));
      }
      return rebuild(lambda(as<LamExpr>(e), chain), k);
    case ExprKind::Let:
      return let(as<LetExpr>(e), k, chain);
    case ExprKind::Case: {
      Context& c = contexts_.emplace_back();
      c.kind = Context::Select;
      c.select = &as<CaseExpr>(e);
      if (auto it = folds_.find(c.select->scrutinee); it != folds_.end()) c.fold = &it->second;
      c.chain = chain;
      c.span = e->span;
      c.next = k;
      return go(as<CaseExpr>(e).scrutinee, &c, chain);
    }
    case ExprKind::Prim:
      return primitive(as<PrimExpr>(e), k, chain);
    case ExprKind::Tick:
      return build_.tick(as<TickExpr>(e).tick, go(as<TickExpr>(e).body, k, chain), e->span);
    case ExprKind::Overlap:
      return rebuild(build_.map_overlap(
                         as<OverlapExpr>(e), [&](const Expr* part) { return nested(part, chain); },
                         [&](const Var* v) { return fresh(v); }),
                     k);
  }
  return e;
}

// case xs of b { : y ys -> .. : y ys .. }  ==>  .. b ..  where the fields determine the type.
const Var* Simplifier::same_value(const DataCon* con, const std::vector<const Expr*>& args) {
  if (args.empty() || args[0]->kind != ExprKind::Var) return nullptr;
  const Var* owner = known_[as<VarExpr>(args[0]).var].owner;
  const Expr* value = owner ? known_[owner].value : nullptr;
  if (!value || value->kind != ExprKind::Con || as<ConExpr>(value).con != con) return nullptr;
  for (size_t i = 0; i < args.size(); ++i) {
    const Expr* field = as<ConExpr>(value).args[i];
    if (field->kind != ExprKind::Var || !is_var(args[i], as<VarExpr>(field).var)) return nullptr;
  }
  for (Symbol param : con->parent->params) {
    bool fixed = std::any_of(con->field_types.begin(), con->field_types.end(),
                             [&](const Type* t) { return t && t->kind == TypeKind::Var && t->var == param; });
    if (!fixed) return nullptr;
  }
  return owner;
}

const Expr* Simplifier::primitive(const PrimExpr& e, const Context* k, const Chain* chain) {
  std::vector<const Expr*> args;
  for (const Expr* a : e.args) args.push_back(nested(a, chain));
  if (e.prim == Prim::Raise) return build_.prim(e.prim, args, e.span);  // whatever was to be done with it
  if (e.prim == Prim::ConTag && args[0]->kind == ExprKind::Var) {
    const Expr* value = known_[as<VarExpr>(args[0]).var].value;
    if (value && value->kind == ExprKind::Con) return go(build_.int_lit(as<ConExpr>(value).con->tag), k, chain);
  }
  if (const Expr* r = fold(build_, e.prim, args)) {
    ++changes_;
    return go(r, k, chain);
  }
  return rebuild(build_.prim(e.prim, args, e.span), k);
}

const Expr* Simplifier::lambda(const LamExpr& e, const Chain* chain) {
  std::vector<const Var*> params;
  for (const Var* v : e.params) params.push_back(fresh(v));
  return build_.lam(params, nested(e.body, chain), e.span);
}

const Expr* Simplifier::rebuild(const Expr* e, const Context* k) {
  for (; k->kind == Context::Apply; k = k->next) {
    std::vector<const Expr*> args;
    for (const Argument& a : k->args) args.push_back(value(a));
    e = build_.app(e, args, k->span);
  }
  return k->kind == Context::Select ? build_case(e, k) : e;
}

bool Simplifier::is_evaluated(const Expr* e) {
  if (e->kind == ExprKind::Var) return known_[as<VarExpr>(e).var].is_evaluated;
  return is_value(e);
}

// Total, a few instructions, nothing to wait for.
bool Simplifier::is_cheap(const Expr* e) {
  if (e->kind != ExprKind::Prim || !is_cheap_prim(as<PrimExpr>(e).prim)) return false;
  for (const Expr* a : as<PrimExpr>(e).args) {
    if (!is_atom(a) || !is_evaluated(a)) return false;
  }
  return true;
}

}  // namespace needle::optimise
