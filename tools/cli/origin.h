// What a test in another module needs to know of a property's own: how to import it, and its text when what its
// generators made is to be pinned.
#pragma once
#include "program/functions.h"
#include "report/report.h"

namespace needle::cli {

// Of a result of these modules' check.
report::Origin origin(const program::Workspace& workspace, const std::vector<program::CompiledModule*>& modules,
                      const claim::Result& result);

}  // namespace needle::cli
