// From a type and its recipe to a space.
#include <algorithm>
#include <stdexcept>

#include "core/spine.h"
#include "space/describer.h"

namespace needle::space {

using core::Type;
using core::TypeKind;

SpaceId Describer::of(const Type* closed) {
  if (todo_.empty()) most_ = spaces_.size() + core::kMostTypes;  // a family without end leaves room for other types
  SpaceId id = add(closed);
  if (todo_.empty()) return id;
  for (size_t i = 0; i < todo_.size(); ++i) describe(todo_[i]);  // in this order: what is clipped is far away
  todo_.clear();
  for (SpaceId function : functions_) describe_function(function);
  functions_.clear();
  settle();
  return id;
}

SpaceId Describer::add(const Type* type) {
  const CaseTable* table = type->kind == TypeKind::App ? table_of(type->left) : nullptr;
  const bool too_many = spaces_.size() >= most_ && !table;
  bool too_large = core::is_too_large(type);
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
    clip(space);
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

void Describer::describe(SpaceId id) {
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
  if (!con || !core::is_closed(type)) {
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
      describe_series_depth(space);
    else
      describe_choices(id, con);
    return;
  }
  if (const core::Recipe* recipe = recipes_ ? recipes_->find(type) : nullptr) return follow(id, con, *recipe);
  if (!recipes_ || !con->module.valid()) return follow(id, con, core::as_declared(type, types_));
#ifdef NEEDLE_HOSTILE
  if (!recipes_->full()) throw std::logic_error("there is no recipe for the type " + core::print(type));
#endif
  clip(space);
}

void Describer::clip(Space& space) {
  space.form = Form::Clipped;
  clipped_ = true;
}

void Describer::follow(SpaceId id, const core::TyCon* con, const core::Recipe& recipe) {
  if (recipe.conversion) {
    Space& space = spaces_[id.index];
    space.form = Form::Image;
    space.convert = recipe.conversion->convert;
    space.shown = recipe.conversion->shown;
    space.generated = recipe.conversion->generated;
    space.collected = recipe.conversion->collected;
    space.open = recipe.conversion->open;
    space.opened_in = recipe.conversion->opened_in;
    space.opened_by = recipe.conversion->opened_by;
    space.inner = add(recipe.conversion->from);
    converters_.push_back(space.convert);
    if (!space.generated) return;
    id = space.constructed = SpaceId(static_cast<uint32_t>(spaces_.size()));
    Space& constructed = spaces_.emplace_back();
    constructed.id = id;
    constructed.type = space.type;
  }
  construct(id, con, recipe);
}

void Describer::construct(SpaceId id, const core::TyCon* con, const core::Recipe& recipe) {
  Space& space = spaces_[id.index];
  if (!recipe.forbidden.empty()) {
    space.form = Form::Unsupported;
    space.why = recipe.forbidden;
    return;
  }
  for (size_t i = 0; i < recipe.constructors.size(); ++i) {
    const core::Recipe::Constructor& made = recipe.constructors[i];
    Alternative a;
    a.con = con->constructors[i];
    a.fits = made.fits;
    a.hides = made.partial;
    a.weight = a.con->weight;
    a.cost = a.con->cost;
    for (core::GlobalId dictionary : made.dictionaries) a.fields.push_back(fixed(dictionary));
    for (const Type* field : made.fields) a.fields.push_back(add(field));
    space.partial = space.partial || made.partial;
    space.alternatives.push_back(std::move(a));
  }
  space.tuple = con->constructors.size() == 1 && con->name.text().starts_with("(,");
  if (!con->is_newtype || space.alternatives[0].fields.size() != 1) return;
  space.form = Form::Newtype;
  space.wrapper = con->constructors[0];
  space.inner = space.alternatives[0].fields[0];
  space.alternatives.clear();
}

SpaceId Describer::fixed(core::GlobalId value) {
  Space& space = spaces_.emplace_back();
  space.id = SpaceId(static_cast<uint32_t>(spaces_.size()) - 1);
  space.form = Form::Fixed;
  space.convert = value;
  converters_.push_back(value);
  return space.id;
}

// The trees that generators read: a node, a choice in it that a search tries, and its number.
void Describer::describe_choices(SpaceId id, const core::TyCon* con) {
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
  only.to_depth = con->name.text() == "DrawTo";
  const bool draw = only.to_depth || con->name.text() == "Draw";  // the beginning of a tree, not a part of it
  only.cost = draw ? 0 : 1;
  spaces_[id.index].free = !draw;
  spaces_[id.index].alternatives.push_back(std::move(only));
}

}  // namespace needle::space
