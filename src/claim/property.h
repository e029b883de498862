// A property as core over its inputs: a global of n parameters whose result says how the test went, as an Int.
//
//   prop :: [Int] -> Maybe Bool     $verdict = \xs -> case prop xs of { Nothing -> 2; Just b -> case b of { False -> 0;
//   True -> 1 } }
//
// An exception that escapes is not part of the result: whoever evaluates it sees it. Result forms: Bool, Maybe of one,
// Needle's Result, and the Property types of the testing libraries that Needle ships.
#pragma once
#include <string>
#include <variant>
#include <vector>

#include "core/core.h"
#include "space/space.h"

namespace needle::claim {

enum class TestResult : uint8_t { Failed = 0, Passed = 1, Discarded = 2 };

struct Input {
  std::string name;
  const core::Type* type = nullptr;
  space::SpaceId space;
  bool choices = false;  // not an argument: what the property's generators read
};

struct Property {
  Symbol module, name;
  core::GlobalId verdict;
  std::vector<Input> inputs;
  // For a property that generates inputs itself: \inputs -> [String], what it says about a test, and a tree of choices
  // to put where none was looked at.
  core::GlobalId texts, rest_of_choices;
};

struct NoProperty {
  std::string why;
};

// `closed` is the property at closed types, without dictionary arguments; `names` the names of its arguments, as far as
// known.
std::variant<Property, NoProperty> make_property(core::Program& program, space::Spaces& spaces, core::GlobalId closed,
                                                 Symbol module, Symbol name, const std::vector<std::string>& names);

}  // namespace needle::claim
