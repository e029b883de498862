// The types, classes and instances of a module in the order in which GHC works through them.
#pragma once
#include <vector>

#include "names/resolve.h"
#include "types/check.h"

namespace needle::desugar {

// Types and classes that refer to each other; and the instances that can do with this group and those before it.
struct TypeGroup {
  std::vector<const syntax::Decl*> types;
  std::vector<const types::InstanceBody*> instances;  // those that are written
};
std::vector<TypeGroup> type_groups(const names::Environment& names, const names::ResolvedModule& module,
                                   const types::TypedModule& typed);

}  // namespace needle::desugar
