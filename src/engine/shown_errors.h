// Messages of exceptions are part of what is covered: whoever reports one reads it. In a lazy program nothing else does, and
// a search that ends where an exception is raised would never see what only its text needs.
#pragma once
#include "program/workspace.h"

namespace needle::engine {

// In the user's part of the program `error` and `throw` evaluate what they say before they raise it.
void show_errors(program::Workspace& workspace);

}  // namespace needle::engine
