// Evaluates the claim on given inputs: an unknown becomes what the inputs have in its place, a hole the least value.
// What is not looked at stays a hole, so the inputs come back with nothing in them that does not matter.
#pragma once
#include "search/noted_values.h"
#include "search/walker.h"

namespace needle::search {

class Guide {
 public:
  Guide(const Problem& problem, claim::Counts& counts);

  const Leaf& evaluate(const std::vector<space::Value>& inputs);
  std::vector<space::Value> inputs() { return walker_->inputs(); }
  const std::vector<uint64_t>& rejected() const { return walker_->rejected(); }  // of this evaluation

 private:
  Problem problem_;  // whose numbers are all known
  claim::Counts& counts_;
  const int64_t patience_;
  const Leaf cut_{LeafKind::Cut, claim::TestResult::Discarded, false, claim::Halted::Steps};
  std::optional<Walker> walker_;
  NotedValues values_;
  std::vector<uint32_t> notes_;
};

}  // namespace needle::search
