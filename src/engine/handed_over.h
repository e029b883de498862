// The tests that a program would hand to a testing library, as properties to check.
//
// Its main is run in a world of its own, with a library that takes tests instead of running them (lib/Needle/Suite.hs). So
// it does not matter how a suite is written: nested groups, tables, loops and helper functions have all been evaluated
// when a test arrives. A test is then the n-th of what main hands over, evaluated where it is searched and where it is
// replayed. Where the source names the function that is tested, that function is checked, under the test's name.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/control.h"
#include "engine/options.h"
#include "program/functions.h"

namespace needle::engine {

// Of these modules' mains; where these have none, of the values that are suites by themselves (`spec`, `tests`); where there
// are none, of all actions that test something, as people run them by hand. Where no module is Main, as under hspec-discover, each module
// stands for itself. A main that does not come to its end is a warning, unless all that it could test are properties that are checked anyway.
std::vector<program::Function> handed_over(program::Workspace& workspace,
                                           const std::vector<program::CompiledModule*>& modules,
                                           const SearchOptions& options, Control& control);

// The test that a token names; nothing when there is none.
std::optional<program::Function> handed_over(program::Workspace& workspace, program::CompiledModule& module,
                                             const std::string& name, const SearchOptions& options, Control& control);

}  // namespace needle::engine
