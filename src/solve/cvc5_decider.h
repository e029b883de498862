// cvc5 in Z3's place, as a program of its own: one process for each question, which is told the part of the path that the
// condition depends on. What it says is read with suspicion: a process that dies, hangs or talks nonsense knows nothing,
// and a model counts when our own arithmetic agrees.
#pragma once
#include <atomic>

#include "solve/component.h"

namespace needle::solve {

class Cvc5Decider {
 public:
  // As Z3Decider.
  Possible ask(Path& path, Condition condition, bool side, uint32_t milliseconds);
  void interrupt() { stopped_ = true; }

 private:
  Component component_;
  std::atomic<bool> stopped_{false};
};

}  // namespace needle::solve
