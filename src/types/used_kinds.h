// The kinds of the variables of inferred types. Unification variables carry none, so each is read off its uses:
// `m a` makes m :: Type -> Type, and so do `Monad m` and `StateT s m a`.
#pragma once
#include <unordered_map>

#include "types/store.h"

namespace needle::types {

class UsedKinds {
 public:
  explicit UsedKinds(Store& store) : store_(store) {}

  void look_at(const Type* type);
  void look_at(const Pred& pred);
  // That of types, when no use says otherwise.
  const Type* of(const MetaVar* variable) const;

 private:
  // `kind` is that of what has these arguments.
  void arguments(const Type* kind, std::span<const Type* const> args);

  Store& store_;
  std::unordered_map<const MetaVar*, const Type*> known_;  // those that are not types
};

}  // namespace needle::types
