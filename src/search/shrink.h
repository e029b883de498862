// Makes a witness that was found by sampling small.
//
// Smaller inputs of the same shape are tried: a part is replaced by a part of its own of the same type (so a list loses
// a stretch of its elements, a tree all but one branch) or by the least value of its type, a number by one that stands
// before it. The largest steps are tried first; the first input that fails too is where it goes on, until nothing
// smaller fails or the budget is used up. What is returned fails in any case.
#pragma once
#include "search/strategy.h"

namespace needle::search {

struct Failure {
  std::vector<space::Value> inputs;
  bool raised = false;
};

Failure shrink(const Problem& problem, claim::Counts& counts, Failure failure);

}  // namespace needle::search
