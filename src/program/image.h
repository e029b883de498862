// The library image: every table of a workspace in which the library, and nothing else, has been compiled. A magic line
// with the version of the format guards against images of another build.
#pragma once
#include <string>

#include "program/workspace.h"

namespace needle::program {

// The bytes to write.
std::string library_image(const Workspace& workspace);

// Restores the tables of a new workspace from the image in this file. False with a diagnostic when the image is missing
// or damaged.
bool load_library(Workspace& workspace, const std::string& path);

}  // namespace needle::program
