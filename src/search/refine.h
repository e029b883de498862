// How an unknown is refined: which alternatives fit under a bound, and what binding one of them does.
//
// What fits: the constructors chosen so far, and for every unknown still open the least that it can become, together
// must not exceed the bound. So each open unknown has already been paid for with its least size, and an alternative
// costs only what it adds to that. By depth instead, an unknown knows how many levels it has left.
//
// A strict field is an unknown like any other, refined when somebody looks at it. Inputs are total values, so nobody can
// tell whether it was evaluated together with its constructor.
//
// An image's word becomes what the program makes of it, and says no more what it was made from. So the sources of a
// constructor's images stand behind its fields, in the same cell, where only read_back looks.
#pragma once
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "search/menu.h"
#include "solve/solver.h"
#include "space/value.h"

namespace needle::search {

struct Bound {
  uint32_t most = 0;
  bool depth = false;
  uint32_t sides = UINT32_MAX;  // decisions about numbers on one path
};

struct Unknown {
  machine::Word word = 0;  // good until the evaluation goes on
  space::SpaceId space;    // none: it is a condition on numbers
  uint32_t note = 0;       // under a bound by depth: levels left; otherwise what the strategy noted when it was made
  uint32_t number = 0;     // see decision.h; of a condition, its number in the solver
  bool holds_when = true;  // of a condition: it is True where the solver's has this side

  machine::Farfetched farfetched = machine::Farfetched::Neither;

  bool is_condition() const { return !space.valid(); }
};

struct Alternative {
  uint64_t index;  // a constructor's tag, or a number's place in its order
  uint32_t size;   // of everything, once it is chosen
};

// An optional one, in two words: a search hands it on at every node, and it stays in registers.
class MaybeAlternative {
 public:
  MaybeAlternative(std::nullopt_t = std::nullopt) : is_{kNone, 0} {}
  MaybeAlternative(const Alternative& is) : is_(is) {}
  explicit operator bool() const { return is_.index != kNone; }
  const Alternative& operator*() const { return is_; }
  const Alternative* operator->() const { return &is_; }

 private:
  static constexpr uint64_t kNone = UINT64_MAX;
  Alternative is_;
};

class Refiner {
 public:
  // With a solver, numbers and characters are left open: they cost one, whatever their value. Of a Ratio that is true
  // of the numerator.
  Refiner(machine::Narrowing& narrow, const space::Spaces& spaces, Bound bound, solve::Solver* solver)
      : narrow_(narrow),
        spaces_(spaces),
        bound_(bound),
        menus_(spaces, bound.depth, solver != nullptr),
        sizes_(bound.depth ? 0 : UINT32_MAX),
        solver_(solver) {}

  // Pays for an input with its least size; false when that is more than the bound, or when it has no value at all.
  bool open(space::SpaceId input);
  // A value nothing is known of, and the unknown it is made from: itself, unless it is an image.
  struct Fresh {
    machine::Word word = 0, source = 0;
  };
  Fresh fresh(space::SpaceId space, uint32_t note);
  static Unknown describe(machine::Word unknown) {
    if (machine::asks_side(unknown)) return describe_condition(unknown);
    const uint64_t extra = machine::Narrowing::extra_of(unknown);
    return {unknown, space::SpaceId(machine::Narrowing::user_of(unknown)), static_cast<uint32_t>(extra),
            static_cast<uint32_t>(extra >> kNoteBits)};
  }

  // One side of a condition, as a number: whether the solver's condition holds.
  solve::Possible take_side(const Unknown& condition, bool side);
  // The side that costs the solver nothing; nothing when the path decides, and then `decided` is the only one.
  bool free_side(const Unknown& condition) const;
  std::optional<bool> decided(const Unknown& condition) const;
  uint32_t sides() const { return sides_; }  // taken on this path
  bool sides_left() const { return sides_ < bound_.sides; }
  void hit_sides() { sides_hit_ = true; }
  bool opened() const { return opened_; }        // some number was left open
  bool chosen() const { return chosen_; }        // some number was not
  bool sides_hit() const { return sides_hit_; }  // some path was left where it needed more decisions about numbers

  // The first alternative from `from` on that fits, when everything has that size.
  [[gnu::always_inline]] MaybeAlternative fit(const Unknown& unknown, uint32_t size, uint64_t from) {
    const Menu& menu = menus_[unknown.space];
    partial_ |= menu.partial;
    chosen_ |= menu.is_number;
    const uint64_t most = bound_.depth ? unknown.note : bound_.most;
    for (uint64_t i = from; i < menu.options.size(); ++i) {
      const uint64_t total = (size & sizes_) + menu.options[i].price;
      if (total <= most) return Alternative{i, static_cast<uint32_t>(total) & sizes_};
      if (total >= Option::kNever) clip(menu, i, size, most);
      if (leave_out(menu, i, total)) return std::nullopt;
    }
    return menu.is_number ? fit_number(*menu.space, unknown, size, from) : std::nullopt;
  }
  // How large the subtrees of the alternatives before this one may be, in all: one without fields counts as one leaf,
  // others grow with what is left of the bound, doubling with every second size, those of numbers with every one. A
  // guess, for progress only.
  double weight(const Unknown& unknown, uint32_t size, uint64_t before) const;
  // `notes`: for each field's unknown; without them, a level less than this one has.
  // The space of the unknown.
  const space::Space& bind(const Unknown& unknown, const Alternative& chosen, std::span<const uint32_t> notes = {}) {
    const Menu& menu = menus_[unknown.space];
    size_ = chosen.size;
    if (chosen.index < menu.options.size() && menu.options[chosen.index].word)
      narrow_.bind(unknown.word, menu.options[chosen.index].word);
    else
      bind_made(menu, unknown, chosen.index, notes);
    return *menu.space;
  }
  // As a value has it that is known, whatever its size, which counts all the same; a hole becomes the least value.
  const space::Space& bind(const Unknown& unknown, const space::Value& value, std::span<const uint32_t> notes);

