// Checks properties: function -> claim -> search -> replayed witness -> verdict.
//
// Properties are compiled one after the other, on the thread that calls, since that adds to the program they share; as
// soon as one is compiled it is searched on a thread of its own, with its own machine, and its witness replayed.
#pragma once
#include <functional>

#include "claim/verdict.h"
#include "engine/control.h"
#include "engine/options.h"
#include "program/functions.h"

namespace needle::engine {

struct CheckOptions {
  std::vector<std::string> properties;  // empty: all
  bool may_be_elsewhere = false;        // a named property need not be in these modules
  bool units = true;                    // unit tests of a suite, too
  SearchOptions search;
};

// Calls `each` with every result as soon as it and all before it are there, in the order of the source, never twice at
// once. An empty list with diagnostics when a named property does not exist. After an interrupt the results so far.
std::vector<claim::Result> check(program::Workspace& workspace, const std::vector<program::CompiledModule*>& modules,
                                 const CheckOptions& options, Control& control,
                                 const std::function<void(const claim::Result&)>& each);

// What check would check, with names and places only.
std::vector<claim::Result> list(program::Workspace& workspace, const std::vector<program::CompiledModule*>& modules,
                                const CheckOptions& options, Control& control);

}  // namespace needle::engine
