// Inputs as the user's own Show writes them: `poly [1,2]`, not `Poly (Dense [2,1])`. Only where that is Haskell which
// means the same: the text is read in the scope of the user's module, evaluated, and what comes out is compared by
// constructors.
#pragma once
#include <optional>
#include <string>

#include "program/workspace.h"
#include "witness/witness.h"

namespace needle::engine {

// Nothing when there is no such text, or when the value is not known in full. `printed` is the value by constructors.
std::optional<std::string> as_shown(program::Workspace& workspace, program::CompiledModule& module,
                                    const space::Spaces& spaces, const core::Type* type, const space::Value& value,
                                    const std::string& printed, const witness::ReplayOptions& options);

}  // namespace needle::engine
