#include "liquid/scope.h"

namespace needle::liquid {

using namespace syntax;

const Refined* plain_type(Tree& tree, const TypeExpr* type) {
  Refined* out = tree.arena().make<Refined>();
  out->span = type->span;
  auto parts = [&](std::initializer_list<const TypeExpr*> list) {
    std::vector<Refined*> made;
    for (const TypeExpr* t : list) made.push_back(const_cast<Refined*>(plain_type(tree, t)));
    out->parts = tree.arena().copy(made);
  };
  switch (type->kind) {
    case TypeExprKind::Var:
      out->kind = RefinedKind::Variable;
      out->name = static_cast<const VarType*>(type)->name;
      break;
    case TypeExprKind::Con:
      out->name = static_cast<const ConType*>(type)->name.text;
      break;
    case TypeExprKind::App: {
      const Refined* function = plain_type(tree, static_cast<const AppType*>(type)->function);
      *out = *function;
      out->span = type->span;
      std::vector<Refined*> made(function->parts.begin(), function->parts.end());
      made.push_back(const_cast<Refined*>(plain_type(tree, static_cast<const AppType*>(type)->argument)));
      out->parts = tree.arena().copy(made);
      break;
    }
    case TypeExprKind::List:
      out->name = intern("[]");
      parts({static_cast<const ListType*>(type)->element});
      break;
    case TypeExprKind::Tuple: {
      out->name = intern("(,)");
      std::vector<Refined*> made;
      for (const TypeExpr* t : static_cast<const TupleType*>(type)->elements)
        made.push_back(const_cast<Refined*>(plain_type(tree, t)));
      out->parts = tree.arena().copy(made);
      break;
    }
    case TypeExprKind::Bang:
      return plain_type(tree, static_cast<const BangType*>(type)->type);
    case TypeExprKind::Kinded:
      return plain_type(tree, static_cast<const KindedType*>(type)->type);
    case TypeExprKind::Fun:
      out->kind = RefinedKind::Function;
      parts({static_cast<const FunType*>(type)->argument, static_cast<const FunType*>(type)->result});
      break;
    case TypeExprKind::Forall:
      return plain_type(tree, static_cast<const ForallType*>(type)->body);
    case TypeExprKind::Qualified:
      return plain_type(tree, static_cast<const QualifiedType*>(type)->body);
    default:
      out->kind = RefinedKind::Function;
      break;
  }
  return out;
}

}  // namespace needle::liquid
