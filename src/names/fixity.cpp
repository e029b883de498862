#include "names/fixity.h"

namespace needle::names {

// operators[k] stands between operand k and operand k + 1; before a negation operand k is absent.
void resolve_chain(const std::vector<ChainOp>& operators, const ChainActions& actions) {
  std::vector<size_t> pending;
  bool complained = false;
  auto conflict = [&](size_t a, size_t b) {
    if (!complained) actions.conflict(a, b);
    complained = true;
  };
  auto reduce_top = [&] {
    actions.reduce(pending.back());
    pending.pop_back();
  };
  for (size_t k = 0; k < operators.size(); ++k) {
    const Fixity& next = operators[k].fixity;
    if (operators[k].negation) {
      if (!pending.empty() && operators[pending.back()].fixity.precedence >= next.precedence)
        conflict(pending.back(), k);
      pending.push_back(k);
      continue;
    }
    actions.shift(k);
    while (!pending.empty()) {
      const Fixity& top = operators[pending.back()].fixity;
      if (top.precedence < next.precedence) break;
      if (top.precedence == next.precedence) {
        bool clash = top.associativity != next.associativity || top.associativity == Associativity::None;
        if (clash) conflict(pending.back(), k);
        if (!clash && top.associativity == Associativity::Right) break;
      }
      reduce_top();
    }
    pending.push_back(k);
  }
  actions.shift(operators.size());
  while (!pending.empty()) reduce_top();
}

std::string describe_operator(const ChainOp& op) {
  const char* word = op.fixity.associativity == Associativity::Left    ? "infixl"
                     : op.fixity.associativity == Associativity::Right ? "infixr"
                                                                       : "infix";
  std::string out = op.negation ? "prefix '-'" : "'" + std::string(op.name) + "'";
  return out + " [" + word + " " + std::to_string(op.fixity.precedence) + "]";
}

bool section_fits(const Fixity& op, const Fixity& operand, bool left_section) {
  if (operand.precedence != op.precedence) return operand.precedence > op.precedence;
  Associativity needed = left_section ? Associativity::Left : Associativity::Right;
  return op.associativity == needed && operand.associativity == needed;
}

}  // namespace needle::names
