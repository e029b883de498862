// The logic compares any values; Haskell needs an instance. Data types without one get what `deriving (Eq, Ord)` makes,
// where that is possible.
#pragma once
#include "liquid/tree.h"

namespace needle::liquid {

void derive_equality(Tree& tree, syntax::Module& module);

}  // namespace needle::liquid
