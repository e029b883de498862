// How much of a function the properties pin down: what they make of its mutants (docs/decisions/0008-mutants.md).
#pragma once
#include "claim/strength.h"
#include "engine/control.h"
#include "engine/options.h"
#include "program/functions.h"

namespace needle::engine {

struct MutateOptions {
  SearchOptions search;                 // tests: how many mutants are drawn
  std::vector<std::string> properties;  // empty: all that use the function
  std::string function;                 // as it may be written in the file
  claim::Mutants mutants = claim::Mutants::AllOutputs;
  std::optional<double> seconds = {};  // for everything; else search.timeout_seconds for each property
};

// Nothing, with diagnostics, when the function or a named property is not there, or cannot be mutated.
std::optional<claim::Strength> mutate(program::Workspace& workspace, program::CompiledModule& module,
                                      const MutateOptions& options, Control& control);

}  // namespace needle::engine
