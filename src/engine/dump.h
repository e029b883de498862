// The stages between core and a verdict, for people: what stands behind --dump claim, space, code, tree and lookup.
#pragma once
#include <string>

#include "engine/check.h"

namespace needle::engine {

enum class Stage : uint8_t {
  Claim,   // the test as core, and its inputs
  Space,   // what each input's type is made of, and how many values it has
  Code,    // the machine's instructions
  Tree,    // the search tree under the bound of the options, or a small one
  Lookup,  // what the backward engine looks up
};

// For each property that a check would search; nothing for those that cannot be checked.
std::string dump_properties(program::Workspace& workspace, const std::vector<program::CompiledModule*>& modules,
                            const CheckOptions& options, Stage stage);
// The code that running this would run.
std::string dump_code(program::Workspace& workspace, core::GlobalId entry, int optimise);

}  // namespace needle::engine
