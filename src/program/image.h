// An image: every table of a workspace in which the library, and perhaps modules of packages, have been compiled. A
// magic line with the version of the format guards against images of another build.
#pragma once
#include <string>

#include "program/workspace.h"

namespace needle::program {

// The bytes to write.
std::string library_image(Workspace& workspace);

// Maps the image in this file; the tables of a new workspace then read from it as they are asked, and may throw
// ByteReader::Corrupt. False with a diagnostic when the image is missing or truncated, or damaged where it is read now.
bool load_library(Workspace& workspace, const std::string& path);

// The same for bytes that the owner keeps; they replace the library that is in the workspace. Says nothing.
bool load_image(Workspace& workspace, std::shared_ptr<const void> owner, std::string_view bytes);

}  // namespace needle::program
