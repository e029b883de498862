// Values as the language writes them: {a = 1, b = true}, [1; 2], `Some (`A 3), <fun>.
#pragma once
#include <string>

#include "core/reference.h"

namespace needle::nat {

// An evaluated value of a .nat program. Past so many bytes the rest is left out, and "..." stands for it.
std::string show(core::reference::Evaluator& evaluator, const core::Program& program, core::reference::Handle value,
                 size_t limit);

}  // namespace needle::nat
