#include "types/used_kinds.h"

#include <algorithm>

namespace needle::types {

void UsedKinds::look_at(const Type* type) {
  if (!(type->flags & kHasMeta)) return;
  store_.step();
  std::vector<const Type*> args;
  for (type = Store::prune(type); type->kind == TypeKind::App; type = Store::prune(type->left))
    args.push_back(type->right);
  std::reverse(args.begin(), args.end());
  for (const Type* a : args) look_at(a);
  switch (type->kind) {
    case TypeKind::Con:
      if (auto at = store_.extra.kinds.find(type->con); at != store_.extra.kinds.end()) arguments(at->second, args);
      return;
    case TypeKind::Meta: {
      const Type* kind = store_.star();
      for (size_t i = 0; i < args.size(); ++i) kind = store_.fun(store_.star(), kind);
      if (!args.empty()) known_.emplace(type->meta, kind);
      return;
    }
    case TypeKind::Forall:
      for (const Pred& p : type->context) look_at(p);
      return look_at(type->right);
    default:
      if (type->left) look_at(type->left);
      if (type->right) look_at(type->right);
  }
}

void UsedKinds::look_at(const Pred& pred) {
  for (const Type* a : pred.args) look_at(a);
  if (auto at = store_.extra.kinds.find(pred.cls); at != store_.extra.kinds.end()) arguments(at->second, pred.args);
}

void UsedKinds::arguments(const Type* kind, std::span<const Type* const> args) {
  kind = Store::prune(kind);
  if (kind->kind == TypeKind::Forall) kind = Store::prune(kind->right);
  for (const Type* a : args) {
    if (kind->kind != TypeKind::Fun) return;
    const Type *wanted = Store::prune(kind->left), *argument = Store::prune(a);
    const bool says = wanted->kind == TypeKind::Fun && !(wanted->flags & (kHasMeta | kHasVar));
    if (says && argument->kind == TypeKind::Meta) known_.insert_or_assign(argument->meta, wanted);
    kind = Store::prune(kind->right);
  }
}

const Type* UsedKinds::of(const MetaVar* variable) const {
  auto at = known_.find(variable);
  return at == known_.end() ? store_.star() : at->second;
}

}  // namespace needle::types
