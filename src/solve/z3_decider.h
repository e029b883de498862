// Z3, for what nobody before it has decided. One context, made at the first question. Its scopes are those of the path
// as it was at the last question: a new one takes back what has gone and adds what has come. Every model that it finds
// is evaluated by our own arithmetic before it counts; so definitions that it cannot be told make answers unknown at worst.
#pragma once
#include <memory>

#include "solve/path.h"

namespace needle::solve {

class Z3Decider {
 public:
  explicit Z3Decider(uint32_t megabytes);
  ~Z3Decider();
  // Yes: the model has changed and satisfies the path and this side. Otherwise it is as it was. Throws nothing.
  Possible ask(Path& path, Condition condition, bool side, uint32_t milliseconds);
  void forget();     // the numbers of terms and conditions mean something else from now on
  void interrupt();  // from any thread: a question under way ends soon

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace needle::solve
