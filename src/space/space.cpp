#include "space/space.h"

#include <algorithm>
#include <array>

namespace needle::space {
namespace {

using core::Type;
using core::TypeKind;

constexpr size_t kLargestType = 400;  // nodes of a type; a nested family grows without end

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

const core::TyCon* head_of(const Type* type, std::vector<const Type*>& args) {
  for (; type->kind == TypeKind::App; type = type->left) args.push_back(type->right);
  std::reverse(args.begin(), args.end());
  return type->kind == TypeKind::Con ? type->con : nullptr;
}

bool is_open(const Type* type) {
  switch (type->kind) {
    case TypeKind::Con:
      return false;
    case TypeKind::App:
    case TypeKind::Fun:
      return is_open(type->left) || is_open(type->right);
    default:
      return true;
  }
}

struct IntegralRange {
  std::string_view name;
  int64_t lowest, highest;
  bool is_unsigned, unbounded;
};
constexpr std::array kIntegral = {
    IntegralRange{"Int", INT64_MIN, INT64_MAX, false, false},
    IntegralRange{"Integer", INT64_MIN, INT64_MAX, false, true},
    IntegralRange{"Natural", 0, INT64_MAX, false, true},
    IntegralRange{"Word", 0, -1, true, false},
    IntegralRange{"Int8", INT8_MIN, INT8_MAX, false, false},
    IntegralRange{"Int16", INT16_MIN, INT16_MAX, false, false},
    IntegralRange{"Int32", INT32_MIN, INT32_MAX, false, false},
    IntegralRange{"Int64", INT64_MIN, INT64_MAX, false, false},
    IntegralRange{"Word8", 0, UINT8_MAX, false, false},
    IntegralRange{"Word16", 0, UINT16_MAX, false, false},
    IntegralRange{"Word32", 0, UINT32_MAX, false, false},
    IntegralRange{"Word64", 0, -1, true, false},
};

}  // namespace

uint32_t saturating_add(uint32_t a, uint32_t b) {
  return a > kInfinite - b ? kInfinite : a + b;
}

SpaceId Spaces::of(const Type* closed) {
  SpaceId id = add(closed);
  if (todo_.empty()) return id;
  while (!todo_.empty()) {
    SpaceId next = todo_.back();
    todo_.pop_back();
    describe(next);
  }
  settle();
  return id;
}

SpaceId Spaces::add(const Type* type) {
  const bool too_large = nodes_of(type, kLargestType) >= kLargestType;
  std::string key = too_large ? "" : core::print(type);
  if (auto it = by_type_.find(key); it != by_type_.end()) return it->second;
  const SpaceId id(static_cast<uint32_t>(spaces_.size()));
  Space& space = spaces_.emplace_back();
  space.id = id;
  space.type = type;
  by_type_[key] = id;
  if (too_large) {
    space.form = Form::Clipped;
    clipped_ = true;
  } else {
    todo_.push_back(id);
  }
  return id;
}

void Spaces::describe(SpaceId id) {
  const Type* type = spaces_[id.index].type;
  if (type->kind == TypeKind::Fun) {
    const SpaceId argument = add(type->left), result = add(type->right);
    Space& space = spaces_[id.index];
    space.form = Form::Function;
    space.argument = argument;
    space.inner = result;
    space.why = "functions as inputs are not supported yet";
    return;
  }
  std::vector<const Type*> args;
  const core::TyCon* con = head_of(type, args);
  Space& space = spaces_[id.index];
  if (!con || is_open(type)) {
    space.form = Form::Unsupported;
    space.why = "the type " + core::print(type) + " is not closed";
    return;
  }
  if (describe_number(space, con)) return;
  if (con->module.text() == "Test.QuickCheck.Random") {
    describe_choices(id, con);
    return;
  }
  space.why = forbidden ? forbidden(con) : "";
  if (!space.why.empty()) {
    space.form = Form::Unsupported;
    return;
  }
  if (con->is_primitive || con->is_class || args.size() != con->params.size()) {
    space.form = Form::Unsupported;
    space.why = "values of type " + std::string(con->name.text()) + " cannot be made";
    return;
  }
  describe_data(id, con, args);
}

SpaceId Spaces::generator_size(const Type* integer, int64_t size) {
  const std::string key = "<size " + std::to_string(size) + ">";
  if (auto it = by_type_.find(key); it != by_type_.end()) return it->second;
  Space& space = spaces_.emplace_back();
  space.id = by_type_[key] = SpaceId(static_cast<uint32_t>(spaces_.size()) - 1);
  space.lowest = space.highest = size;
  space.type = integer;
  space.form = Form::Number;
  space.number = NumberKind::Size;
  space.least = space.least_depth = 0;
  return space.id;
}

// The trees that generators read: a node, a choice in it that a search tries, and its number.
void Spaces::describe_choices(SpaceId id, const core::TyCon* con) {
  Alternative only;
  only.con = con->constructors[0];
  for (const Type* field : only.con->field_types) {
    const bool number = field->kind == TypeKind::Con && field->con->is_primitive;
    only.fields.push_back(number ? SpaceId(static_cast<uint32_t>(spaces_.size())) : add(field));
    if (!number) continue;
    Space& choice = spaces_.emplace_back();
    choice.id = only.fields.back();
    choice.type = field;
    choice.form = Form::Number;
    choice.number = NumberKind::Choice;
    choice.unbounded = true;
    choice.lowest = 0;
  }
  spaces_[id.index].free = true;
  spaces_[id.index].alternatives.push_back(std::move(only));
}

bool Spaces::describe_number(Space& space, const core::TyCon* con) const {
  const std::string_view module = con->module.text(), name = con->name.text();
  const bool core_type = module.starts_with("Needle.") || con->is_primitive || module == "Numeric.Natural";
  if (!core_type) return false;
  for (const IntegralRange& r : kIntegral) {
    if (r.name != name) continue;
    space.form = Form::Number;
    space.lowest = r.lowest;
    space.highest = r.highest;
    space.is_unsigned = r.is_unsigned;
    space.unbounded = r.unbounded;
    return true;
  }
  if (name == "Char") {
    space.number = NumberKind::Char;
  } else if (name == "Double" || name == "Float") {
    space.number = name == "Double" ? NumberKind::Double : NumberKind::Float;
    space.unbounded = true;
  } else if (name == "Ratio") {
    space.number = NumberKind::Ratio;
    space.unbounded = true;
  } else {
    return false;
  }
  space.form = Form::Number;
  return true;
}

void Spaces::describe_data(SpaceId id, const core::TyCon* con, const std::vector<const Type*>& args) {
  std::unordered_map<Symbol, const Type*> map;
  for (size_t i = 0; i < args.size(); ++i) map[con->params[i]] = args[i];
  std::vector<Alternative> alternatives;
  std::string why;
  for (const core::DataCon* c : con->constructors) {
    Alternative a;
    a.con = c;
    for (const Type* field : c->field_types) {
      const Type* closed = substitute(field, map);
      if (c->dict_fields > 0 || !closed || is_open(closed)) {
        why = "the constructor " + std::string(c->name.text()) + " hides a type";
        break;
      }
      a.fields.push_back(add(closed));
    }
    a.weight = c->weight;
    for (bool strict : c->strict_fields) a.strict = a.strict || strict;
    alternatives.push_back(std::move(a));
  }
  Space& space = spaces_[id.index];
  if (!why.empty()) {
    space.form = Form::Unsupported;
    space.why = why;
    return;
  }
  if (con->is_newtype) {
    space.form = Form::Newtype;
    space.wrapper = con->constructors[0];
    space.inner = alternatives[0].fields[0];
    return;
  }
  space.tuple = con->constructors.size() == 1 && con->name.text().starts_with("(,");
  space.alternatives = std::move(alternatives);
}

const Type* Spaces::substitute(const Type* type, const std::unordered_map<Symbol, const Type*>& args) {
  if (!type) return nullptr;
  switch (type->kind) {
    case TypeKind::Con:
    case TypeKind::Forall:
      return type;
    case TypeKind::Var: {
      auto it = args.find(type->var);
      return it == args.end() ? type : it->second;
    }
    case TypeKind::App:
    case TypeKind::Fun: {
      const Type *l = substitute(type->left, args), *r = substitute(type->right, args);
      if (!l || !r) return nullptr;
      if (l == type->left && r == type->right) return type;
      return type->kind == TypeKind::App ? build_.type_app(l, r) : build_.type_fun(l, r);
    }
  }
  return type;
}

// Least fixpoint: everything starts infinite and only gets smaller.
void Spaces::settle() {
  for (bool changed = true; changed;) {
    changed = false;
    for (Space& space : spaces_) changed = improve(space) || changed;
  }
}

bool Spaces::improve(Space& space) {
  uint32_t least = kInfinite, depth = kInfinite;
  switch (space.form) {
    case Form::Number:
      least = space.number >= NumberKind::Choice ? 0 : 1;
      depth = 0;
      break;
    case Form::Newtype:
      least = spaces_[space.inner.index].least;
      depth = spaces_[space.inner.index].least_depth;
      break;
    case Form::Data:
      for (Alternative& a : space.alternatives) {
        uint32_t size = space.free ? 0 : 1, deepest = 0;
        for (SpaceId f : a.fields) {
          if (space.free) break;
          size = saturating_add(size, spaces_[f.index].least);
          deepest = std::max(deepest, spaces_[f.index].least_depth);
        }
        a.least = size;
        a.least_depth = a.fields.empty() || space.tuple || space.free ? deepest : saturating_add(deepest, 1);
        least = std::min(least, a.least);
        depth = std::min(depth, a.least_depth);
      }
      break;
    case Form::Function:
    case Form::Unsupported:
    case Form::Clipped:
      break;
  }
  const bool changed = least != space.least || depth != space.least_depth;
  space.least = least;
  space.least_depth = depth;
  return changed;
}

SpaceId Spaces::representation(SpaceId id) const {
  for (size_t i = 0; spaces_[id.index].form == Form::Newtype && i <= spaces_.size(); ++i) id = spaces_[id.index].inner;
  return id;
}

// Greatest fixpoint: a type is taken to have values until it is seen that it cannot.
bool Spaces::only_infinite(SpaceId id) const {
  if (spaces_[id.index].least != kInfinite) return false;
  std::vector<bool> inhabited(spaces_.size(), true);
  auto possible = [&](const Alternative& a) {
    return std::all_of(a.fields.begin(), a.fields.end(), [&](SpaceId f) { return inhabited[f.index]; });
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (const Space& space : spaces_) {
      bool still = true;
      if (space.form == Form::Newtype) still = inhabited[space.inner.index];
      if (space.form == Form::Data) still = std::any_of(space.alternatives.begin(), space.alternatives.end(), possible);
      changed = changed || (inhabited[space.id.index] && !still);
      inhabited[space.id.index] = inhabited[space.id.index] && still;
    }
  }
  return inhabited[id.index];
}

std::string Spaces::unsupported(SpaceId id) const {
  std::vector<bool> seen(spaces_.size());
  std::string why;
  unsupported_part(id, seen, why);
  return why;
}

void Spaces::unsupported_part(SpaceId id, std::vector<bool>& seen, std::string& why) const {
  if (seen[id.index] || !why.empty()) return;
  seen[id.index] = true;
  const Space& space = spaces_[id.index];
  if (space.form == Form::Unsupported || space.form == Form::Function) {
    why = space.why;
    return;
  }
  if (space.form == Form::Newtype) unsupported_part(space.inner, seen, why);
  for (const Alternative& a : space.alternatives)
    for (SpaceId f : a.fields) unsupported_part(f, seen, why);
}

}  // namespace needle::space
