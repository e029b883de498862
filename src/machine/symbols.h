// What the rules of primitives on open numbers are made of (prim_symbolic.cpp, prim_symbolic_double.cpp).
#pragma once
#include "machine/state.h"

namespace needle::machine {

Word undecided(State& state);                              // it is beyond the solver: the evaluation has no result
std::optional<solve::Term> term_of(State& state, Word w);  // of a term or a number; of a Double its key
Word give_number(State& state, std::optional<solve::Term> term, bool integer);
bool is_entailed(State& state, solve::Relation relation, solve::Term a, solve::Term b);
Word truth(State& state, solve::Relation relation, solve::Term a, solve::Term b);
// An application, not yet evaluated; of the library's function for a primitive.
Word apply_later(State& state, Word function, const Word* operands, size_t count);
Word unfold(State& state, core::Prim prim, const Word* operands, size_t count);

// The rules for Doubles. One of the operands is a term.
bool is_on_doubles(core::Prim prim);
Word on_doubles(State& state, core::Prim prim, const Word* operands);
bool needs_unfolding_on_doubles(core::Prim prim);

}  // namespace needle::machine
