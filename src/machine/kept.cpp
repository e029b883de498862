#include "machine/kept.h"

#include <algorithm>

#include "machine/suspend.h"

namespace needle::machine {

void update_old(State& state, const Word* frame, Word result) {
  Word* thunk = cell_of(frame[2]);
  if (frame < state.stack.protect) before_update(state, thunk);
  const uint32_t level = state.level;
  const int64_t steps = to_int63(frame[4]) - state.steps - state.withheld;
  const bool keep = level < state.newest && steps >= state.keep_after;
  thunk[1] = result;
  thunk[0] = indirection_header(thunk[0], level, keep ? Keep::Yes : Keep::No);
  state.heap.wrote(thunk + 1, result);
  state.read(static_cast<uint32_t>(to_int63(frame[3])));
  if (!keep) return;
  ChoicePoint& choice = state.choices.back();
  choice.kept = std::min(choice.kept, level);
  state.heap.raise(choice.heap);
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
