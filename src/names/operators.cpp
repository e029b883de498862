// Operator chains and sections, once the names in them are known.
#include "names/resolver.h"

namespace needle::names {

using namespace syntax;

namespace {

constexpr Fixity kNegation{Associativity::Left, 6, true};

// Looks through nothing: parentheses end a chain.
const Expr* outermost_operator(const Expr* operand) {
  return operand->kind == ExprKind::Infix ? static_cast<const InfixExpr*>(operand)->op : nullptr;
}

}  // namespace

ChainOp Resolver::operator_of(const Expr* op) const {
  if (op->kind == ExprKind::Var) {
    auto& v = *static_cast<const VarExpr*>(op);
    return {scope_.fixity(v.ref), v.name.text.text(), op->span};
  }
  if (op->kind == ExprKind::Con) {
    auto& c = *static_cast<const ConExpr*>(op);
    return {scope_.fixity(c.ref), c.name.text.text(), op->span};
  }
  return {{}, "_", op->span};
}

void Resolver::report_conflict(const ChainOp& a, const ChainOp& b, Span span) {
  error(kPrecedence, span,
        "Precedence parsing error\n    cannot mix " + describe_operator(a) + " and " + describe_operator(b) +
            " in the same infix expression");
}

void Resolver::chain(Expr*& expr) {
  auto& chain = *static_cast<OpChainExpr*>(expr);
  std::vector<ChainOp> operators;
  for (size_t i = 0; i < chain.operators.size(); ++i) {
    if (chain.operands[i]) {
      expression(chain.operands[i]);
      expression(chain.operators[i]);
      operators.push_back(operator_of(chain.operators[i]));
    } else {
      operators.push_back({kNegation, "-", chain.operators[i]->span, true});
    }
  }
  expression(chain.operands.back());

  std::vector<Expr*> stack;
  auto pop = [&] {
    Expr* top = stack.back();
    stack.pop_back();
    return top;
  };
  auto reduce = [&](size_t i) {
    Expr* right = pop();
    if (operators[i].negation) {
      stack.push_back(
          arena_.make<NegateExpr>(Expr{ExprKind::Negate, join(operators[i].span, right->span), new_node()}, right));
      return;
    }
    Expr* left = pop();
    stack.push_back(arena_.make<InfixExpr>(Expr{ExprKind::Infix, join(left->span, right->span), new_node()}, left,
                                           chain.operators[i], right));
  };
  resolve_chain(operators, {[&](size_t k) { stack.push_back(chain.operands[k]); }, reduce,
                            [&](size_t a, size_t b) { report_conflict(operators[a], operators[b], chain.span); }});
  expr = stack.back();
}

void Resolver::chain(Pat*& pat) {
  auto& chain = *static_cast<OpChainPat*>(pat);
  std::vector<ChainOp> operators;
  for (const PatOp& op : chain.operators)
    operators.push_back({scope_.fixity(op.ref), op.name.text.text(), op.name.span});
  std::vector<Pat*> stack;
  auto reduce = [&](size_t i) {
    Pat* right = stack.back();
    stack.pop_back();
    Pat* left = stack.back();
    const PatOp& op = chain.operators[i];
    stack.back() = arena_.make<ConPat>(Pat{PatKind::Con, join(left->span, right->span), new_node()}, op.name, op.ref,
                                       arena_.list<Pat*>({left, right}), true);
  };
  resolve_chain(operators, {[&](size_t k) { stack.push_back(chain.operands[k]); }, reduce,
                            [&](size_t a, size_t b) { report_conflict(operators[a], operators[b], chain.span); }});
  pat = stack.back();
}

void Resolver::section(Expr* op, Expr* operand, bool left_section, Span span) {
  ChainOp inner;
  if (const Expr* outer = outermost_operator(operand)) {
    inner = operator_of(outer);
  } else if (operand->kind == ExprKind::Negate) {
    inner = {kNegation, "-", operand->span, true};
  } else {
    return;
  }
  ChainOp outer = operator_of(op);
  if (section_fits(outer.fixity, inner.fixity, left_section)) return;
  error(kPrecedence, span,
        "The operator " + describe_operator(outer) +
            " of a section\n    must have lower precedence than that of the operand,\n      namely " +
            describe_operator(inner));
}

}  // namespace needle::names
