// Packages that a program may depend on, as sources.
#pragma once
#include <string>
#include <vector>

#include "program/finder.h"

namespace needle::program {

// Modules that are nowhere else may come from the package's libraries.
void add_libraries(ModuleFinder& finder, const Package& package);

// The package that this file is part of, if it is part of one: where else its modules are.
void add_package_of(ModuleFinder& finder, const std::string& file);

// The file of a package's first executable; nothing when the directory is no package, or has none.
std::optional<std::string> executable_of(const std::string& directory);

// A module with all modules of a package's libraries in scope, as cabal's repl has them; it is on no disk. Nothing when
// the directory is no package, or one without libraries.
std::optional<MadeFile> scope_of_libraries(const std::string& directory);

}  // namespace needle::program
