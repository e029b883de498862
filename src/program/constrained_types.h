// Constructors that say more about their type than its parameters do: GADTs and existentials, at a closed type.
#pragma once
#include <vector>

#include "core/recipes.h"
#include "program/workspace.h"

namespace needle::program {

// One for each constructor that was declared; none for types whose constructors all say nothing more. A hidden type is
// taken to be Int (or a list, if it is a container), and what depends on that is marked as partial.
std::vector<core::Recipe::Constructor> constrained_constructors(Workspace& workspace, CompiledModule& module,
                                                                const core::Type* closed);

}  // namespace needle::program
