// Which instance of a data family a type is.
#include <algorithm>

#include "types/check.h"
#include "types/store.h"

namespace needle::types {

namespace {

void spine(const Type* type, const Type*& head, std::vector<const Type*>& args) {
  for (; type->kind == TypeKind::App; type = Store::prune(type->left)) args.insert(args.begin(), type->right);
  head = type;
}

bool same(const Type* a, const Type* b) {
  a = Store::prune(a);
  b = Store::prune(b);
  if (a == b) return true;
  if (a->kind != b->kind || a->con != b->con || a->var != b->var || a->literal != b->literal) return false;
  return (!a->left || same(a->left, b->left)) && (!a->right || same(a->right, b->right));
}

bool match(std::span<const TypeVar* const> vars, const Type* pattern, const Type* type, std::vector<const Type*>& out) {
  pattern = Store::prune(pattern);
  type = Store::prune(type);
  if (pattern->kind == TypeKind::Var) {
    const auto at = std::find(vars.begin(), vars.end(), pattern->var);
    if (at == vars.end()) return same(pattern, type);
    const Type*& known = out[static_cast<size_t>(at - vars.begin())];
    if (known) return same(known, type);
    known = type;
    return true;
  }
  const bool parts = pattern->kind == TypeKind::App || pattern->kind == TypeKind::Fun;
  if (!parts || pattern->kind != type->kind) return same(pattern, type);
  return match(vars, pattern->left, type->left, out) && match(vars, pattern->right, type->right, out);
}

}  // namespace

const DataInfo* data_instance(const TypeEnv& env, const Type* type, std::vector<const Type*>& params) {
  const Type* head = nullptr;
  std::vector<const Type*> args;
  spine(Store::prune(type), head, args);
  if (head->kind != TypeKind::Con || !head->con.valid()) return nullptr;
  const TypeEnv::Extra& extra = *env.extra;
  const auto info = extra.families.find(head->con);
  if (info == extra.families.end()) return nullptr;
  for (EntityId entity : info->second.data) {
    const DataInfo& data = env.data.at(entity);
    std::vector<const Type*> pattern;
    spine(data.family_head, head, pattern);
    if (pattern.size() < args.size()) continue;
    // Parameters that are not given must be the last ones: D Int, of data instance D Int a.
    const size_t open = pattern.size() - args.size();
    bool fits = open <= data.params.size();
    for (size_t i = 0; fits && i < open; ++i)
      fits = pattern[args.size() + i]->var == data.params[data.params.size() - open + i];
    std::vector<const Type*> found(data.params.size());
    for (size_t i = 0; fits && i < args.size(); ++i) fits = match(data.params, pattern[i], args[i], found);
    for (size_t i = 0; fits && i + open < found.size(); ++i) fits = found[i] != nullptr;
    if (!fits) continue;
    params.assign(found.begin(), found.end() - static_cast<std::ptrdiff_t>(open));
    return &data;
  }
  return nullptr;
}

}  // namespace needle::types
