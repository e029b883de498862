// Random values: of a type, or those that satisfy a predicate.
#pragma once
#include "session/check.h"

namespace needle::session {

struct Samples {
  std::vector<std::string> values;  // as Haskell; several inputs as a tuple
  bool complete = false;            // as many as were asked for
  std::string why;                  // not
};

// `subject` is a function of the module whose result is a Bool, or a type. Diagnostics when it is neither.
Samples sample(Session& session, CompiledModule& module, const std::string& subject, const CheckOptions& options);

}  // namespace needle::session
