// What the user named, as programs. A file is one, with what it imports. Under a directory, the modules whose names are
// their places (DIR/Data/Heap.hs holding Data.Heap) are one program together; any other file is a program of its own,
// so that a directory of unrelated files, all of them Main, can be checked at once.
#pragma once
#include <string>
#include <vector>

#include "program/workspace.h"

namespace needle::program {

struct ProgramFiles {
  std::string root;                // the directory, when it is one program's
  std::vector<std::string> files;  // sorted
};

// Empty for a directory without modules. Hidden directories and those of build tools are left out.
std::vector<ProgramFiles> programs_of(const std::string& path);

// The modules of a program that compile; what is wrong with the others is among the workspace's diagnostics.
std::vector<CompiledModule*> load_program(Workspace& workspace, const ProgramFiles& program);

}  // namespace needle::program
