// Bindings.  let x = e in b, letrec, join points; and binding a parameter to its argument, which is the same thing.
#include <algorithm>

#include "optimise/connective.h"
#include "optimise/dictionary.h"
#include "optimise/fuse.h"
#include "optimise/simplify.h"

namespace needle::optimise {
namespace {

constexpr uint32_t kSmallLambda = 10;

// Lets around a value, which may float out of the binding of that value.
const Expr* value_under_lets(const Expr* e) {
  while (e->kind == ExprKind::Let && !as<LetExpr>(e).join) e = as<LetExpr>(e).body;
  return e->kind == ExprKind::Con || e->kind == ExprKind::Lam ? e : nullptr;
}

}  // namespace

const Var* Simplifier::fresh(const Var* v) {
  const Var* f = program_.fresh(v->name, v->type);
  meanings_[v] = {Meaning::Done, build_.var(f), nullptr};
  return f;
}

void Simplifier::learn(const Var* v, const Expr* value) {
  Knowledge& k = known_[v];
  k.is_evaluated = is_value(value);
  if (value->kind == ExprKind::Lit && as<LitExpr>(value).literal.kind != LitKind::String) k.value = value;
  if (value->kind == ExprKind::Lam && size_up_to(value, kSmallLambda + 1) <= kSmallLambda) k.value = value;
  if (value->kind != ExprKind::Con) return;
  for (const Expr* a : as<ConExpr>(value).args) {
    if (!is_atom(a) && !is_closed_dictionary(program_, a)) return;
  }
  k.value = value;
}

void Simplifier::bind(const Var* v, const Expr* rhs, const Chain* chain, Wraps& wraps, bool under_lambda) {
  const Occurrence o = occurrences_[v];
  if (o.dead()) {
    ++changes_;
    return;
  }
  while (rhs->kind == ExprKind::Var) {
    Meaning m = meanings_[as<VarExpr>(rhs).var];
    if (m.kind == Meaning::Itself) break;
    rhs = m.expr;
    if (m.kind == Meaning::Delayed) chain = m.chain;
    if (m.kind == Meaning::Done) break;
  }
  if (is_atom(rhs)) {
    ++changes_;
    meanings_[v] = {Meaning::Done, rhs, nullptr};
    return;
  }
  if (o.arity > 0 && o.arity != UINT32_MAX)
    if (const Expr* function = partial_application(rhs, chain, wraps)) rhs = function;
  bool safe = o.once_safe() && !under_lambda;
  if (o.count == Occurrence::Once && (safe || rhs->kind == ExprKind::Lam)) {
    ++changes_;
    meanings_[v] = {Meaning::Delayed, rhs, chain};
    return;
  }
  const Expr* simplified = nested(rhs, chain);
  if (o.exclusive && !o.in_lambda && !under_lambda && !o.tail_called) {
    // Said again in every branch: a call that at most one of them makes, and that may be fused there.
    const GlobalCall call = as_call(program_, simplified);
    if (call.global.valid() && std::all_of(call.args.begin(), call.args.end(), is_cheap_to_repeat)) {
      ++changes_;
      meanings_[v] = {Meaning::Done, build_.app(build_.global(call.global), call.args, simplified->span), nullptr};
      return;
    }
  }
  bind_output(v, simplified, wraps);
}

//   let f = g x in .. f y ..   ==>   let f = \z -> g x z in ..   so that it is a known function where it is called
const Expr* Simplifier::partial_application(const Expr* e, const Chain* chain, Wraps& wraps) {
  if (e->kind != ExprKind::App || as<AppExpr>(e).function->kind != ExprKind::Global) return nullptr;
  const GlobalId g = as<GlobalExpr>(as<AppExpr>(e).function).global;
  const Global& global = program_.global(g);
  if (global.flags.selector || global.flags.dictionary) return nullptr;
  const uint32_t arity = info_of(g).arity;
  const auto& given = as<AppExpr>(e).args;
  if (arity <= given.size()) return nullptr;
  ++changes_;
  std::vector<const Expr*> args;
  for (const Expr* a : given) {
    const Var* t = build_.fresh("t");
    bind_output(t, nested(a, chain), wraps);
    args.push_back(meanings_[t].expr);
  }
  std::vector<const Var*> params;
  while (args.size() < arity) {
    params.push_back(build_.fresh("eta"));
    args.push_back(build_.var(params.back()));
  }
  const Expr* function = build_.lam(params, build_.app(build_.global(g), args, e->span), e->span);
  occurrences_.analyse(function);
  return function;
}

void Simplifier::bind_output(const Var* v, const Expr* rhs, Wraps& wraps) {
  if (rhs->kind == ExprKind::Let && value_under_lets(rhs)) {
    ++changes_;
    while (rhs->kind == ExprKind::Let) {
      const auto& l = as<LetExpr>(rhs);
      wraps.push_back({l.recursive, false, {l.binds.begin(), l.binds.end()}});
      rhs = l.body;
    }
  }
  if (is_atom(rhs) || is_closed_dictionary(program_, rhs)) {
    ++changes_;
    meanings_[v] = {Meaning::Done, rhs, nullptr};
    return;
  }
  if (rhs->kind == ExprKind::Con && !is_constant_data(rhs)) rhs = atomic_fields(as<ConExpr>(rhs), wraps);
  const Var* f = fresh(v);
  learn(f, rhs);
  wraps.push_back({false, false, {{f, rhs}}});
}

// K (f x) y  ==>  K t y  with  let t = f x, so that a later case finds its fields.
const Expr* Simplifier::atomic_fields(const ConExpr& con, Wraps& wraps) {
  std::vector<const Expr*> args;
  bool all = true;
  for (size_t i = 0; i < con.args.size(); ++i) {
    const Expr* a = con.args[i];
    if (!is_atom(a) && !is_closed_dictionary(program_, a)) {
      all = false;
      const Var* t = build_.fresh("t", i < con.con->field_types.size() ? con.con->field_types[i] : nullptr);
      if (a->kind == ExprKind::Con && !is_constant_data(a)) a = atomic_fields(as<ConExpr>(a), wraps);
      learn(t, a);
      wraps.push_back({false, false, {{t, a}}});
      a = build_.var(t);
    }
    args.push_back(a);
  }
  return all ? &con : build_.con(con.con, args, con.span);
}

const Expr* Simplifier::let(const LetExpr& e, const Context* k, const Chain* chain) {
  if (e.recursive) return let_rec(e, k, chain);
  if (e.binds.size() == 1 && (e.join || occurrences_[e.binds[0].var].tail_called)) return join(e, k, chain);
  Wraps wraps;
  for (const Bind& b : e.binds) bind(b.var, b.rhs, chain, wraps);
  return wrap(wraps, go(e.body, k, chain));
}

const Expr* Simplifier::let_rec(const LetExpr& e, const Context* k, const Chain* chain) {
  std::vector<Bind> live;
  bool all_tail = true;
  for (const Bind& b : e.binds) {
    const Occurrence& o = occurrences_[b.var];
    if (o.dead()) {
      ++changes_;
      continue;
    }
    live.push_back(b);
    all_tail = all_tail && o.tail_called;
  }
  if (live.empty()) return go(e.body, k, chain);
  if (live.size() == 1 && !occurrences_[live[0].var].in_own_group) {
    ++changes_;
    const auto* once = program_.arena.make<LetExpr>(e, false, e.join, program_.arena.copy(live), e.body);
    return let(*once, k, chain);
  }
  if (e.join || all_tail) {
    const auto* group = program_.arena.make<LetExpr>(e, true, true, program_.arena.copy(live), e.body);
    return join(*group, k, chain);
  }
  std::vector<Bind> out;
  for (const Bind& b : live) {
    const Var* f = fresh(b.var);
    known_[f].is_evaluated = is_value(b.rhs);
    out.push_back({f, nullptr});
  }
  for (size_t i = 0; i < live.size(); ++i) out[i].rhs = nested(live[i].rhs, chain);
  for (const Bind& b : out) {
    if (b.rhs->kind == ExprKind::Con) learn(b.var, b.rhs);
  }
  Wraps wraps;
  wraps.push_back({true, false, std::move(out)});
  return wrap(wraps, go(e.body, k, chain));
}

// The context moves into the join point and into the body: a jump leaves it behind. A loop that is the left operand of a
// conjunction stays one: where it is evaluated in parallel (parallel.h), its shape must be seen.
//
//   all p xs && b   ==>   case join rec go = .. in go xs of { False -> False; True -> b }, and no b inside go
const Expr* Simplifier::join(const LetExpr& e, const Context* k, const Chain* chain) {
  if (e.recursive && k->kind == Context::Select && connective_of(program_, *k->select).connective != Connective::None)
    return build_case(join(e, stop(), chain), k);
  if (!e.recursive) {
    const Occurrence& o = occurrences_[e.binds[0].var];
    if (o.dead() || o.count == Occurrence::Once) {
      ++changes_;
      meanings_[e.binds[0].var] = {Meaning::Delayed, e.binds[0].rhs, chain};
      return go(e.body, k, chain);
    }
  }
  if (!e.join) ++changes_;
  Wraps wraps;
  const Context* shared = duplicable(k, wraps);
  std::vector<Bind> out;
  for (const Bind& b : e.binds) {
    const Var* j = program_.fresh(b.var->name, nullptr);
    known_[j].join = true;
    known_[j].dummy = b.rhs->kind != ExprKind::Lam;
    out.push_back({j, nullptr});
  }
  auto name = [&] {
    for (size_t i = 0; i < out.size(); ++i)
      meanings_[e.binds[i].var] = {Meaning::Done, build_.var(out[i].var), nullptr};
  };
  if (e.recursive) name();
  for (size_t i = 0; i < out.size(); ++i) {
    const Expr* rhs = e.binds[i].rhs;
    std::vector<const Var*> params;
    if (rhs->kind == ExprKind::Lam) {
      for (const Var* v : as<LamExpr>(rhs).params) params.push_back(fresh(v));
      rhs = as<LamExpr>(rhs).body;
    } else {
      params.push_back(build_.fresh("void"));
    }
    const Expr* body = go(rhs, shared, chain);
    out[i].rhs = program_.arena.make<LamExpr>(Expr{ExprKind::Lam, rhs->span}, program_.arena.copy(params), body);
    bool small = !e.recursive && size_up_to(out[i].rhs, 6) <= 5;
    if (small) known_[out[i].var].value = out[i].rhs;
  }
  if (!e.recursive) name();
  wraps.push_back({e.recursive, true, std::move(out)});
  return wrap(wraps, go(e.body, shared, chain));
}

}  // namespace needle::optimise
