// What an unknown may become, as a search asks for it at every node: what each alternative costs and what it is in the
// machine. The menu of a space is made once for each walk, when an unknown of it is first refined.
#pragma once
#include <memory>
#include <vector>

#include "machine/narrow.h"
#include "space/space.h"

namespace needle::search {

struct Option {
  static constexpr uint64_t kNever = uint64_t{1} << 33;  // a price that no bound pays
  // More than the least value of the space, by size; by depth the levels that it needs.
  uint64_t price = kNever;
  machine::Word word = 0;                         // of one without fields; 0: see `blueprint`
  std::unique_ptr<machine::Blueprint> blueprint;  // when every field is an unknown; otherwise it is made field by field
  bool drawn = false;                             // `blueprint` has been looked for
  bool level = false;                             // its fields are one level deeper
  bool to_depth = false;                          // as the space says
};

struct Menu {
  const space::Space* space = nullptr;
  bool is_number = false, partial = false;  // of the space
  // Data: all alternatives, by tag. Whole numbers: the first, as many as most searches come to; prices do not decrease.
  std::vector<Option> options;
};

class Menus {
 public:
  // `open_numbers`: numbers in fields are left to a solver.
  Menus(const space::Spaces& spaces, bool by_depth, bool open_numbers)
      : spaces_(spaces), by_depth_(by_depth), open_numbers_(open_numbers) {}

  // Good until the next call.
  [[gnu::always_inline]] const Menu& operator[](space::SpaceId id) {
    return id.index < menus_.size() && menus_[id.index].space ? menus_[id.index] : make(id);
  }
  // Of an alternative with fields; null when some field is no unknown.
  const machine::Blueprint* blueprint(const Menu& menu, uint64_t alternative) {
    const Option& option = menu.options[alternative];
    if (!option.drawn) draw(menu.space->id, alternative);
    return option.blueprint.get();
  }

 private:
  const Menu& make(space::SpaceId id);
  void add_numbers(Menu& menu) const;
  void draw(space::SpaceId id, uint64_t alternative);
  uint32_t open_choices(const space::Alternative& a) const;

  const space::Spaces& spaces_;
  const bool by_depth_, open_numbers_;
  std::vector<Menu> menus_;  // by space
};

}  // namespace needle::search
