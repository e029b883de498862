// The backward engine: the same question as the forward ones, asked from the target back to the inputs.
//
// Several searches take turns. The first goes from the entry to the marks, with exact sums of Int: runs in which one does
// not fit are left out. When it takes long, one from the marks to their callers joins, which needs no way from the entry
// to begin with, and one with sums modulo 2^64; that also takes over where all others are refuted. Whichever finds inputs
// or a proof ends all. A search whose candidate was refused proves nothing any more: the model was no run, and others may
// hide behind it.
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
  struct Turn {
    std::unique_ptr<Search> search;
    bool upward = false, wraps = false, summarises = false;
    uint64_t refused = 0;  // candidates that were not what they seemed
    bool over = false;
  };
  void begin(bool upward, bool wraps, bool summarises = false);
  bool has(bool upward, bool wraps, bool summarises = false) const;
  void join();
  std::optional<claim::End> take_turn(size_t number);
  std::optional<claim::End> exhausted(Turn& turn);
  bool judge(Turn& turn);  // true: it is done
  void count();
  std::optional<claim::End> ended(decltype(claim::End::how) how);

  Question question_;
  const uint32_t first_mark_;
  claim::SearchBudget& budget_;
  const claim::Listener listener_;
  std::vector<Turn> turns_;
  claim::End end_;
};

}  // namespace needle::backward
