// How random inputs are drawn: which constructor an unknown becomes, and which number.
//
// An unknown has a budget, how large it should get. It is a wish, not a bound: a precondition may need more, and then
// backtracking finds it. A type that the program gave weights (DIST) is drawn by them, until the budget is used up;
// then what makes it recur is avoided. Without weights a recursive type ends with probability 1 / (budget + 1), so that
// a list's length is spread evenly up to the budget, and a constructor's budget is split at random among the fields
// that can grow. A function's case table is drawn evenly, and its results are as large as it. Numbers do not share in
// it: they are drawn up to the size of the whole test, now and then far beyond.
#pragma once
#include <map>
#include <set>
#include <vector>

#include "base/random.h"
#include "space/number.h"

namespace needle::search {

// Distinct numbers of a space, by their place in its order, in random order: the ones up to a drawn range first, then
// those of the next ranges, each twice as long.
class Numbers {
 public:
  Numbers() = default;
  Numbers(uint64_t range, Random& random);
  uint64_t next();

 private:
  uint64_t base_ = 0, length_ = 1, start_ = 0, stride_ = 1, tried_ = 0;
};

class Distribution {
 public:
  explicit Distribution(const space::Spaces& spaces) : spaces_(spaces) {}

  // 0 for an alternative that should be taken only when all others are used up.
  uint32_t weight(space::SpaceId space, uint64_t alternative, uint32_t budget);
  // A budget for each field.
  void split(space::SpaceId space, uint64_t alternative, uint32_t budget, Random& random,
             std::vector<uint32_t>& shares);
  // How far the numbers go in a test of this size.
  static uint64_t range(const space::Space& space, uint32_t size, Random& random);

 private:
  struct Type {
    std::vector<bool> recursive;  // by alternative: a field leads back here
    uint32_t ends = 0, recurs = 0;
    bool weighted = false;
    bool grows = false;  // its values have no largest size
  };
  // Found when it is first asked for: the case tables of functions are made while a search runs, and have no end.
  const Type& type(space::SpaceId id);
  Type describe(space::SpaceId id) const;
  std::set<space::SpaceId> parts(space::SpaceId id) const;

  const space::Spaces& spaces_;
  std::map<space::SpaceId, Type> types_;
};

}  // namespace needle::search
