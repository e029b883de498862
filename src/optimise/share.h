// What is the same at every call of a function is built once, as a global: closed dictionaries that are still built at
// run time, and constant data.
//
//   f (\x -> g ($fShowList $fShowInt) x)   ==>   $d = $fShowList $fShowInt;   f (\x -> g $d x)
//   h = \n -> index ["zero", "one"] n      ==>   h$c1 = ["zero", "one"];      h = \n -> index h$c1 n
#pragma once
#include "optimise/optimise.h"
#include "optimise/tree.h"

namespace needle::optimise {

void share_constants(Program& program, const std::vector<GlobalId>& globals, Specialisations& specialisations);

}  // namespace needle::optimise
