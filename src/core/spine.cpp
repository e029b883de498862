#include "core/spine.h"

#include <algorithm>

namespace needle::core {

Spine spine(const Type* type) {
  Spine out;
  for (; type && type->kind == TypeKind::App; type = type->left) out.args.push_back(type->right);
  std::reverse(out.args.begin(), out.args.end());
  out.head = type;
  return out;
}

Signature signature(const Type* type) {
  Signature out;
  for (; type && type->kind == TypeKind::Fun; type = type->right) out.arguments.push_back(type->left);
  out.result = type;
  return out;
}

const Type* result_of(const Type* type) {
  while (type && type->kind == TypeKind::Fun) type = type->right;
  return type;
}

const Type* argument_at(const Type* type, size_t index) {
  type = after_arguments(type, index);
  return type && type->kind == TypeKind::Fun ? type->left : nullptr;
}

const Type* after_arguments(const Type* type, size_t count) {
  type = under_foralls(type);
  for (; count > 0 && type; --count) type = type->kind == TypeKind::Fun ? under_foralls(type->right) : nullptr;
  return type;
}

const Type* copied(const Type* type, Arena& arena) {
  if (!type) return nullptr;
  Type* out = arena.make<Type>(*type);
  out->left = copied(type->left, arena);
  out->right = copied(type->right, arena);
  return out;
}

}  // namespace needle::core
