// What the out-of-line primitives share: reading arguments, which the interpreter has evaluated where prims.def says
// so, and making results. One file a family: prim_int, prim_integer, prim_double, prim_array, prim_io, prim_unknown. A
// primitive that cannot go on (memory) sets state.stop; the interpreter looks at it after every call.
#pragma once
#include <gmpxx.h>

#include "machine/state.h"

namespace needle::machine {

struct PrimEntry {
  core::Prim prim;
  PrimFunction function;
};
std::vector<PrimEntry> int_prims();
std::vector<PrimEntry> integer_prims();
std::vector<PrimEntry> double_prims();
std::vector<PrimEntry> array_prims();
std::vector<PrimEntry> io_prims();
std::vector<PrimEntry> unknown_prims();

// A primitive of these operands; some of them may be numbers that nobody has chosen yet.
Word run_prim(State& state, core::Prim prim, const Word* operands, size_t count);

Word new_integer(State& state, const mpz_class& value);
mpz_class to_integer(Word w);

// A [Char] that the library has forced, as UTF-8. String literals it has not touched are read directly.
std::string list_text(State& state, Word list);

}  // namespace needle::machine
