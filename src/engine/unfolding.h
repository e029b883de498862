// The library's functions for operations on numbers that a search leaves open (lib/Needle/Symbolic.hs). The one for the
// primitive intQuot is called intQuotUnfolded.
#pragma once
#include "machine/machine.h"
#include "program/workspace.h"

namespace needle::engine {

// They are added to what is compiled with the claim.
machine::Unfolding add_unfolding(const program::Workspace& workspace, std::vector<core::GlobalId>& roots);

}  // namespace needle::engine
