// Where a program is entered: a global of type World -> IORes () that runs it; and what a user asks of it in Haskell.
#pragma once
#include <string>

#include "program/workspace.h"

namespace needle::program {

// The module's main. Invalid with a diagnostic when there is none.
core::GlobalId main_entry(Workspace& workspace, CompiledModule& module);
// An expression in the scope of a module: an action is run, any other value is shown. Invalid with diagnostics.
core::GlobalId eval_entry(Workspace& workspace, CompiledModule& module, const std::string& expression);
// An expression in the scope of a module that is a function from values of this closed type to Bool. Invalid with
// diagnostics.
core::GlobalId predicate_entry(Workspace& workspace, CompiledModule& module, const std::string& expression,
                               const core::Type* argument);
// An expression in the scope of a module that is a value of this closed type. Invalid when it is none, and nothing is
// said about that.
core::GlobalId value_if_one(Workspace& workspace, CompiledModule& module, const std::string& expression,
                            const core::Type* type);

}  // namespace needle::program
