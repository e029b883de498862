// Inputs as values: what the machine's unknowns have been bound to.
#pragma once
#include "machine/narrow.h"
#include "space/value.h"

namespace needle::search {

// Of an image the word is its source.
space::Value read_back(const machine::Narrowing& narrowing, const space::Spaces& spaces, machine::Word word,
                       space::SpaceId id);

}  // namespace needle::search
