// The backward engine: the same question as the forward ones, asked from the target back to the inputs.
//
// Sums of Int are exact at first, and runs in which one does not fit are left out. When nothing else is left, all is
// asked again with sums modulo 2^64. A proof needs that no candidate was refused: then a model was no run, and others
// may hide behind it.
#pragma once
#include "backward/search.h"
#include "claim/engine.h"

namespace needle::backward {

class Backward : public claim::Engine {
 public:
  // The listener's `mark` is told of inputs for any of the marks, with the first of them.
  Backward(const Question& question, uint32_t first_mark, claim::SearchBudget& budget, const claim::Listener& listener);

  std::optional<claim::End> work(uint64_t amount) override;
  const claim::End& so_far() const override { return end_; }

 private:
  void begin();
  bool judge();  // true: it is done
  void count();

  Question question_;
  const uint32_t first_mark_;
  claim::SearchBudget& budget_;
  const claim::Listener listener_;
  std::unique_ptr<Search> search_;
  uint64_t refused_ = 0;
  bool found_ = false;
  claim::Counts before_;  // of searches that are over
  claim::End end_;
};

}  // namespace needle::backward
