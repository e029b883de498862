// A local function that is always called with the same dictionary does not take it as an argument.
//
//   let rec { go = \d acc xs -> .. + d acc x .. go d y ys } in go $fNumInt 0 list
//     ==>  let rec { go = \acc xs -> .. + $fNumInt acc x .. go y ys } in go 0 list
//
// The same is a closed dictionary, or a variable of a class's dictionary type that is bound outside of the function.
#pragma once
#include "optimise/tree.h"

namespace needle::optimise {

const Expr* drop_local_dictionaries(Program& program, const Expr* body, uint64_t& changes);

}  // namespace needle::optimise
