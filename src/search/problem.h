// What the walks of one forward engine work on: the claim's code in a machine, and what the engine was made with.
#pragma once
#include "claim/engine.h"
#include "machine/machine.h"

namespace needle::search {

struct Problem {
  machine::Machine& machine;  // its code holds the claim's test and `is_discard`
  const space::Spaces& spaces;
  const claim::Claim& claim;
  // SomeException -> Ordering: a failure, an input that does not count, a choice that does not exist.
  core::GlobalId is_discard;
  claim::SearchBudget& budget;
  const claim::Listener& listener;
  solve::Solver* solver = nullptr;  // null: numbers are enumerated

  // Of the claim: looked at in every node, so looked up once.
  const claim::Test& claims_test = claim::test_of(claim);
  const claim::Sought sought = claim::sought(claim);

  const claim::Test& test() const { return claims_test; }
  bool stopped() const { return budget.stop.requested(); }
};

// Says nothing to anybody: for walks of an engine's own, such as those that make a witness smaller.
const claim::Listener& nobody_listens();

}  // namespace needle::search
