// A type as a space: what its values are made of and how large they are.
//
// A search needs to know of a type which constructors it has, what their fields are, and how small a value can get; a
// witness needs the same to be printed. Both speak of a type by the number of its space, one per closed core type,
// found by `of`. A space knows its fields' spaces, so mutually recursive and nested types are a graph of numbers.
//
// Sizes. A constructor costs one, or what a COST pragma says, and its fields what they cost; a number costs the length
// of its binary form, at least one; a newtype's constructor is free. `least` is the size of the smallest value
// (kInfinite when there is none: an empty type, or one whose values are all infinite; `empty` tells them apart).
// `least_depth` is the same by depth as Lazy SmallCheck counts it: a constructor without fields is 0 deep, others are
// one more than their deepest field, tuples and newtypes do not count.
//
// Images. Not every value is made from constructors: those of some types are what a core function `convert` makes of
// the values of another type. To make an unknown of such a type, a search makes one of the inner type, its source, and
// applies `convert` to that, unevaluated: nothing is asked for before the program asks. Functions are images of case
// tables (tables.h), values of abstract types those of lists, values that a user's instance makes those of its choices.
// An image is as large as its source.
//
// Which types are images, and which constructors a type has, is in the recipes that Spaces is given (core/recipes.h):
// it asks the program nothing. Without recipes every type is made from its constructors as declared.
//
// What is deliberately absent: values that stand in a heap, distributions (but for the weights that a program gives its
// constructors), and any walk over a space.
#pragma once
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "core/core.h"
#include "core/recipes.h"
#include "space/tables.h"

namespace needle::space {

inline constexpr uint32_t kInfinite = UINT32_MAX;
inline constexpr int64_t kGeneratorSize = 100;  // as large as QuickCheck's tests get
inline constexpr int64_t kSeriesDepth = 5;      // of SmallCheck's series

enum class Form : uint8_t {
  Data,         // alternatives
  Newtype,      // `wrapper` around `inner`; has no cells of its own
  Number,       // enumerated: see number.h
  Image,        // `convert` applied to a value of `inner`
  Fixed,        // `convert` itself: a dictionary in a constructor
  Unsupported,  // `why` says why no value can be made
  Clipped,      // a type of a nested family too large to be looked at: never chosen, but not empty either
};

enum class NumberKind : uint8_t {
  Integral,
  Char,
  Double,
  Float,
  Ratio,
  Choice,
  Size
};  // the last two are a generator's: see below

// Which sources make different values of an image. An enumeration has each collection once (collection.h).
using core::CollectedAs;

struct Alternative {
  const core::DataCon* con = nullptr;
  std::vector<SpaceId> fields;
  uint32_t cost = 1;  // of the constructor itself; one that costs nothing is no level of depth either
  uint32_t least = kInfinite;
  uint32_t least_depth = kInfinite;
  uint32_t floor =
      kInfinite;          // no finite value is smaller, even one that a clipped type hides; `least` knows none of those
  bool empty = false;     // there is no value of it, not even an infinite one
  bool fits = true;       // false: a constructor of a GADT that makes values of other types
  bool hides = false;     // has a hidden type: that of a value from elsewhere may be another than the one here
  uint32_t weight = 0;    // by a DIST pragma; 0 when none was given
  bool to_depth = false;  // the beginning of a tree of choices that comes to an end by the depth given beside it
};

struct Space {
  SpaceId id;
  const core::Type* type = nullptr;
  Form form = Form::Data;
  std::vector<Alternative> alternatives;  // Data, by tag
  const core::DataCon* wrapper = nullptr;
  SpaceId inner;
  core::GlobalId convert;  // Image: inner -> type; Fixed: the value
  std::string shown;       // Image of no table: the function to print before its source, if any
  bool generated = false;  // Image: its source is a generator's choices
  CollectedAs collected = CollectedAs::Itself;
  core::GlobalId open;               // Image: type -> inner, if it is known
  std::string opened_in, opened_by;  // its module and name
  SpaceId constructed;               // such an Image: the same type, made from its constructors
  SpaceId argument, result;          // Image of a case table: a function
  const CaseTable* table = nullptr;  // Data: a case table, for the result `inner`
  bool pending = false;              // a case table that was not looked at yet: its alternatives are not there yet
  bool partial = false;              // there are values that no choice here leads to
  bool key = false;                  // Number: bound by the program and never by a search; costs nothing
  NumberKind number = NumberKind::Integral;
  int64_t lowest = INT64_MIN, highest = INT64_MAX;  // Integral; of the bits' meaning as int64
  bool is_unsigned = false;                         // Integral: `highest` is then UINT64_MAX
  bool unbounded = false;                           // Integer, Natural, Ratio, Double: no end to the numbers
  uint32_t least = kInfinite;
  uint32_t least_depth = kInfinite;
  uint32_t floor = kInfinite;
  bool empty = false;
  bool tuple = false;   // does not count as a level of depth
  bool free = false;    // a generator's endless tree of choices: grown on demand, only the choices themselves cost
  bool levels = false;  // Number: the depth to which a series is listed; in a search by depth, the levels that are left
  std::string why;
};

class Describer;

// Spaces by their numbers. What is in it keeps its place, and a search looks something up at every node.
class SpaceStore {
 public:
  template <class... Args>
  Space& emplace_back(Args&&... args) {
    places_.push_back(&spaces_.emplace_back(std::forward<Args>(args)...));
    return *places_.back();
  }
  Space& operator[](size_t i) { return *places_[i]; }
  const Space& operator[](size_t i) const { return *places_[i]; }
  size_t size() const { return places_.size(); }
  auto begin() { return spaces_.begin(); }
  auto end() { return spaces_.end(); }

