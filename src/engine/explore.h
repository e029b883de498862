// Examples of what a function does, one for each path through it: function -> claim -> walk over all paths -> outputs by
// the reference evaluator.
//
// A path ends when the function's result is evaluated completely. Numbers are left open, so that a path stands for all
// of them that take it; the example has the smallest.
#pragma once
#include "claim/exploration.h"
#include "engine/control.h"
#include "engine/options.h"
#include "program/workspace.h"

namespace needle::engine {

struct ExploreOptions {
  SearchOptions search;
  size_t inputs = 10;   // examples
  std::string returns;  // a condition on the result, as a function in Haskell; empty: none
};

// `each` gets the examples as they are found, smallest first. Broken with diagnostics when there is no such function.
claim::Exploration explore(program::Workspace& workspace, program::CompiledModule& module, const std::string& file,
                           const std::string& function, const ExploreOptions& options, Control& control,
                           const std::function<void(const claim::Example&)>& each);

}  // namespace needle::engine
