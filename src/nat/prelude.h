// What every .nat program stands on: the constructors that evaluators know, and the global `input`.
#pragma once
#include "core/core.h"

namespace needle::nat {

// Adds it to an empty program and sets Program::known; the global `input`.
core::GlobalId add_prelude(core::Program& program);

}  // namespace needle::nat
