// What a function returns for inputs that a search found: computed by the reference evaluator, on bodies as desugar made
// them, and printed as Haskell. What the search did not look at is filled with the least values. What of the
// inputs is looked at in the end is seen here: numbers that a search left open may become holes, and holes that are part
// of the result become values.
#pragma once
#include <memory>

#include "core/reference.h"
#include "witness/witness.h"

namespace needle::witness {

enum class OutputKind : uint8_t {
  Value,
  Raised,     // by the call itself; a value may have parts that raise
  Rejected,   // the condition does not hold, or raises
  Discarded,  // an exception says that the input does not count
  Undecided,  // a limit of the evaluator came first
};
struct Output {
  OutputKind kind = OutputKind::Undecided;
  std::string text;                  // Value; Raised: the exception
  std::vector<space::Value> inputs;  // as far as they were looked at
};

// A function at closed types. May be invalid: a condition on its result, and the Show by which it is printed instead of
// as constructors.
struct Shown {
  core::GlobalId function;
  const core::Type* result = nullptr;
  core::GlobalId condition = {}, show = {};
};

class Outputs {
 public:
  // `spaces`: of the inputs.
  Outputs(core::Program& program, const space::Spaces& spaces, const Shown& shown, const ReplayOptions& options);
  ~Outputs();

  Output of(const std::vector<space::Value>& inputs, double seconds);

 private:
  core::reference::Evaluator& evaluator();
  const core::Expr* marked(const space::Value& input, uint32_t& tick);
  void forget_unmarked(space::Value& input, uint32_t& tick, const std::vector<uint64_t>& before);
  Output look(core::reference::Handle result);
  Output ended(const core::reference::Outcome& outcome);
  std::string describe(const core::reference::Outcome& outcome);
  core::reference::Handle global(core::GlobalId id);

  core::Program& program_;
  const space::Spaces& spaces_;
  const Shown shown_;
  ReplayOptions options_;
  space::Spaces results_;
  space::SpaceId result_;
  std::atomic<bool> stop_ = false;
  // One evaluator serves many inputs: it has to read the program's bodies.
  std::unique_ptr<World> world_;
  std::unique_ptr<core::reference::Evaluator> evaluator_;
  size_t uses_ = 0;
};

}  // namespace needle::witness
