// The module that cabal makes for a package p: Paths_p with its version and the places of its files. Here the package's
// own directory is where everything is, as `cabal run` has it for data files.
#pragma once
#include "program/cabal.h"

namespace needle::program {

// Paths_my_package
std::string paths_module_name(const std::string& package);
std::string paths_module(const Package& package);

}  // namespace needle::program
