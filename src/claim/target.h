// A target as core over the inputs of the function it is to be reached from.
//
//   f :: Int -> [Bool]      $reach_f = \n -> case $force (f n) 1000 of { 0 -> Unfinished; _ -> Passed }
//
// The result of the call is evaluated completely, part after part, because a user who asks for an expression inside a
// lazily returned structure wants it evaluated. A part that raises does not keep the others from being
// evaluated: a target is reached when some part of the result needs it. What ends the evaluation at the target is the
// target's tick, which is not seen here.
//
// An infinite result ends after a fixed number of constructors, and says so: nothing is then proved about it. Neither
// is it when a part cannot be looked into: a function, a value whose type is hidden (`whole` is false).
#pragma once
#include "claim/claim.h"

namespace needle::claim {

struct Paths {
  core::GlobalId condition;  // result -> Bool; may be invalid
};

// For who wants to see all paths and not only the marks on them (`Paths`), parts of the result that are inputs as they
// came are left alone (force.h), and there may be a condition on the result. What does not satisfy it is discarded:
//
//   $reach_f = \n -> let r = f n in case condition r of { False -> Discarded; True -> case $force r 1000 of { .. } }
//
// `closed` is the function at closed types; `evaluates` the library's  a -> Bool  that evaluates and says whether a
// value came of it. Nothing can be made when an argument cannot, or the function is an action.
std::variant<Target, NoClaim> make_target(core::Program& program, space::Spaces& spaces, core::GlobalId closed,
                                          core::GlobalId evaluates, Symbol module, Symbol name,
                                          const std::vector<std::string>& names, const Paths* paths = nullptr);

}  // namespace needle::claim
