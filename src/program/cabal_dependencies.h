// The field build-depends:  base >= 4 && < 5, containers ^>= 0.6, q:{sub, other}
#pragma once
#include <string>
#include <vector>

#include "program/cabal.h"

namespace needle::program {

std::vector<Dependency> read_dependencies(const std::string& path, const CabalField& field);

}  // namespace needle::program
