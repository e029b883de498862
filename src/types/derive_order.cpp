// Eq and Ord.
//
//   data T = A a b | B | C    ->   A x1 x2 == A y1 y2 = x1 == y1 && x2 == y2
//                                  a == b = intEq (conTag a) (conTag b)
//
// Ord has compare; as in GHC, types of up to three constructors and enumerations also have (<) of their own, from which
// the other three comparisons are made (this shows with NaN).
#include "types/derive_tree.h"

namespace needle::types {

using namespace syntax;

namespace {

Expr* compare_tags(DeriveTree& t, std::string_view function, const DeriveTree::Local& a, const DeriveTree::Local& b) {
  return t.call(function, {t.call("conTag", {t.var(a)}), t.call("conTag", {t.var(b)})});
}

// The last clause of a method on two values: their constructors differ, or are the same without fields.
void compare_constructors(DeriveTree& t, std::string_view method, std::string_view function) {
  auto a = t.local("a"), b = t.local("b");
  t.clause(method, {t.bind(a), t.bind(b)}, compare_tags(t, function, a, b));
}

// case compare x1 y1 of { LT -> less; EQ -> rest; GT -> greater }, ending in `last` of the last fields
Expr* lexicographic(DeriveTree& t, const DeriveTree::Locals& xs, const DeriveTree::Locals& ys, size_t from,
                    std::string_view last, std::string_view less, std::string_view greater) {
  if (from + 1 == xs.size()) return t.call(last, {t.var(xs[from]), t.var(ys[from])});
  return t.case_of(t.call("compare", {t.var(xs[from]), t.var(ys[from])}),
                   {{t.match_known("LT"), t.known(less)},
                    {t.match_known("EQ"), lexicographic(t, xs, ys, from + 1, last, less, greater)},
                    {t.match_known("GT"), t.known(greater)}});
}

void compare_fields(DeriveTree& t, std::string_view method, std::string_view less, std::string_view greater) {
  for (const ConInfo& c : t.data.constructors) {
    if (c.fields.empty()) continue;
    auto xs = t.locals("x", c.fields.size()), ys = t.locals("y", c.fields.size());
    t.clause(method, {t.match(c.entity, xs), t.match(c.entity, ys)},
             lexicographic(t, xs, ys, 0, method, less, greater));
  }
}

bool needs_tags(const DataInfo& data) {
  return data.constructors.size() > 1 || is_enumeration(data);
}

}  // namespace

void derive_eq(DeriveTree& t) {
  t.want_of_fields();
  if (t.data.constructors.empty()) return t.clause("==", {t.wild(), t.wild()}, t.known("True"));
  bool nullary = false;
  for (const ConInfo& c : t.data.constructors) {
    size_t n = c.fields.size();
    nullary = nullary || n == 0;
    if (n == 0) continue;
    auto xs = t.locals("x", n), ys = t.locals("y", n);
    Expr* all = t.call("==", {t.var(xs[n - 1]), t.var(ys[n - 1])});
    for (size_t i = n - 1; i-- > 0;) all = t.call("&&", {t.call("==", {t.var(xs[i]), t.var(ys[i])}), all});
    t.clause("==", {t.match(c.entity, xs), t.match(c.entity, ys)}, all);
  }
  if (nullary)
    compare_constructors(t, "==", "intEq");
  else if (t.data.constructors.size() > 1)
    t.clause("==", {t.wild(), t.wild()}, t.known("False"));
}

void derive_ord(DeriveTree& t) {
  t.want_of_fields();
  if (t.data.constructors.empty()) return t.clause("compare", {t.wild(), t.wild()}, t.known("EQ"));
  compare_fields(t, "compare", "LT", "GT");
  if (needs_tags(t.data)) compare_constructors(t, "compare", "compare");
  if (t.data.constructors.size() > 3 && !is_enumeration(t.data)) return;
  compare_fields(t, "<", "True", "False");
  if (needs_tags(t.data)) compare_constructors(t, "<", "intLt");
  auto swapped = [&](std::string_view method, bool negated, bool exchanged) {
    auto a = t.local("a"), b = t.local("b");
    Expr* less = t.call("<", {t.var(exchanged ? b : a), t.var(exchanged ? a : b)});
    t.clause(method, {t.bind(a), t.bind(b)}, negated ? t.call("not", {less}) : less);
  };
  swapped("<=", true, true);
  swapped(">", false, true);
  swapped(">=", true, false);
}

}  // namespace needle::types
