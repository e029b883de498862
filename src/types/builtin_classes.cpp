// The classes solved without instances.
//   Typeable (T a b)   ->  evidence naming T, with evidence for a and b
//   KnownNat 3         ->  evidence with the literal; KnownSymbol "a" alike
//   HasField "x" r a   ->  the selector of a field
//   Coercible a b      ->  no evidence: equal after unwrapping newtypes, constructor by constructor
#include "types/check.h"
#include "types/solver.h"

namespace needle::types {

Solver::Step Solver::by_typeable(Wanted& w, std::vector<Wanted>& work) {
  const Type* type = s_.shallow(w.pred->args.back());
  const bool made_of_parts = type->kind == TypeKind::Con || type->kind == TypeKind::App || type->kind == TypeKind::Fun;
  if (!made_of_parts) {
    w.hopeless = type->kind != TypeKind::Meta && type->kind != TypeKind::Family;
    return Step::Stuck;
  }
  const Type* head = nullptr;
  std::vector<const Type*> parts;
  s_.split_apps(type, head, parts);
  if (head->kind == TypeKind::Meta || head->kind == TypeKind::Family) return Step::Stuck;
  Wanted self = w;
  std::vector<const Evidence*> args;
  auto add = [&](const Type* t) {
    const Type* one[] = {t};
    args.push_back(subgoal(self, s_.pred(s_.typeable, one), work));
  };
  if (head->kind != TypeKind::Con) add(head);  // con stays invalid: the head's evidence comes first
  for (const Type* t : parts) add(t);
  *w.evidence = Evidence{.kind = EvidenceKind::Typeable,
                         .con = head->kind == TypeKind::Con ? head->con : EntityId{},
                         .args = s_.arena.copy(args)};
  return Step::Solved;
}

Solver::Step Solver::by_literal(Wanted& w) {
  const Type* type = s_.shallow(w.pred->args.back());
  const bool text = type->kind == TypeKind::Literal && type->literal.text()[0] == '"';
  if (type->kind != TypeKind::Literal || text != (w.pred->cls == s_.known_symbol)) {
    w.hopeless = type->kind != TypeKind::Meta && type->kind != TypeKind::Family;
    return Step::Stuck;
  }
  *w.evidence = Evidence{.kind = EvidenceKind::Literal, .con = w.pred->cls, .literal = type->literal};
  return Step::Solved;
}

// None when the type has no such field: an instance of the user's may stand for it.
std::optional<Solver::Step> Solver::by_field(Wanted& w) {
  const Type *name = s_.shallow(w.pred->args[0]), *record = s_.normalise(s_.zonk(w.pred->args[1]));
  if (name->kind != TypeKind::Literal) return std::nullopt;
  const Type* head = nullptr;
  std::vector<const Type*> args;
  const DataInfo* data = data_instance(s_.env, record, args);
  if (!data) {
    s_.split_apps(record, head, args);
    const auto at = head->kind == TypeKind::Con ? s_.env.data.find(head->con) : s_.env.data.end();
    if (at == s_.env.data.end()) return std::nullopt;
    data = &at->second;
  }
  if (args.size() != data->params.size()) return std::nullopt;
  for (const ConInfo& con : data->constructors) {
    for (size_t i = 0; i < con.labels.size(); ++i) {
      if (!con.labels[i].valid() ||
          '"' + std::string(s_.names.entity(con.labels[i]).name.text()) + '"' != name->literal.text())
        continue;
      const Type* type = s_.substitute(con.fields[i], data->params, args);
      if (!con.existentials.empty() || type->kind == TypeKind::Forall || !u_.unify(w.pred->args[2], type)) {
        w.hopeless = true;
        return Step::Stuck;
      }
      *w.evidence = Evidence{.kind = EvidenceKind::Selector, .con = con.labels[i]};
      return Step::Solved;
    }
  }
  return std::nullopt;
}

Solver::Step Solver::by_coercion(Wanted& w) {
  Found found = coercible(w.pred->args[0], w.pred->args[1], w.scope, 0);
  if (found == Found::Yes) return Step::Solved;
  w.hopeless = found == Found::No && !s_.has_metas(*w.pred);
  return Step::Stuck;
}

const Type* Solver::unwrap_newtype(const Type* type) {
  const Type* head = nullptr;
  std::vector<const Type*> args;
  const DataInfo* found = data_instance(s_.env, s_.normalise(s_.zonk(type)), args);
  if (!found) {
    s_.split_apps(type, head, args);
    if (head->kind != TypeKind::Con) return nullptr;
    auto at = s_.env.data.find(head->con);
    if (at != s_.env.data.end()) found = &at->second;
  }
  if (!found || !found->is_newtype || found->constructors.size() != 1) return nullptr;
  const DataInfo& data = *found;
  if (args.size() < data.params.size() || data.constructors[0].fields.size() != 1) return nullptr;
  std::span<const Type* const> all(args);
  const Type* inside = s_.substitute(data.constructors[0].fields[0], data.params, all.first(data.params.size()));
  return s_.apps(inside, all.subspan(data.params.size()));
}

Solver::Found Solver::coercible(const Type* a, const Type* b, GivenScope* at, int depth) {
  a = s_.shallow(a);
  b = s_.shallow(b);
  if (s_.equal(a, b)) return Found::Yes;
  if (depth > 100) return Found::No;
  if (a->kind == TypeKind::Meta || b->kind == TypeKind::Meta) {
    if (!pick_any) return Found::Maybe;
    return u_.unify(a, b) ? Found::Yes : Found::No;
  }
  for (GivenScope* g = at; g; g = g->parent)
    for (const Given& given : g->givens)
      if (given.pred->cls == s_.coercible && ((s_.equal(given.pred->args[0], a) && s_.equal(given.pred->args[1], b)) ||
                                              (s_.equal(given.pred->args[0], b) && s_.equal(given.pred->args[1], a))))
        return Found::Yes;
  // The same constructor on both sides: part by part, unless only unwrapping helps.
  EntityId x = s_.head_con(a), y = s_.head_con(b);
  if (x.valid() && x == y) {
    const Type *head_a = nullptr, *head_b = nullptr;
    std::vector<const Type*> args_a, args_b;
    s_.split_apps(a, head_a, args_a);
    s_.split_apps(b, head_b, args_b);
    Found found = args_a.size() == args_b.size() ? Found::Yes : Found::No;
    for (size_t i = 0; found != Found::No && i < args_a.size(); ++i)
      found = std::min(found, coercible(args_a[i], args_b[i], at, depth + 1));
    if (found != Found::No) return found;
  }
  if (const Type* inside = unwrap_newtype(a)) return coercible(inside, b, at, depth + 1);
  if (const Type* inside = unwrap_newtype(b)) return coercible(a, inside, at, depth + 1);
  if (a->kind == TypeKind::Forall && b->kind == TypeKind::Forall && a->vars.size() == b->vars.size() &&
      a->context.empty() && b->context.empty()) {
    Store::Instance fresh = s_.skolemise(a, nullptr);
    return coercible(fresh.type, s_.substitute(b->right, b->vars, fresh.types), at, depth + 1);
  }
  Store::Application p = s_.as_application(a), q = s_.as_application(b);
  if (p.function && q.function) {
    Found left = coercible(p.function, q.function, at, depth + 1);
    return left == Found::No ? left : std::min(left, coercible(p.argument, q.argument, at, depth + 1));
  }
  return Found::No;
}

}  // namespace needle::types
