// Coverage: entry points -> searches for what is cold -> confirmed tests -> a suite, and proofs for what is dead.
//
// A place is covered when the reference evaluator has evaluated it for some inputs. It is unreachable when from every
// entry point there is a certificate: the whole tree was walked, or the backward engine left nothing open, or the
// place is not even in the code; or when this holds of a place that it lies inside of. Everything else is unknown.
#pragma once
#include <functional>

#include "claim/coverage.h"
#include "engine/control.h"
#include "engine/options.h"
#include "program/workspace.h"

namespace needle::engine {

struct CoverOptions {
  SearchOptions search;           // its time is for everything
  std::vector<std::string> from;  // the functions to start from; none: exported ones, methods, properties
  bool only_random = false;       // draws, and nothing else
  // How often runs of the user's own passed each place of a module, in its order; may be empty.
  std::function<std::vector<uint64_t>(const claim::CoverModule& module)> before;
};

// The workspace has marked everything. With diagnostics when a function to start from is not there.
claim::Coverage cover(program::Workspace& workspace, const std::vector<program::CompiledModule*>& modules,
                      const CoverOptions& options, Control& control);

}  // namespace needle::engine
