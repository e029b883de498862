// Where a program is entered: a global of type World -> IORes () that runs it.
#pragma once
#include <string>

#include "program/workspace.h"

namespace needle::program {

// The module's main. Invalid with a diagnostic when there is none.
core::GlobalId main_entry(Workspace& workspace, CompiledModule& module);
// An expression in the scope of a module: an action is run, any other value is shown. Invalid with diagnostics.
core::GlobalId eval_entry(Workspace& workspace, CompiledModule& module, const std::string& expression);

}  // namespace needle::program
