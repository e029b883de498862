// Core as `--dump core` prints it.
#pragma once
#include <string>

#include "core/core.h"

namespace needle::program {

// The globals from the first one given on. Locals are numbered from 1 in each global, so that the text of one does not
// depend on others.
std::string core_text(const core::Program& program, core::GlobalId first);

}  // namespace needle::program
