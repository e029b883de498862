#include "search/menu.h"

#include "space/number.h"

namespace needle::search {

using space::Form;
using space::Space;
using space::SpaceId;

const Menu& Menus::make(SpaceId id) {
  const Space& space = spaces_[id];
  if (id.index >= menus_.size()) menus_.resize(spaces_.size());
  Menu& menu = menus_[id.index];
  menu.space = &space;
  menu.is_number = space.form == Form::Number;
  menu.partial = space.partial;
  if (menu.is_number) {
    if (space::is_whole(space) && !(by_depth_ && space.levels)) add_numbers(menu);
    return menu;
  }
  for (const space::Alternative& a : space.alternatives) {
    Option& option = menu.options.emplace_back();
    option.level = is_level(space, a);
    option.to_depth = a.to_depth;
    if (a.fields.empty()) option.word = machine::from_tag(a.con->tag);
    if (a.least != space::kInfinite)
      option.price = by_depth_ ? a.least_depth : uint64_t{a.least} + open_choices(a) - space.least;
  }
  return menu;
}

// A generator's choice costs when it is made, so that its endless tree is not free; one that is left open costs one.
uint32_t Menus::open_choices(const space::Alternative& a) const {
  if (!open_numbers_ || a.fields.size() != 1) return 0;
  const Space& field = spaces_[a.fields[0]];
  return field.form == Form::Number && field.number == space::NumberKind::Choice ? 1 : 0;
}

void Menus::add_numbers(Menu& menu) const {
  constexpr uint64_t kNumbers = 128;
  const Space& space = *menu.space;
  uint32_t depth = 0;
  for (uint64_t i = 0; i < kNumbers; ++i) {
    const std::optional<int64_t> number = space::whole_at(space, i);
    if (!number || !machine::fits_int63(*number)) return;
    while (by_depth_ && space::numbers_of_depth(space, depth) <= i) ++depth;
    Option& option = menu.options.emplace_back();
    option.price = by_depth_ ? depth : space::size_of_whole(space, *number) - space.least;
    option.word = machine::from_int63(*number);
  }
}

// A field is no unknown when it is an image, a dictionary, or a number that is left open.
void Menus::draw(SpaceId id, uint64_t alternative) {
  Option& option = menus_[id.index].options[alternative];
  option.drawn = true;
  const space::Alternative& a = spaces_[id].alternatives[alternative];
  if (a.fields.size() > machine::Blueprint::kMostFields) return;
  std::vector<uint32_t> users;
  for (const SpaceId field : a.fields) {
    const SpaceId cells = spaces_.representation(field);
    const Space& space = spaces_[cells];
    if (spaces_[field].form == Form::Fixed || space.form == Form::Image) return;
    if (open_numbers_ && space::may_stay_open(space) && space.number != space::NumberKind::Ratio) return;
    users.push_back(cells.index);
  }
  option.blueprint = std::make_unique<machine::Blueprint>(a.con->tag, users);
}

}  // namespace needle::search
