// Simple things that could be said about what a function returns, in terms of its arguments and of the measures in
// scope:   size v = size xs + size ys,   v >= 0,   len v <= len xs.
#pragma once
#include <string>
#include <vector>

#include "liquid/checks.h"

namespace needle::liquid {

// A number that somebody can name: an argument, or a measure of it.
struct Measured {
  Symbol measure;  // default: the value itself
  size_t argument = 0;
};
// The result, or a measure of it, compared with a sum.
struct Strengthening {
  Symbol measure;             // of the result; default: the result itself
  std::string_view relation;  // = < <= > >=
  std::vector<Measured> terms;
  int constant = 0;
};

// What predicates can measure, by the type of its argument.
struct Measure {
  Symbol name;
  Symbol type;  // its head
};

// The simplest first. Only what has a sense for these types.
std::vector<Strengthening> strengthenings(const std::vector<Measure>& measures,
                                          const std::vector<const Refined*>& arguments, const Refined* result);

// As a predicate over `v`, and as text.
Expr* predicate_of(Tree& tree, const Strengthening& s, Symbol v, const std::vector<Symbol>& arguments);
std::string text_of(const Strengthening& s, std::string_view v, const std::vector<std::string>& arguments);

}  // namespace needle::liquid
