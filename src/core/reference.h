// The reference evaluator: call by need over core, as plainly as it can be said. It is the judge: programs in the tests
// and, later, every witness are run on it, so it shares no code with the machine and does nothing clever.
//
// Control is either "evaluate this code in this frame" or "return this value"; what remains to be done stands on an
// explicit stack, so no depth of the user's data touches the C++ stack. A thunk under evaluation is a black hole, is
// updated with its value, or with the exception that escaped from it.
#pragma once
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "base/world.h"
#include "core/core.h"

namespace needle::core {

// Thrown for core that lint would reject or that breaks a primitive's precondition: a bug of ours, never the user's
// program, unless that is untyped (see nat/nat.h).
struct Malformed : std::runtime_error {
  using std::runtime_error::runtime_error;
  Span span;  // of what was being evaluated: the innermost that has one
};
// The values are of the right kind: a primitive's precondition does not hold, or no alternative fits.
struct Unfit : Malformed {
  using Malformed::Malformed;
};

namespace reference {

// A value (or a still unevaluated one) the caller holds on to; alive as long as the evaluator.
using Handle = Id<struct ReferenceHandleTag>;

enum class OutcomeKind : uint8_t {
  Done,    // the value is in weak head normal form
  Exit,    // the program ended itself with exit_code
  Raised,  // an exception that was not caught; `value` is the SomeException
  Loop,    // a value depends on itself
  OutOfSteps,
  OutOfMemory,
  Stopped,
  Reached,  // a tick of Options::stop_at was passed
};

struct Outcome {
  OutcomeKind kind = OutcomeKind::Done;
  int exit_code = 0;
  Handle value;        // Done, Raised
  uint64_t steps = 0;  // taken so far by this evaluator
};

// Who wants to see calls of globals. Calls nest: each that is entered is left, or fails, before the one around it.
class CallObserver {
 public:
  virtual ~CallObserver() = default;
  virtual bool wants(GlobalId function) = 0;  // asked once
  // A saturated call. False: nothing more is said about this one.
  virtual bool enter(GlobalId function, const std::vector<Handle>& args) = 0;
  virtual void leave(Handle value) = 0;  // in weak head normal form
  virtual void fail() = 0;               // by an exception
};

struct Options {
  uint64_t max_steps = UINT64_MAX;
  size_t max_memory = size_t{4} << 30;
  GlobalId loop_exception = {};  // raised where a value depends on itself; without one the outcome is Loop
  // Where bodies come from; empty: Program::body. Who shares the program with other threads locks it here.
  std::function<const Expr*(GlobalId)> body_of = {};
  const std::atomic<bool>* stop = nullptr;  // ends the evaluation soon after it is set
  CallObserver* observer = nullptr;
  std::vector<uint32_t> stop_at = {};  // ticks that end the evaluation
};

enum class ShapeKind : uint8_t { Con, Int, Double, Integer, Function, Other, Unevaluated };

// One layer of a value. `Int` is also Char and Word: the type tells; `character` is a hint for where it is not known,
// set for what came from a literal.
struct Shape {
  ShapeKind kind = ShapeKind::Unevaluated;
  const DataCon* con = nullptr;
  std::vector<Handle> fields;
  int64_t integer = 0;
  bool character = false;
  double real = 0;
  std::string digits;  // Integer, decimal
};

class Evaluator {
 public:
  Evaluator(Program& program, World& world, Options options = {});
  ~Evaluator();
  Evaluator(const Evaluator&) = delete;
  Evaluator& operator=(const Evaluator&) = delete;

  // A global of type World -> IORes a, to the end; `value` is then the IORes. Output is flushed.
  Outcome run(GlobalId main);
  // A closed expression, to weak head normal form.
  Outcome evaluate(const Expr* closed);

  Handle delay(const Expr* closed);
  Handle apply(Handle function, const std::vector<Handle>& args);  // delayed
  Outcome force(Handle handle);
  Shape shape(Handle handle) const;
  // The whole value as Haskell-like text, forcing as it goes: "Just (1 : [])". Stops at `limit` characters; an
  // exception shows as
  // "<raised>". For tests.
  std::string show(Handle handle, size_t limit = 2000);

  // How often each tick was passed, by its number.
  const std::vector<uint64_t>& ticks() const;
  // Whether a sum or a product of Int was larger than Int, at some time.
  bool overflowed() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace reference
}  // namespace needle::core
