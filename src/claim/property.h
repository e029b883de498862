// A property as core over its inputs: a global of n parameters whose result says how the test went (judge.h).
//
//   prop :: [Int] -> Maybe Bool     $verdict = \xs -> case prop xs of { Nothing -> 2; Just b ->
//                                                        case b of { False -> 0; True -> 1 } }
#pragma once
#include <string>
#include <variant>
#include <vector>

#include "claim/claim.h"

namespace needle::claim {

// What the property is made with beside itself.
struct Making {
  Known known;
  uint32_t depth = 5;      // for quantifiers inside a property, as SmallCheck's users choose it
  bool predicate = false;  // all of it is a precondition
};

// `closed` is the property at closed types, without dictionary arguments; `names` the names of its arguments, as far as
// known.
std::variant<Test, NoClaim> make_test(core::Program& program, space::Spaces& spaces, core::GlobalId closed,
                                      Symbol module, Symbol name, const std::vector<std::string>& names,
                                      const Making& making);

}  // namespace needle::claim
