// Type and data families: their declarations, equations and instances, at the top level and in classes.
#include "syntax/parser.h"

namespace needle::syntax {

using enum TokenKind;

// What follows `type family F a`:  :: kind,  = r | r -> a,  where equations
Decl* Parser::family(uint32_t begin, bool is_data, const TypeHead& head) {
  TypeExpr* kind = accept(DoubleColon) ? type() : nullptr;
  if (!kind && !is_data && accept(Equals)) {
    TypeExpr* result = operator_type();
    if (result->kind == TypeExprKind::Kinded) kind = static_cast<KindedType*>(result)->kind;
    injectivity();
  }
  std::vector<FamilyInstanceDecl*> equations;
  const bool closed = !is_data && accept(KwWhere);
  if (closed) block(BlockStyle::Plain, [&] { equations.push_back(family_instance(here())); });
  auto* d = node<FamilyDecl>(DeclKind::Family, since(begin));
  d->is_data = is_data;
  d->closed = closed;
  d->name = head.name;
  d->params = head.params;
  d->result_kind = kind;
  d->equations = arena_.copy(equations);
  return d;
}

// | r -> a b: nothing is inferred from it
void Parser::injectivity() {
  if (!at(Bar)) fail();
  functional_dependencies();
}

// F t1 .. tn = t
FamilyInstanceDecl* Parser::family_instance(uint32_t begin) {
  if (at_word("forall")) {
    advance();
    type_binders();
    if (!at_dot()) fail();
    advance();
  }
  TypeExpr* left = operator_type();
  expect(Equals);
  TypeExpr* right = kinded_type();
  auto* d = node<FamilyInstanceDecl>(DeclKind::FamilyInstance, since(begin));
  d->left = left;
  d->right = right;
  return d;
}

// In a class: type F a :: k, data D a, and defaults, type [instance] F a = t. In an instance: type [instance] F Int = t,
// data [instance] D Int = ..
Decl* Parser::associated_declaration(bool in_class) {
  uint32_t begin = here();
  if (!in_class && !at(KwType)) return data_declaration(true);
  const bool is_data = at(KwData);
  if (at(KwNewtype)) fail();
  advance();
  if (!is_data && (accept(KwInstance) || !in_class)) return family_instance(begin);
  if (at_word("family")) {
    advance();
    return family(begin, is_data, type_head());
  }
  TypeExpr* left = operator_type();
  if (is_data || !at(Equals)) return family(begin, is_data, head_of(left));
  advance();
  TypeExpr* right = kinded_type();
  if (at(Bar)) {  // type F a = r | r -> a
    injectivity();
    return family(begin, false, head_of(left));
  }
  auto* d = node<FamilyInstanceDecl>(DeclKind::FamilyInstance, since(begin));
  d->left = left;
  d->right = right;
  return d;
}

}  // namespace needle::syntax
