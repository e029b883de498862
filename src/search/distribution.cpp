#include "search/distribution.h"

#include <algorithm>
#include <bit>

namespace needle::search {

using space::NumberKind;
using space::Space;
using space::SpaceId;

// All that a value can hold, not itself unless it can recur; functions are not looked into.
std::set<SpaceId> Distribution::parts(SpaceId id) const {
  std::set<SpaceId> out;
  std::vector<SpaceId> todo = {id};
  while (!todo.empty()) {
    const Space& space = spaces_[todo.back()];
    todo.pop_back();
    if (space.table || space.argument.valid()) continue;
    auto visit = [&](SpaceId part) {
      if (part.valid() && out.insert(part).second) todo.push_back(part);
    };
    visit(space.inner);
    for (const space::Alternative& a : space.alternatives) std::for_each(a.fields.begin(), a.fields.end(), visit);
  }
  return out;
}

const Distribution::Type& Distribution::type(SpaceId id) {
  auto known = types_.find(id);
  return known != types_.end() ? known->second : types_.emplace(id, describe(id)).first->second;
}

Distribution::Type Distribution::describe(SpaceId id) const {
  Type type;
  for (const space::Alternative& a : spaces_[id].alternatives) {
    const bool recursive = !spaces_[id].table && std::any_of(a.fields.begin(), a.fields.end(), [&](SpaceId f) {
      return f == id || parts(f).contains(id);
    });
    type.recursive.push_back(recursive);
    ++(recursive ? type.recurs : type.ends);
    type.weighted = type.weighted || a.weight > 0;
  }
  if (spaces_[id].table) return type;
  const std::set<SpaceId> inside = parts(id);
  type.grows = std::any_of(inside.begin(), inside.end(), [&](SpaceId part) { return parts(part).contains(part); });
  return type;
}

uint32_t Distribution::weight(SpaceId space, uint64_t alternative, uint32_t budget) {
  const Type& of = type(space);
  const bool recursive = of.recursive[alternative];
  if (recursive && budget == 0 && of.ends > 0) return 0;
  if (of.weighted) return std::max(1u, spaces_[space].alternatives[alternative].weight);
  if (of.ends == 0 || of.recurs == 0) return 1;
  return recursive ? budget * of.ends : of.recurs;
}

void Distribution::split(SpaceId space, uint64_t alternative, uint32_t budget, Random& random,
                         std::vector<uint32_t>& shares) {
  const Space& from = spaces_[space];
  const std::vector<SpaceId>& fields = from.alternatives[alternative].fields;
  uint32_t left = budget > 0 && is_level(from, from.alternatives[alternative]) ? budget - 1 : budget;
  shares.assign(fields.size(), left);
  if (from.table) return;
  auto grows = [&](SpaceId f) { return type(f).grows; };
  size_t growing = static_cast<size_t>(std::count_if(fields.begin(), fields.end(), grows));
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
  constexpr uint64_t kFar = 8;            // one number of this many is drawn from far away
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
