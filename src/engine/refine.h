// Why a verifier rejects a function: counterexamples to refined types, and whose fault they are.
//
// Each function is judged in several worlds. In the first every call runs the code. In the others some callees are
// unknown functions of which only the type is known, as a verifier sees them: one at first, at last all. They are
// searched side by side; the first world that has a counterexample, in this order, tells the simplest story.
#pragma once
#include <functional>

#include "claim/verdict.h"
#include "engine/control.h"
#include "engine/options.h"
#include "program/workspace.h"

namespace needle::engine {

struct RefineOptions {
  SearchOptions search;
  std::vector<std::string> functions;  // none: all
  bool all = false;                    // every story that there is to tell about a function, not the simplest only
};

// Of modules that were loaded with annotations. `each` gets the results in order.
std::vector<claim::Result> refine(program::Workspace& workspace, const std::vector<program::CompiledModule*>& modules,
                                  const RefineOptions& options, Control& control,
                                  const std::function<void(const claim::Result&)>& each);

}  // namespace needle::engine
