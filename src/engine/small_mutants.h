// Small mutants, all of them: the function differs in one point, points in order of size, results the edits of the
// original's. Each is tried against every property, on all inputs up to a few sizes beyond the first that asks for the
// point. A mutant that survives is run once more on the reference evaluator, on an input that asks for its point.
// Everything is bounded by work, so that the answer does not depend on the clock.
#pragma once
#include "claim/mutation.h"
#include "claim/strength.h"
#include "engine/attempt.h"
#include "witness/calls.h"

namespace needle::engine {

// A property, ready to be run on mutants.
struct Subject {
  std::unique_ptr<Attempt> attempt;
  claim::Test mutated;  // takes a mutation before its inputs
  uint32_t tick = 0;    // passed when the changed function is called
};

struct SmallMutants {
  claim::KillMatrix matrix;
  bool complete = true;      // false when the time was up
  std::string disagreement;  // where the reference evaluator sees a test fail that the machine saw pass: our fault
};

struct SmallMutantsOf {
  const std::string& name;
  const claim::Mutation& mutation;
  const space::Spaces& spaces;  // of mutations
  core::GlobalId original;
  const std::vector<Subject*>& subjects;
  const SearchOptions& options;
  const std::atomic<bool>& stop;
};

SmallMutants small_mutants(Workspace& workspace, const SmallMutantsOf& of);

}  // namespace needle::engine
