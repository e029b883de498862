// The cheapest guess: where the model violates one condition, change one variable of it by what is missing, let the
// defined variables follow, and see whether all of the path holds. A variable that is defined is moved through its
// operands. If that does not do, the variables are moved one after the other, each as far as its range lets it.
#pragma once
#include "solve/path.h"

namespace needle::solve {

// True: the model has changed and satisfies the path and this side. Otherwise it is as it was.
bool find_by_moves(Path& path, Condition condition, bool side);

}  // namespace needle::solve
