// The forward engines: walks over the lazy search tree of a claim.
//
// The machine draws the tree: evaluating the claim stops where it needs an unknown input, the engine says how the
// unknown is refined, and the evaluation goes on. A leaf is an evaluation that ended. To add an engine, write a file
// with a class and a function as below, and a line in engine/strategies.cpp.
#pragma once
#include <memory>

#include "search/bounds.h"
#include "search/compiled.h"

namespace needle::search {

using MakeEngine = std::unique_ptr<claim::Engine>(const Compiled&, const Bounds&, claim::SearchBudget&,
                                                  const claim::Listener&);

MakeEngine narrow;     // depth first under a bound; deepens by size, or goes once to a depth
MakeEngine symbolic;   // the same with numbers left open, and decided by a solver
MakeEngine lazy;       // depth first over total values, deepening by size; conjunctions in an order
MakeEngine random;     // random descents by distribution, with bounded backtracking
MakeEngine endless;    // the same, larger and larger, until something fails
MakeEngine uniform;    // of each size the inputs that satisfy the precondition, all equally likely (uniform.h)
MakeEngine enumerate;  // input by input, size by size; of sizes that have too many inputs, some
MakeEngine automatic;  // narrow; when a size takes long, larger inputs are drawn beside it

// The shares of a budget's memory. Beside its first machine a search may use another one, for samples.
constexpr size_t main_memory(const claim::SearchBudget& budget) {
  return budget.max_memory - budget.max_memory / 4;
}
constexpr size_t samplers_memory(const claim::SearchBudget& budget) {
  return budget.max_memory / 4;
}
// Of the samplers' share, for all who help the first machine together (crew.h).
constexpr size_t helpers_memory(const claim::SearchBudget& budget) {
  return samplers_memory(budget) / 2;
}

}  // namespace needle::search
