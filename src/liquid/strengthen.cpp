#include "liquid/strengthen.h"

#include <fmt/format.h>

namespace needle::liquid {

using namespace syntax;

namespace {

bool is_number(const Refined* type) {
  return type && type->kind == RefinedKind::Constructor &&
         (type->name.text() == "Int" || type->name.text() == "Integer");
}

bool fits(const Measure& m, const Refined* type) {
  return type && type->kind == RefinedKind::Constructor && type->name == m.type;
}

// len is the verifier's own.
Expr* measure_of(Tree& tree, Symbol measure, Expr* value) {
  if (!measure.valid()) return value;
  return measure.text() == "len" ? tree.call("refineLength", {value}) : tree.app(tree.var(measure), {value});
}

Expr* number(Tree& tree, int value) {
  return tree.literal({LiteralKind::Integer, intern(std::to_string(value)), 0});
}

std::string named(Symbol measure, std::string_view value) {
  return measure.valid() ? fmt::format("{} {}", measure.text(), value) : std::string(value);
}

}  // namespace

std::vector<Strengthening> strengthenings(const std::vector<Measure>& measures,
                                          const std::vector<const Refined*>& arguments, const Refined* result) {
  std::vector<Symbol> sides;  // what can be said something about
  if (is_number(result)) sides.push_back({});
  for (const Measure& m : measures)
    if (fits(m, result)) sides.push_back(m.name);
  std::vector<Measured> terms;
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (is_number(arguments[i])) terms.push_back({{}, i});
    for (const Measure& m : measures)
      if (fits(m, arguments[i])) terms.push_back({m.name, i});
  }
  std::vector<Strengthening> out;
  for (Symbol side : sides)
    for (const Measured& t : terms) out.push_back({side, "=", {t}});
  for (Symbol side : sides)
    for (size_t i = 0; i < terms.size(); ++i)
      for (size_t j = i + 1; j < terms.size(); ++j)
        if (terms[i].argument != terms[j].argument) out.push_back({side, "=", {terms[i], terms[j]}});
  for (Symbol side : sides) out.push_back({side, ">", {}});
  for (Symbol side : sides) out.push_back({side, ">=", {}});
  for (Symbol side : sides)
    for (const Measured& t : terms) out.push_back({side, "=", {t}, 1});
  for (const std::string_view relation : {"<=", ">=", "<", ">"})
    for (Symbol side : sides)
      for (const Measured& t : terms) out.push_back({side, relation, {t}});
  return out;
}

Expr* predicate_of(Tree& tree, const Strengthening& s, Symbol v, const std::vector<Symbol>& arguments) {
  Expr* sum = nullptr;
  for (const Measured& t : s.terms) {
    Expr* one = measure_of(tree, t.measure, tree.var(arguments[t.argument]));
    sum = sum ? tree.call("refinePlus", {sum, one}) : one;
  }
  if (!sum)
    sum = number(tree, s.constant);
  else if (s.constant != 0)
    sum = tree.call("refinePlus", {sum, number(tree, s.constant)});
  const std::string_view relation = s.relation == "="    ? "refineEqual"
                                    : s.relation == "<"  ? "refineLess"
                                    : s.relation == "<=" ? "refineLessEqual"
                                    : s.relation == ">"  ? "refineGreater"
                                                         : "refineGreaterEqual";
  return tree.call(relation, {measure_of(tree, s.measure, tree.var(v)), sum});
}

std::string text_of(const Strengthening& s, std::string_view v, const std::vector<std::string>& arguments) {
  std::string sum;
  for (const Measured& t : s.terms) sum += (sum.empty() ? "" : " + ") + named(t.measure, arguments[t.argument]);
  if (sum.empty())
    sum = std::to_string(s.constant);
  else if (s.constant != 0)
    sum += fmt::format(" + {}", s.constant);
  return fmt::format("{} {} {}", named(s.measure, v), s.relation, sum);
}

}  // namespace needle::liquid
