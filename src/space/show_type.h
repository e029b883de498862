// A core type as a Haskell programmer writes it: "[(Int, Maybe Bool)]".
#pragma once
#include <string>

#include "core/type.h"

namespace needle::space {

std::string show(const core::Type* type);

}  // namespace needle::space
