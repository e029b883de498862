// The confluence restriction on overlapping definitions (Definition 5 of the overlapping-patterns paper): where two
// clauses can match the same arguments, their right-hand sides mean the same.
//
//   danger False _ = False; danger _ False = True      unifier: danger False False; False is not True
//
// Both sides are normalised under the unifier; where they wait for one of its variables that variable is split into its
// constructors, a few levels deep.
#pragma once
#include <string>
#include <vector>

#include "core/core.h"

namespace needle::optimise {

struct ClausePair {
  std::string function;     // as the user calls it
  uint32_t first, second;   // the clauses, counted from 1
  Span place;               // of the second one's right-hand side
  bool decided = true;      // they disagree; else it is not known
  bool functions = false;   // not known, since they apply an argument that is a function
  std::string call;         // decided: danger False False
  std::string left, right;  // decided: what it comes to by either clause
};

// The pairs of clauses that disagree, and those that could not be decided, of every overlapping definition in the
// globals from `first` on.
std::vector<ClausePair> check_confluence(core::Program& program, core::GlobalId first);

}  // namespace needle::optimise
