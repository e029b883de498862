#include "optimise/fold.h"

#include <array>

#include "core/arithmetic.h"

namespace needle::optimise {
namespace {

const Expr* constant(Builder& build, const Constant& c) {
  if (const auto* literal = std::get_if<Literal>(&c)) return build.lit(*literal);
  const auto& known = build.program().known;
  const DataCon* con = std::get<bool>(c) ? known.true_con : known.false_con;
  return con ? build.con(con, {}) : nullptr;
}

}  // namespace

const Expr* fold(Builder& build, Prim prim, const std::vector<const Expr*>& args) {
  if (prim == Prim::ConTag && args[0]->kind == ExprKind::Con) return build.int_lit(as<ConExpr>(args[0]).con->tag);
  std::array<Literal, 2> operands;
  size_t known = 0;
  while (known < args.size() && known < operands.size() && args[known]->kind == ExprKind::Lit) {
    operands[known] = as<LitExpr>(args[known]).literal;
    ++known;
  }
  if (known == args.size())
    if (const auto result = compute(prim, std::span(operands).first(known))) return constant(build, *result);
  // The machine subtracts in one instruction.
  if (prim == Prim::IntNegate) return build.prim(Prim::IntSub, {build.int_lit(0), args[0]});
  return nullptr;
}

}  // namespace needle::optimise
