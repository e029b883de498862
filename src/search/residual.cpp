#include "search/residual.h"

#include <algorithm>

#include "space/number.h"

namespace needle::search {

using space::Form;
using space::SpaceId;

namespace {
constexpr size_t kNodeBytes = 112, kBigBytes = 64, kFreshBytes = 96,
                 kKnownBytes = 72;  // with what the allocator and the table add
}

// Alternatives that are equally far and stand for equally many values: one constructor, or numbers in a row.
struct Residual::Entry {
  uint64_t first = 0;
  uint32_t count = 1;
  bool tried = false;  // the evaluation has been here, and did not fail
  Amount left;         // of all together
  Link child;

  Entry(uint64_t alternative, uint32_t how_many, Amount values)
      : first(alternative), count(how_many), left(std::move(values)) {}
  Entry(const Entry& fresh) : Entry(fresh.first, fresh.count, fresh.left) {}  // without what lies below
  Entry(Entry&&) = default;
  Entry& operator=(Entry&&) = default;
  Amount each() const { return count == 1 ? left : left.divided_by(count); }
};

struct Residual::Node {
  std::vector<Entry> entries;  // in order
  Amount left;                 // of all entries together
  uint64_t touched = 0;
  uint32_t forgotten = 0;  // the pass that was here
  Open open;
  SpaceId x;
  uint32_t links = 0;
  const bool big;  // before anything was removed
  size_t& bytes_of_all;

  Node(const Amount& values, size_t& of_all) : left(values), big(values.is_big()), bytes_of_all(of_all) {
    bytes_of_all += kNodeBytes;
  }
  ~Node() { bytes_of_all -= kNodeBytes + bytes(); }
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;
  size_t bytes() const { return entries.capacity() * (sizeof(Entry) + (big ? kBigBytes : 0)); }
};

size_t Residual::Hash::operator()(const Place& p) const {
  uint64_t out = p.set * 0x9E3779B97F4A7C15u;
  out = (out ^ p.space) * 0xBF58476D1CE4E5B9u;
  return (out ^ (out >> 31) ^ p.size) * 0x94D049BB133111EBu;
}

Residual::Residual(const space::Spaces& spaces, OpenSets& sets, size_t max_memory, bool always_shares)
    : spaces_(spaces), sets_(sets), max_memory_(max_memory), root_(new_node(0)), always_shares_(always_shares) {}
Residual::~Residual() = default;

void Residual::set_all(const Amount& values) {
  root_ = new_node(values);
}

Residual::Link::Link(Node* node) : node_(node) {
  if (node_) ++node_->links;
}
Residual::Link::~Link() {
  if (node_ && --node_->links == 0) delete node_;
}

Residual::Link Residual::new_node(const Amount& values) {
  return Link(new Node(values, bytes_));
}

const Amount& Residual::left(const Node& node) {
  return node.left;
}

// ---- nodes
bool Residual::described(const Node& node) {
  return !node.entries.empty() || node.left.is_zero();
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

Residual::Node* Residual::child(Node& node, uint64_t alternative) {
  const Link& below = single(node, alternative).child;
  if (!below) return nullptr;
  below->touched = ++time_;
  return &*below;
}

Residual::Node& Residual::add_child(Node& node, uint64_t alternative, const Open& open,
                                    const std::optional<machine::Fingerprint>& print) {
  constexpr uint64_t kTrial = 1 << 17, kOneOf = 32;
  Entry& entry = single(node, alternative);
  if (print && shares_) {
    auto [it, is_new] = known_.try_emplace(Known{*print, open.set, open.size});
    if (is_new) {
      it->second = new_node(entry.left);
      bytes_ += kKnownBytes;
    }
    entry.child = it->second;
    ++asked_;
    met_ += !is_new;
    if (!always_shares_ && asked_ == kTrial && met_ * kOneOf < asked_) {
      shares_ = false;
      bytes_ -= known_.size() * kKnownBytes;
      known_.clear();
    }
  } else {
    entry.child = new_node(entry.left);
  }
  entry.child->touched = ++time_;
  return *entry.child;
}

// ---- removing
Residual::Removed Residual::remove(std::span<const Step> path) {
  const Amount values = single(*path.back().node, path.back().alternative).left;
  return remove(path, values);
}

bool Residual::settled(Node& node, uint64_t alternative) {
  const Entry& entry = find(node, alternative);
  return entry.left == entry.child->left;
}

Residual::Removed Residual::settle(std::span<const Step> path) {
  const Entry& entry = find(*path.back().node, path.back().alternative);
  Amount values = entry.left;
  values -= entry.child->left;
  return remove(path, values);
}

// From the last step to the first, so that no node goes before its turn.
Residual::Removed Residual::remove(std::span<const Step> path, const Amount& values) {
  size_t steps = path.size();
  for (size_t i = path.size(); i-- > 0;) {
    Node& node = *path[i].node;
    node.left -= values;
    Entry& entry = find(node, path[i].alternative);
    entry.left -= values;
    if (!entry.left.is_zero()) continue;
    steps = i;
    bytes_ -= node.bytes();
    node.entries.erase(node.entries.begin() + (&entry - node.entries.data()));
    if (node.entries.size() <= node.entries.capacity() / 2) node.entries.shrink_to_fit();
    bytes_ += node.bytes();
  }
  return {values, steps};
}

bool Residual::tidy() {
  if (bytes_ + fresh_bytes_ + sets_.bytes() <= max_memory_ || root_->entries.empty()) return false;
  ++forgotten_;
  fresh_.clear();
  fresh_bytes_ = 0;
  do {
    const uint64_t until = root_->touched + (time_ - root_->touched) / 2 + 1;  // the older half, and always something
    ++pass_;
    const size_t before = known_.size();
    std::erase_if(known_, [until](const auto& known) { return known.second->touched < until; });
    bytes_ -= (before - known_.size()) * kKnownBytes;
    forget_before(*root_, until);
    for (auto& [key, node] : known_) forget_before(*node, until);  // also where no way leads at the moment
    root_->touched = until;
  } while (bytes_ + sets_.bytes() > max_memory_ && root_->touched <= time_);
  return true;
}

// Gives back the values removed in subtrees that were touched before that time.
void Residual::forget_before(Node& node, uint64_t time) {
  if (node.forgotten == pass_ || !described(node)) return;
  node.forgotten = pass_;
  node.left = 0;
  for (Entry& entry : node.entries) {
    if (entry.child && entry.child->touched < time) {
      if (described(*entry.child)) entry.left = sets_.count(entry.child->open);
      entry.child = Link();
    } else if (entry.child) {
      forget_before(*entry.child, time);
      entry.left = entry.child->left;
    }
    node.left += entry.left;
  }
  std::erase_if(node.entries, [](const Entry& entry) { return entry.left.is_zero(); });
}

}  // namespace needle::search