  struct Mark {
    uint32_t size;
    uint32_t unknowns;
    uint32_t sides;
    solve::Solver::Mark numbers;
  };
  void mark(Mark& out) const {
    out.size = size_;
    out.unknowns = unknowns_;
    out.sides = sides_;
    if (solver_) out.numbers = solver_->mark();
  }
  void back_to(const Mark& mark) {
    size_ = mark.size;
    unknowns_ = mark.unknowns;
    sides_ = mark.sides;
    if (solver_) solver_->back_to(mark.numbers);
  }

  uint32_t size() const { return size_; }  // of all that is chosen, and the least of all that is open
  const Bound& bound() const { return bound_; }
  void set_bound(uint32_t most) { bound_.most = most; }
  // The smallest bound that would have let one more alternative in; kInfinite when none was left out.
  uint32_t next_bound() const { return next_bound_; }
  // Whether one was left out since this was asked last.
  bool take_left_out() { return std::exchange(left_out_, false); }
  // Inputs of this size or larger may be missing, whatever the bound: a type that is not looked at hides them (Form::Clipped).
  uint32_t clipped_from() const { return clipped_from_; }
  bool partial() const { return partial_; }  // met an unknown that has values no choice leads to

  // What was met so far, wherever: it adds up over the parts of a walk.
  struct Met {
    uint32_t next_bound = space::kInfinite;
    bool partial = false, sides_hit = false, opened = false, chosen = false;
    uint32_t clipped_from = space::kInfinite;
  };
  Met met() const { return {next_bound_, partial_, sides_hit_, opened_, chosen_, clipped_from_}; }
  void add(const Met& met);

 private:
  // What an unknown's cell holds of the search's own: its number and its note.
  static constexpr uint32_t kNoteBits = 32, kNumberBits = 30;
  static constexpr uint32_t kAllLevels = UINT32_MAX;  // left of what a bound by depth does not apply to
  static uint64_t packed(uint32_t number, uint32_t note) {
    return uint64_t{number & ((1u << kNumberBits) - 1)} << kNoteBits | note;
  }

  static Unknown describe_condition(machine::Word unknown);
  MaybeAlternative fit_number(const space::Space& space, const Unknown& unknown, uint32_t size, uint64_t index);
  void bind_made(const Menu& menu, const Unknown& unknown, uint64_t alternative, std::span<const uint32_t> notes);
  machine::Word number_at(const space::Space& space, const Unknown& unknown, uint64_t index);
  machine::Word open_number(const space::Space& space, solve::Int start = 0);
  machine::Word open_double(const space::Space& space);
  bool opens_ratio(const space::Space& space) const;
  MaybeAlternative fit_ratio(const space::Space& space, uint32_t size, uint64_t index);
  machine::Word open_ratio(const space::Space& space, uint64_t index);
  machine::Word constructor(const space::Space& space, const space::Alternative& a, uint32_t note,
                            std::span<const uint32_t> notes);
  machine::Word image(space::SpaceId space, machine::Word source);
  void hit(uint32_t needed) {
    next_bound_ = std::min(next_bound_, needed);
    left_out_ = true;
  }
  // An alternative of which no value is known.
  void clip(const Menu& menu, uint64_t alternative, uint32_t size, uint64_t most);
  // An alternative that costs more than the bound; whether those after it do, too.
  bool leave_out(const Menu& menu, uint64_t alternative, uint64_t total) {
    if (total >= Option::kNever)
      partial_ |= !menu.space->alternatives[alternative].empty;
    else
      hit(bound_.depth ? bound_.most + 1 : static_cast<uint32_t>(std::min<uint64_t>(total, space::kInfinite)));
    return menu.is_number;
  }

  machine::Narrowing& narrow_;
  const space::Spaces& spaces_;
  Bound bound_;
  Menus menus_;
  const uint32_t sizes_;  // a mask: by depth, sizes are not counted
  uint32_t size_ = 0;
  uint32_t next_bound_ = space::kInfinite, clipped_from_ = space::kInfinite;
  uint32_t unknowns_ = 0;  // made so far
  std::vector<machine::Word> fields_, sources_;
  std::array<uint64_t, machine::Blueprint::kMostFields> extras_;
  bool partial_ = false, left_out_ = false;
  solve::Solver* solver_;
  uint32_t sides_ = 0;
  bool sides_hit_ = false, opened_ = false, chosen_ = false;
};

}  // namespace needle::search
