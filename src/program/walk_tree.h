// Every expression of a declaration, the outer ones first.
#pragma once
#include <functional>

#include "syntax/tree.h"

namespace needle::program {

using EachExpr = std::function<void(const syntax::Expr&)>;
void each_expr(const syntax::Decl& decl, const EachExpr& each);

}  // namespace needle::program
