// How an unknown is refined: which alternatives fit under a bound, and what binding one of them does.
//
// What fits: the constructors chosen so far, and for every unknown still open the least that it can become, together
// must not exceed the bound. So each open unknown has already been paid for with its least size, and an alternative
// costs only what it adds to that. By depth instead, an unknown knows how many levels it has left.
//
// A strict field is evaluated together with its constructor, so it is refined before anything else goes on: binding
// such a constructor leaves obligations behind, which `obligation` hands out one by one. They are a list that shares
// its tail with every older state, so a mark is four numbers and going back to one copies nothing.
//
// An image's word becomes what the program makes of it, and says no more what it was made from. So the sources of a
// constructor's images stand behind its fields, in the same cell, where only read_back looks.
#pragma once
#include <optional>
#include <span>
#include <vector>

#include "machine/narrow.h"
#include "space/value.h"

namespace needle::search {

struct Bound {
  uint32_t most = 0;
  bool depth = false;
};

struct Unknown {
  machine::Word word = 0;  // good until the evaluation goes on
  space::SpaceId space;
  uint32_t note = 0;    // under a bound by depth: levels left; otherwise what the strategy noted when it was made
  uint32_t number = 0;  // see decision.h
};

struct Alternative {
  uint64_t index;  // a constructor's tag, or a number's place in its order
  uint32_t size;   // of everything, once it is chosen
};

class Refiner {
 public:
  Refiner(machine::Narrowing& narrow, const space::Spaces& spaces, Bound bound)
      : narrow_(narrow), spaces_(spaces), bound_(bound) {}

  // Pays for an input with its least size; false when that is more than the bound, or when it has no value at all.
  bool open(space::SpaceId input);
  // A value nothing is known of, and the unknown it is made from: itself, unless it is an image.
  struct Fresh {
    machine::Word word = 0, source = 0;
  };
  Fresh fresh(space::SpaceId space, uint32_t note);
  static Unknown describe(machine::Word unknown);

  // The first alternative from `from` on that fits, when everything has that size.
  std::optional<Alternative> fit(const Unknown& unknown, uint32_t size, uint64_t from);
  // How large the subtrees of the alternatives before this one may be, in all: one without fields counts as one leaf,
  // others grow with what is left of the bound, doubling with every second size, those of numbers with every one. A
  // guess, for progress only.
  double weight(const Unknown& unknown, uint32_t size, uint64_t before) const;
  // `notes`: for each field's unknown; without them, a level less than this one has.
  // The space of the unknown.
  const space::Space& bind(const Unknown& unknown, const Alternative& chosen, std::span<const uint32_t> notes = {});
  // As a value has it that is known, whatever its size, which counts all the same; a hole becomes the least value.
  const space::Space& bind(const Unknown& unknown, const space::Value& value, std::span<const uint32_t> notes);
  // A strict field that has to be refined now, if there is one.
  std::optional<Unknown> obligation();

  struct Mark {
    uint32_t size;
    uint32_t obligation, obligations;
    uint32_t unknowns;
  };
  Mark mark() const { return {size_, obligation_, static_cast<uint32_t>(obligations_.size()), unknowns_}; }
  void back_to(const Mark& mark);

  uint32_t size() const { return size_; }  // of all that is chosen, and the least of all that is open
  const Bound& bound() const { return bound_; }
  void set_bound(uint32_t most) { bound_.most = most; }
  // The smallest bound that would have let one more alternative in; kInfinite when none was left out.
  uint32_t next_bound() const { return next_bound_; }
  bool partial() const { return partial_; }  // met an unknown that has values no choice leads to

 private:
  struct Obligation {
    size_t kept;    // its place among the kept words
    uint32_t rest;  // one more than the place of the next one, 0 at the end
  };

  std::optional<Alternative> fit_number(const space::Space& space, const Unknown& unknown, uint32_t size,
                                        uint64_t index);
  machine::Word number_at(const space::Space& space, uint64_t index);
  machine::Word constructor(const space::Space& space, const space::Alternative& a, uint32_t note,
                            std::span<const uint32_t> notes);
  machine::Word image(space::SpaceId space, machine::Word source);
  void hit(uint32_t needed) { next_bound_ = std::min(next_bound_, needed); }

  machine::Narrowing& narrow_;
  const space::Spaces& spaces_;
  Bound bound_;
  uint32_t size_ = 0;
  uint32_t next_bound_ = space::kInfinite;
  uint32_t unknowns_ = 0;    // made so far
  uint32_t obligation_ = 0;  // as Obligation::rest
  std::vector<Obligation> obligations_;
  std::vector<machine::Word> fields_, sources_;
  bool partial_ = false;
};

}  // namespace needle::search
