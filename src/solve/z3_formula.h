// A formula told to Z3: each clause once, in the order in which they came.
#pragma once
#include <atomic>
#include <mutex>

#include "solve/formula.h"

namespace needle::solve {

class Z3Formula {
 public:
  explicit Z3Formula(Formula& formula);
  ~Z3Formula();
  // Sets the formula's model or core.
  Formula::Outcome check(std::span<const Literal> assumptions, uint32_t milliseconds);
  void interrupt();
  static size_t megabytes();  // of all of Z3, in this process

 private:
  struct State;
  void start();
  Formula& formula_;
  std::unique_ptr<State> state_;
  std::mutex mutex_;  // of what another thread looks at: whether there is a state, and `stopped_`
  std::atomic<bool> stopped_ = false;
};

}  // namespace needle::solve
