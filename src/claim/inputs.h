// The arguments of a function as unknown inputs.
#pragma once
#include <optional>

#include "claim/claim.h"
#include "core/build.h"

namespace needle::claim {

struct Inputs {
  std::vector<Input> list;
  std::vector<const core::Var*> params;  // one an input
  const core::Type* result = nullptr;    // what is left of the type
};

// `names` are those of the arguments, as far as known; others are made up.
std::variant<Inputs, NoClaim> inputs_of(core::Program& program, space::Spaces& spaces, const core::Type* type,
                                        const std::vector<std::string>& names);

// A function applied to variables of its own, one an input.
struct Call {
  std::vector<const core::Var*> params;
  const core::Expr* value = nullptr;
};
Call call_of(core::Builder& build, core::GlobalId function, const std::vector<Input>& inputs);

}  // namespace needle::claim
