// Products, quotients and operations on bits as terms: linear ones where a side is a constant that allows it, otherwise
// a variable that the operation defines.
#pragma once
#include "solve/path.h"

namespace needle::solve {

std::optional<Term> build(Path& path, Operation operation, Term a, Term b);
std::optional<Term> build_double(Path& path, Operation operation, Term a, Term b);  // one on Doubles

}  // namespace needle::solve
