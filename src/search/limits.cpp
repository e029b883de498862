#include "search/limits.h"

#include "search/guide.h"

namespace needle::search {

using space::NumberKind;
using space::Value;

namespace {

// Where the limits stand, from left to right: paths of fields from the inputs.
void find_limits(const space::Spaces& spaces, const Value& value, std::vector<size_t>& path,
                 std::vector<std::vector<size_t>>& out) {
  if (value.hole) return;
  const space::Space& space = spaces[spaces.representation(value.space)];
  if (space.form == space::Form::Number && space.number == NumberKind::Size && value.number.integer > space.lowest)
    out.push_back(path);
  for (size_t i = 0; i < value.fields.size(); ++i) {
    path.push_back(i);
    find_limits(spaces, value.fields[i], path, out);
    path.pop_back();
  }
}

Value& at(std::vector<Value>& inputs, const std::vector<size_t>& path) {
  Value* v = &inputs[path[0]];
  for (size_t i = 1; i < path.size(); ++i) v = &v->fields[path[i]];
  return *v;
}

}  // namespace

claim::End::Found with_smallest_limits(const Problem& problem, claim::Counts& counts, claim::End::Found failure) {
  std::vector<std::vector<size_t>> paths;
  for (size_t i = 0; i < failure.inputs.size(); ++i) {
    std::vector<size_t> path = {i};
    find_limits(problem.spaces, failure.inputs[i], path, paths);
  }
  if (paths.empty()) return failure;
  claim::Counts aside;
  Guide guide(problem, aside);
  for (const std::vector<size_t>& path : paths) {
    const int64_t limit = at(failure.inputs, path).number.integer;
    for (int64_t smaller = 0; smaller < limit && !problem.stopped(); ++smaller) {
      std::vector<Value> inputs = failure.inputs;
      at(inputs, path).number.integer = smaller;
      const Leaf& leaf = guide.evaluate(inputs);
      const bool same =
          leaf.kind == LeafKind::Tested && leaf.result == claim::TestResult::Failed && leaf.raised == failure.raised;
      if (!same) continue;
      failure.inputs = guide.inputs();
      break;
    }
  }
  counts.steps += aside.steps;
  counts.nodes += aside.nodes;
  return failure;
}

}  // namespace needle::search
