// Values of a type as another module makes them, where its constructors are not exported: by calls of what is.
//
//   module Heap (Heap, empty, insert) where ..        data Made = empty | insert Int (Heap Int)
//                                                     convert m = case m of { empty -> empty; insert x h -> insert x h }
//
// An expression of such calls is data, so searches, sizes and printing need nothing new: an unknown heap is the
// conversion of an unknown expression, and it is printed as that, insert 3 (insert 1 empty).
//
// A value may also be part of what a call returns: fromJust (deleteMin h). Not every value is made this way (some come
// out of lists, or of a class's methods), so nothing is proved about all of them.
#pragma once
#include <optional>

#include "core/recipes.h"
#include "program/workspace.h"

namespace needle::program {

// Nothing when all its constructors are exported, or nothing that is exported makes one.
std::optional<core::Recipe::Conversion> exported_conversion(Workspace& workspace, CompiledModule& module,
                                                            const core::Type* closed);
// Whether some constructor of this type of the user's is not exported.
bool is_hidden(const Workspace& workspace, const core::TyCon* con);
// Whether it is a type of such expressions.
bool is_made(const core::TyCon* con);

}  // namespace needle::program
