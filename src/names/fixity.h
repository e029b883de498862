// Operator chains to trees, by the algorithm of the Haskell Report, section 10.6, with the recursion in a vector.
//   before  a + b * - c        (a flat chain)
//   after   error: cannot mix '*' [infixl 7] and prefix '-' [infixl 6]
//   before  a + b * c == d     after  (a + (b * c)) == d
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "names/entity.h"

namespace needle::names {

struct ChainOp {
  Fixity fixity;
  std::string_view name;
  Span span;
  bool negation = false;  // prefix minus: its left operand is absent
};

// Reduces a chain. `reduce(i)` is called for each operator in the order in which they are applied: it combines the two
// (for a negation: the one) topmost operands of the caller's stack; `shift(k)` pushes the k-th operand. `conflict(i,
// k)` says that the operators i and k cannot stand side by side; the chain is then read as if they were left
// associative.
struct ChainActions {
  std::function<void(size_t)> shift, reduce;
  std::function<void(size_t, size_t)> conflict;
};
void resolve_chain(const std::vector<ChainOp>& operators, const ChainActions& actions);

std::string describe_operator(const ChainOp& op);  // "'+' [infixl 6]", "prefix '-' [infixl 6]"

// May `operand`, whose outermost operator is that, stand in the section of `op`?
bool section_fits(const Fixity& op, const Fixity& operand, bool left_section);

}  // namespace needle::names
