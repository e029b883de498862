// Globals in groups that mention each other, callees before callers.
#pragma once
#include "optimise/tree.h"

namespace needle::optimise {

std::vector<std::vector<GlobalId>> components(Program& program, const std::vector<GlobalId>& globals);

}  // namespace needle::optimise
