// A counterexample to a refined type in words, those of the paper.
#pragma once
#include "claim/verdict.h"

namespace needle::claim {

// Of the function of that name; several lines, without a newline at the end.
std::string words(const std::string& function, const Refutation& refutation);

}  // namespace needle::claim
