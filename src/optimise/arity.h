// Functions take all the arguments they can without repeating work.
//
//   f = \x -> case x of { A -> \y -> e1; B -> \y -> e2 }    ==>  f = \x y -> case x of { A -> e1; B -> e2 }
//   g = foldr plus 0                                        ==>  g = \xs -> foldr plus 0 xs
//   e = \x -> let rec { go = \y -> .. x .. } in go         ==>  e = \x y -> let rec { go = \y -> .. x .. } in go y
//   h = \x -> let t = e in \w -> act t w    (w a World)     ==>  h = \x w -> let t = e in act t w
//
// The last one repeats e when an action `h x` is shared and run twice; GHC does the same. It is only done to functions,
// never to an action that is a constant.
#pragma once
#include "optimise/tree.h"

namespace needle::optimise {

// The body of global `self` with its own and its local functions' arities raised; adds to `changes` when something was.
const Expr* expand_arity(Program& program, GlobalId self, const Expr* body, uint64_t& changes);

}  // namespace needle::optimise
