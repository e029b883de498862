// The gradual view of types that lint takes. Private to core.
#pragma once
#include <vector>

#include "base/arena.h"
#include "core/core.h"

namespace needle::core {

class TypeView {
 public:
  // The function type this can be seen as (through foralls and newtypes), or null. `open` is set when it could still be
  // one.
  const Type* as_function(const Type* t, bool& open);
  // The type constructor a value of this type is made of (through foralls and newtypes), or null when not known.
  const TyCon* data_type(const Type* t);
  bool compatible(const Type* a, const Type* b, int fuel = 40);

  const Type* fun(const Type* a, const Type* r);
  const Type* con(const TyCon* c);  // applied to unknown types
  const Type* some_primitive();     // Int or Char or ...: what a literal or a primitive returns

 private:
  // One layer of newtype removed; null when t is no saturated newtype.
  const Type* unwrap(const Type* t);
  const Type* substitute(const Type* t, Seq<const Symbol> params, const std::vector<const Type*>& args);

  Arena arena_;
  const Type* primitive_ = nullptr;
};

}  // namespace needle::core
