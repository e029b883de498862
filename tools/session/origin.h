// What a test in another module needs to know of a property's own: how to import it, and its text when what its
// generators made is to be pinned.
#pragma once
#include "report/report.h"
#include "session/session.h"

namespace needle::session {

// Of a result of these modules' check.
report::Origin origin(const Session& session, const std::vector<CompiledModule*>& modules, const claim::Result& result);

}  // namespace needle::session
