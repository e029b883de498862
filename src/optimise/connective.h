// Conjunctions and disjunctions, known by their shape, whoever wrote them and wherever they were inlined from.
//
//   case a of { False -> False; True -> b }     a && b
//   case a of { True -> True; False -> b }      a || b
#pragma once
#include "core/core.h"

namespace needle::optimise {

enum class Connective : uint8_t { None, And, Or };

struct ConnectiveShape {
  Connective connective = Connective::None;
  const core::Expr* right = nullptr;
  const core::Expr* decided = nullptr;  // what the left operand alone decides: a constructor, under a tick when it is
                                        // marked
};

ConnectiveShape connective_of(const core::Program& program, const core::CaseExpr& c);

}  // namespace needle::optimise
