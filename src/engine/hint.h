// The verifier's next question, answered in advance: a stronger type of the callee to blame that its code satisfies and
// that leaves nothing to find. Tried by judging the program again with that type in place.
#pragma once
#include <memory>

#include "engine/refine.h"

namespace needle::engine {

// The program with other options; `modules` empty when it cannot be compiled.
struct Loaded {
  std::unique_ptr<program::Workspace> workspace;
  std::vector<program::CompiledModule*> modules;
};
using Load = std::function<Loaded(const liquid::Options&)>;

// `base`: the options that the program was judged with. Empty: none was found in the time there is for it.
std::string find_hint(const claim::Result& result, const std::vector<program::CompiledModule*>& modules,
                      const liquid::Options& base, const Load& load, const RefineOptions& options, Control& control);

}  // namespace needle::engine
