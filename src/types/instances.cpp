// Finding the instance for a constraint: by class and the constructor at the head of the last argument, then by
// matching. Of several instances that match, the most specific wins.
#include "types/solver.h"

namespace needle::types {

void Solver::see_from(Symbol module) {
  std::vector<Symbol> todo{module};
  s_.modules.insert(module);
  while (!todo.empty()) {
    const names::ModuleInfo* info = s_.names.find_module(todo.back());
    todo.pop_back();
    if (!info) continue;
    for (Symbol i : info->imports)
      if (s_.modules.insert(i).second) todo.push_back(i);
  }
}

bool Solver::visible(InstanceId id) {
  if (s_.modules.empty()) return true;
  if (id.index >= visible_.size()) visible_.resize(s_.env.instances.size(), -1);
  signed char& known = visible_[id.index];
  const InstanceInfo& info = s_.env.instances[id.index];
  if (known < 0) known = s_.modules.contains(info.module) || at_home(info) ? 1 : 0;
  return known == 1;
}

// Is the instance in the module of its class or of a type in its head? Whoever has the constraint has such an instance:
// a string literal needs no import for IsString String.
bool Solver::at_home(const InstanceInfo& info) const {
  if (s_.names.entity(info.cls).module == info.module) return true;
  std::vector<const Type*> todo(info.head.begin(), info.head.end());
  while (!todo.empty()) {
    const Type* t = s_.shallow(todo.back());
    todo.pop_back();
    if (t->kind == TypeKind::Con && s_.names.entity(t->con).module == info.module) return true;
    if (t->kind != TypeKind::App && t->kind != TypeKind::Fun) continue;
    todo.push_back(t->left);
    todo.push_back(t->right);
  }
  return false;
}

void Solver::add_instance(InstanceId id) {
  const InstanceInfo& info = s_.env.instances[id.index];
  ClassInstances& table = s_.extra.instances[info.cls];
  EntityId head = info.head.empty() ? EntityId{} : s_.head_con(info.head.back());
  (head.valid() ? table.by_head[head] : table.general).push_back(id);
}

// Binds the pattern's variables in their `replacement`.
Solver::Found Solver::match(const Type* pattern, const Type* type) {
  if (pattern->kind == TypeKind::Var) {
    TyVar& v = rigid(pattern->var);
    if (!v.replacement) {
      v.replacement = type;
      return Found::Yes;
    }
    if (s_.equal(v.replacement, type)) return Found::Yes;
    return s_.has_metas(v.replacement) || s_.has_metas(type) ? Found::Maybe : Found::No;
  }
  type = s_.shallow(type);
  if (type->kind == TypeKind::Meta || type->kind == TypeKind::Family) return Found::Maybe;
  switch (pattern->kind) {
    case TypeKind::Con:
      return type->kind == TypeKind::Con && type->con == pattern->con ? Found::Yes : Found::No;
    case TypeKind::App:
    case TypeKind::Fun: {
      Store::Application p = s_.as_application(pattern), t = s_.as_application(type);
      if (!t.function) return Found::No;
      Found left = match(p.function, t.function);
      if (left == Found::No) return left;
      return std::min(left, match(p.argument, t.argument));
    }
    default:
      return s_.equal(pattern, type) ? Found::Yes : Found::No;
  }
}

Solver::Found Solver::match_head(const InstanceInfo& info, const Pred& pred, std::vector<const Type*>& types) {
  Found found = info.head.size() == pred.args.size() ? Found::Yes : Found::No;
  for (size_t i = 0; found != Found::No && i < info.head.size(); ++i)
    found = std::min(found, match(info.head[i], pred.args[i]));
  types.clear();
  for (const TypeVar* v : info.vars) {
    TyVar& r = rigid(v);
    if (found == Found::Yes) types.push_back(r.replacement ? r.replacement : s_.meta());
    r.replacement = nullptr;
  }
  return found;
}

bool Solver::more_specific(const InstanceInfo& a, const InstanceInfo& b) {
  std::vector<const Type*> types;
  return match_head(b, Pred{a.cls, a.head}, types) == Found::Yes;
}

Solver::Match Solver::find_instance(const Pred& pred) {
  Match best;
  auto table = s_.extra.instances.find(pred.cls);
  if (table == s_.extra.instances.end()) return best;
  bool maybe = false;
  auto consider = [&](InstanceId id) {
    if (!visible(id)) return;
    std::vector<const Type*> types;
    const InstanceInfo& info = s_.env.instances[id.index];
    Found found = match_head(info, pred, types);
    if (found == Found::Maybe) maybe = true;
    if (found != Found::Yes) return;
    if (best.found == Found::Yes && !more_specific(info, s_.env.instances[best.instance.index])) return;
    best = {Found::Yes, id, std::move(types)};
  };
  for (InstanceId id : table->second.general) consider(id);
  EntityId head = pred.args.empty() ? EntityId{} : s_.head_con(pred.args.back());
  if (head.valid()) {
    auto bucket = table->second.by_head.find(head);
    if (bucket != table->second.by_head.end())
      for (InstanceId id : bucket->second) consider(id);
  } else if (s_.has_metas(pred.args.back())) {
    for (auto& [con, bucket] : table->second.by_head) {
      if (maybe) break;
      for (InstanceId id : bucket) consider(id);
    }
  }
  if (maybe && (best.found != Found::Yes || !pick_any)) best.found = Found::Maybe;
  return best;
}

InstanceId Solver::same_instance(const InstanceInfo& info) {
  auto table = s_.extra.instances.find(info.cls);
  if (table == s_.extra.instances.end()) return {};
  auto same = [&](InstanceId id) {
    const InstanceInfo& other = s_.env.instances[id.index];
    return visible(id) && more_specific(other, info) && more_specific(info, other);
  };
  for (InstanceId id : table->second.general)
    if (same(id)) return id;
  for (auto& [con, bucket] : table->second.by_head)
    for (InstanceId id : bucket)
      if (same(id)) return id;
  return {};
}

}  // namespace needle::types
