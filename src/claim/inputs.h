// The arguments of a function as unknown inputs.
#pragma once
#include <optional>

#include "claim/claim.h"

namespace needle::claim {

struct Inputs {
  std::vector<Input> list;
  std::vector<const core::Var*> params;  // one an input
  const core::Type* result = nullptr;    // what is left of the type
};

// `names` are those of the arguments, as far as known; others are made up.
std::variant<Inputs, NoClaim> inputs_of(core::Program& program, space::Spaces& spaces, const core::Type* type,
                                        const std::vector<std::string>& names);

}  // namespace needle::claim
