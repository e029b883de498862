// Sets of unknowns that are open together, by their spaces, and how many ways there are to complete them.
//
// What is open matters for its number of completions only, so neither the order nor the place of the unknowns does:
// searches meet the same few sets over and over. Each is known by a number, and its counts are kept.
#pragma once
#include <unordered_map>

#include "base/amount.h"
#include "space/enumeration.h"

namespace needle::search {

// What is open, and the size that it must have together.
struct Open {
  uint32_t set = 0;  // 0: nothing
  uint32_t size = 0;
};

class OpenSets {
 public:
  OpenSets(const space::Spaces& spaces, space::Enumeration& all) : spaces_(spaces), all_(all), sets_(1) {}

  uint32_t of(const std::vector<space::SpaceId>& inputs);
  const std::vector<space::SpaceId>& spaces(uint32_t set) const { return sets_[set].spaces; }
  bool holds(uint32_t set, space::SpaceId x) const;
  // Once x, which is open, has become this alternative: a constructor's tag, or a number's place.
  Open after(const Open& open, space::SpaceId x, uint64_t alternative);
  uint32_t without(uint32_t set, space::SpaceId x);
  const Amount& count(const Open& open);
  size_t bytes() const { return bytes_; }

 private:
  struct Set {
    std::vector<space::SpaceId> spaces;  // sorted
    std::vector<Amount> counts;          // by size, as far as known
    std::vector<bool> known;
  };
  struct Move {
    uint32_t set, space;
    uint64_t alternative;
    bool operator==(const Move&) const = default;
  };
  struct Hash {
    size_t operator()(const Move& m) const;
    size_t operator()(const std::vector<space::SpaceId>& spaces) const;
  };

  uint32_t intern(std::vector<space::SpaceId> sorted);
  Amount count_now(const Open& open);
  const Amount& count_one(space::SpaceId space, uint32_t size);

  const space::Spaces& spaces_;
  space::Enumeration& all_;
  std::deque<Set> sets_;
  std::unordered_map<std::vector<space::SpaceId>, uint32_t, Hash> ids_;
  std::unordered_map<Move, uint32_t, Hash> moves_;
  std::deque<std::deque<Amount>> ones_;  // by space and size; deques keep what is in them where it is
  size_t bytes_ = 0;
};

}  // namespace needle::search
