// An expression as the argument of a call: in parentheses where they are needed.
#pragma once
#include <string>

namespace needle::witness {

std::string as_argument(const std::string& expression);

}  // namespace needle::witness
