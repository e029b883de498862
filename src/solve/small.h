// Small values for the terms of a path, by questions to the solver: the wishes first, then the value nearest to 0.
#pragma once
#include <vector>

#include "solve/solver.h"

namespace needle::solve {

void make_small(Solver& solver, const std::vector<Solver::Wish>& wishes);

}  // namespace needle::solve
