// Kept work: results that going back leaves alone, because they do not depend on what is undone.
//
// Choice points are numbered from 1 on; so are the decisions made at them. The level of an evaluation is the number of
// the newest decision it has read. `State::level` is that of the running one. A bound unknown carries the number of its
// decision, an updated thunk the level of its evaluation, each in the header of its Indirection, and whoever reads one
// joins it. When the evaluation of a thunk begins its level is the lowest, and the level around it is put aside in
// the update frame; when it ends the two are joined.
//
// Only a thunk that is older than the newest choice point (it is not fresh) has a level of its own, an update frame of
// its own kind (Op::UpdateOld), and is ever kept. What is made after a choice point can be reached only through
// something that carries this level, or through the result of a kept thunk, which carries that thunk's; so a fresh
// thunk is updated at level 0, and its evaluation counts as its surroundings'. A constructor needs no level for the same
// reason, and the collector may short-cut whatever is not trailed.
//
// An evaluation that stops for an unknown depends on the decision that follows, with every thunk under evaluation: when
// it goes on its level is the newest number. The same is assumed (State::depend_on_all) where nobody counts: after an
// exception, in whatever suspend.h decides, at a reference, an array, the outside world, at a tick that is remembered
// or asked about. A decision that was closed may leave numbers that are too high; that costs work, never an answer.
//
// A thunk is kept when its level is below the newest number and its evaluation took State::keep_after steps. Its result
// lies above the choice point's heap mark, so the mark is raised to the present top: nothing in the result is freed by
// going back, and none of it is fresh any more, so that what is evaluated of it later is trailed. Going back passes the
// trail entry of a kept thunk to the segment below, where the same is asked again; the mark there is raised when its
// turn comes. What was made besides is garbage, which the collector is told of (Heap::raise).
//
// An evaluation often ends by entering another thunk, which it has made, and only that one depends on the newest
// decision: a circuit is built, then the bits run through it. So what was done until then is kept by itself (end_in):
// going back turns the thunk into an Alias of the other.
//
// Nothing else changes: the same questions are asked, the same leaves are come to, after fewer steps.
#pragma once
#include "machine/state.h"

namespace needle::machine {

// An evaluation that has read no decision. The first choice point undoes everything, globals too.
constexpr uint32_t kLowestLevel = 1;

// A thunk that is not fresh is entered; the rest of its frame, and the stack's top behind it.
inline Word* enter_old(State& state, Word* top) {
  top[0] = from_int63(state.level);
  top[1] = from_int63(state.steps + state.withheld);
  state.level = kLowestLevel;
  return top + 2;
}
// It has come to its last step: to evaluate another thunk, whose value is its own. What it did until then may be kept.
void end_in(State& state, const Word* frame, Word next);
// Its evaluation has ended; the frame is popped.
void update_old(State& state, const Word* frame, Word result);

// Undoes the newest segment of the trail, but for what is kept.
void undo_segment(State& state);
// The newest choice point is about to be closed: what is kept beyond it concerns the one below.
void hand_down(State& state);

}  // namespace needle::machine
