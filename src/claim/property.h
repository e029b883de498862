// A property as core over its inputs: a global of n parameters whose result says how the test went (judge.h).
//
//   prop :: [Int] -> Maybe Bool     $verdict = \xs -> case prop xs of { Nothing -> 2; Just b ->
//                                                        case b of { False -> 0; True -> 1 } }
//
// An exception that escapes is not part of the result: whoever evaluates it sees it.
#pragma once
#include <string>
#include <variant>
#include <vector>

#include "claim/judge.h"
#include "core/core.h"
#include "space/space.h"

namespace needle::claim {

struct Input {
  std::string name;
  const core::Type* type = nullptr;
  space::SpaceId space;
  bool choices = false;  // not an argument: what the property's generators and quantifiers read
};

struct Property {
  Symbol module, name;
  core::GlobalId verdict;
  bool notes = false;  // the verdict's result is a Judged: a constructor of the number and of notes
  std::vector<Input> inputs;
  core::GlobalId texts;            // \inputs -> [String], what it says about a failing test; invalid when nothing
  core::GlobalId rest_of_choices;  // what a generator is given where it did not look
};

struct NoProperty {
  std::string why;
};

// What the property is made with beside itself.
struct Making {
  Known known;
  uint32_t depth = 5;      // for quantifiers inside a property, as SmallCheck's users choose it
  bool predicate = false;  // all of it is a precondition
};

// `closed` is the property at closed types, without dictionary arguments; `names` the names of its arguments, as far as
// known.
std::variant<Property, NoProperty> make_property(core::Program& program, space::Spaces& spaces, core::GlobalId closed,
                                                 Symbol module, Symbol name, const std::vector<std::string>& names,
                                                 const Making& making);

}  // namespace needle::claim
