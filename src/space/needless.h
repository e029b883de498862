// Whether a value holds a function that tells arguments apart for nothing: by a case distinction under which all results
// that were looked at are the same.
//
//   \x -> case x of { 0 -> True; _ -> <not looked at> }      does what  \_ -> True  does, which is smaller
#pragma once
#include "space/value.h"

namespace needle::space {

// False where that is not clear: under functions of functions.
bool has_needless_case(const Spaces& spaces, const Value& value);

}  // namespace needle::space
