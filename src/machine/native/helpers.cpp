#include "machine/native/helpers.h"

#include "machine/kept.h"
#include "machine/prims.h"

namespace needle::machine {

bool native_prim(State* state, const uint64_t* instruction) {
  auto slot = [&](size_t word, size_t i) { return static_cast<int16_t>(instruction[word] >> (16 * i)); };
  Word values[8];
  auto count = static_cast<size_t>(slot(1, 1));
  for (size_t i = 0; i < count; ++i) values[i] = state->registers[slot(2 + i / 4, i % 4)];
  Word value = run_prim(*state, static_cast<core::Prim>(slot(0, 3)), values, count);
  if (state->stop != OutcomeKind::Finished) return false;
  state->registers[slot(0, 2)] = value;
  return true;
}

void native_update_old(State* state, const Word* frame, Word value) {
  update_old(*state, frame, value);
}

void native_wrote(State* state, Word* slot, Word value) {
  state->heap.wrote(slot, value);
}

}  // namespace needle::machine
