// The surface tree to core (see nat/nat.h for what it becomes). Names are resolved on the way.
#pragma once
#include "nat/nat.h"
#include "nat/parser.h"

namespace needle::nat {

// Gives `out.main`, the variables and the wanted; `out.input` is there. Errors are reported.
void to_core(const Parsed& parsed, core::Program& program, NatProgram& out, Diagnostics& diagnostics);

}  // namespace needle::nat
