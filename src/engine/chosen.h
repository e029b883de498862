// Where numbers that were left open had to be chosen: from globals to places that a user knows.
#pragma once
#include "claim/counts.h"
#include "program/workspace.h"

namespace needle::engine {

// Fills in the places, and adds up what stands at the same one; the busiest first.
void place_chosen(const program::Workspace& workspace, std::vector<claim::ChosenNumbers>& chosen);

}  // namespace needle::engine
