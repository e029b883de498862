#include "search/distribution.h"

#include <algorithm>
#include <bit>

namespace needle::search {

using space::NumberKind;
using space::Space;
using space::SpaceId;

namespace {

// reach[a][b]: a value of space a can hold one of space b.
std::vector<std::vector<bool>> reachability(const space::Spaces& spaces) {
  std::vector<std::vector<bool>> reach(spaces.size(), std::vector<bool>(spaces.size()));
  std::vector<SpaceId> todo;
  for (uint32_t from = 0; from < spaces.size(); ++from) {
    todo.push_back(SpaceId(from));
    while (!todo.empty()) {
      const Space& space = spaces[todo.back()];
      todo.pop_back();
      auto visit = [&](SpaceId to) {
        if (!to.valid() || reach[from][to.index]) return;
        reach[from][to.index] = true;
        todo.push_back(to);
      };
      visit(space.inner);
      for (const space::Alternative& a : space.alternatives)
        for (SpaceId f : a.fields) visit(f);
    }
  }
  return reach;
}

}  // namespace

Distribution::Distribution(const space::Spaces& spaces) : spaces_(spaces), types_(spaces.size()) {
  const std::vector<std::vector<bool>> reach = reachability(spaces);
  for (uint32_t i = 0; i < spaces.size(); ++i) {
    Type& type = types_[i];
    for (const space::Alternative& a : spaces[SpaceId(i)].alternatives) {
      const bool recursive =
          std::any_of(a.fields.begin(), a.fields.end(), [&](SpaceId f) { return f.index == i || reach[f.index][i]; });
      type.recursive.push_back(recursive);
      ++(recursive ? type.recurs : type.ends);
      type.weighted = type.weighted || a.weight > 0;
    }
    for (uint32_t j = 0; j < spaces.size(); ++j) type.grows = type.grows || ((i == j || reach[i][j]) && reach[j][j]);
  }
}

uint32_t Distribution::weight(SpaceId space, uint64_t alternative, uint32_t budget) const {
  const Type& type = types_[space.index];
  const bool recursive = type.recursive[alternative];
  if (recursive && budget == 0 && type.ends > 0) return 0;
  if (type.weighted) return std::max(1u, spaces_[space].alternatives[alternative].weight);
  if (type.ends == 0 || type.recurs == 0) return 1;
  return recursive ? budget * type.ends : type.recurs;
}

void Distribution::split(SpaceId space, uint64_t alternative, uint32_t budget, Random& random,
                         std::vector<uint32_t>& shares) const {
  const Space& from = spaces_[space];
  const std::vector<SpaceId>& fields = from.alternatives[alternative].fields;
  uint32_t left = budget == 0 || from.tuple || from.free ? budget : budget - 1;
  auto grows = [&](SpaceId f) { return types_[f.index].grows; };
  size_t growing = static_cast<size_t>(std::count_if(fields.begin(), fields.end(), grows));
  shares.assign(fields.size(), 0);
  // A share is drawn from twice its fair part, so the fields are alike; who comes first is drawn too.
  const size_t first = fields.empty() ? 0 : random.below(fields.size());
  for (size_t n = 0; n < fields.size(); ++n) {
    const size_t i = (first + n) % fields.size();
    if (!grows(fields[i])) continue;
    const uint64_t most = std::min<uint64_t>(left, 2 * uint64_t{left} / growing);
    shares[i] = growing == 1 ? left : static_cast<uint32_t>(random.below(most + 1));
    left -= shares[i];
    --growing;
  }
}

uint64_t Distribution::range(const Space& space, uint32_t size, Random& random) {
  constexpr uint64_t kFar = 8;            // one number in so many is drawn from far away
  constexpr uint64_t kChoices = 1 << 16;  // a generator says when that is too far
  constexpr uint32_t kMostBits = 62;
  if (space.number == NumberKind::Choice) return kChoices;
  if (random.one_in(kFar)) return uint64_t{1} << (1 + random.below(std::clamp(size, 1u, kMostBits)));
  const bool half = space.number == NumberKind::Char || space.is_unsigned || space.lowest >= 0;
  return half ? uint64_t{size} + 2 : 2 * uint64_t{size} + 3;
}

// A stride that is odd visits every place of a length that is a power of two.
Numbers::Numbers(uint64_t range, Random& random)
    : length_(std::bit_ceil(range)), start_(random.below(range)), stride_(2 * random.below(length_) + 1) {}

uint64_t Numbers::next() {
  if (tried_ == length_) {
    base_ = base_ == 0 ? length_ : 2 * base_;
    length_ = base_;
    tried_ = 0;
  }
  return base_ + ((start_ + stride_ * tried_++) & (length_ - 1));
}

}  // namespace needle::search
