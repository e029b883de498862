// Is a core tree what core.h promises? Used after each pass in debug builds, and on core read from text.
//
// Checked: scopes, every variable bound once, saturation of constructors and primitives, alternatives of one type and
// at most once each, join points only called saturated in tail position, and types wherever both sides are known. Types
// are checked gradually: a type variable, a missing type or an unsaturated newtype fits anything, a forall is
// instantiated with anything, newtypes are looked through. Alternatives are not compared with each other (a GADT match
// may refine the result), so well-typed Haskell never fails here.
#pragma once
#include <string>
#include <vector>

#include "core/core.h"

namespace needle::core {

// One message a fault, with the global it is in. Globals before `first`, and those still in an image, are taken on
// trust.
std::vector<std::string> lint(const Program& program, GlobalId first = GlobalId(0));
std::vector<std::string> lint(const Program& program, const std::vector<GlobalId>& globals);

// Could a value of one type be used at the other?
bool compatible(const Type* a, const Type* b);

}  // namespace needle::core
