#include "search/residual.h"

#include <algorithm>

namespace needle::search {

using space::Form;
using space::SpaceId;

namespace {
constexpr uint32_t kLargestNumber = 62;               // bits: a number's place is one word
constexpr size_t kNodeBytes = 160, kGroupBytes = 64;  // with what the allocator and the map add
}  // namespace

// Alternatives that stand for equally many values: one constructor, or all numbers of one size.
struct Residual::Group {
  uint64_t first = 0, count = 1;
  mpz_class each;
};

struct Residual::Node {
  std::vector<Group> groups;
  std::map<uint64_t, std::unique_ptr<Node>> children;  // those that something was removed from, or that are being tried
  mpz_class removed;
  uint64_t touched = 0;
};

Residual::Residual(const space::Spaces& spaces, space::Enumeration& all, size_t max_memory)
    : spaces_(spaces), all_(all), max_memory_(max_memory), root_(std::make_unique<Node>()) {}
Residual::~Residual() = default;

// ---- what is open
namespace {
void insert_sorted(std::vector<SpaceId>& spaces, SpaceId id) {
  spaces.insert(
      std::upper_bound(spaces.begin(), spaces.end(), id, [](SpaceId a, SpaceId b) { return a.index < b.index; }), id);
}
Open without(Open open, SpaceId x) {
  open.spaces.erase(std::find(open.spaces.begin(), open.spaces.end(), x));
  return open;
}
}  // namespace

Open Residual::open(const std::vector<SpaceId>& inputs, uint32_t size) const {
  Open out;
  out.size = size;
  for (SpaceId id : inputs) insert_sorted(out.spaces, spaces_.source(id));
  return out;
}

Open Residual::after(const Open& open, SpaceId x, uint64_t alternative) const {
  Open out = without(open, x);
  const space::Space& space = spaces_[x];
  if (space.form == Form::Number) {
    out.size -= space::size_of(space, *space::number_at(space, alternative));
    return out;
  }
  out.size -= space.alternatives[alternative].cost;
  for (SpaceId field : space.alternatives[alternative].fields) insert_sorted(out.spaces, spaces_.source(field));
  return out;
}

// ---- nodes
void Residual::describe(Node& node, const Open& open, SpaceId x) {
  const space::Space& space = spaces_[x];
  const Open others = without(open, x);
  if (space.form == Form::Number) {
    describe_number(node, others, space, open.size);
  } else {
    for (uint64_t i = 0; i < space.alternatives.size(); ++i) {
      Group group{i, 1, 0};
      if (space.alternatives[i].least <= open.size) group.each = values(after(open, x, i));
      node.groups.push_back(std::move(group));
    }
  }
  bytes_ += node.groups.size() * kGroupBytes;
}

void Residual::describe_number(Node& node, const Open& others, const space::Space& space, uint32_t size) {
  uint64_t first = 0;
  for (uint32_t n = 0; n <= std::min(size, kLargestNumber); ++n) {
    const uint64_t count = space::numbers_of_size(space, n).get_ui();
    if (count == 0) continue;
    node.groups.push_back({first, count, values({others.spaces, size - n})});
    first += count;
  }
}

bool Residual::described(const Node& node) const {
  return !node.groups.empty();
}

mpz_class Residual::left(const Node& node, const Group& group) const {
  mpz_class out = group.each * group.count;
  for (auto it = node.children.lower_bound(group.first); it != node.children.end(); ++it) {
    if (it->first - group.first >= group.count) break;
    out -= it->second->removed;
  }
  return out;
}

mpz_class Residual::left(const Node& node) const {
  mpz_class out = 0;
  for (const Group& group : node.groups) out += group.each * group.count;
  return out - node.removed;
}

uint64_t Residual::draw(const Node& node, gmp_randclass& random) const {
  mpz_class at = random.get_z_range(left(node));
  for (const Group& group : node.groups) {
    const mpz_class here = left(node, group);
    if (at >= here) {
      at -= here;
      continue;
    }
    // Numbers that nobody has tried lie between those that somebody has.
    uint64_t next = group.first;
    for (auto it = node.children.lower_bound(group.first); it != node.children.end(); ++it) {
      if (it->first - group.first >= group.count) break;
      const mpz_class untried = group.each * (it->first - next);
      if (at < untried) break;
      at -= untried;
      const mpz_class tried = group.each - it->second->removed;
      if (at < tried) return it->first;
      at -= tried;
      next = it->first + 1;
    }
    return next + mpz_class(at / group.each).get_ui();
  }
  return 0;
}

std::optional<uint64_t> Residual::next(const Node& node, uint64_t from) const {
  for (const Group& group : node.groups) {
    if (group.each == 0) continue;
    for (uint64_t i = std::max(from, group.first); i - group.first < group.count; ++i) {
      auto it = node.children.find(i);
      if (it == node.children.end() || it->second->removed < group.each) return i;
    }
  }
  return std::nullopt;
}

Residual::Node& Residual::child(Node& node, uint64_t alternative) {
  std::unique_ptr<Node>& out = node.children[alternative];
  if (!out) {
    out = std::make_unique<Node>();
    ++nodes_;
    bytes_ += kNodeBytes;
  }
  out->touched = ++time_;
  return *out;
}

// ---- removing
size_t Residual::remove(const std::vector<Node*>& path, const mpz_class& values) {
  for (Node* node : path) node->removed += values;
  for (size_t i = 0; i < path.size(); ++i) {
    if (described(*path[i]) && left(*path[i]) > 0) continue;
    forget_children(*path[i]);
    return i;
  }
  return path.size();
}

void Residual::forget_children(Node& node) {
  for (auto& [alternative, below] : node.children) {
    forget_children(*below);
    --nodes_;
    bytes_ -= kNodeBytes;
  }
  node.children.clear();
  bytes_ -= node.groups.size() * kGroupBytes;
  node.groups.clear();
}

void Residual::tidy() {
  while (bytes_ > max_memory_ && !root_->children.empty()) {
    ++forgotten_;
    const uint64_t until = root_->touched + (time_ - root_->touched) / 2 + 1;  // the older half, and always something
    forget_before(*root_, until);
    root_->touched = until;
  }
}

// Gives back the values removed in subtrees that were touched before that time; how many.
mpz_class Residual::forget_before(Node& node, uint64_t time) {
  mpz_class back = 0;
  for (auto it = node.children.begin(); it != node.children.end();) {
    Node& below = *it->second;
    if (below.touched >= time) {
      back += forget_before(below, time);
      ++it;
      continue;
    }
    back += below.removed;
    forget_children(below);
    --nodes_;
    bytes_ -= kNodeBytes;
    it = node.children.erase(it);
  }
  node.removed -= back;
  return back;
}

}  // namespace needle::search
