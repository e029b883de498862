#include "types/solver.h"

namespace needle::types {

Solver::Solver(Store& store, Unifier& unifier, Reporter& reporter) : s_(store), u_(unifier), r_(reporter) {
  u_.later = [this](const Type* a, const Type* b) { postpone(a, b); };
}

// An equality about an application of a family: wanted like a class constraint, until more is known.
void Solver::postpone(const Type* a, const Type* b) {
  const Type* both[] = {a, b};
  const Pred* pred = s_.pred(s_.equality, both);
  GivenScope* from = solving_ ? solving_->scope : scope;
  std::vector<Wanted>& list = postponed_ ? *postponed_ : wanted;
  for (const Wanted& w : list)
    if (w.scope == from && s_.is_equality(*w.pred) && s_.equal(*w.pred, *pred)) return;
  const Origin* origin = solving_ ? solving_->origin : r_.origin(place_.kind, place_.span, place_.context);
  list.push_back({pred, nullptr, from, origin});
}

Evidence* Solver::want(const Pred* pred, const Origin* origin) {
  Evidence* e = s_.has_evidence(*pred) ? s_.arena.make<Evidence>() : nullptr;
  if (s_.is_equality(*pred)) {
    at(origin->span, origin->context);
    if (!u_.unify(pred->args[0], pred->args[1])) {
      r_.mismatch(origin->span, origin->context, pred->args[0], pred->args[1], u_.mismatch(),
                  {r_.arising(*origin).substr(1)});
    }
    return nullptr;
  }
  wanted.push_back({pred, e, scope, origin});
  return e;
}

Seq<const Evidence* const> Solver::want_all(std::span<const Pred> preds, const Origin* origin) {
  std::vector<const Evidence*> out;
  for (const Pred& p : preds) {
    const Evidence* e = want(s_.arena.make<Pred>(p), origin);
    if (e) out.push_back(e);
  }
  return s_.arena.copy(out);
}

void Solver::solve(std::vector<Wanted>& list) {
  const Wanted* outer = solving_;
  std::vector<Wanted>* outer_list = postponed_;
  for (;;) {
    uint64_t before = u_.solved();
    std::vector<Wanted> work;
    work.swap(list);
    for (size_t i = 0; i < work.size(); ++i) {  // grows while it is walked
      Wanted w = work[i];
      solving_ = &w;
      postponed_ = &list;
      if (w.hopeless || step(w, work) == Step::Stuck) list.push_back(w);
      solving_ = outer;
      postponed_ = outer_list;
    }
    postponed_ = &list;
    improve_pairs(list);
    postponed_ = outer_list;
    if (u_.solved() == before) break;
  }
  activate(scope);
}

Solver::Step Solver::step(Wanted& w, std::vector<Wanted>& work) {
  activate(w.scope);
  s_.checking = w.origin->span;
  if (s_.is_equality(*w.pred)) {
    if (u_.unify(w.pred->args[0], w.pred->args[1])) return Step::Solved;
    w.hopeless = !s_.has_metas(*w.pred);
    return Step::Stuck;
  }
  if (any_unknown_) open_givens(w.scope);
  if (by_given(w) || by_ancestor(w)) return Step::Solved;
  if (w.pred->cls == s_.unknown) return by_components(w, work);
  if (w.pred->cls == s_.quantified) return by_assuming(w, work);
  if (const Found found = by_rule(w, work); found != Found::No) {
    if (found == Found::Yes) return Step::Solved;
    if (!pick_any) return Step::Stuck;
  }
  if (w.pred->cls == s_.coercible) return by_coercion(w);
  if (s_.has_metas(*w.pred)) improve_by_superclasses(w);
  if (s_.extra.fundeps.contains(w.pred->cls)) {
    improve_by_givens(w);
    improve_by_instances(w);
    if (by_given(w)) return Step::Solved;
    if (!pick_any && awaits_given(w)) return Step::Stuck;
  }
  if (w.pred->cls == s_.typeable) return by_typeable(w, work);
  if (w.pred->cls == s_.known_nat || w.pred->cls == s_.known_symbol) return by_literal(w);
  if (w.pred->cls == s_.has_field)
    if (const std::optional<Step> step = by_field(w)) return *step;
  return by_instance(w, work);
}

bool Solver::by_given(const Wanted& w) {
  for (GivenScope* g = w.scope; g; g = g->parent) {
    for (const Given& given : g->givens) {
      if (given.pred->cls != w.pred->cls || !s_.equal(*given.pred, *w.pred)) continue;
      if (w.evidence && given.evidence) *w.evidence = *given.evidence;
      return true;
    }
  }
  return false;
}

// Whether more knowledge may make it the same as a given one: until then an instance would take it apart too early.
//
//   given Mul (S n) k r   wanted Mul (S n) ?a ?b   where Fact n ?a will say that ?a is k
bool Solver::awaits_given(const Wanted& w) {
  const bool open = s_.has_metas(*w.pred);
  for (GivenScope* g = w.scope; g; g = g->parent) {
    for (const Given& given : g->givens) {
      if (given.pred->cls != w.pred->cls || (!open && !s_.has_metas(*given.pred))) continue;
      bool may = true;
      for (size_t i = 0; may && i < w.pred->args.size(); ++i) may = may_equal(given.pred->args[i], w.pred->args[i]);
      if (may) return true;
    }
  }
  return false;
}

bool Solver::may_equal(const Type* a, const Type* b) {
  a = s_.shallow(a);
  b = s_.shallow(b);
  if (a->kind == TypeKind::Meta || b->kind == TypeKind::Meta) return true;
  const bool application = a->kind == TypeKind::App || a->kind == TypeKind::Fun;
  if (!application) return s_.equal(a, b);
  const Store::Application x = s_.as_application(a), y = s_.as_application(b);
  return y.function && may_equal(x.function, y.function) && may_equal(x.argument, y.argument);
}

// Show (Fix f) needs Show (f (Fix f)) needs Show (Fix f): the dictionary is made in terms of itself.
bool Solver::by_ancestor(const Wanted& w) {
  for (const Ancestor* a = w.ancestors; a; a = a->up) {
    if (a->pred->cls != w.pred->cls || !s_.equal(*a->pred, *w.pred)) continue;
    a->evidence->recursive = true;
    *w.evidence = Evidence{.kind = EvidenceKind::Recursive, .of = a->evidence};
    return true;
  }
  return false;
}

Evidence* Solver::subgoal(const Wanted& parent, const Pred* pred, std::vector<Wanted>& work) {
  Evidence* e = s_.has_evidence(*pred) ? s_.arena.make<Evidence>() : nullptr;
  work.push_back({pred, e, parent.scope, parent.origin, parent.depth + 1, false, parent.ancestors});
  return e;
}

Solver::Step Solver::by_instance(Wanted& w, std::vector<Wanted>& work) {
  Match m = find_instance(*w.pred);
  if (m.found == Found::No && !s_.has_metas(*w.pred) && !awaits_unknown(w) && !awaits_given(w)) w.hopeless = true;
  if (m.found != Found::Yes) return Step::Stuck;
  if (w.depth > kDeepestSolving) {
    w.hopeless = true;
    return Step::Stuck;
  }
  const InstanceInfo& info = s_.env.instances[m.instance.index];
  Wanted self = w;
  if (!info.context.empty()) self.ancestors = s_.arena.make<Ancestor>(Ancestor{w.ancestors, w.pred, w.evidence});
  auto silent = s_.extra.silent_context.find(m.instance);
  if (silent != s_.extra.silent_context.end())
    for (const Pred& p : s_.substitute(silent->second, info.vars, m.types)) subgoal(self, s_.arena.make<Pred>(p), work);
  std::vector<const Evidence*> args;
  for (const Pred& p : s_.substitute(info.context, info.vars, m.types))
    args.push_back(subgoal(self, s_.arena.make<Pred>(p), work));
  *w.evidence = Evidence{.kind = EvidenceKind::Instance, .instance = m.instance, .args = s_.arena.copy(args)};
  return Step::Solved;
}

bool Solver::solve_now(std::vector<Wanted> list) {
  solve(list);
  return list.empty();
}

// ---------------------------------------------------------------- functional dependencies

// Where the determining arguments agree, the determined ones must too.
void Solver::improve_by_givens(const Wanted& w) {
  for (const FunDepInfo& dep : s_.extra.fundeps.at(w.pred->cls)) {
    for (GivenScope* g = w.scope; g; g = g->parent) {
      for (const Given& given : g->givens) {
        if (given.pred->cls != w.pred->cls) continue;
        bool agree = true;
        for (uint32_t i : dep.from) agree = agree && s_.equal(given.pred->args[i], w.pred->args[i]);
        if (!agree) continue;
        for (uint32_t i : dep.to)
          if (!s_.equal(given.pred->args[i], w.pred->args[i])) u_.unify(w.pred->args[i], given.pred->args[i]);
      }
    }
  }
}

// class F a ~ b => C a b: whichever instance it will be, the equality holds.
void Solver::improve_by_superclasses(const Wanted& w) {
  auto cls = s_.env.classes.find(w.pred->cls);
  if (cls == s_.env.classes.end()) return;
  for (const Pred& super : cls->second.superclasses) {
    if (!s_.is_equality(super)) continue;
    const Type* left = s_.substitute(super.args[0], cls->second.params, w.pred->args);
    const Type* right = s_.substitute(super.args[1], cls->second.params, w.pred->args);
    if (!s_.equal(left, right)) u_.unify(left, right);
  }
}

void Solver::improve_by_instances(const Wanted& w) {
  auto table = s_.extra.instances.find(w.pred->cls);
  if (table == s_.extra.instances.end()) return;
  for (const FunDepInfo& dep : s_.extra.fundeps.at(w.pred->cls)) {
    auto consider = [&](InstanceId id) {
      if (!visible(id)) return;
      const InstanceInfo& info = s_.env.instances[id.index];
      Found found = Found::Yes;
      for (uint32_t i : dep.from)
        if (found == Found::Yes) found = std::min(found, match(info.head[i], w.pred->args[i]));
      std::vector<const Type*> types;
      for (const TypeVar* v : info.vars) {
        TyVar& r = rigid(v);
        if (found == Found::Yes) types.push_back(r.replacement ? r.replacement : s_.meta());
        r.replacement = nullptr;
      }
      if (found != Found::Yes) return;
      for (uint32_t i : dep.to) {
        const Type* wanted_type = s_.substitute(info.head[i], info.vars, types);
        if (!s_.equal(wanted_type, w.pred->args[i])) u_.unify(w.pred->args[i], wanted_type);
      }
    };
    for (InstanceId id : table->second.general) consider(id);
    for (auto& [con, bucket] : table->second.by_head)
      for (InstanceId id : bucket) consider(id);
  }
}

void Solver::improve_pairs(const std::vector<Wanted>& list) {
  for (size_t i = 0; i < list.size(); ++i) {
    auto deps = s_.extra.fundeps.find(list[i].pred->cls);
    if (deps == s_.extra.fundeps.end()) continue;
    for (size_t j = i + 1; j < list.size(); ++j) {
      if (list[j].pred->cls != list[i].pred->cls) continue;
      for (const FunDepInfo& dep : deps->second) {
        bool agree = true;
        for (uint32_t k : dep.from) agree = agree && s_.equal(list[i].pred->args[k], list[j].pred->args[k]);
        if (!agree) continue;
        for (uint32_t k : dep.to)
          if (!s_.equal(list[i].pred->args[k], list[j].pred->args[k]))
            u_.unify(list[i].pred->args[k], list[j].pred->args[k]);
      }
    }
  }
}

}  // namespace needle::types
