// Conjunctions and disjunctions in preconditions become order-independent matches, so that one operand can fail while
// another still waits for an unknown.
//
//   case a of { False -> False; True -> b }   ==>   overlap_in_order a b { False _ -> False; True x -> x; _ False ->
//                                                     False; x True -> x; else -> False }
//   case a of { True -> True; False -> b }    ==>   the same with True and False exchanged
//
// They are known by their shape, whoever wrote them and wherever they were inlined from. A precondition is the argument
// of precondition#, or of a function in the place of a parameter that it hands on to precondition#. Functions called
// from there that have such a shape, or call one that has, get a copy, f$par; everything else keeps calling f.
//
// What a search finds must not depend on the order of evaluation: an exception that Haskell's own order meets must not
// be passed over because an operand behind it is decided. So a conjunction is changed only where its left operand is
// total (totality.h). One whose left operand cannot wait (a comparison of evaluated numbers) stays as it is too. A copy
// is only called with total arguments. Join points that are called from inside an operand become functions.
#pragma once
#include <unordered_map>
#include <vector>

#include "core/core.h"

namespace needle::optimise {

// The copies a program has, by the index of what they are copies of.
using ParallelCopies = std::unordered_map<uint32_t, core::GlobalId>;

struct ParallelOptions {
  std::vector<core::GlobalId>
      inputs;  // functions that make the roots' arguments; where one is not total, these are not
  std::vector<core::GlobalId> harmless;  // globals that raise what says that there is no such input
};

// In all globals the roots reach; what they reach then. Running it again changes nothing.
std::vector<core::GlobalId> parallel_preconditions(core::Program& program, const std::vector<core::GlobalId>& roots,
                                                   ParallelCopies& copies, const ParallelOptions& options = {});

}  // namespace needle::optimise
