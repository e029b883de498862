// The machine: runs core programs.
//
// compile() turns a program's globals into code once; a Machine runs that code with its own heap, frames and static
// cells, under limits, against a World. Evaluation never recurses on the C++ stack: what is waiting for a value
// stands in frames in a stack region, so recursion is as deep as memory. Whatever happens to a program (an exception
// nobody catches, a budget used up, memory full, an interrupt) is an Outcome; the machine throws no C++ exception while
// running and never crashes on a program's account.
//
// Read word.h for what a value is, heap.h for how memory is managed, frames.h for control, ops.def for the instruction
// set, codegen.h for how core becomes instructions, interpreter.cpp for what they do, native/native.h for how they
// become the processor's own.
//
// What is deliberately absent: statistics, budgets over several runs, search, printing of values. They stand outside
// and use this interface.
#pragma once
#include <gmpxx.h>

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "base/world.h"
#include "core/core.h"
#include "machine/code.h"
#include "machine/heap.h"
#include "machine/question.h"
#include "solve/solver.h"

namespace needle::machine {

struct Limits {
  int64_t steps = INT64_MAX;  // function calls and thunks entered
  size_t max_memory = 0;      // bytes of heap and stack; 0: most of the machine's memory
};

enum class OutcomeKind : uint8_t {
  Finished,  // `value` is the value, in weak head normal form
  Exited,    // the program called exit with exit_code
  Uncaught,  // `value` is the exception that was not caught
  Loop,      // a value that needs itself, and the library has no exception for it
  OutOfSteps,
  OutOfMemory,    // heap and stack together
  StackOverflow,  // memory, and most of it is stack
  Interrupted,
  Asked,      // `question` says what; see narrow.h
  Undecided,  // a number that nobody has chosen became too large to reason about
  Fault,      // a fault of an earlier pass: a case without a fitting alternative
};

struct Outcome {
  OutcomeKind kind = OutcomeKind::Finished;
  Asks asks = Asks::WhichValue;  // Asked
  int exit_code = 0;
  Word value = 0;

  // Asked. The unknown's word is good until the evaluation goes on.
  Question question() const {
    if (asks == Asks::WhichTick) return {asks, 0, static_cast<uint32_t>(to_int63(value))};
    return {asks, value, 0};
  }
};

struct CompileOptions {
  bool ticks = false;     // compile Tick expressions; without it they are nothing
  bool symbolic = false;  // numbers may be terms: see Machine::solve_with
  bool ways = false;      // alternatives and functions are noted when they are first taken: see Machine::ways_taken
};

// The functions that the library has for operations on numbers that nobody has chosen yet (lib/Needle/Symbolic.hs).
struct Unfolding {
  std::vector<core::GlobalId> primitives;  // by primitive; invalid: it is none that is unfolded
  core::GlobalId choose_int, choose_integer = {}, choose_double = {};  // make a number known
};

// What a machine does when it passes a tick.
enum class TickAction : uint8_t { Pass, Remember, Stop };
inline constexpr uint32_t kNoTick = UINT32_MAX;

// A function that no code can be made for: more than 250 parameters, more than 32,000 variables alive at once.
struct TooLarge : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The code of these globals and of all that they need. Recurses over core trees: call it with a deep C++ stack. Throws
// TooLarge.
std::shared_ptr<const Code> compile(core::Program& program, const std::vector<core::GlobalId>& roots,
                                    const CompileOptions& options = {});

struct State;

class Machine {
 public:
  Machine(std::shared_ptr<const Code> code, const Limits& limits, World& world);
  ~Machine();
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;

  // Runs an IO action: a global of type World -> IORes a. Output is flushed whatever the outcome.
  Outcome run(core::GlobalId action);
  // Evaluates to weak head normal form.
  Outcome evaluate(core::GlobalId global);
  Outcome evaluate(Word value);

  // Whether results that do not depend on the newer decisions outlast going back (kept.h); at first they do not. With a
  // solver they never do: terms are given back.
  void keep_work(bool keep);
  // The exception (a SomeException) thrown where GHC throws NonTermination; without one the outcome is Loop.
  void set_loop_exception(core::GlobalId exception);
  // What happens when this tick is passed from now on; at first nothing does.
  void set_tick(uint32_t tick, TickAction action);
  // From now on numbers may be terms of this solver, which outlives the machine's use of it; the code was compiled with
  // `symbolic` and has these functions. Null: no more.
  void solve_with(solve::Solver* solver, const Unfolding& functions);
  // Whether sums of Int are asked whether they overflow. If not, they are taken as they are, and may_have_wrapped says
  // whether that was right for all of them since.
  void ask_overflow(bool ask);
  bool may_have_wrapped() const;
  // How often a number that was left open had to be chosen, by the primitive that had to know it and the global that
  // this belongs to.
  struct Chosen {
    core::Prim prim;
    core::GlobalId global;
    uint64_t times;
  };
  std::vector<Chosen> chosen_numbers() const;
  // How many ways through the program have ever been taken: alternatives of cases, functions. Undoing forgets none. The
  // code was compiled with `ways`; otherwise there are none.
  uint64_t ways_taken() const;
  // From any thread or a signal handler: the run in progress stops soon.
  void interrupt();

  // The next check collects: for tests that want a collection at a certain place.
  void collect_soon();

  // A word survives a later run only while it is pinned; unpin in reverse order.
  size_t pin(Word value);
  Word pinned(size_t index) const;
  void unpin(size_t index);

  int64_t steps_left() const;
  bool asked_world() const;  // World::asked
  const HeapCounters& heap_counters() const;

 private:
  friend class Narrowing;
  std::unique_ptr<State> state_;
};

// Whether this primitive is done by one of the library's functions where a number is open.
bool needs_unfolding(core::Prim prim);
// Whether the machine can run this primitive out of line (the others are instructions).
bool has_implementation(core::Prim prim);

mpz_class big_integer(solve::Int value);

// Reading values back. The word must be in weak head normal form.
bool is_integer(Word value);
std::string show_integer(Word value);  // decimal
inline uint32_t constructor_tag(Word value) {
  return tag_of(value);
}
uint32_t field_count(Word value);
Word field(Word value, uint32_t index);  // may be unevaluated
// A [Char] evaluated and read completely, at most `most` characters; the outcome tells how the evaluation ended.
Outcome read_string(Machine& machine, Word list, std::string& utf8, size_t most = SIZE_MAX);

}  // namespace needle::machine
