// A type as a space: what its values are made of and how large they are.
//
// A search needs to know of a type which constructors it has, what their fields are, and how small a value can get; a
// witness needs the same to be printed. Both speak of a type by the number of its space, one per closed core type,
// found by `of`. A space knows its fields' spaces, so mutually recursive and nested types are a graph of numbers.
//
// Sizes. A constructor costs one, and its fields what they cost; a number costs the length of its binary form, at least
// one; a newtype's constructor is free. `least` is the size of the smallest value (kInfinite when there is none: an
// empty type, or one whose values are all infinite). `least_depth` is the same by depth as Lazy SmallCheck counts it: a
// constructor without fields is 0 deep, others are one more than their deepest field, tuples and newtypes do not count.
//
// What is deliberately absent: values that stand in a heap, distributions (but for the weights that a program gives its
// constructors), and any walk over a space.
#pragma once
#include <cstdint>
#include <deque>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/build.h"
#include "core/core.h"

namespace needle::space {

using SpaceId = Id<struct SpaceTag>;

inline constexpr uint32_t kInfinite = UINT32_MAX;

enum class Form : uint8_t {
  Data,         // alternatives
  Newtype,      // `wrapper` around `inner`; has no cells of its own
  Number,       // enumerated: see number.h
  Function,     // argument -> inner
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

struct Alternative {
  const core::DataCon* con = nullptr;
  std::vector<SpaceId> fields;
  uint32_t least = kInfinite;
  uint32_t least_depth = kInfinite;
  bool strict = false;  // has a strict field
  uint32_t weight = 0;  // by a DIST pragma; 0 when none was given
};

struct Space {
  SpaceId id;
  const core::Type* type = nullptr;
  Form form = Form::Data;
  std::vector<Alternative> alternatives;  // Data, by tag
  const core::DataCon* wrapper = nullptr;
  SpaceId argument, inner;
  NumberKind number = NumberKind::Integral;
  int64_t lowest = INT64_MIN, highest = INT64_MAX;  // Integral; of the bits' meaning as int64
  bool is_unsigned = false;                         // Integral: `highest` is then UINT64_MAX
  bool unbounded = false;                           // Integer, Natural, Ratio, Double: no end to the numbers
  uint32_t least = kInfinite;
  uint32_t least_depth = kInfinite;
  bool tuple = false;  // does not count as a level of depth
  bool free = false;   // a generator's endless tree of choices: grown on demand, only the choices themselves cost
  std::string why;
};

class Spaces {
 public:
  explicit Spaces(core::Program& program) : program_(program), build_(program) {}

  // Why values of this type must not be made from its constructors (an abstract library type, a GADT); empty when they
  // may. Asked once a type.
  std::function<std::string(const core::TyCon*)> forbidden;

  SpaceId of(const core::Type* closed);
  // What a generator reads beside its tree of choices: a size, by default as large as QuickCheck's tests get. There is
  // one only, so a search that needed it has not seen everything there is.
  SpaceId generator_size(const core::Type* integer, int64_t size = 100);
  const Space& operator[](SpaceId id) const { return spaces_[id.index]; }
  size_t size() const { return spaces_.size(); }

  // Through newtypes: the space whose cells the machine sees.
  SpaceId representation(SpaceId id) const;
  // Whether the type has values, but none that is finite.
  bool only_infinite(SpaceId id) const;
  // Whether some type was clipped: a search that skipped an impossible alternative has then not seen everything.
  bool clipped() const { return clipped_; }
  // The reason why some part of this type cannot be made, or "".
  std::string unsupported(SpaceId id) const;

 private:
  SpaceId add(const core::Type* type);
  void describe(SpaceId id);
  void describe_data(SpaceId id, const core::TyCon* con, const std::vector<const core::Type*>& args);
  void describe_choices(SpaceId id, const core::TyCon* con);
  bool describe_number(Space& space, const core::TyCon* con) const;
  void unsupported_part(SpaceId id, std::vector<bool>& seen, std::string& why) const;
  const core::Type* substitute(const core::Type* type, const std::unordered_map<Symbol, const core::Type*>& args);
  void settle();
  bool improve(Space& space);

  core::Program& program_;
  core::Builder build_;
  std::deque<Space> spaces_;
  std::unordered_map<std::string, SpaceId> by_type_;
  std::vector<SpaceId> todo_;
  bool clipped_ = false;
};

uint32_t saturating_add(uint32_t a, uint32_t b);

}  // namespace needle::space
