#include "search/shrink.h"

#include <algorithm>

#include "search/guide.h"

namespace needle::search {
namespace {

using space::Form;
using space::NumberKind;
using space::Value;

constexpr uint64_t kMostSteps = 200'000'000;
constexpr uint64_t kMostTries = 50'000;

class Shrinker {
 public:
  Shrinker(const Problem& problem, claim::Counts& counts, Failure failure)
      : problem_(problem),
        counts_(counts),
        guide_(problem, counts),
        best_(std::move(failure)),
        steps_(counts.steps + kMostSteps) {}

  Failure run() {
    if (!fails(best_.inputs)) return best_;
    size_t unchanged = 0;  // nodes since the last success
    for (size_t at = 0; unchanged <= nodes(best_.inputs) && !used_up();) {
      if (at >= nodes(best_.inputs)) at = 0;
      if (shrink_node(at)) {
        unchanged = 0;
      } else {
        ++unchanged;
        ++at;
      }
    }
    return best_;
  }

 private:
  bool used_up() const { return problem_.stop || counts_.steps > steps_ || tries_ > kMostTries; }

  // Keeps the inputs, without what nobody looks at, when they fail in the same way.
  bool fails(const std::vector<Value>& inputs) {
    ++tries_;
    const Leaf& leaf = guide_.evaluate(inputs);
    if (leaf.kind != LeafKind::Tested || leaf.result != claim::TestResult::Failed || leaf.raised != best_.raised)
      return false;
    best_.inputs = guide_.inputs();
    return true;
  }

  bool shrink_node(size_t at) {
    const Value* node = find(best_.inputs, at);
    if (!node || node->hole) return false;
    for (Value& smaller : candidates(*node)) {
      if (used_up()) return false;
      std::vector<Value> inputs = best_.inputs;
      *find(inputs, at) = std::move(smaller);
      if (fails(inputs)) return true;
    }
    return false;
  }

  std::vector<Value> candidates(const Value& node) const {
    const space::Space& space = problem_.spaces[problem_.spaces.representation(node.space)];
    if (space.form == Form::Number) return numbers(space, node);
    std::vector<Value> out;
    if (space.form != Form::Data) return out;
    if (node.con != space::least_value(problem_.spaces, node.space).con) out.push_back(hole(node.space));
    std::vector<const Value*> parts;
    for (const Value& f : node.fields) collect(f, space.id, parts);
    std::stable_sort(parts.begin(), parts.end(), [&](const Value* a, const Value* b) {
      return space::size_of(problem_.spaces, *a) < space::size_of(problem_.spaces, *b);
    });
    // the smallest part, then one that keeps half of the rest, and so on
    for (size_t from = 0; from < parts.size(); from += (parts.size() - from + 1) / 2) {
      out.push_back(*parts[from]);
      out.back().space = node.space;
    }
    return out;
  }

  // Parts of the same type.
  void collect(const Value& value, space::SpaceId type, std::vector<const Value*>& out) const {
    if (value.hole) return;
    if (problem_.spaces.representation(value.space) == type) out.push_back(&value);
    for (const Value& f : value.fields) collect(f, type, out);
  }

  // 0, then closer and closer to the number: by halves of the distance.
  std::vector<Value> numbers(const space::Space& space, const Value& node) const {
    std::vector<Value> out;
    if (space.number == NumberKind::Size) return out;
    auto add = [&](space::Number n) {
      out.push_back(node);
      out.back().number = std::move(n);
    };
    const bool whole = space.number == NumberKind::Integral || space.number == NumberKind::Choice;
    if (whole && node.number.big == 0) {
      const int64_t n = node.number.integer;
      if (n < 0 && n != INT64_MIN && !space.is_unsigned) add({.integer = -n});
      for (int64_t distance = n; distance != 0; distance /= 2) add({.integer = n - distance});
    } else {
      for (uint64_t i = 0; i < 4; ++i) {
        std::optional<space::Number> n = space::number_at(space, i);
        if (!n || simpler_or_same(space, node.number, *n)) break;
        add(*n);
      }
    }
    return out;
  }

  static bool simpler_or_same(const space::Space& space, const space::Number& a, const space::Number& b) {
    const uint32_t size_a = space::size_of(space, a), size_b = space::size_of(space, b);
    if (size_a != size_b) return size_a < size_b;
    return space::index_within_size(space, a) <= space::index_within_size(space, b);
  }

  static Value hole(space::SpaceId space) {
    Value out;
    out.space = space;
    return out;
  }

  static size_t nodes(const std::vector<Value>& values) {
    size_t n = 0;
    for (const Value& v : values) n += 1 + nodes(v.fields);
    return n;
  }

  // The node at a place in preorder.
  static Value* find(std::vector<Value>& values, size_t at) { return count_down(values, at); }
  static Value* count_down(std::vector<Value>& values, size_t& at) {
    for (Value& v : values) {
      if (at-- == 0) return &v;
      if (Value* found = count_down(v.fields, at)) return found;
    }
    return nullptr;
  }

  const Problem& problem_;
  claim::Counts& counts_;
  Guide guide_;
  Failure best_;
  const uint64_t steps_;
  uint64_t tries_ = 0;
};

// A function has none: its table depends on what the program asks.
bool has_shape(const space::Spaces& spaces, const Value& value) {
  const space::Space& space = spaces[spaces.representation(value.space)];
  return !space.table && !space.argument.valid() &&
         std::all_of(value.fields.begin(), value.fields.end(), [&](const Value& f) { return has_shape(spaces, f); });
}

}  // namespace

Failure shrink(const Problem& problem, claim::Counts& counts, Failure failure) {
  for (const Value& v : failure.inputs)
    if (!has_shape(problem.spaces, v)) return failure;
  return Shrinker(problem, counts, std::move(failure)).run();
}

}  // namespace needle::search
