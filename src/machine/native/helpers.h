// What native code calls: each comes back at once.
#pragma once
#include "machine/state.h"

namespace needle::machine {

// The primitive instruction there, done; false when the machine must stop.
bool native_prim(State* state, const uint64_t* instruction);
// A slot of an old cell was written.
void native_wrote(State* state, Word* slot, Word value);
// As update_old.
void native_update_old(State* state, const Word* frame, Word value);

}  // namespace needle::machine
