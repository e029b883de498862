// Holes filled at random: what a search did not look at, or a whole value.
#pragma once
#include "search/distribution.h"
#include "space/value.h"

namespace needle::search {

class Filler {
 public:
  Filler(const space::Spaces& spaces, uint64_t seed) : spaces_(spaces), distribution_(spaces), random_(seed) {}

  // Every hole becomes a value of about this size; a function, the simplest one. A type without values keeps its hole.
  space::Value fill(const space::Value& value, uint32_t size);

 private:
  space::Value draw(space::SpaceId id, uint32_t budget, uint32_t size);
  space::Number number(const space::Space& space, uint32_t size);
  std::optional<uint64_t> constructor(const space::Space& space, uint32_t budget);

  const space::Spaces& spaces_;
  Distribution distribution_;
  Random random_;
};

}  // namespace needle::search
