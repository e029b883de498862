// Quantified constraints.
//
//   want (Show (f Int))   given (forall x. Show x => Show (f x))=d        ->   d $fShowInt
//   want (forall x. Show x => Show (Maybe x))                             ->   \dx -> $fShowMaybe dx
#include "types/solver.h"

namespace needle::types {

static constexpr size_t kMostSuperclasses = 20;

void Solver::add_rule(const GivenRule& rule) {
  scope->rules.push_back(rule);
  auto at = s_.env.classes.find(rule.conclusion->cls);
  if (at == s_.env.classes.end() || rule.superclasses.size() > kMostSuperclasses) return;
  const ClassInfo& info = at->second;
  if (info.params.size() != rule.conclusion->args.size()) return;
  uint32_t index = 0;
  for (const Pred& super : s_.substitute(info.superclasses, info.params, rule.conclusion->args)) {
    if (!s_.has_evidence(super)) continue;
    GivenRule next = rule;
    next.superclasses.push_back(index++);
    next.conclusion = s_.arena.make<Pred>(super);
    if (super.cls != s_.quantified) add_rule(next);
  }
}

// The variables that the rule does not bind stand for themselves.
static void variables_of(const Type* type, bool fixed) {
  type = Store::prune(type);
  if (type->kind == TypeKind::Var) rigid(type->var).replacement = fixed ? rigid(type->var).type : nullptr;
  if (type->kind == TypeKind::Family) variables_of(type->left, fixed);
  if (type->kind != TypeKind::App && type->kind != TypeKind::Fun) return;
  variables_of(type->left, fixed);
  variables_of(type->right, fixed);
}

Solver::Found Solver::match_rule(const GivenRule& rule, const Pred& pred, std::vector<const Type*>& types) {
  const Pred* conclusion = s_.zonk(rule.conclusion);
  for (const Type* a : conclusion->args) variables_of(a, true);
  for (const TypeVar* v : rule.rule->vars) rigid(v).replacement = nullptr;
  Found found = conclusion->args.size() == pred.args.size() ? Found::Yes : Found::No;
  for (size_t i = 0; found != Found::No && i < pred.args.size(); ++i)
    found = std::min(found, match(conclusion->args[i], pred.args[i]));
  for (const TypeVar* v : rule.rule->vars) types.push_back(rigid(v).replacement);
  for (const Type* a : conclusion->args) variables_of(a, false);
  for (const Type*& t : types)
    if (!t) t = s_.meta();
  return found;
}

// Of several rules that fit, the one with the fewest steps to a superclass: its context asks for the least.
const GivenRule* Solver::find_rule(const GivenScope& in, const Pred& pred, std::vector<const Type*>& types,
                                   bool& maybe) {
  const GivenRule* best = nullptr;
  for (const GivenRule& rule : in.rules) {
    if (rule.conclusion->cls != pred.cls) continue;
    std::vector<const Type*> found_types;
    const Found found = match_rule(rule, pred, found_types);
    maybe |= found == Found::Maybe;
    if (found != Found::Yes || (best && best->superclasses.size() <= rule.superclasses.size())) continue;
    best = &rule;
    types = std::move(found_types);
  }
  return best;
}

// By a rule of the innermost scope that has one. Maybe: one will fit when more is known.
Solver::Found Solver::by_rule(Wanted& w, std::vector<Wanted>& work) {
  bool maybe = false;
  std::vector<const Type*> types;
  const GivenRule* rule = nullptr;
  if (w.depth <= kDeepestSolving)
    for (GivenScope* g = w.scope; g && !rule; g = g->parent) rule = find_rule(*g, *w.pred, types, maybe);
  if (!rule) return maybe ? Found::Maybe : Found::No;
  const Wanted self = w;
  std::vector<const Evidence*> args;
  for (const Pred& p : s_.substitute(rule->rule->context, rule->rule->vars, types))
    if (const Evidence* e = subgoal(self, s_.arena.make<Pred>(p), work)) args.push_back(e);
  if (!w.evidence) return Found::Yes;
  Evidence made{.kind = EvidenceKind::Apply,
                .con = s_.pred_of(rule->rule->right)->cls,
                .of = rule->evidence,
                .args = s_.arena.copy(args)};
  for (uint32_t index : rule->superclasses)
    made = {.kind = EvidenceKind::Superclass, .of = s_.arena.make<Evidence>(made), .index = index};
  *w.evidence = made;
  return Found::Yes;
}

Solver::Step Solver::by_assuming(Wanted& w, std::vector<Wanted>& work) {
  if (s_.has_metas(*w.pred) && !pick_any) return Step::Stuck;
  const auto* origin =
      s_.arena.make<RigidOrigin>(RigidOrigin{RigidKind::Quantified, w.origin->span, {}, w.pred->args[0]});
  const Store::Instance fresh = s_.skolemise(s_.zonk(w.pred->args[0]), origin);
  GivenScope* outside = scope;
  scope = w.scope;
  Wanted inside = w;
  inside.scope = enter(origin);
  const Seq<const EvVar* const> params = assume(fresh.context);
  scope = outside;
  Evidence* conclusion = subgoal(inside, s_.pred_of(fresh.type), work);
  if (w.evidence) *w.evidence = Evidence{.kind = EvidenceKind::Abstract, .of = conclusion, .params = params};
  return Step::Solved;
}

}  // namespace needle::types
