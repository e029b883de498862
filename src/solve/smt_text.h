// Questions about a path in SMT-LIB 2, the language that solvers share, and what they answer.
#pragma once
#include <string>
#include <string_view>
#include <unordered_map>

#include "solve/component.h"

namespace needle::solve {

// Declarations, definitions and conditions of the component and this side of the condition; asks for all values.
std::string smt_question(const Path& path, const Component& component, Condition condition, bool side);

using SmtValues = std::unordered_map<uint32_t, Int>;  // by the variable's number
struct SmtAnswer {
  Possible possible = Possible::Unknown;  // whatever is no answer is unknown
  SmtValues values;                       // those that could be read
};
// "sat\n((x0 5) (x1 (- 3)))"
SmtAnswer read_smt_answer(std::string_view text);

}  // namespace needle::solve
