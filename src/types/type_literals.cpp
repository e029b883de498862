// Families on the numbers and strings of GHC.TypeLits, where their arguments are literals.
//
//   2 + 3 -> 5     n + 0 -> n     3 <=? 2 -> 'False     AppendSymbol "a" "b" -> "ab"
#include <bit>
#include <optional>

#include "types/store.h"

namespace needle::types {

namespace {

using Number = unsigned __int128;
constexpr Number kLargest = UINT64_MAX;  // beyond, an application stays as it is

std::optional<Number> number_of(const Type* type) {
  if (type->kind != TypeKind::Literal || type->literal.text()[0] == '"') return {};
  Number n = 0;
  for (char c : type->literal.text()) {
    n = n * 10 + static_cast<Number>(c - '0');
    if (n > kLargest) return {};
  }
  return n;
}

std::optional<std::string> string_of(const Type* type) {
  if (type->kind != TypeKind::Literal || type->literal.text()[0] != '"') return {};
  const std::string_view text = type->literal.text();
  return std::string(text.substr(1, text.size() - 2));
}

std::optional<Number> power(Number base, Number exponent) {
  Number out = 1;
  for (; exponent > 0; --exponent) {
    if (base <= 1) return base;
    out *= base;
    if (out > kLargest) return {};
  }
  return out;
}

std::optional<Number> calculate(std::string_view family, Number a, Number b) {
  if (family == "+") return a + b;
  if (family == "*") return a * b;
  if (family == "-" && a >= b) return a - b;
  if (family == "^") return power(a, b);
  if (family == "Div" && b != 0) return a / b;
  if (family == "Mod" && b != 0) return a % b;
  return {};
}

}  // namespace

const Type* Store::by_literals(EntityId family, std::span<const Type* const> args) {
  const std::string_view name = names.entity(family).name.text();
  std::vector<const Type*> known;
  for (const Type* a : args) known.push_back(shallow(a));
  auto value = [&](std::string_view constructor) { return con(names.known_value(constructor)); };
  auto number = [&](Number n) { return literal(intern(std::to_string(static_cast<uint64_t>(n)))); };
  auto ordering = [&](int order) { return value(order < 0 ? "LT" : order == 0 ? "EQ" : "GT"); };
  if (known.size() == 1) {
    const auto n = number_of(known[0]);
    return name == "Log2" && n && *n > 0 ? number(static_cast<Number>(std::bit_width(static_cast<uint64_t>(*n)) - 1))
                                         : nullptr;
  }
  if (known.size() != 2) return nullptr;
  const auto a = number_of(known[0]), b = number_of(known[1]);
  if (a && b && name == "<=?") return value(*a <= *b ? "True" : "False");
  if (a && b && name == "CmpNat") return ordering(*a < *b ? -1 : *a > *b);
  if (a && b) {
    const auto result = calculate(name, *a, *b);
    return result && *result <= kLargest ? number(*result) : nullptr;
  }
  if (b && *b == 0 && (name == "+" || name == "-")) return known[0];
  if (a && *a == 0 && name == "+") return known[1];
  if (b && *b == 1 && (name == "*" || name == "^")) return known[0];
  if (a && *a == 1 && name == "*") return known[1];
  if (a && *a == 0 && name == "<=?") return value("True");
  const auto x = string_of(known[0]), y = string_of(known[1]);
  if (x && y && name == "AppendSymbol") return literal(intern("\"" + *x + *y + "\""));
  if (x && y && name == "CmpSymbol") return ordering(x->compare(*y));
  return nullptr;
}

}  // namespace needle::types
