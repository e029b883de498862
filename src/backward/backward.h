// The backward engine: the same question as the forward ones, asked from the target back to the inputs.
//
// Sums of Int are exact at first, and runs in which one does not fit are left out. When nothing else is left, or when that
// takes long, all is asked again with sums modulo 2^64, in turns with the first. A proof needs that no candidate was
// refused: then a model was no run, and others may hide behind it.
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
  // One of the searches, and the candidates that were not what they seemed.
  struct Turn {
    std::unique_ptr<Search> search;
    uint64_t refused = 0;
  };
  void begin(bool wraps);
  std::optional<claim::End> work(Turn& turn, uint64_t amount);
  std::optional<claim::End> exhausted(const Turn& turn);
  bool judge(Turn& turn);  // true: it is done
  void count();
  std::optional<claim::End> ended(decltype(claim::End::how) how);

  Question question_;
  const uint32_t first_mark_;
  claim::SearchBudget& budget_;
  const claim::Listener listener_;
  std::vector<Turn> turns_;  // with exact sums; with others
  bool exact_is_over_ = false;
  claim::End end_;
};

}  // namespace needle::backward
