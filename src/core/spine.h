// Types taken apart: along their applications (T a b is T and [a, b]) and along their arrows (a -> b -> r is [a, b] and
// r). All of these take a null type, which means "not known", and give null or nothing for it.
#pragma once
#include <vector>

#include "core/type.h"

namespace needle::core {

// The type below its outermost foralls.
inline const Type* under_foralls(const Type* type) {
  while (type && type->kind == TypeKind::Forall) type = type->right;
  return type;
}

struct Spine {
  const Type* head = nullptr;     // what is applied; never itself an application
  std::vector<const Type*> args;  // in the order they are written

  // The type constructor at the head; null when a variable, a function or a forall stands there.
  const TyCon* con() const { return head && head->kind == TypeKind::Con ? head->con : nullptr; }
};

Spine spine(const Type* type);

// The constructor at the head of the spine, or null, without the arguments.
inline const TyCon* head_of(const Type* type) {
  while (type && type->kind == TypeKind::App) type = type->left;
  return type && type->kind == TypeKind::Con ? type->con : nullptr;
}

// The type of a function as it is written. A forall ends the arguments: the result of `a -> forall b. b` is the forall.
struct Signature {
  std::vector<const Type*> arguments;
  const Type* result = nullptr;
};

Signature signature(const Type* type);
const Type* result_of(const Type* type);

// The type of argument number `index`, and what a call with `count` arguments returns. Both look through foralls, and
// are null when the type does not show that many arguments.
const Type* argument_at(const Type* type, size_t index);
const Type* after_arguments(const Type* type, size_t count);

// The same type in an arena: of a program, when a part of it is made with a type that does not live as long.
const Type* copied(const Type* type, Arena& arena);

}  // namespace needle::core
