// Runs a claim on complete inputs, one after the other, with a machine of its own.
#pragma once
#include "search/bounds.h"
#include "search/compiled.h"
#include "search/guide.h"

namespace needle::search {

class Examiner {
 public:
  Examiner(const Compiled& compiled, claim::SearchBudget& budget);

  struct Result {
    Leaf leaf;
    bool passed = false;  // the tick that was named
  };
  Result examine(const std::vector<space::Value>& inputs, uint32_t tick);

 private:
  bool passed_ = false;
  claim::Listener listener_;
  Setting setting_;
  claim::Counts counts_;
  Guide guide_;
};

}  // namespace needle::search
