// Primitives on numbers that nobody has chosen yet: terms of a solver.
//
//   a + b, a - b, a * 3          a new term
//                                Of Int it stands for the number that equals it modulo 2^64. What looks at the value
//                                first asks whether it lies in the range (State::wraps), or takes that for granted.
//   a < b                        True or False where the path decides it; otherwise an unknown Bool that carries the
//                                condition. Needing it asks which side (question.h).
//   x + y, x < y of Doubles      keys (base/double_key.h) and operations on them; what compares them first makes sure
//                                that none is NaN, and which zero is meant
//   everything else              is unfolded: an application, not yet evaluated, of the library's function that does
//                                it by sums and comparisons (lib/Needle/Symbolic.hs)
//
// So the result of a primitive on such a number may need evaluation; code compiled for them evaluates it. A primitive
// that has no rule is never given one: its operands are made known before (mode c in core/prims.def).
#pragma once
#include "machine/state.h"

namespace needle::machine {

// Whether a primitive has a rule here, and whether its result may then need evaluation.
bool takes_symbols(core::Prim prim);
bool may_ask(core::Prim prim);

// Whether it is the rule here that applies. (What a primitive only stores may be a term all the same.)
inline bool is_on_symbols(core::Prim prim, const Word* operands, size_t count) {
  for (size_t i = 0; i < count; ++i)
    if (is_symbol(operands[i])) return takes_symbols(prim);
  return false;
}
inline bool is_double_symbol(Word w) {
  return is_symbol(w) && aux_of(*cell_of(w)) != 0;
}
inline solve::Term term_in(Word symbol) {
  return solve::Term(static_cast<uint32_t>(to_int63(cell_of(symbol)[1])));
}

// At least one of the operands is a term.
Word on_symbols(State& state, core::Prim prim, const Word* operands);
// Whether two numbers are equal: a Bool, perhaps not yet evaluated. One of them is a term.
Word equal_symbols(State& state, Word a, Word b, bool integers);
// The same of a key in a case table and what is looked up: there NaN is found again.
Word meet_symbols(State& state, Word key, Word number, bool integers);

}  // namespace needle::machine
