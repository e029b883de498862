#include "space/space.h"

#include <algorithm>
#include <array>

#include "core/spine.h"

namespace needle::space {
namespace {

using core::Type;
using core::TypeKind;

// A nested family of types grows without end, and so may their number.
constexpr size_t kLargestType = 400;  // nodes of a type
constexpr size_t kMostSpaces = 5000;  // of types that are not tables

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
  for (size_t i = 0; i < todo_.size(); ++i) describe(todo_[i]);  // in this order: what is clipped is far away
  todo_.clear();
  for (SpaceId function : functions_) describe_function(function);
  functions_.clear();
  settle();
  return id;
}

SpaceId Spaces::add(const Type* type) {
  const CaseTable* table = type->kind == TypeKind::App ? table_of(type->left) : nullptr;
  const bool too_many = spaces_.size() >= kMostSpaces && !table;
  bool too_large = nodes_of(type, kLargestType) >= kLargestType;
  std::string key = too_large ? "" : core::print(type);
  if (auto it = by_type_.find(key); it != by_type_.end()) return it->second;
  if (too_many && !too_large) {
    too_large = true;
    key.clear();
    if (auto it = by_type_.find(key); it != by_type_.end()) return it->second;
  }
  const SpaceId id(static_cast<uint32_t>(spaces_.size()));
  Space& space = spaces_.emplace_back();
  space.id = id;
  space.type = type;
  by_type_[key] = id;
  if (too_large) {
    space.form = Form::Clipped;
    clipped_ = true;
  } else if (table) {
    space.table = table;
    space.partial = table->partial;
    space.pending = true;
    space.inner = add(type->right);
    improve(space);
  } else {
    todo_.push_back(id);
  }
  return id;
}

const CaseTable* Spaces::table_of(const Type* type) const {
  return type->kind == TypeKind::Con ? tables_.find(type->con) : nullptr;
}

void Spaces::describe(SpaceId id) {
  const Type* type = spaces_[id.index].type;
  if (type->kind == TypeKind::Fun) {
    const SpaceId argument = add(type->left), result = add(type->right);
    Space& space = spaces_[id.index];
    space.form = Form::Image;
    space.argument = argument;
    space.result = result;
    functions_.push_back(id);
    return;
  }
  const core::Spine spine = core::spine(type);
  const std::vector<const Type*>& args = spine.args;
  const core::TyCon* con = spine.con();
  Space& space = spaces_[id.index];
  if (!con || is_open(type)) {
    space.form = Form::Unsupported;
    space.why = "the type " + core::print(type) + " is not closed";
    return;
  }
  if (describe_number(space, con)) {
    if (space.number == NumberKind::Ratio) {
      const SpaceId part = add(args[0]);  // for a function that takes one apart
      spaces_[id.index].alternatives.push_back({.con = con->constructors[0], .fields = {part, part}});
    }
    return;
  }
  if (con->module.text() == "Test.QuickCheck.Random") {
    if (con->name.text() == "Limit")
      describe_limit(space, 0, kGeneratorSize);
    else if (con->name.text() == "Depth")
      describe_limit(space, kSeriesDepth, kSeriesDepth);
    else
      describe_choices(id, con);
    return;
  }
  if (std::optional<Made> made = made_from ? made_from(type) : std::nullopt) {
    space.form = Form::Image;
    space.convert = made->convert;
    space.shown = made->shown;
    space.generated = made->generated;
    space.collected = made->collected;
    space.inner = add(made->from);
    converters_.push_back(made->convert);
    if (!made->generated) return;
    id = space.constructed = SpaceId(static_cast<uint32_t>(spaces_.size()));
    Space& constructed = spaces_.emplace_back();
    constructed.id = id;
    constructed.type = type;
    describe_constructed(id, con, args);
    return;
  }
  describe_constructed(id, con, args);
}

void Spaces::describe_constructed(SpaceId id, const core::TyCon* con, const std::vector<const Type*>& args) {
  Space& space = spaces_[id.index];
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
  if (!describe_constrained(id, con)) describe_data(id, con, args);
}

bool Spaces::describe_constrained(SpaceId id, const core::TyCon* con) {
  const std::vector<Constructor> found =
      constructors ? constructors(spaces_[id.index].type) : std::vector<Constructor>();
  for (size_t i = 0; i < found.size(); ++i) {
    Alternative a;
    a.con = con->constructors[i];
    a.fits = found[i].fits;
    a.hides = found[i].partial;
    a.weight = a.con->weight;
    a.cost = a.con->cost;
    for (core::GlobalId dictionary : found[i].dictionaries) a.fields.push_back(fixed(dictionary));
    for (const Type* field : found[i].fields) a.fields.push_back(add(field));
    for (bool strict : a.con->strict_fields) a.strict = a.strict || strict;
    Space& space = spaces_[id.index];
    space.partial = space.partial || found[i].partial;
    space.alternatives.push_back(std::move(a));
  }
  return !found.empty();
}

SpaceId Spaces::fixed(core::GlobalId value) {
  Space& space = spaces_.emplace_back();
  space.id = SpaceId(static_cast<uint32_t>(spaces_.size()) - 1);
  space.form = Form::Fixed;
  space.convert = value;
  converters_.push_back(value);
  return space.id;
}

void Spaces::describe_function(SpaceId id) {
  const size_t known = tables_.size();
  const CaseTable& table = tables_.of(spaces_[id.index].argument);
  for (size_t i = known; i < tables_.size(); ++i) converters_.push_back(tables_[i].lookup);
  const Type* result = spaces_[spaces_[id.index].result.index].type;
  const SpaceId inner = add(build_.type_app(build_.type_con(table.type), result));
  spaces_[id.index].inner = inner;
  spaces_[id.index].convert = table.lookup;
}

void Spaces::describe_table(SpaceId id) {
  Space& space = spaces_[id.index];
  space.pending = false;
  const CaseTable& table = *space.table;
  const std::unordered_map<Symbol, const Type*> result = {{table.type->params[0], spaces_[space.inner.index].type}};
  for (const core::DataCon* con : table.type->constructors) {
    Alternative a;
    a.con = con;
    a.cost = con->tag == 0 ? 0 : 1;
    for (const Type* field : con->field_types) a.fields.push_back(add(substitute(field, result)));
    if (con->tag == 1 && table.look == Look::Number) a.fields[0] = key_of(a.fields[0]);
    space.alternatives.push_back(std::move(a));
  }
  improve(space);
}

// The same numbers, as the keys of a table.
SpaceId Spaces::key_of(SpaceId number) {
  const std::string name = "<key> " + core::print(spaces_[number.index].type);
  if (auto it = by_type_.find(name); it != by_type_.end()) return it->second;
  const SpaceId id = by_type_[name] = SpaceId(static_cast<uint32_t>(spaces_.size()));
  Space& key = spaces_.emplace_back(spaces_[number.index]);
  key.id = id;
  key.key = true;
  key.least = 0;
  return id;
}

SpaceId Spaces::generator_size(const Type* integer) {
  return limit(integer, 0, kGeneratorSize);
}
SpaceId Spaces::generator_depth(const Type* integer, int64_t depth) {
  return limit(integer, depth, depth);
}

SpaceId Spaces::limit(const Type* integer, int64_t lowest, int64_t highest) {
  const std::string key = "<limit " + std::to_string(lowest) + " " + std::to_string(highest) + ">";
  if (auto it = by_type_.find(key); it != by_type_.end()) return it->second;
  Space& space = spaces_.emplace_back();
  space.id = by_type_[key] = SpaceId(static_cast<uint32_t>(spaces_.size()) - 1);
  space.type = integer;
  describe_limit(space, lowest, highest);
  return space.id;
}

void Spaces::describe_limit(Space& space, int64_t lowest, int64_t highest) {
  space.form = Form::Number;
  space.number = NumberKind::Size;
  space.lowest = lowest;
  space.highest = highest;
  space.partial = true;
  space.least = space.least_depth = 0;
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
  const bool draw = con->name.text() == "Draw";  // the beginning of a tree, not a part of it
  only.cost = draw ? 0 : 1;
  spaces_[id.index].free = !draw;
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
    a.cost = c->cost;
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
      Type* out = types_.make<Type>();
      out->kind = type->kind;
      out->left = l;
      out->right = r;
      return out;
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
  bool empty = false;
  switch (space.form) {
    case Form::Number:
      least = space.key || space.number >= NumberKind::Choice ? 0 : 1;
      depth = 0;
      break;
    case Form::Newtype:
    case Form::Image:
      least = spaces_[space.inner.index].least;
      depth = spaces_[space.inner.index].least_depth;
      empty = spaces_[space.inner.index].empty;
      break;
    case Form::Data:
      if (space.pending) {  // Const, which costs nothing
        least = spaces_[space.inner.index].least;
        depth = spaces_[space.inner.index].least_depth;
        empty = spaces_[space.inner.index].empty;
        break;
      }
      empty = true;
      for (Alternative& a : space.alternatives) {
        if (!a.fits) {
          a.empty = !a.hides;
          empty = empty && a.empty;
          continue;
        }
        uint32_t size = space.free ? 0 : a.cost, deepest = 0;
        for (SpaceId f : a.fields) {
          if (space.free) break;
          size = saturating_add(size, spaces_[f.index].least);
          deepest = std::max(deepest, spaces_[f.index].least_depth);
        }
        a.empty = std::any_of(a.fields.begin(), a.fields.end(), [this](SpaceId f) { return spaces_[f.index].empty; });
        empty = empty && a.empty;
        a.least = size;
        a.least_depth = is_level(space, a) ? saturating_add(deepest, 1) : deepest;
        least = std::min(least, a.least);
        depth = std::min(depth, a.least_depth);
      }
      break;
    case Form::Fixed:
      least = depth = 0;
      break;
    case Form::Unsupported:
    case Form::Clipped:
      break;
  }
  const bool changed = least != space.least || depth != space.least_depth || empty != space.empty;
  space.empty = empty;
  space.least = least;
  space.least_depth = depth;
  return changed;
}

bool is_level(const Space& space, const Alternative& a) {
  const bool counts = a.cost > 0 || a.con->cost == 0;  // what a COST pragma says is of size, not of depth
  return !a.fields.empty() && !space.tuple && !space.free && counts;
}

SpaceId Spaces::source(SpaceId id) const {
  for (id = representation(id); spaces_[id.index].form == Form::Image; id = representation(id))
    id = spaces_[id.index].inner;
  return id;
}

SpaceId Spaces::representation(SpaceId id) const {
  for (size_t i = 0; spaces_[id.index].form == Form::Newtype && i <= spaces_.size(); ++i) id = spaces_[id.index].inner;
  return id;
}

}  // namespace needle::space
