// What a program did on one input: the calls of its functions, one line each, a call below the one that needed its
// result.
//
//   prop_insert 0 (Node Leaf 0 Leaf) = False
//     insert 0 (Node Leaf 0 Leaf) = Node Leaf 0 _
//
// Evaluation is lazy, so a call stands where its value was first wanted, not where it was written. Values are shown as
// far as the program evaluated them. Both the number of calls and the length of lines are bounded.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "core/reference.h"

namespace needle::witness {

class Trace : public core::reference::CallObserver {
 public:
  Trace(const core::Program& program, const std::function<bool(core::GlobalId)>& traced)
      : program_(program), traced_(traced) {}

  bool wants(core::GlobalId function) override { return traced_(function); }
  bool enter(core::GlobalId function, const std::vector<core::reference::Handle>& args) override;
  void leave(core::reference::Handle value) override;
  void fail() override;

  std::vector<std::string> lines(core::reference::Evaluator& evaluator) const;

 private:
  enum class Ending : uint8_t { Open, Value, Raised };
  struct Call {
    core::GlobalId function;
    std::vector<core::reference::Handle> args;
    size_t depth = 0;
    Ending ending = Ending::Open;
    core::reference::Handle value;
  };

  const core::Program& program_;
  const std::function<bool(core::GlobalId)>& traced_;
  std::vector<Call> calls_;
  std::vector<size_t> open_;  // the calls around this place
  size_t left_out_ = 0;
};

}  // namespace needle::witness
