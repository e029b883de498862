#include "machine/transitions.h"

#include <cstring>

#include "machine/match.h"
#include "machine/verify.h"

namespace needle::machine {

bool checkpoint(State& state, const uint64_t* instruction, Word* registers, size_t count, Word* word) {
  if (state.trail.is_open() && state.heap.extend()) return true;
  Roots roots;
  roots.spans.emplace_back(registers, count);
  if (word) roots.spans.emplace_back(word, 1);
  roots.spans.emplace_back(state.pinned.data(), state.pinned.size());
  roots.spans.emplace_back(state.kept.data(), state.kept.size());
  if (state.demanded) roots.spans.emplace_back(&state.demanded, 1);
  roots.frames.push_back(state.stack.frame);
  for (ChoicePoint& choice : state.choices) {
    roots.frames.push_back(choice.frame);
    if (choice.demanded) roots.spans.emplace_back(&choice.demanded, 1);
    roots.spans.emplace_back(&choice.strand, 1);
    roots.spans.emplace_back(&choice.root, 1);
  }
  roots.spans.emplace_back(&state.strand, 1);
  roots.spans.emplace_back(&state.root, 1);
  roots.spans.emplace_back(state.agenda.data(), state.agenda.size());
  roots.spans.emplace_back(state.early.data(), state.early.size());
  roots.strands = &state.strands;
  if (state.trail.is_open()) roots.trail = &state.trail;
  roots.instruction = instruction;
  roots.statics = &state.statics;
  if (state.loop_exception) roots.spans.emplace_back(&state.loop_exception, 1);
  roots.stack_bytes = state.stack.bytes_used() + state.trail.bytes();
  bool fits = state.heap.collect(roots);
  state.stack.set_limit(state.heap.stack_allowance());
  doubt(state);
  if (!fits) {
    state.stop = OutcomeKind::OutOfMemory;
  } else if (state.interrupted.load(std::memory_order_relaxed)) {
    state.stop = OutcomeKind::Interrupted;
  } else {
    return true;
  }
  return false;
}

namespace {

bool is_decided(const Word* frame) {
  return match_state(cell_of(frame[2])) == MatchState::Decided;
}

// The thunk of an update frame.
void fail_thunk(State& state, const Word* frame, Word exception) {
  Word* thunk = cell_of(frame[2]);
  if (frame < state.stack.protect) before_update(state, thunk);
  thunk[1] = exception;
  thunk[0] = with_kind(thunk[0], Kind::Failed);
  state.heap.wrote(thunk + 1, exception);
}

}  // namespace

Word loop_word(const State& state) {
  return state.loop_exception ? state.loop_exception : stopped_word(OutcomeKind::Loop);
}

Taker unwind(State& state, Word exception, Word& handler) {
  const Code& code = *state.code;
  for (;;) {
    Word* frame = state.stack.frame;
    auto at = static_cast<uint32_t>(return_address(frame) - code.words.data());
    if (at == code.rematch) return Taker::Match;
    state.stack.pop();
    if (code.is_update(at)) {
      fail_thunk(state, frame, exception);
    } else if (at == code.end_catch && !is_stopped_word(exception)) {
      handler = frame[2];
      return Taker::Handler;
    } else if (at == code.halt) {
      return Taker::Nobody;
    }
  }
}

Outcome stopped(State& state) {
  const Code& code = *state.code;
  for (;;) {
    Word* frame = state.stack.frame;
    auto at = static_cast<uint32_t>(return_address(frame) - code.words.data());
    state.stack.pop();
    if (code.is_update(at)) fail_thunk(state, frame, stopped_word(state.stop));
    if (at == code.halt) break;
    // What stood below a late operand's match has gone on without it.
    if (at == code.rematch && is_decided(frame)) state.stack.frame = state.base;
  }
  Outcome outcome{state.stop, {}, state.exit_code};
  state.stop = OutcomeKind::Finished;
  state.interrupted = false;
  return outcome;
}

void abandon(State& state, const Word* frame) {
  while (state.stack.frame != frame) {
    const Word* popped = state.stack.frame;
    auto at = static_cast<uint32_t>(return_address(popped) - state.code->words.data());
    state.stack.pop();
    if (state.code->is_update(at)) abandon_thunk(state, cell_of(popped[2]));
  }
}

void abandon_thunk(State& state, Word* thunk) {
  if (kind_of(*thunk) != Kind::Blackhole && kind_of(*thunk) != Kind::Suspended) return;
  bool global = state.statics.holds(thunk);
  thunk[1] = global ? 0 : stopped_word(OutcomeKind::Interrupted);
  thunk[0] = with_kind(thunk[0], global ? Kind::Caf : Kind::Failed);
}

bool equal_numbers(Word a, Word b) {
  const Word* x = cell_of(a);
  const Word* y = cell_of(b);
  if (kind_of(*x) == Kind::Double) return to_double(a) == to_double(b);
  return *x == *y && std::memcmp(x + 1, y + 1, (cell_words(*x) - 1) * sizeof(Word)) == 0;
}

}  // namespace needle::machine
