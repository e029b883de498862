// A mutant of a function: the function, wrapped from outside, and an input that decides what the wrapper does. See
// docs/decisions/0008-mutants.md for what counts as a change.
//
//   f :: A -> R          data Mutation = Original | Everywhere Int | Changed A Int | Replaced A R | Raises A
//
//   $mutant = \m x -> let y = f x in case m of
//     Original       -> y
//     Everywhere s   -> $change_R (.. $read_A x (mutantStart s)) y
//     Changed k s    -> case $same_A k x of { True -> $change_R s y; False -> y }
//     Replaced k z   -> case $same_A k x of { True -> z; False -> y }
//     Raises k       -> case $same_A k x of { True -> mutantRaises; False -> y }
//
// $change never returns what it was given. $read looks at a bounded part of the arguments, $same at no more than the
// key has; neither lets an exception out. Changed, Replaced and Raises are not there when a point cannot be named: an
// argument is a function, or of a type that does not show its constructors.
#pragma once
#include <string>
#include <variant>
#include <vector>

#include "claim/claim.h"
#include "space/value.h"

namespace needle::claim {

struct Mutation {
  core::GlobalId wrapper;  // takes the mutation, the function's dictionaries, its arguments
  space::SpaceId space;    // of mutations
  const core::DataCon *original = nullptr, *everywhere = nullptr, *changed = nullptr, *replaced = nullptr,
                      *raises = nullptr;
  std::vector<space::SpaceId> arguments;
  space::SpaceId result;
  const core::Type* type = nullptr;  // of the function
  std::string no_points;             // why there are no Changed, Replaced and Raises; empty when there are

  space::Value none() const;
  space::Value all_outputs(int64_t seed, const space::Spaces& spaces) const;
  space::Value one_output(std::vector<space::Value> point, int64_t seed, const space::Spaces& spaces) const;
  space::Value replacing(std::vector<space::Value> point, space::Value with) const;
  space::Value raising(std::vector<space::Value> point) const;
};

// `closed` is the function at closed types, which has `dictionaries` where it is overloaded. `tick` is passed whenever
// the wrapper is called.
std::variant<Mutation, NoClaim> make_mutation(core::Program& program, space::Spaces& spaces, core::GlobalId closed,
                                              uint32_t dictionaries, const Known& known, uint32_t tick);

}  // namespace needle::claim
