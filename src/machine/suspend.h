// Suspension: what the machine does under an overlapping match when an operand demands an unknown.
//
// A match is a cell (match.h) and a frame, made when the first operand must be evaluated; the operands of a match are
// thunks, and each is evaluated above that one frame. Without unknowns an operand returns its value to the frame, the
// match is looked at again, another operand is evaluated or a clause entered: no more happens.
//
// An operand that demands an unknown becomes a strand (strands.h): its newest frame is hung on the unknown's watch
// list, and the match goes on with its next operand. Nothing is copied; the stack's protection limit keeps the frames.
// Thunks that the strand is evaluating are marked Suspended and lead to it, so that a computation that needs one waits
// for it instead of calling it a loop; each frame is looked at once for this, however often its strand waits again.
// When every operand waits, so does the strand that wants the match's result, and the match around it goes on, up to
// the root.
//
// Events. Binding an unknown, and updating or failing a suspended thunk, puts the strands that wait for it on the
// agenda. A strand from the agenda goes on where it waited, comes back to its match sooner or later, and the match is
// looked at again: it goes on with a new operand, or waits, or is decided, which lets the strand that wants its result
// go on. An operand of a decided match is late: when it returns it is dropped, and when it is woken it is not run,
// unless another strand wants a thunk it is evaluating.
//
// Nothing left on the agenda: from the root one goes down to the leftmost thing waited for. If it is an unknown, that
// is demanded. If it is a strand that could run (not run when woken, or paused), it runs. So what runs early is a
// matter of speed only, and dropping a wake-up is never wrong. Chains of strands that wait for each other's thunks are
// short-cut as they are walked. A chain that leads back to itself is a <<loop>>, unless another operand of a match on
// it leads elsewhere.
//
// An exception in an operand makes its thunk fail and is held there. In an in_order match a clause that Haskell's own
// order would not have come to yet is entered only when the agenda is empty: then what the order asks for is known to
// wait.
//
// Speculation. An operand that is not the first thing its match needs, and every strand from the agenda, runs for a
// quantum of kSpeculation steps, counted anew when it waits for something, all of them together for
// kAllSpeculation; then it is paused, and goes on only when it is the leftmost thing waited for. Narrowing
// comes before paused operands.
//
// Choice points save no agenda: they are made when the machine has stopped, and what is forgotten is found again.
// Strands and matches are changed under the trail like all cells.
#pragma once
#include "machine/state.h"

namespace needle::machine {

constexpr int64_t kSpeculation = 10'000;
constexpr int64_t kAllSpeculation = 1'000'000;  // between two demands

// What the interpreter does next. Frame, stack top and registers are set in the state. Two words, so that it is
// returned in registers.
struct Next {
  enum Kind : uint8_t {
    Evaluate,  // `word`, for the newest frame
    Enter,     // the code at `word`
    Raise,     // `word`
    Demand,    // `word`, an unknown: nothing can run
    Stop,      // state.stop says why
  } kind;
  Word word = 0;
};

// An unknown, a suspended thunk, a match: something to wait for.
inline bool is_waiting(Word w) {
  if (!is_pointer(w)) return false;
  Kind kind = kind_of(*cell_of(w));
  return kind == Kind::Unknown || kind == Kind::Suspended || kind == Kind::Match;
}

// The match in a cell just made, for the newest frame.
Next begin_match(State& state, Word* match);
// The newest frame is a match's: one of its operands is evaluated, failed or suspended.
Next try_again(State& state);
// The running computation needs this unknown or suspended thunk.
Next wait_for(State& state, Word thing);
// Whether it cannot be waited for, and what to raise instead; else 0. A suspended thunk cannot when its strand is
// running, and so needs itself, or was left behind by an evaluation that is over.
Word cannot_wait(const State& state, const Word* thing);
// The quantum is used up, at a thunk about to be entered or at an entry or loop head (with the closure entered, if it
// has free variables).
Next pause_at_thunk(State& state, Word thunk);
Next pause_at(State& state, const uint64_t* instruction, Word closure);
// The instruction to go on at, its registers restored; the frame is popped by the caller.
const uint64_t* unpause(State& state, Word paused, Word& closure);
// After a question, with its unknown bound.
Next go_on(State& state);

// A thunk that was entered before the newest choice point or suspension is about to be updated or to fail.
void before_update(State& state, Word* thunk);
// An unknown with this list of watchers is bound.
void wake(State& state, Word watchers);
inline void wake_watchers(State& state, const Word* unknown) {
  if (unknown[kUnknownWatch] != kNil) wake(state, unknown[kUnknownWatch]);
}
// The evaluation is over. Most never come to a match that must wait for an operand, and have nothing to forget.
void forget_matches(State& state);
inline void end_evaluation(State& state) {
  if (state.matching) forget_matches(state);
}
// What is suspended will not be resumed: its thunks fail as if interrupted.
void abandon_strands(State& state);

}  // namespace needle::machine
