// Who waits for an unknown while a Demand is open: under overlapping matches several computations may, and a search may
// refine for any of them. Looks, and changes nothing.
#pragma once
#include <cstdint>
#include <vector>

#include "machine/word.h"

namespace needle::machine {

struct State;

// A match on the way from the whole program to one who waits, and the part of it that is waited for. A match is known
// by a number that no other match has while it is under way; parts further left have smaller numbers.
struct Turn {
  uint64_t match = 0;
  uint32_t part = 0;
};

struct Waiting {
  Word unknown = 0;
  std::vector<Turn> turns;  // outermost first
  // Numbers of the computations on the same way, the whole program's first. A computation keeps its number as long as
  // it waits.
  std::vector<uint64_t> strands;
};

// Leftmost first; the first one waits for the unknown demanded. Computations that could run, but have used up what they
// may take ahead of time, are not among them.
void find_waiting(State& state, std::vector<Waiting>& out);

}  // namespace needle::machine
