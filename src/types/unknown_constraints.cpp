// Constraints that are not known where they are written: variables, and families that cannot be reduced there.
//
//   type family All c ts where { All c '[] = (); All c (t : ts) = (c t, All c ts) }
//
//   given (All Show ts)=d, and ts ~ (Int : us)        ->   Show Int by the first component of d, All Show us by the second
//   want (All Show '[Int])                            ->   ($fShowInt, ())
#include <algorithm>
#include <optional>
#include <utility>

#include "types/solver.h"

namespace needle::types {

static constexpr size_t kMostOpened = kDeepestSolving;  // in one scope: a family may have no end

// The constraints that an unknown one is, each of them unknown in its turn or one of a class; false while nobody knows.
bool Solver::components_of(const Type* constraint, std::vector<const Pred*>& out) {
  constraint = s_.shallow(constraint);
  const Type* head = nullptr;
  std::vector<const Type*> args;
  s_.split_apps(constraint, head, args);
  if (head->kind != TypeKind::Con) return false;
  if (head->con == s_.unit_type) return true;
  if (args.size() >= 2 && s_.names.tuple_type(args.size()) == head->con) {
    for (const Type* a : args) out.push_back(s_.pred(s_.unknown, std::span(&a, 1)));
    return true;
  }
  if (head->con != s_.equality && s_.names.entity(head->con).kind != names::EntityKind::Class) return false;
  if (!args.empty()) out.push_back(s_.pred(head->con, args));  // of none, HasCallStack, nothing is passed
  return true;
}

Solver::Step Solver::by_components(Wanted& w, std::vector<Wanted>& work) {
  std::vector<const Pred*> components;
  if (!components_of(w.pred->args[0], components)) {
    w.hopeless = !s_.has_metas(*w.pred) && !awaits_unknown(w);
    return Step::Stuck;
  }
  if (w.depth > kDeepestSolving) {
    w.hopeless = true;
    return Step::Stuck;
  }
  if (components.size() == 1 && s_.has_evidence(*components[0])) {
    Wanted known = w;
    known.pred = components[0];
    ++known.depth;
    work.push_back(known);
    return Step::Solved;
  }
  std::vector<const Evidence*> args;
  for (const Pred* p : components)
    if (const Evidence* e = subgoal(w, p, work)) args.push_back(e);
  *w.evidence = Evidence{.kind = EvidenceKind::Tuple, .args = s_.arena.copy(args)};
  return Step::Solved;
}

// Whether a given constraint of which more will be known may turn out to be the wanted one.
bool Solver::awaits_unknown(const Wanted& w) {
  for (GivenScope* g = any_unknown_ ? w.scope : nullptr; g; g = g->parent)
    for (const Given& given : g->givens)
      if (given.pred->cls == s_.unknown && s_.has_metas(*given.pred)) return true;
  return false;
}

// What the equalities in force say of the given constraints that were unknown: it holds in this scope.
void Solver::open_givens(GivenScope* in) {
  auto is_open = [&](const Pred* given) {
    for (GivenScope* g = in; g; g = g->parent)
      if (std::find(g->opened.begin(), g->opened.end(), given) != g->opened.end()) return true;
    return false;
  };
  // The next one that is known now, with what it is.
  auto find_known = [&](std::vector<const Pred*>& components) -> std::optional<Given> {
    for (GivenScope* g = in; g; g = g->parent)
      for (const Given& given : g->givens)
        if (given.pred->cls == s_.unknown && !is_open(given.pred) && components_of(given.pred->args[0], components))
          return given;
    return std::nullopt;
  };
  GivenScope* outside = std::exchange(scope, in);
  std::vector<const Pred*> components;
  while (in && in->opened.size() < kMostOpened) {
    const std::optional<Given> given = find_known(components);
    if (!given) break;
    in->opened.push_back(given->pred);
    const auto count = static_cast<uint32_t>(components.size());
    for (uint32_t i = 0; i < count; ++i) {
      const Pred* p = components[i];
      if (s_.is_equality(*p)) {
        assume_equal(p->args[0], p->args[1]);
        continue;
      }
      const Evidence part{
          .kind = EvidenceKind::Component, .con = p->cls, .of = given->evidence, .index = i, .count = count};
      add_given(p, s_.arena.make<Evidence>(part), 0);
    }
    components.clear();
  }
  scope = outside;
}

}  // namespace needle::types
