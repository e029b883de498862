// What is true of every result of a recursive function: found by elimination.
//
// A call that is put off has some result, and the analysis says where it was made. That alone refutes little. So facts are
// guessed of the results of every function that is put off: that it never returns, that it is at least or at most one of
// the numbers in the program, that it is not made by some constructor. All are taken for granted of the calls inside the
// functions' bodies, with parameters of which nothing is known; what does not follow for a body's result is dropped, until
// nothing is. What is left holds by induction over the calls of a run.
#pragma once
#include <vector>

#include "backward/heap.h"

namespace needle::backward {

struct Fact {
  enum Kind : uint8_t { NeverReturns, AtLeast, AtMost, NotMadeBy } kind = NeverReturns;
  solve::Int bound = 0;
  const core::DataCon* con = nullptr;
  Literal assumed = {};  // that it holds of the results of calls
  Literal broken = {};   // the body has a result of which it does not hold
  bool alive = true;
};

struct Summary {
  const core::LamExpr* function = nullptr;
  View body;  // its result in an activation by anybody
  bool looked = false;
  std::vector<Fact> facts;
};

}  // namespace needle::backward
