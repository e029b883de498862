// From inferred monotypes to foralls.
//
//   f x = show x ++ "!"      f :: m -> [Char], wanted Show m      ->      f :: forall a. Show a => a -> [Char]
//
// Metas deeper than the surroundings become variables; constraints that mention them become parameters. Under the
// monomorphism restriction no constrained variable is generalised: the constraints stay wanted outside.
#include "types/infer.h"
#include "types/used_kinds.h"

namespace needle::types {

using namespace syntax;

std::vector<Pred> Infer::superclass_closure(const Pred& pred) {
  std::vector<Pred> out{pred};
  for (size_t i = 0; i < out.size() && out.size() < 100; ++i) {
    auto at = s_.env.classes.find(out[i].cls);
    if (at == s_.env.classes.end() || at->second.params.size() != out[i].args.size()) continue;
    for (const Pred& p : s_.substitute(at->second.superclasses, at->second.params, out[i].args)) out.push_back(p);
  }
  out.erase(out.begin());
  return out;
}

// The parameters for these constraints: one each, but none for what a superclass of another gives.
Seq<const EvVar* const> Infer::quantify(std::vector<Wanted>& candidates) {
  std::vector<bool> dropped(candidates.size(), false);
  std::vector<std::vector<Pred>> closures;
  for (const Wanted& w : candidates) closures.push_back(superclass_closure(*w.pred));
  for (size_t i = 0; i < candidates.size(); ++i) {
    for (size_t j = 0; j < candidates.size() && !dropped[i]; ++j) {
      if (i == j || dropped[j]) continue;
      if (j < i && s_.equal(*candidates[i].pred, *candidates[j].pred)) dropped[i] = true;
      for (const Pred& p : closures[j]) dropped[i] = dropped[i] || s_.equal(p, *candidates[i].pred);
    }
  }
  GivenScope* outer = solver_.scope;
  GivenScope* inner = solver_.enter(nullptr);
  inner->parent = nullptr;  // only these
  std::vector<const EvVar*> params;
  for (size_t i = 0; i < candidates.size(); ++i) {
    if (dropped[i]) continue;
    params.push_back(solver_.new_evidence_var(candidates[i].pred));
    solver_.assume(params.back());
    evidence_vars.push_back(params.back());
  }
  for (Wanted& w : candidates) w.scope = inner;
  solver_.solve(candidates);
  inner->parent = outer;
  solver_.leave();
  return s_.arena.copy(params);
}

static std::string variable_name(size_t n) {
  std::string name(1, static_cast<char>('a' + n % 26));
  return n < 26 ? name : name + std::to_string(n / 26);
}

Seq<const EvVar* const> Infer::generalise(std::span<const Inferred> binders, Group& g, bool restricted,
                                          std::vector<Wanted>& outer) {
  solver_.solve(solver_.wanted);
  std::vector<Wanted> residual;
  residual.swap(solver_.wanted);
  solver_.wanted.swap(outer);
  if (restricted) {
    for (const Wanted& w : residual) {
      MetaSet metas;
      for (const Type* a : w.pred->args) s_.metas_of(a, metas);
      for (MetaVar* m : metas) m->level = std::min(m->level, s_.level);
    }
  }
  MetaSet all, metas;
  for (const Inferred& i : binders) s_.metas_of(type_of(i.binder), all);
  for (MetaVar* m : all)
    if (m->level > s_.level) metas.add(m);

  std::vector<Wanted> candidates;
  if (!restricted) {
    // Constraints connected with the types, through shared variables.
    std::vector<bool> taken(residual.size(), false);
    for (bool again = true; again;) {
      again = false;
      for (size_t i = 0; i < residual.size(); ++i) {
        const bool equality = s_.is_equality(*residual[i].pred);
        if (taken[i] || residual[i].hopeless || (!residual[i].evidence && !equality)) continue;
        MetaSet own;
        bool variable_headed = false, inner = false;
        for (const Type* a : residual[i].pred->args) {
          s_.metas_of(a, own);
          variable_headed |= !s_.head_con(a).valid();
          inner |= s_.mentions_rigid_above(a, s_.level);
        }
        bool connected = false;
        for (MetaVar* m : own) connected |= metas.contains(m);
        if (!connected || inner) continue;
        // Pretty (Statement m) where there is an instance for some m only
        if (!variable_headed && (equality || solver_.find_instance(*residual[i].pred).found != Solver::Found::Maybe))
          continue;
        taken[i] = again = true;
        for (MetaVar* m : own)
          if (m->level > s_.level) metas.add(m);
      }
    }
    std::vector<Wanted> rest;
    for (size_t i = 0; i < residual.size(); ++i) (taken[i] ? candidates : rest).push_back(residual[i]);
    residual.swap(rest);
  }
  solver_.wanted.insert(solver_.wanted.end(), residual.begin(), residual.end());

  std::vector<const TypeVar*> vars;
  const auto* origin = binders.empty()
                           ? nullptr
                           : s_.arena.make<RigidOrigin>(RigidOrigin{RigidKind::Inferred, binders[0].binder.span,
                                                                    binders[0].binder.name, nullptr});
  UsedKinds kinds(s_);
  for (const Inferred& i : binders) kinds.look_at(type_of(i.binder));
  for (const Wanted& w : candidates) kinds.look_at(*w.pred);
  for (MetaVar* m : metas) {
    TyVar* v = s_.var(intern(variable_name(vars.size())), kinds.of(m), s_.level + 1);
    v->origin = origin;
    m->solution = v->type;
    vars.push_back(v);
  }
  std::vector<Pred> equalities;
  for (Wanted& w : candidates) {
    w.pred = s_.zonk(w.pred);
    if (!s_.is_equality(*w.pred)) continue;
    const Type* sides[] = {w.pred->args[0], w.pred->args[1]};
    if (sides[0]->kind != TypeKind::Family) std::swap(sides[0], sides[1]);
    equalities.push_back(*s_.pred(s_.equality, sides));
  }
  std::erase_if(candidates, [&](const Wanted& w) { return s_.is_equality(*w.pred); });
  Seq<const EvVar* const> params = candidates.empty() ? Seq<const EvVar* const>{} : quantify(candidates);
  std::vector<Pred> preds;
  for (const EvVar* v : params) preds.push_back(*v->pred);
  preds.insert(preds.end(), equalities.begin(), equalities.end());

  for (const Inferred& i : binders) {
    const Type* type = s_.zonk(type_of(i.binder));
    if (!vars.empty()) type = s_.forall(vars, preds, type);
    set_type(i.binder, type);
    if (i.function) out_.bindings[i.function->id] = {params, type};
  }
  if (params.empty()) return params;
  std::vector<const Evidence*> args;
  for (const EvVar* v : params) args.push_back(s_.arena.make<Evidence>(Evidence{.kind = EvidenceKind::Var, .var = v}));
  Seq<const Evidence* const> passed = s_.arena.copy(args);
  for (NodeId use : g.uses) add_wrap(use, {false, {}, passed}, true);
  return params;
}

}  // namespace needle::types
