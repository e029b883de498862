#include <fmt/format.h>

#include "machine/code.h"
#include "session/attempt.h"

namespace needle::session {

std::string property_code(Workspace& session, const std::vector<CompiledModule*>& modules,
                          const CheckOptions& options) {
  std::string out;
  for (const Workspace::PropertySource& source :
       program::properties(session, modules, options.properties, options.may_be_elsewhere)) {
    Attempt attempt(session, source, options);
    if (!attempt.prepare()) continue;
    out += fmt::format("=== {} ===\n{}\n", source.name.text(), machine::dump(attempt.code(), session.program()));
  }
  return out;
}

}  // namespace needle::session
