// Tokens to the surface tree: recursive descent. From the loosest binding to the tightest:
//
//   let, fun, if, match    reach as far to the right as they can
//   ::                     to the right
//   or, then and           strict, so their association is not seen
//   not e                  of a comparison
//   == <> < <= > >=        to the left
//   + - * / %              one level, to the left: 1 + 2 * 3 is 9
//   -e, `Tag e
//   f e, e.l               one level, to the left: f x.l is (f x).l
//
// This is how natodefa reads them. It has no negative numbers, and its `not` and its variants take the next word only:
// `not r.l` would be `(not r).l`, which is always stuck. What is read otherwise here was stuck or an error there.
#pragma once
#include <set>
#include <vector>

#include "nat/tree.h"
#include "source/diagnostic.h"

namespace needle::nat {

inline constexpr uint32_t kDeepest = 4'000;  // levels of nesting; whoever walks a tree has a deep stack

struct Parsed {
  Arena arena;
  const Expr* program = nullptr;          // null after an error
  std::set<std::vector<Symbol>> records;  // the sets of labels that records are made of, each in order of their names
};

// One error at most is reported, beside those of the lexer. On a deep stack.
Parsed parse(const Sources& sources, FileId file, Diagnostics& diagnostics);

}  // namespace needle::nat
