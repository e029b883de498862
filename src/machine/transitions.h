// The rarer transitions of the interpreter, out of line.
#pragma once
#include "machine/state.h"
#include "machine/suspend.h"

namespace needle::machine {

// The result word of a thunk whose evaluation the machine stopped; entering it again stops for the same reason.
constexpr Word stopped_word(OutcomeKind why) {
  return from_tag(UINT32_MAX - static_cast<uint32_t>(why));
}
constexpr bool is_stopped_word(Word w) {
  return is_nullary(w) && w >= from_tag(UINT32_MAX - 255);
}
constexpr OutcomeKind stopped_why(Word w) {
  return static_cast<OutcomeKind>(UINT32_MAX - static_cast<uint32_t>(w >> 3));
}

// A check that was taken at this instruction: collects, with these registers and this word (if any) alive besides
// frames. False when the machine must stop; state.stop says why.
bool checkpoint(State& state, const uint64_t* instruction, Word* registers, size_t count, Word* word);

// What entering a thunk under evaluation raises: an exception, or, when the library has named none, a stopped word.
Word loop_word(const State& state);

// Pops frames until one takes the exception; thunks under evaluation fail with it. A stopped word passes handlers.
enum class Taker : uint8_t {
  Handler,  // put into `handler`; its frame is popped
  Match,    // the frame of an overlapping match, which stays
  Nobody,   // the frame of Halt, popped too
};
Taker unwind(State& state, Word exception, Word& handler);

// Pops everything down to and including Halt's frame after state.stop was set, and makes the outcome of it.
Outcome stopped(State& state);

// Pops everything down to this frame, which stays: the evaluation will not be resumed.
void abandon(State& state, const Word* frame);
// A thunk under evaluation that will not be finished: fails as if interrupted; a global's is unevaluated again.
void abandon_thunk(State& state, Word* thunk);

// Gives an unknown its value.
inline void bind_unknown(State& state, Word unknown, Word value) {
  Word* cell = cell_of(unknown);
  wake_watchers(state, cell);
  if (!state.heap.is_fresh(cell)) state.trail.header(cell);
  cell[1] = value;
  cell[0] = indirection_header(cell[0], state.newest);
  state.heap.wrote(cell + 1, value);
}

// Two boxed numbers of the same type.
bool equal_numbers(Word a, Word b);

inline int64_t floor_div(int64_t a, int64_t b) {
  return a / b - ((a % b != 0) && ((a < 0) != (b < 0)));
}
inline int64_t floor_mod(int64_t a, int64_t b) {
  int64_t r = a % b;
  return r != 0 && ((r < 0) != (b < 0)) ? r + b : r;
}

}  // namespace needle::machine
