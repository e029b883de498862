// What primitives mean on literals.
//
//   compute(IntAdd, {1, 2}) = 3      compute(IntLt, {1, 2}) = true      compute(IntQuot, {1, 0}) = nothing
//
// The optimiser and the comparison of clauses compute with it before a program runs. The reference evaluator and the
// machine have their own; a test compares this one with the reference evaluator.
//
// Left out, and so nothing: functions of the mathematical library, what makes a string, what maps characters, what
// takes floating point numbers apart or puts them together, and all that is no arithmetic.
#pragma once
#include <optional>
#include <span>
#include <variant>

#include "base/relation.h"
#include "core/core.h"

namespace needle::core {

using Constant = std::variant<Literal, bool>;  // a number, or a value of Bool

// Nothing when the operation is left out, when an operand is no number of the type it takes or breaks its precondition,
// and when an Integer would get too large to be computed for a program that may never ask for it.
std::optional<Constant> compute(Prim prim, std::span<const Literal> operands);

// Of a comparison of Ints or of Integers; nothing for other operations.
std::optional<Relation> relation_of(Prim prim);

// Whether they are the same to a case with literal alternatives: 0.0 is -0.0, and NaN is nothing.
bool same_literal(const Literal& a, const Literal& b);

}  // namespace needle::core
