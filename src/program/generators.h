// Values made by a user's own instance: what the testing libraries would draw or list, a search chooses.
#pragma once
#include <optional>

#include "core/recipes.h"
#include "program/workspace.h"

namespace needle::program {

// By an Arbitrary, Serial or Listable instance that is not the library's. Nothing when there is none for this type, or
// it only lists the type's constructors, which a search does better without it.
std::optional<core::Recipe::Conversion> instance_conversion(Workspace& workspace, CompiledModule& module,
                                                            const core::Type* closed);

}  // namespace needle::program
