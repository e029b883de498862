// Cases: of known values, of cases, of variables already evaluated; and contexts that several branches share.
#include <algorithm>

#include "core/arithmetic.h"
#include "optimise/dictionary.h"
#include "optimise/simplify.h"

namespace needle::optimise {
namespace {

constexpr uint32_t kSmallAlternative = 4;

// Which of the variables occur in the expression.
class Uses {
 public:
  explicit Uses(const std::vector<const Var*>& vars) : used(vars.size(), false), vars_(vars) {}
  std::vector<bool> used;

  void expr(const Expr* e) {
    for (size_t i = 0; i < vars_.size(); ++i) {
      if (is_var(e, vars_[i])) used[i] = true;
    }
    core::each_child(e, [&](const Expr* child) { expr(child); });
  }

 private:
  const std::vector<const Var*>& vars_;
};

}  // namespace

// The case of a Select frame as input that may be consumed.
const CaseExpr* Simplifier::input_case(const Context* k) {
  return k->again ? &as<CaseExpr>(copy(k->select)) : k->select;
}

// `value` is a literal or a constructor with atomic fields; `whole` an atom for all of it.
const Expr* Simplifier::select_known(const Expr* value, const Expr* whole, const Context* k) {
  if (value->kind == ExprKind::Con) {
    const auto& c = as<ConExpr>(value);
    std::vector<Argument> fields;
    for (const Expr* a : c.args) fields.push_back({a, nullptr});
    return select_con(c.con, fields, whole, k);
  }
  return select_literal(value, k);
}

const Expr* Simplifier::select_literal(const Expr* literal, const Context* k) {
  const Literal& l = as<LitExpr>(literal).literal;
  if (l.kind == LitKind::String) {
    if (!k->select->alts.empty()) return build_case(literal, k);  // unpacked at run time
    const CaseExpr* c = input_case(k);
    Wraps wraps;
    bind_output(c->binder, literal, wraps);
    return wrap(wraps, go(c->fallback, k->next, k->chain));
  }
  if (!k->select->alts.empty() && k->select->alts[0].con) return build_case(literal, k);
  const CaseExpr* c = input_case(k);
  ++changes_;
  meanings_[c->binder] = {Meaning::Done, literal, nullptr};
  for (const Alt& a : c->alts) {
    if (same_literal(a.literal, l)) return go(a.body, k->next, k->chain);
  }
  if (c->fallback) return go(c->fallback, k->next, k->chain);
  return build_case(literal, k);
}

const Expr* Simplifier::select_con(const DataCon* con, const std::vector<Argument>& fields, const Expr* whole,
                                   const Context* k) {
  const Alt* found = nullptr;
  const CaseExpr* c = input_case(k);
  for (const Alt& a : c->alts) {
    if (a.con == con) found = &a;
  }
  Wraps wraps;
  std::vector<Argument> values = fields;
  if (whole) {
    meanings_[c->binder] = {Meaning::Done, whole, nullptr};
  } else if (!occurrences_[c->binder].dead()) {
    std::vector<const Expr*> atoms;
    for (Argument& a : values) {
      const Var* t = build_.fresh("t");
      bind_output(t, nested(a.expr, a.chain), wraps);
      a = {meanings_[t].expr, nullptr};
      atoms.push_back(a.expr);
    }
    bind_output(c->binder, build_.con(con, atoms), wraps);
  }
  if (!found && !c->fallback) {  // a branch that cannot be reached
    std::vector<const Expr*> args;
    for (const Argument& a : values) args.push_back(nested(a.expr, a.chain));
    return wrap(wraps, build_case(build_.con(con, args), k));
  }
  ++changes_;
  if (!found) return wrap(wraps, go(c->fallback, k->next, k->chain));
  for (size_t i = 0; i < values.size() && i < found->fields.size(); ++i) {
    bind(found->fields[i], values[i].expr, values[i].chain, wraps);
  }
  return wrap(wraps, go(found->body, k->next, k->chain));
}

// One alternative with fresh variables; the binder of the case is known to be this constructor or literal in it.
Alt Simplifier::alternative(const Alt& a, const Var* binder, const Context* next, const Chain* chain) {
  Alt out = a;
  Knowledge saved = known_[binder];
  if (a.con) {
    std::vector<const Var*> fields;
    std::vector<const Expr*> atoms;
    for (size_t i = 0; i < a.fields.size(); ++i) {
      fields.push_back(fresh(a.fields[i]));
      atoms.push_back(build_.var(fields.back()));
      if (i < a.con->strict_fields.size() && a.con->strict_fields[i]) known_[fields.back()].is_evaluated = true;
    }
    if (!fields.empty()) known_[fields[0]].owner = binder;
    out.fields = program_.arena.copy(fields);
    known_[binder].value = build_.con(a.con, atoms);
  } else {
    known_[binder].value = build_.lit(a.literal);
  }
  out.body = go(a.body, next, chain);
  known_[binder] = saved;
  return out;
}

// { [] -> e1; _ -> e2 }  ==>  { [] -> e1; : x y -> e2 }: where one constructor is left, the fallback knows it. Adds the
// alternative and gives the fallback that remains.
const Expr* Simplifier::explicit_fallback(const Expr* fallback, std::vector<Alt>& alts) {
  if (!fallback || alts.empty() || !alts[0].con) return fallback;
  const auto& all = alts[0].con->parent->constructors;
  if (alts.size() == all.size()) return nullptr;
  if (alts.size() + 1 != all.size()) return fallback;
  for (const DataCon* con : all) {
    bool taken = std::any_of(alts.begin(), alts.end(), [&](const Alt& a) { return a.con == con; });
    if (taken) continue;
    std::vector<const Var*> fields;
    for (uint32_t i = 0; i < con->arity; ++i) {
      fields.push_back(build_.fresh("f", i < con->field_types.size() ? con->field_types[i] : nullptr));
    }
    alts.push_back(build_.con_alt(con, fields, fallback));
    return nullptr;
  }
  return fallback;
}

// case $fOrdList d of b { D:Ord s l -> e }  ==>  e with $fEqList ($p1Ord d) for s and $fOrdList_<= d for l
const Expr* Simplifier::select_dictionary(const Expr* scrutinee, const Context* k) {
  if (k->select->alts.size() != 1 || !k->select->alts[0].con || !k->select->alts[0].con->parent->is_class)
    return nullptr;
  if (scrutinee->kind != ExprKind::Global && scrutinee->kind != ExprKind::App) return nullptr;
  const CaseExpr* c = input_case(k);
  const Alt& a = c->alts[0];
  if (!occurrences_[c->binder].dead() && !is_closed_dictionary(program_, scrutinee)) return nullptr;
  std::vector<const Expr*> fields(a.fields.size());
  for (uint32_t i = 0; i < a.fields.size(); ++i) {
    if (occurrences_[a.fields[i]].dead()) continue;
    fields[i] = dictionary_field(program_, scrutinee, i);
    if (!fields[i]) return nullptr;
  }
  ++changes_;
  Wraps wraps;
  meanings_[c->binder] = {Meaning::Done, scrutinee, nullptr};
  for (size_t i = 0; i < fields.size(); ++i) {
    if (fields[i]) bind(a.fields[i], fields[i], nullptr, wraps);
  }
  return wrap(wraps, go(a.body, k->next, k->chain));
}

const Expr* Simplifier::build_case(const Expr* scrutinee, const Context* k) {
  if (const Expr* r = select_dictionary(scrutinee, k)) return r;
  if (k->fold && k->next->kind == Context::Stop)
    if (const Expr* r = fold_back(scrutinee, *k->fold, k->span)) return r;
  const CaseExpr* c = input_case(k);
  if (c->alts.empty() && (is_evaluated(scrutinee) || (occurrences_[c->binder].dead() && is_cheap(scrutinee)))) {
    ++changes_;
    Wraps wraps;
    if (!occurrences_[c->binder].dead()) bind_output(c->binder, scrutinee, wraps);
    return wrap(wraps, go(c->fallback, k->next, k->chain));
  }
  Wraps wraps;
  size_t branches = c->alts.size() + (c->fallback ? 1 : 0);
  const Context* next = branches > 1 ? duplicable(k->next, wraps) : k->next;
  const Var* binder = fresh(c->binder);
  known_[binder].is_evaluated = true;
  const Var* v = scrutinee->kind == ExprKind::Var ? as<VarExpr>(scrutinee).var : nullptr;
  Knowledge saved;
  if (v) {
    saved = known_[v];
    known_[v].evaluated = binder;
  }
  std::vector<Alt> input(c->alts.begin(), c->alts.end());
  const Expr* rest = explicit_fallback(c->fallback, input);
  std::vector<Alt> alts;
  for (const Alt& a : input) alts.push_back(alternative(a, binder, next, k->chain));
  const Expr* fallback = rest ? go(rest, next, k->chain) : nullptr;
  if (v) known_[v] = saved;
  if (alts.empty() && fallback && is_var(fallback, binder)) {
    ++changes_;
    return wrap(wraps, scrutinee);
  }
  return wrap(wraps, build_.case_of(scrutinee, binder, alts, fallback, k->span));
}

// A context that may be used by several branches: arguments become atoms, alternatives become small or calls of join
// points.
const Context* Simplifier::duplicable(const Context* k, Wraps& wraps) {
  if (k->kind == Context::Stop || (k->kind == Context::Select && k->again)) return k;
  if (k->kind == Context::Select) return duplicable_select(k, wraps);
  const Context* next = duplicable(k->next, wraps);
  std::vector<Argument> args;
  for (const Argument& a : k->args) {
    const Var* t = build_.fresh("t");
    bind_output(t, value(a), wraps);
    args.push_back({meanings_[t].expr, nullptr});
  }
  return apply(std::move(args), k->span, next);
}

const Context* Simplifier::duplicable_select(const Context* k, Wraps& wraps) {
  const Context* next = duplicable(k->next, wraps);
  const CaseExpr& c = *k->select;
  const Var* binder = program_.fresh(c.binder->name, c.binder->type);
  auto own = [&] {
    const Var* b = fresh(c.binder);
    known_[b].is_evaluated = true;
    return b;
  };
  std::vector<Alt> input(c.alts.begin(), c.alts.end()), alts;
  const Expr* rest = explicit_fallback(c.fallback, input);
  for (const Alt& a : input) {
    const Var* b = own();
    alts.push_back(share_alternative(alternative(a, b, next, k->chain), b, binder, wraps));
  }
  const Expr* fallback = nullptr;
  if (rest) {
    const Var* b = own();
    Alt a{nullptr, {}, {}, go(rest, next, k->chain)};
    fallback = share_alternative(a, b, binder, wraps).body;
  }
  Context& out = contexts_.emplace_back();
  out.kind = Context::Select;
  out.select = &as<CaseExpr>(build_.case_of(build_.int_lit(0), binder, alts, fallback, c.span));
  out.again = true;
  if (k->next->kind == Context::Stop) out.fold = k->fold;
  out.span = k->span;
  out.next = stop();
  return &out;
}

//   K x y -> large   ==>   join j = \x y -> large   and   K x' y' -> j x' y'
Alt Simplifier::share_alternative(Alt a, const Var* own_binder, const Var* binder, Wraps& wraps) {
  if (size_up_to(a.body, kSmallAlternative + 1) <= kSmallAlternative) {
    Cloner cloner(program_);
    cloner.map[own_binder] = build_.var(binder);
    a.body = cloner.expr(a.body);
    return a;
  }
  std::vector<const Var*> candidates(a.fields.begin(), a.fields.end());
  candidates.push_back(own_binder);
  Uses uses(candidates);
  uses.expr(a.body);
  std::vector<const Var*> params, fields;
  std::vector<const Expr*> args;
  for (size_t i = 0; i < candidates.size(); ++i) {
    bool field = i < a.fields.size();
    const Var* outer = field ? program_.fresh(candidates[i]->name, candidates[i]->type) : binder;
    if (field) fields.push_back(outer);
    if (!uses.used[i]) continue;
    params.push_back(candidates[i]);
    args.push_back(build_.var(outer));
  }
  if (params.empty()) {
    params.push_back(build_.fresh("void"));
    args.push_back(build_.int_lit(0));
  }
  const Var* j = build_.fresh("j");
  known_[j].join = true;
  const Expr* rhs =
      program_.arena.make<LamExpr>(Expr{ExprKind::Lam, a.body->span}, program_.arena.copy(params), a.body);
  wraps.push_back({false, true, {{j, rhs}}});
  a.fields = program_.arena.copy(fields);
  a.body = build_.app(build_.var(j), args);
  return a;
}

}  // namespace needle::optimise
