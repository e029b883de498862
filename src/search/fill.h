// Holes filled at random: what a search did not look at, or a whole value.
#pragma once
#include "search/distribution.h"
#include "space/value.h"

namespace needle::search {

class Filler {
 public:
  Filler(const space::Spaces& spaces, uint64_t seed) : spaces_(spaces), distribution_(spaces), random_(seed) {}

  // Every hole becomes a value of about this size, a function one of about this many case distinctions. The keys of
  // case tables are the program's and stay holes, and so does a type without values.
  space::Value fill(space::Value value, uint32_t size);

 private:
  space::Value draw(space::SpaceId id, uint32_t budget, uint32_t size);
  space::Value table(const space::Space& space, uint32_t budget, uint32_t size);
  space::Number number(const space::Space& space, uint32_t size);
  std::optional<uint64_t> constructor(const space::Space& space, uint32_t budget);

  const space::Spaces& spaces_;
  Distribution distribution_;
  Random random_;
};

}  // namespace needle::search
