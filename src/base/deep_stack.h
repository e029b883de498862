// Runs a function on a thread with a large stack. The compile passes recurse over trees whose nesting the parser
// limits; with this much room the limit can be generous. Pages are only committed when touched.
#pragma once
#include <functional>

namespace needle {

void on_deep_stack(const std::function<void()>& function);

}  // namespace needle
