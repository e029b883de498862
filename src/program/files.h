// What the user named, as programs.
//
//   a file                        it, with what it imports
//   a directory with a package    each of its libraries and test suites, or else its executables (cabal.h); so are the packages
//                                 that a cabal.project names
//   any other directory           the modules whose names are their places (DIR/Data/Heap.hs holding Data.Heap) are one
//                                 program together; any other file is a program of its own, so that a directory of
//                                 unrelated files, all of them Main, can be checked at once
#pragma once
#include <string>
#include <vector>

#include "program/cabal.h"
#include "program/workspace.h"

namespace needle::program {

struct ProgramFiles {
  std::string name = {};                      // of a package's part: test-suite spec of heaps
  std::vector<SourceRoot> roots = {};         // where its modules are, beside the files' own directories
  std::vector<Dependency> dependencies = {};  // of a package's part
  std::vector<std::string> files = {};        // sorted
  std::vector<Symbol> modules = {};           // found in the roots; in the order to be loaded
};

// Empty for a directory without modules. Hidden directories and those of build tools are left out. Throws BadPackage.
std::vector<ProgramFiles> programs_of(const std::string& path);

// The modules of a program that compile; what is wrong with the others is among the workspace's diagnostics.
std::vector<CompiledModule*> load_program(Workspace& workspace, const ProgramFiles& program);

}  // namespace needle::program
