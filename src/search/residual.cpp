#include "search/residual.h"

#include <algorithm>

#include "space/number.h"

namespace needle::search {

using space::Form;
using space::SpaceId;

namespace {
constexpr size_t kNodeBytes = 112, kBigBytes = 64, kFreshBytes = 96;  // with what the allocator and the table add
}

// Alternatives that are equally far and stand for equally many values: one constructor, or numbers in a row.
struct Residual::Entry {
  uint64_t first = 0;
  uint32_t count = 1;
  bool tried = false;  // the evaluation has been here, and did not fail
  Amount left;         // of all together
  std::unique_ptr<Node> child;

  Entry(uint64_t alternative, uint32_t how_many, Amount values)
      : first(alternative), count(how_many), left(std::move(values)) {}
  Entry(const Entry& fresh) : Entry(fresh.first, fresh.count, fresh.left) {}  // without what lies below
  Entry(Entry&&) = default;
  Entry& operator=(Entry&&) = default;
  Amount each() const { return count == 1 ? left : left.divided_by(count); }
};

struct Residual::Node {
  std::vector<Entry> entries;  // in order
  Amount all;                  // what was here before anything was removed
  uint64_t touched = 0;
  Open open;
  SpaceId x;

  size_t bytes() const { return entries.capacity() * (sizeof(Entry) + (all.is_big() ? kBigBytes : 0)); }
};

size_t Residual::Hash::operator()(const Place& p) const {
  uint64_t out = p.set * 0x9E3779B97F4A7C15u;
  out = (out ^ p.space) * 0xBF58476D1CE4E5B9u;
  return (out ^ (out >> 31) ^ p.size) * 0x94D049BB133111EBu;
}

Residual::Residual(const space::Spaces& spaces, OpenSets& sets, size_t max_memory)
    : spaces_(spaces), sets_(sets), max_memory_(max_memory), root_(std::make_unique<Node>()) {}
Residual::~Residual() = default;

void Residual::set_all(const Amount& values) {
  left_ = values;
  root_->all = values;
}

// ---- nodes
bool Residual::described(const Node& node) {
  return !node.entries.empty();
}

void Residual::describe(Node& node, const Open& open, SpaceId x) {
  const Place place{open.set, x.index, open.size};
  node.open = open;
  node.x = x;
  auto it = fresh_.find(place);
  if (it == fresh_.end()) {
    it = fresh_.emplace(place, entries_of(open, x)).first;
    fresh_bytes_ += kFreshBytes + it->second.size() * sizeof(Entry);
  }
  node.entries = std::vector<Entry>(it->second);
  bytes_ += node.bytes();
}

Open Residual::after(const Node& node, uint64_t alternative) {
  return sets_.after(node.open, node.x, alternative);
}

std::vector<Residual::Entry> Residual::entries_of(const Open& open, SpaceId x) {
  std::vector<Entry> out;
  const space::Space& space = spaces_[x];
  if (space.form != Form::Number) {
    for (uint64_t i = 0; i < space.alternatives.size(); ++i) {
      if (space.alternatives[i].least > open.size) continue;
      if (const Amount& values = sets_.count(sets_.after(open, x, i)); !values.is_zero())
        out.emplace_back(i, 1, values);
    }
    return out;
  }
  constexpr uint64_t kInARow = uint64_t{1} << 31;
  const uint32_t others = sets_.without(open.set, x);
  uint64_t first = 0;
  for (uint32_t n = 0; n <= std::min(open.size, kLargestNumber); ++n) {
    uint64_t count = space::numbers_of_size(space, n).get_ui();
    const Amount& each = sets_.count({others, open.size - n});
    for (uint64_t some; count > 0; count -= some, first += some) {
      some = std::min(count, kInARow);
      if (each.is_zero()) continue;
      out.emplace_back(first, static_cast<uint32_t>(some), each.times(some));
    }
  }
  return out;
}

uint64_t Residual::choose(const Node& node, Amount& index) {
  for (const Entry& entry : node.entries) {
    if (!(index < entry.left)) {
      index -= entry.left;
      continue;
    }
    if (entry.count == 1) return entry.first;
    const Amount each = entry.each(), place = index.divided_by(each);
    index -= each.times(place);
    return entry.first + place.word();
  }
  assert(false);
  return 0;
}

std::optional<uint64_t> Residual::next(const Node& node, uint64_t from) {
  for (const Entry& entry : node.entries)
    if (from < entry.first + entry.count) return std::max(from, entry.first);
  return std::nullopt;
}

std::optional<uint64_t> Residual::untried(const Node& node, uint64_t from) {
  for (const Entry& entry : node.entries)
    if (entry.first >= from && entry.count == 1 && !entry.tried && !entry.child) return entry.first;
  return std::nullopt;
}

void Residual::mark_tried(Node& node, uint64_t alternative) {
  find(node, alternative).tried = true;
}

Residual::Entry& Residual::find(Node& node, uint64_t alternative) {
  return *std::prev(std::upper_bound(node.entries.begin(), node.entries.end(), alternative,
                                     [](uint64_t a, const Entry& e) { return a < e.first; }));
}

// Numbers in a row are parted where one of them is looked at.
Residual::Entry& Residual::single(Node& node, uint64_t alternative) {
  if (Entry& entry = find(node, alternative); entry.count == 1) return entry;
  bytes_ -= node.bytes();
  Entry& row = find(node, alternative);
  const Amount each = row.each();
  const auto before = static_cast<uint32_t>(alternative - row.first);
  const uint32_t after = row.count - before - 1;
  std::vector<Entry> parts;
  if (before > 0) parts.emplace_back(row.first, before, each.times(before));
  parts.emplace_back(alternative, 1, each);
  if (after > 0) parts.emplace_back(alternative + 1, after, each.times(after));
  row = std::move(parts[0]);
  node.entries.insert(node.entries.begin() + (&row - node.entries.data()) + 1,
                      std::make_move_iterator(parts.begin() + 1), std::make_move_iterator(parts.end()));
  bytes_ += node.bytes();
  return find(node, alternative);
}

Residual::Node& Residual::child(Node& node, uint64_t alternative) {
  Entry& entry = single(node, alternative);
  if (!entry.child) {
    entry.child = std::make_unique<Node>();
    entry.child->all = entry.left;
    bytes_ += kNodeBytes;
  }
  entry.child->touched = ++time_;
  return *entry.child;
}

// ---- removing
Residual::Removed Residual::remove(std::span<const Step> path) {
  const Amount values = single(*path.back().node, path.back().alternative).left;
  left_ -= values;
  for (size_t i = 0; i < path.size(); ++i) {
    Node& node = *path[i].node;
    Entry& entry = find(node, path[i].alternative);
    entry.left -= values;
    if (!entry.left.is_zero()) continue;
    if (entry.child) release(*entry.child);
    bytes_ -= node.bytes();
    node.entries.erase(node.entries.begin() + (&entry - node.entries.data()));
    if (node.entries.size() <= node.entries.capacity() / 2) node.entries.shrink_to_fit();
    bytes_ += node.bytes();
    return {values, i};
  }
  return {values, path.size()};
}

// It is about to go.
void Residual::release(Node& node) {
  for (Entry& entry : node.entries)
    if (entry.child) release(*entry.child);
  bytes_ -= kNodeBytes + node.bytes();
}

bool Residual::tidy() {
  if (bytes_ + fresh_bytes_ + sets_.bytes() <= max_memory_ || root_->entries.empty()) return false;
  ++forgotten_;
  fresh_.clear();
  fresh_bytes_ = 0;
  do {
    const uint64_t until = root_->touched + (time_ - root_->touched) / 2 + 1;  // the older half, and always something
    left_ += forget_before(*root_, until);
    root_->touched = until;
  } while (bytes_ + sets_.bytes() > max_memory_ && root_->touched <= time_);
  return true;
}

// Gives back the values removed in subtrees that were touched before that time; how many.
Amount Residual::forget_before(Node& node, uint64_t time) {
  Amount back = 0;
  for (Entry& entry : node.entries) {
    if (!entry.child) continue;
    Amount here = 0;
    if (entry.child->touched >= time) {
      here = forget_before(*entry.child, time);
    } else {
      here = entry.child->all;
      here -= entry.left;
      release(*entry.child);
      entry.child.reset();
    }
    entry.left += here;
    back += here;
  }
  return back;
}

}  // namespace needle::search
