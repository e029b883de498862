// Whether running a refined function shows all that a verifier looks at. Only code that consists of what is understood
// can be proved:
//
//   - calls of its parameters, of local functions and of callees that are assumed;
//   - constructors, fields, measures and the like, derived instances;
//   - functions of the library that are defined everywhere;
//   - patterns that nothing matches, where they are certainly met.
//
// Whatever else it mentions (methods of the program's own classes, instances that are written out, variables bound by
// patterns at the top, partial functions of the library) runs unseen, or is not run because nobody needs it.
#pragma once
#include <string>

#include "program/workspace.h"

namespace needle::engine {

// The first that is not understood, in words that go on "no proof: .."; empty when there is none. Holds `adding`.
std::string not_understood(program::Workspace& workspace, const program::CompiledModule& module,
                           const liquid::Judged& judged);

// Whether there are functions among the values of this type, or in them: a table has no place for those.
bool holds_functions(const core::Type* type);

}  // namespace needle::engine
