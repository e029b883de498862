// Modules of packages are compiled before the user's, into an image like that of the shipped library, which takes its
// place. The image is kept in a cache; what it is named by says all that it was made from.
//
// It is made and read in the same way when nothing is kept, so that a command says the same in every case. To the
// commands such a module is one that the user may import but did not write: it has no marks, no tree and no warnings.
//
// Images hold ids of everything below them, so that one image has all modules of packages that a program needs. A
// program that needs others has another image.
#pragma once
#include <string>
#include <vector>

#include "program/workspace.h"

namespace needle::program {

// Loads the image of what these modules and files need from packages, if they need anything. Where a module of a package
// does not compile, or imports one of the user's, nothing is done: modules are then compiled as they are met, and say
// what is wrong.
void load_package_image(Workspace& workspace, const Options& options, const std::vector<Symbol>& modules,
                        const std::vector<std::string>& files);

}  // namespace needle::program
