#include "witness/show_shape.h"

#include <fmt/format.h>

#include "base/show_number.h"
#include "witness/literals.h"
#include "witness/printer.h"

namespace needle::witness {

using core::TypeKind;
using core::reference::Handle;
using core::reference::Shape;
using core::reference::ShapeKind;

namespace {

constexpr int kDeepestShown = 8;
constexpr size_t kLongestList = 12;

bool is_char(const Shape& shape, const core::TyCon* con) {
  return shape.kind == ShapeKind::Int && (con ? con->name.text() == "Char" : shape.character);
}

}  // namespace

std::string ShapeText::argument(Handle handle, const core::Type* type) {
  return show(handle, {type, {}}, kApplication + 1, 0);
}

ShapeText::Known ShapeText::resolve(Known known) {
  while (known.type && known.type->kind == TypeKind::Var) {
    if (!known.variables) return {};
    auto found = known.variables->find(known.type->var);
    if (found == known.variables->end()) return {};
    known = Known(found->second);
  }
  return known;
}

ShapeText::Head ShapeText::head_of(const Known& known) {
  std::vector<Known> args;
  Known at = resolve(known);
  while (at.type && at.type->kind == TypeKind::App) {
    args.insert(args.begin(), {at.type->right, at.variables});
    at = resolve({at.type->left, at.variables});
  }
  if (!at.type || at.type->kind != TypeKind::Con) return {};
  auto variables = std::make_shared<std::unordered_map<Symbol, Known>>();
  for (size_t i = 0; i < args.size() && i < at.type->con->params.size(); ++i)
    variables->emplace(at.type->con->params[i], args[i]);
  return {at.type->con, variables};
}

std::string ShapeText::show(Handle handle, const Known& known, int precedence, int depth) {
  if (depth > kDeepestShown) return "..";
  const Head head = head_of(known);
  const Shape shape = evaluator_.shape(handle);
  if (head.con && head.con->is_newtype && shape.kind != ShapeKind::Unevaluated) {
    const core::DataCon* wrapper = head.con->constructors[0];
    const Known field{wrapper->field_types[0], head.variables};
    if (has_unboxed_literals(wrapper)) return unboxed_literal(wrapper, show(handle, field, 0, depth + 1), precedence);
    const std::string inner = show(handle, field, kApplication + 1, depth + 1);
    return in_parens(precedence > kApplication, fmt::format("{} {}", wrapper->name.text(), inner));
  }
  switch (shape.kind) {
    case ShapeKind::Con:
      return constructor(shape, head, precedence, depth);
    case ShapeKind::Int:
      if (is_char(shape, head.con)) return "'" + show_char(shape.integer, '\'') + "'";
      if (head.con && head.con->name.text().starts_with("Word"))
        return std::to_string(static_cast<uint64_t>(shape.integer));
      return in_parens(shape.integer < 0 && precedence > 6, std::to_string(shape.integer));
    case ShapeKind::Integer:
      return in_parens(shape.digits.starts_with('-') && precedence > 6, shape.digits);
    case ShapeKind::Double:
      return in_parens(shape.real < 0 && precedence > 6, show_double(shape.real));
    case ShapeKind::Function:
      return "<function>";
    case ShapeKind::Other:
      return "<reference>";
    case ShapeKind::Unevaluated:
      break;
  }
  return "_";
}

std::string ShapeText::constructor(const Shape& shape, const Head& head, int precedence, int depth) {
  const core::DataCon* con = shape.con;
  const std::string name(con->name.text());
  if (name == "[]" || name == ":") return list(shape, head, precedence, depth);
  auto field = [&](size_t i, int p) {
    return show(shape.fields[i], {con->field_types[i], head.variables}, p, depth + 1);
  };
  const size_t first = con->dict_fields, count = shape.fields.size();
  if (name.starts_with("(,")) {
    std::string out;
    for (size_t i = 0; i < count; ++i) out += (out.empty() ? "(" : ",") + field(i, 0);
    return out + ")";
  }
  if (con->infix && count == first + 2) {
    const std::string op = is_operator(name) ? name : "`" + name + "`";
    const int p = con->fixity;
    return in_parens(precedence > p, field(first, p + 1) + " " + op + " " + field(first + 1, p + 1));
  }
  std::string out = is_operator(name) ? "(" + name + ")" : name;
  for (size_t i = first; i < count; ++i) out += " " + field(i, kApplication + 1);
  return in_parens(count > first && precedence > kApplication, out);
}

std::string ShapeText::list(Shape shape, const Head& head, int precedence, int depth) {
  std::vector<std::string> elements;
  std::vector<int64_t> chars;
  const core::DataCon* cons = shape.con;
  bool string = true;
  while (shape.kind == ShapeKind::Con && shape.fields.size() == 2 && elements.size() < kLongestList) {
    const Known element{cons->field_types[0], head.variables};
    const Shape first = evaluator_.shape(shape.fields[0]);
    string = string && is_char(first, head_of(element).con);
    chars.push_back(first.integer);
    elements.push_back(show(shape.fields[0], element, 6, depth + 1));
    shape = evaluator_.shape(shape.fields[1]);
  }
  const bool complete = shape.kind == ShapeKind::Con && shape.fields.empty();
  if (complete && elements.empty()) return "[]";
  if (complete && string) return show_string(chars);
  if (complete) return fmt::format("[{}]", fmt::join(elements, ","));
  elements.push_back(shape.kind == ShapeKind::Unevaluated ? "_" : "..");
  return in_parens(precedence > 5, fmt::format("{}", fmt::join(elements, " : ")));
}

}  // namespace needle::witness
