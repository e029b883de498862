// What is certainly evaluated need not become a thunk first.
//
//   sum = \acc n -> case n of m { 0 -> acc; _ -> sum (intAdd# acc m) (intSub# m 1) }
//     ==>  .. _ -> case intAdd# acc m of t { _ -> case intSub# m 1 of u { _ -> sum t u } }
//   let x = f y in case x of ..        ==>  case f y of x { _ -> case x of .. }
//   K (intAdd# m 1), m evaluated       ==>  case intAdd# m 1 of t { _ -> K t }
//
// The last one evaluates what may not be needed: it is cheap and total, and a thunk would cost more.
//
// For each expression: the variables evaluated whenever it is. A function's strict parameters are the greatest fixed
// point over its recursive calls. An expression that raises is strict in everything, so which of two exceptions is
// raised may change, as in GHC; but nothing is evaluated before an action that stood before it.
#pragma once
#include "optimise/tree.h"

namespace needle::optimise {

// In Global::strict_params: every saturated call raises or does not end.
inline constexpr uint64_t kDiverges = uint64_t{1} << 63;

// Sets strict_params of these globals and rewrites their bodies; returns those that changed.
std::vector<GlobalId> find_strictness(Program& program, const std::vector<GlobalId>& globals);

}  // namespace needle::optimise
