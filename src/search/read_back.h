// Inputs as values: what the machine's unknowns have been bound to.
#pragma once
#include <functional>
#include <vector>

#include "machine/narrow.h"
#include "solve/solver.h"
#include "space/value.h"

namespace needle::search {

// Of an image the word is its source. Numbers that nobody has chosen have the solver's model.
space::Value read_back(const machine::Narrowing& narrowing, const space::Spaces& spaces, machine::Word word,
                       space::SpaceId id, const solve::Solver* solver);
// Those numbers, from left to right.
void each_open(const machine::Narrowing& narrowing, const space::Spaces& spaces, machine::Word word, space::SpaceId id,
               const std::function<void(const space::Space&, solve::Term)>& see);
// What such a number should be, if it can.
solve::Solver::Wish wish_for(const space::Space& space, solve::Term term, const solve::Solver& solver);

}  // namespace needle::search
