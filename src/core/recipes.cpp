#include "core/recipes.h"

#include <algorithm>

namespace needle::core {
namespace {

using Arguments = std::unordered_map<Symbol, const Type*>;

size_t nodes_of(const Type* type, size_t limit) {
  if (!type || limit == 0) return 1;
  switch (type->kind) {
    case TypeKind::App:
    case TypeKind::Fun: {
      const size_t left = nodes_of(type->left, limit - 1);
      return left >= limit ? left : 1 + left + nodes_of(type->right, limit - left);
    }
    default:
      return 1;
  }
}

const Type* substitute(const Type* type, const Arguments& args, Arena& arena) {
  switch (type->kind) {
    case TypeKind::Con:
    case TypeKind::Forall:
      return type;
    case TypeKind::Var: {
      auto it = args.find(type->var);
      return it == args.end() ? type : it->second;
    }
    case TypeKind::App:
    case TypeKind::Fun:
      break;
  }
  const Type *left = substitute(type->left, args, arena), *right = substitute(type->right, args, arena);
  if (left == type->left && right == type->right) return type;
  Type* out = arena.make<Type>();
  out->kind = type->kind;
  out->left = left;
  out->right = right;
  return out;
}

}  // namespace

bool is_too_large(const Type* type) {
  return nodes_of(type, kLargestType) >= kLargestType;
}

bool is_closed(const Type* type) {
  switch (type->kind) {
    case TypeKind::Con:
      return true;
    case TypeKind::App:
    case TypeKind::Fun:
      return is_closed(type->left) && is_closed(type->right);
    default:
      return false;
  }
}

Recipe as_declared(const Type* closed, Arena& arena) {
  Recipe out;
  std::vector<const Type*> args;
  const Type* head = closed;
  for (; head->kind == TypeKind::App; head = head->left) args.push_back(head->right);
  std::reverse(args.begin(), args.end());
  const TyCon& con = *head->con;
  if (con.is_primitive || con.is_class || args.size() != con.params.size()) {
    out.forbidden = "values of type " + std::string(con.name.text()) + " cannot be made";
    return out;
  }
  Arguments map;
  for (size_t i = 0; i < args.size(); ++i) map[con.params[i]] = args[i];
  for (const DataCon* c : con.constructors) {
    Recipe::Constructor& made = out.constructors.emplace_back();
    for (const Type* field : c->field_types) {
      made.fields.push_back(field ? substitute(field, map, arena) : nullptr);
      if (c->dict_fields > 0 || !field || !is_closed(made.fields.back())) {
        out.forbidden = "the constructor " + std::string(c->name.text()) + " hides a type";
        out.constructors.clear();
        return out;
      }
    }
  }
  return out;
}

void Recipes::add(const Type* root, const RecipeOf& recipe_of) {
  std::vector<const Type*> todo = {root};
  const size_t most = by_type_.size() + kMostTypes;
  for (size_t i = 0; i < todo.size(); ++i) {
    const Type* type = todo[i];
    if (!type || is_too_large(type) || !is_closed(type)) continue;
    if (type->kind == TypeKind::Fun) {
      todo.insert(todo.end(), {type->left, type->right});
      continue;
    }
    std::string key = print(type);
    if (by_type_.contains(key)) continue;
    if (by_type_.size() >= most) {
      full_ = true;
      return;
    }
    const Recipe& made = by_type_[std::move(key)] = recipe_of(type, arena_);
    if (made.conversion) todo.push_back(made.conversion->from);
    for (const Recipe::Constructor& c : made.constructors) todo.insert(todo.end(), c.fields.begin(), c.fields.end());
  }
}

const Recipe* Recipes::find(const Type* closed) const {
  auto it = by_type_.find(print(closed));
  return it == by_type_.end() ? nullptr : &it->second;
}

}  // namespace needle::core
