// The hostile build's doubts: after every undo and every collection below a choice point, everything that can be
// reached, now or after going back, must be cells in memory that is in use, and what a minor collection relies on must
// be so.
#pragma once
#include <cstdio>
#include <cstdlib>

#include "machine/state.h"

namespace needle::machine {

// Empty, or what is wrong.
std::string verify(State& state);

// Aborts when something is wrong; only in the hostile build.
inline void doubt(State& state) {
  if (!kHostile || !state.trail.is_open()) return;
  std::string fault = verify(state);
  if (fault.empty()) return;
  std::fprintf(stderr, "needle: the heap is broken: %s\n", fault.c_str());
  std::abort();
}

}  // namespace needle::machine
