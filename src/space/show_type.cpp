#include "space/show_type.h"

#include "core/core.h"
#include "core/spine.h"

namespace needle::space {
namespace {

std::string in_parens(bool needed, std::string text) {
  return needed ? "(" + std::move(text) + ")" : text;
}

std::string type_text(const core::Type* type, int precedence) {
  using core::TypeKind;
  switch (type->kind) {
    case TypeKind::Con:
      return std::string(type->con->name.text());
    case TypeKind::Var:
      return std::string(type->var.text());
    case TypeKind::Forall:
      return core::print(type);
    case TypeKind::Fun:
      return in_parens(precedence > 0, type_text(type->left, 1) + " -> " + type_text(type->right, 0));
    case TypeKind::App:
      break;
  }
  const auto [head, args] = core::spine(type);
  const std::string name = type_text(head, 2);
  if (name == "[]" && args.size() == 1) {
    const std::string element = type_text(args[0], 0);
    return element == "Char" ? "String" : "[" + element + "]";
  }
  if (name.starts_with("(,") && name.size() == args.size() + 1) {
    std::string out;
    for (const core::Type* a : args) out += (out.empty() ? "(" : ", ") + type_text(a, 0);
    return out + ")";
  }
  std::string out = name;
  for (const core::Type* a : args) out += " " + type_text(a, 2);
  return in_parens(precedence > 1, out);
}

}  // namespace

std::string show(const core::Type* type) {
  return type_text(type, 0);
}

}  // namespace needle::space
