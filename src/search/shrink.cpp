#include "search/shrink.h"

#include <algorithm>

#include "search/deepening.h"
#include "search/guide.h"
#include "search/limits.h"
#include "search/replacements.h"
#include "search/shape.h"

namespace needle::search {
namespace {

using space::Form;
using space::Value;

constexpr uint64_t kMostSteps = 200'000'000;
constexpr uint64_t kMostTries = 50'000;

class Shrinker {
 public:
  Shrinker(const Problem& problem, claim::Counts& counts, claim::End::Found failure, std::optional<uint64_t> work)
      : problem_(problem),
        counts_(counts),
        guide_(problem, counts),
        best_(std::move(failure)),
        steps_(counts.steps + work.value_or(kMostSteps)) {}

  claim::End::Found run() {
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
  bool used_up() const { return problem_.stopped() || counts_.steps > steps_ || tries_ > kMostTries; }

  // Keeps the inputs, without the parts that were not looked at, when they fail in the same way.
  bool fails(const std::vector<Value>& inputs) {
    ++tries_;
    const Leaf& leaf = guide_.evaluate(inputs);
    if (leaf.kind != LeafKind::Tested || leaf.result != claim::TestResult::Failed || leaf.raised != best_.raised)
      return false;
    std::vector<Value> seen = guide_.inputs();
    if (size_of(problem_.spaces, seen) > size_of(problem_.spaces, best_.inputs)) return false;
    best_.inputs = std::move(seen);
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
    if (space.form == Form::Number) return smaller_numbers(problem_.spaces, node);
    std::vector<Value> out;
    if (space.form != Form::Data) return out;
    if (above_least(problem_.spaces, node)) out.push_back(hole(node.space));
    const std::vector<const Value*> parts = parts_of(problem_.spaces, node);
    // the smallest part, then one that keeps half of the rest, and so on
    for (size_t from = 0; from < parts.size(); from += (parts.size() - from + 1) / 2) {
      out.push_back(*parts[from]);
      out.back().space = node.space;
    }
    return out;
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
  claim::End::Found best_;
  const uint64_t steps_;
  uint64_t tries_ = 0;
};

// Whatever is smaller, by narrowing. Not only what fails in the same way: it is the smallest input that fails.
void search_smaller(const Problem& problem, claim::Counts& counts, uint32_t complete, uint64_t work,
                    claim::End::Found& best) {
  const uint32_t size = size_of(problem.spaces, best.inputs);
  if (size <= complete + 1) return;
  const Problem alone{problem.machine,    problem.spaces, problem.claim,
                      problem.is_discard, problem.budget, nobody_listens()};
  // No evaluation gets more than all of them together.
  const int64_t patience = std::min(Walker::patience(problem.budget), static_cast<int64_t>(work));
  Deepening deepening(alone, {.min_size = complete + 1, .max_size = size - 1, .patience = patience});
  const std::optional<claim::End> end = deepening.run(work);
  counts.nodes += deepening.so_far().counts.nodes;
  counts.steps += deepening.so_far().counts.steps;
  if (const claim::End::Found* found = end ? end->found() : nullptr) best = *found;
}

}  // namespace

claim::End::Found shrink(const Problem& problem, claim::Counts& counts, claim::End::Found failure,
                         std::optional<uint64_t> given) {
  const uint64_t work = given.value_or(problem.budget.shrinking_work);
  failure = Shrinker(problem, counts, std::move(failure), given).run();
  if (!problem.stopped()) search_shape(problem, counts, counts.work() + work, failure);
  if (!problem.stopped()) search_smaller(problem, counts, problem.budget.passed_up_to, work, failure);
  return with_smallest_limits(problem, counts, std::move(failure));
}

}  // namespace needle::search
