// Random values: of a type, or those that satisfy a predicate.
//
// With a size in the options they have exactly that size (several inputs: together), and each is equally likely but for
// options.backtrack. A predicate that raises an exception is not satisfied.
#pragma once
#include "engine/control.h"
#include "engine/options.h"
#include "program/functions.h"

namespace needle::engine {

enum class Sampled : uint8_t {
  All,    // as many as were asked for
  None,   // a proof: there is no such value of that size
  Fewer,  // the search was cut
  Interrupted,
  Wrong,    // the reference evaluator does not agree with the machine
  Nothing,  // there are diagnostics
};
struct Samples {
  Sampled kind = Sampled::Nothing;
  std::string why;                   // not All
  std::vector<std::string> remarks;  // on what was drawn
};

// `subject` is a function of the module whose result is a Bool, or a type. Diagnostics when it is neither. `each` gets
// the values as Haskell, several inputs as a tuple, as soon as the reference evaluator agrees: one after the other, perhaps
// on another thread.
Samples sample(program::Workspace& workspace, program::CompiledModule& module, const std::string& subject,
               const SearchOptions& options, Control& control, const std::function<void(const std::string&)>& each);

}  // namespace needle::engine
