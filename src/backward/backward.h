// The backward engine: the same question as the forward ones, asked from the target back to the inputs.
#pragma once
#include "backward/turns.h"
#include "claim/claim.h"
#include "claim/engine.h"

namespace needle::backward {

// Whether a call of the function with some inputs passes one of the marks.
Question question_of(core::Program& program, const space::Spaces& spaces, core::GlobalId function,
                     const std::vector<claim::Input>& inputs, const std::vector<uint32_t>& marks);

class Backward : public claim::Engine {
 public:
  // The listener's `mark` is told of inputs for any of the marks, with the first of them.
  Backward(const Question& question, uint32_t first_mark, claim::SearchBudget& budget, const claim::Listener& listener);

  std::optional<claim::End> work(uint64_t amount) override;
  const claim::End& so_far() const override { return end_; }

 private:
  std::optional<claim::End> step();
  std::optional<claim::End> ended(decltype(claim::End::how) how);
  bool judge();  // true: it is done

  const Question question_;
  const uint32_t first_mark_;
  const claim::Listener listener_;
  Turns turns_;
  claim::End end_;
};

}  // namespace needle::backward
