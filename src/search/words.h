// Values as words of the machine: known from the beginning, no unknown in them.
#pragma once
#include "machine/narrow.h"
#include "space/value.h"

namespace needle::search {

machine::Word word_of(machine::Narrowing& narrow, const space::Space& space, const space::Number& number);
// A complete value without images.
machine::Word word_of(machine::Narrowing& narrow, const space::Spaces& spaces, const space::Value& value);

}  // namespace needle::search
