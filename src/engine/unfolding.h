// The library's functions for operations on numbers that a search leaves open (lib/Needle/Symbolic.hs). The one for the
// primitive intQuot is called intQuotUnfolded.
#pragma once
#include "machine/machine.h"
#include "program/workspace.h"

namespace needle::engine {

machine::Unfolding unfolding(const program::Workspace& workspace);
// To be compiled with the claim.
std::vector<core::GlobalId> functions_of(const machine::Unfolding& unfolding);

}  // namespace needle::engine
