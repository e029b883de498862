// Primitives on literals are computed now.   intAdd# 1 2  ==>  3     intLt# 1 2  ==>  True     integerToInt# 3n  ==>  3
#pragma once
#include "optimise/tree.h"

namespace needle::optimise {

// The result, or null when some argument is not known or the operation is left to run time.
const Expr* fold(Builder& build, Prim prim, const std::vector<const Expr*>& args);

}  // namespace needle::optimise