 private:
  std::deque<Space> spaces_;
  std::vector<Space*> places_;
};

class Spaces {
 public:
  explicit Spaces(core::Program& program);
  // The recipes outlive this. They are read by `of` only and may be added to between two calls of it.
  Spaces(core::Program& program, const core::Recipes& recipes);
  ~Spaces();
  Spaces(const Spaces&) = delete;
  Spaces& operator=(const Spaces&) = delete;

  // The space of a closed type, and with it those of the types that its values are made of. A type that should have a
  // recipe and has none is clipped; the hostile build throws std::logic_error, unless the recipes are full. Case tables
  // and other types that Needle itself declares (type constructors of no module) need no recipe.
  SpaceId of(const core::Type* closed);
  // What a generator reads beside its tree of choices: a size, any that QuickCheck's tests grow through, or
  // SmallCheck's depth, of which there is one only. Others could be asked for, so a search that needed one has not seen
  // everything there is.
  SpaceId generator_size(const core::Type* integer);
  SpaceId generator_depth(const core::Type* integer, int64_t depth);
  // A case table is described when it is first asked for: a function of trees has a table for every shape of what is
  // left to look at, without end. So the describer's store grows here, and references into it stay valid.
  const Space& operator[](SpaceId id) const {
    const Space& space = (*all_)[id.index];
    if (space.pending) describe_table(id);
    return space;
  }
  size_t size() const { return all_->size(); }

  // Through newtypes: the space whose cells the machine sees.
  SpaceId representation(SpaceId id) const;
  // Through newtypes and images: the space of the unknown that a value is made from.
  SpaceId source(SpaceId id) const;
  // The core functions that images are made by: a search has them compiled.
  const std::vector<core::GlobalId>& converters() const;
  // Whether some type was clipped: a search that skipped an impossible alternative has then not seen everything.
  bool clipped() const;
  // Whether there are case tables, so that looking something up may add to this; several threads must not do that.
  bool has_tables() const;
  // The reason why some part of this type cannot be made, or ""; also where it recurs without getting any larger, so
  // that there is no end to the values of one size.
  std::string unsupported(SpaceId id) const;

  // Whether some part of this type has values that no choice leads to, or looks at less of an argument than it could.
  bool partial(SpaceId id) const;
  // Why the values of one size cannot be counted, or "": what a generator makes is known by running it only.
  std::string uncountable(SpaceId id) const;
  // Whether some part of this type is a number or a character that a search may leave open.
  bool has_open_numbers(SpaceId id) const;
  // Whether some part of this type is a collection: a search, which chooses what it is made from, may meet one twice.
  bool collects(SpaceId id) const;

 private:
  void describe_table(SpaceId id) const;
  template <class See>
  bool any_part(SpaceId id, See see) const;
  std::string unpaid(SpaceId start, std::vector<bool>& done) const;

  std::unique_ptr<Describer> describer_;
  const SpaceStore* all_;  // the describer's
};

// Whether it is a space of numbers or characters that a search may leave open: all but a generator's sizes. Of a Ratio
// that is the numerator, if it is a whole number.
bool may_stay_open(const Space& space);
// Whether the fields of this alternative are one level deeper than it is.
bool is_level(const Space& space, const Alternative& a);
uint32_t saturating_add(uint32_t a, uint32_t b);

}  // namespace needle::space
