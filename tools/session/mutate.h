// How much of a function the properties pin down: what they make of its mutants (docs/decisions/0008-mutants.md).
#pragma once
#include "claim/strength.h"
#include "session/check.h"

namespace needle::session {

struct MutateOptions {
  CheckOptions search;   // its properties: those named; tests: how many mutants are drawn
  std::string function;  // as it may be written in the file
  claim::Mutants mutants = claim::Mutants::AllOutputs;
  std::optional<double> seconds = {};  // for everything; else search.timeout_seconds for each property
};

// Nothing, with diagnostics, when the function or a named property is not there, or cannot be mutated.
std::optional<claim::Strength> mutate(Workspace& session, CompiledModule& module, const MutateOptions& options);

}  // namespace needle::session
