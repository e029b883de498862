// Scopes of given constraints.
#include "types/solver.h"

namespace needle::types {

GivenScope* Solver::enter(const RigidOrigin* origin) {
  GivenScope& s = scopes_.emplace_back();
  s.parent = scope;
  s.equal = scope ? scope->equal : nullptr;
  s.origin = origin;
  scope = &s;
  return scope;
}

void Solver::leave() {
  scope = scope->parent;
  activate(scope);
}

// Puts exactly the equalities of the target's chain in force.
void Solver::activate(GivenScope* target) {
  GivenScope* to = target ? target->equal : nullptr;
  if (to == active_) return;
  for (GivenScope* s = active_; s; s = s->parent ? s->parent->equal : nullptr)
    for (auto& [var, type] : s->equalities) var->bound = nullptr;
  s_.given_families.clear();
  s_.equalities_in_force = 0;
  std::vector<GivenScope*> chain;
  for (GivenScope* s = to; s; s = s->parent ? s->parent->equal : nullptr) chain.push_back(s);
  for (size_t i = chain.size(); i-- > 0;) {
    for (auto& [var, type] : chain[i]->equalities) var->bound = type;
    s_.given_families.insert(s_.given_families.end(), chain[i]->families.begin(), chain[i]->families.end());
    s_.equalities_in_force += static_cast<uint32_t>(chain[i]->equalities.size() + chain[i]->families.size());
  }
  active_ = to;
}

const EvVar* Solver::new_evidence_var(const Pred* pred) {
  return s_.arena.make<EvVar>(EvVar{pred, s_.unique()});
}

Seq<const EvVar* const> Solver::assume(std::span<const Pred> preds) {
  std::vector<const EvVar*> vars;
  for (const Pred& p : preds) {
    const Pred* kept = s_.arena.make<Pred>(p);
    scope->written.push_back(kept);
    if (s_.is_equality(p)) {
      assume_equal(p.args[0], p.args[1]);
    } else if (!s_.has_evidence(p)) {
      add_given(kept, nullptr, 0);
    } else {
      vars.push_back(new_evidence_var(kept));
      assume(vars.back());
    }
  }
  if (any_unknown_) open_givens(scope);
  return s_.arena.copy(vars);
}

void Solver::assume(const EvVar* var) {
  add_given(var->pred, s_.arena.make<Evidence>(Evidence{.kind = EvidenceKind::Var, .var = var}), 0);
}

void Solver::add_given(const Pred* pred, const Evidence* evidence, int depth) {
  scope->givens.push_back({pred, evidence});
  if (pred->cls == s_.unknown) any_unknown_ = true;
  if (pred->cls == s_.quantified) return add_rule({pred->args[0], s_.pred_of(pred->args[0]->right), evidence, {}});
  auto at = s_.env.classes.find(pred->cls);
  if (depth > 20 || at == s_.env.classes.end()) return;
  uint32_t index = 0;
  const ClassInfo& info = at->second;
  if (info.params.size() != pred->args.size()) return;
  for (const Pred& super : s_.substitute(info.superclasses, info.params, pred->args)) {
    if (s_.is_equality(super)) {
      assume_equal(super.args[0], super.args[1]);
      continue;
    }
    const Evidence* e = nullptr;
    if (s_.has_evidence(super))
      e = s_.arena.make<Evidence>(Evidence{.kind = EvidenceKind::Superclass, .of = evidence, .index = index++});
    add_given(s_.arena.make<Pred>(super), e, depth + 1);
  }
}

// What is known of a variable may say what a given application of a family is, or that two of them are the same:
//   Incr c n ~ m   and then   c ~ 'Red   ->   n ~ m      by   Incr 'Red n = n
void Solver::look_again_at_families() {
  const std::vector<Store::GivenFamily> given = s_.given_families;
  for (size_t i = 0; i < given.size(); ++i) {
    if (const Type* known = s_.by_equations(given[i].family)) assume_equal(known, given[i].type);
    for (size_t j = 0; j < i; ++j)
      if (given[j].family->con == given[i].family->con && s_.equal(given[j].family->left, given[i].family->left))
        assume_equal(given[j].type, given[i].type);
  }
}

void Solver::assume_equal(const Type* a, const Type* b) {
  if (scope->equal != scope) {  // from now on this scope counts
    scope->equal = scope;
    activate(scope);
  }
  a = s_.shallow(a);
  b = s_.shallow(b);
  if (s_.equal(a, b)) return;
  if (a->kind == TypeKind::Meta || b->kind == TypeKind::Meta) {
    u_.unify(a, b);
    return;
  }
  if (a->kind != TypeKind::Family) std::swap(a, b);
  if (a->kind == TypeKind::Family) {
    scope->families.push_back({a, b});
    s_.given_families.push_back({a, b});
    ++s_.equalities_in_force;
    return;
  }
  if (a->kind == TypeKind::Var && b->kind == TypeKind::Var && rigid(b->var).level > rigid(a->var).level)
    std::swap(a, b);
  if (a->kind != TypeKind::Var) std::swap(a, b);
  if (a->kind == TypeKind::Var) {
    TyVar& v = rigid(a->var);
    v.bound = b;
    scope->equalities.push_back({&v, b});
    ++s_.equalities_in_force;
    look_again_at_families();
    return;
  }
  Store::Application x = s_.as_application(a), y = s_.as_application(b);
  if (x.function && y.function) {
    assume_equal(x.function, y.function);
    assume_equal(x.argument, y.argument);
  }
  // Otherwise the two can never be equal: the code under this match cannot be reached.
}

}  // namespace needle::types
