#include "machine/kept.h"

#include <algorithm>

#include "machine/suspend.h"

namespace needle::machine {

namespace {

// Whether the evaluation of this frame's thunk has earned it, so far.
bool is_worth_keeping(const State& state, const Word* frame) {
  const int64_t steps = to_int63(frame[4]) - state.steps - state.withheld;
  return state.level < state.newest && steps >= state.keep_after;
}

void keep(State& state, uint32_t level) {
  ChoicePoint& choice = state.choices.back();
  choice.kept = std::min(choice.kept, level);
  state.heap.raise(choice.heap);
}

}  // namespace

void end_in(State& state, const Word* frame, Word next) {
  Word* thunk = cell_of(frame[2]);
  if (frame < state.stack.protect || !is_worth_keeping(state, frame) || state.statics.holds(thunk)) return;
  const uint64_t black_hole = thunk[0];
  thunk[1] = next;
  state.heap.wrote(thunk + 1, next);
  state.trail.slot(thunk, 1);
  thunk[0] = alias_header(black_hole, state.level);
  state.trail.header(thunk);
  thunk[0] = black_hole;
  thunk[1] = from_int63(0);
  keep(state, state.level);
}

void update_old(State& state, const Word* frame, Word result) {
  Word* thunk = cell_of(frame[2]);
  if (frame < state.stack.protect) before_update(state, thunk);
  const uint32_t level = state.level;
  const bool kept = is_worth_keeping(state, frame);
  thunk[1] = result;
  thunk[0] = indirection_header(thunk[0], level, kept ? Keep::Yes : Keep::No);
  state.heap.wrote(thunk + 1, result);
  state.read(static_cast<uint32_t>(to_int63(frame[3])));
  if (kept) keep(state, level);
}

void undo_segment(State& state) {
  ChoicePoint& choice = state.choices.back();
  if (choice.kept == kNothingKept) {
    state.trail.undo(state.heap, state.statics);
    return;
  }
  const ChoicePoint& below = (&choice)[-1];  // the first keeps nothing
  const Range unseen = state.heap.made_between(below.heap, choice.heap);
  const uint32_t lowest = state.trail.undo_but_kept(state.heap, state.statics, state.newest, unseen);
  choice.handed_down = std::min(choice.handed_down, lowest);
  choice.kept = kNothingKept;
}

void hand_down(State& state) {
  const ChoicePoint& choice = state.choices.back();
  const uint32_t lowest = std::min(choice.kept, choice.handed_down);
  if (lowest >= state.newest - 1) return;
  ChoicePoint& below = (&state.choices.back())[-1];
  below.kept = std::min(below.kept, lowest);
  state.heap.raise_to(below.heap, choice.heap);
}

}  // namespace needle::machine
