// The rarer transitions of the interpreter, out of line.
#pragma once
#include "machine/state.h"

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

// Pops frames down to the nearest handler, which it puts into `handler`; thunks under evaluation fail with this
// exception. False when there is none: then the frame of Halt is popped too.
bool unwind(State& state, Word exception, Word& handler);

// Pops everything down to and including Halt's frame after state.stop was set, and makes the outcome of it.
Outcome stopped(State& state);

// Pops everything down to this frame, which stays: an evaluation that nobody will resume.
void abandon(State& state, const Word* frame);

// Gives an unknown its value.
void bind_unknown(State& state, Word unknown, Word value);

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
