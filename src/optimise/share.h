// Closed dictionaries that are still built at run time are built once.
//
//   f (\x -> g ($fShowList $fShowInt) x)   ==>   $d1 = $fShowList $fShowInt;   f (\x -> g $d1 x)
#pragma once
#include "optimise/tree.h"

namespace needle::optimise {

void share_dictionaries(Program& program, const std::vector<GlobalId>& globals);

}  // namespace needle::optimise
