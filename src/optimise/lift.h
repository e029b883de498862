// Local loops become globals: a call of one is a call of a known function with all it needs in registers, and no closure
// is built.
//
//   f = \q xs -> .. let rec { go = \ys -> .. q .. go zs .. } in .. go xs ..
//     ==>  f = \q xs -> .. f$go q xs ..        f$go = \q ys -> .. q .. f$go q zs ..
//
// Only functions that are always called with all their arguments, and that need few variables from around them. A loop
// that calls one of those variables, or takes a dictionary from it, stays: where the function around it is inlined or
// specialised, the variable becomes known, and the loop is worth more there. One that needs another local function
// stays too, because a call of that is a known one now. Join points stay: they are jumps already.
#pragma once
#include "optimise/tree.h"

namespace needle::optimise {

// The body of `owner` with its loops moved out; the new globals are added to the program as they are.
const Expr* lift_loops(Program& program, GlobalId owner, const Expr* body, uint64_t& changes);

}  // namespace needle::optimise
