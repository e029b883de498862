// Which functions take a structure apart as they recur, and which build one so.
//
//   consumes:  sum = \z xs -> case xs of { [] -> z; : y ys -> sum (+ z y) ys }              sum, its parameter 1
//   produces:  upTo = \a b -> case intGt# a b of { True -> []; False -> : a (upTo (+ a 1) b) }
//
// A call of the one with a call of the other as that argument needs no structure between them: the simplifier makes one
// function of the two (simplify_fuse.cpp).
#pragma once
#include "optimise/tree.h"

namespace needle::optimise {

// The case by which the function takes that parameter apart: nothing but evaluation of variables and cheap primitives
// comes before it, and the parameter occurs nowhere else. Null when there is none.
const CaseExpr* consuming_case(const LamExpr& f, size_t param);

// There is such a case, and a part that it finds goes to the same parameter of a call of the function, which is known by
// `is_self`.
bool consumes(const LamExpr& f, size_t param, const std::function<bool(const Expr*)>& is_self);

// A case of that parameter finds a part that goes to the same parameter of a call of the function.
bool recurs_on(const LamExpr& f, size_t param, const std::function<bool(const Expr*)>& is_self);

// Some way through the function ends in a constructor around a call that leads back to the function.
bool produces(Program& program, GlobalId g);

// A saturated call of a global. What is evaluated before the call, because its parameter is strict, stands in it again:
//   case intAdd# i 1 of t { _ -> upTo t n }   is the call   upTo (intAdd# i 1) n
struct GlobalCall {
  GlobalId global;  // invalid: it is something else
  std::vector<const Expr*> args;
};
GlobalCall as_call(Program& program, const Expr* e);

// Atoms, and cheap primitives of atoms: saying it twice costs little.
bool is_cheap_to_repeat(const Expr* e);

}  // namespace needle::optimise
