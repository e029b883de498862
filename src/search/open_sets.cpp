#include "search/open_sets.h"

#include <algorithm>

#include "space/number.h"

namespace needle::search {

using space::Form;
using space::SpaceId;

namespace {
constexpr uint64_t kRemoved = UINT64_MAX;           // the alternative of `without`
constexpr size_t kSetBytes = 240, kMoveBytes = 64;  // with what the tables add
bool before(SpaceId a, SpaceId b) {
  return a.index < b.index;
}
uint64_t mixed(uint64_t hash, uint64_t n) {
  return (hash ^ n) * 0x9E3779B97F4A7C15 ^ (hash >> 29);
}
}  // namespace

size_t OpenSets::Hash::operator()(const Move& m) const {
  return mixed(mixed(mixed(1, m.set), m.space), m.alternative);
}
size_t OpenSets::Hash::operator()(const std::vector<SpaceId>& spaces) const {
  uint64_t out = 1;
  for (SpaceId id : spaces) out = mixed(out, id.index);
  return out;
}

uint32_t OpenSets::intern(std::vector<SpaceId> sorted) {
  if (sorted.empty()) return 0;
  auto [it, is_new] = ids_.try_emplace(std::move(sorted), static_cast<uint32_t>(sets_.size()));
  if (is_new) {
    sets_.push_back({it->first, {}, {}});
    bytes_ += kSetBytes + 2 * it->first.size() * sizeof(SpaceId);
  }
  return it->second;
}

uint32_t OpenSets::of(const std::vector<SpaceId>& inputs) {
  std::vector<SpaceId> spaces;
  for (SpaceId id : inputs) spaces.push_back(spaces_.source(id));
  std::sort(spaces.begin(), spaces.end(), before);
  return intern(std::move(spaces));
}

bool OpenSets::holds(uint32_t set, SpaceId x) const {
  const std::vector<SpaceId>& spaces = sets_[set].spaces;
  return std::binary_search(spaces.begin(), spaces.end(), x, before);
}

uint32_t OpenSets::without(uint32_t set, SpaceId x) {
  const Move move{set, x.index, kRemoved};
  if (auto it = moves_.find(move); it != moves_.end()) return it->second;
  std::vector<SpaceId> rest = sets_[set].spaces;
  rest.erase(std::find(rest.begin(), rest.end(), x));
  bytes_ += kMoveBytes;
  return moves_[move] = intern(std::move(rest));
}

Open OpenSets::after(const Open& open, SpaceId x, uint64_t alternative) {
  const space::Space& space = spaces_[x];
  if (space.form == Form::Number)
    return {without(open.set, x), open.size - space::size_of(space, *space::number_at(space, alternative))};
  const space::Alternative& a = space.alternatives[alternative];
  const uint32_t size = open.size - a.cost;
  const Move move{open.set, x.index, alternative};
  if (auto it = moves_.find(move); it != moves_.end()) return {it->second, size};
  std::vector<SpaceId> spaces = sets_[open.set].spaces;
  spaces.erase(std::find(spaces.begin(), spaces.end(), x));
  for (SpaceId field : a.fields) spaces.push_back(spaces_.source(field));
  std::sort(spaces.begin(), spaces.end(), before);
  bytes_ += kMoveBytes;
  return {moves_[move] = intern(std::move(spaces)), size};
}

// ---- counting
const Amount& OpenSets::count(const Open& open) {
  Set& set = sets_[open.set];
  if (set.counts.size() <= open.size) {
    bytes_ += (open.size + 1 - set.counts.size()) * sizeof(Amount);
    set.counts.resize(open.size + 1);
    set.known.resize(open.size + 1);
  }
  if (!set.known[open.size]) {
    Amount total = count_now(open);
    if (total.is_big()) bytes_ += mpz_size(total.number().get_mpz_t()) * sizeof(mp_limb_t) + sizeof(mpz_class);
    set.counts[open.size] = std::move(total);
    set.known[open.size] = true;
  }
  return set.counts[open.size];
}

// The last unknown has one size, the others the rest.
Amount OpenSets::count_now(const Open& open) {
  const std::vector<SpaceId>& spaces = sets_[open.set].spaces;
  if (spaces.empty()) return open.size == 0 ? 1 : 0;
  const SpaceId last = spaces.back();
  if (spaces.size() == 1) return count_one(last, open.size);
  uint32_t least = 0;
  for (SpaceId id : spaces) least = space::saturating_add(least, spaces_[id].least);
  if (least > open.size) return 0;
  const uint32_t others = without(open.set, last);
  Amount total = 0;
  for (uint32_t size = spaces_[last].least; size - spaces_[last].least <= open.size - least; ++size) {
    const Amount& here = count_one(last, size);
    if (!here.is_zero()) total += here.times(count({others, open.size - size}));
  }
  return total;
}

const Amount& OpenSets::count_one(SpaceId space, uint32_t size) {
  if (ones_.size() <= space.index) ones_.resize(space.index + 1);
  std::deque<Amount>& counts = ones_[space.index];
  while (counts.size() <= size) counts.emplace_back(all_.count(space, static_cast<uint32_t>(counts.size())));
  return counts[size];
}

}  // namespace needle::search
