#include "program/helpers.h"

#include "syntax/visit.h"

namespace needle::program {
namespace {

using namespace syntax;

bool is_variable(const Expr* e) {
  return e->kind == ExprKind::Var && static_cast<const VarExpr*>(e)->ref.local.valid();
}

// Whether this is `property` applied to this many functions, not all of them variables.
bool applies(const Expr& e, names::EntityId property, size_t functions) {
  std::vector<const Expr*> arguments;
  const Expr* head = &e;
  while (head->kind == ExprKind::App) {
    arguments.insert(arguments.begin(), without_parentheses(static_cast<const AppExpr*>(head)->argument));
    head = without_parentheses(static_cast<const AppExpr*>(head)->function);
  }
  if (head->kind != ExprKind::Var || static_cast<const VarExpr*>(head)->ref.entity != property) return false;
  if (arguments.size() < functions) return false;
  for (size_t i = 0; i < functions; ++i)
    if (!is_variable(arguments[i])) return true;
  return false;
}

// How many of the first arguments are functions.
size_t leading_functions(const Workspace& workspace, names::EntityId value) {
  const auto found = workspace.types().values.find(value);
  if (found == workspace.types().values.end()) return 0;
  const types::Type* type = found->second;
  while (type->kind == types::TypeKind::Forall) type = type->right;
  size_t out = 0;
  for (; type->kind == types::TypeKind::Fun && type->left->kind == types::TypeKind::Fun; type = type->right) ++out;
  return out;
}

}  // namespace

Span use_as_helper(const Workspace& workspace, const std::vector<CompiledModule*>& modules, const Function& property) {
  const size_t functions = leading_functions(workspace, property.entity);
  Span out;
  if (functions == 0) return out;
  for (const CompiledModule* module : modules)
    for (const Decl* d : module->resolved.parsed.module->body->decls) {
      if (d->span == property.span) continue;
      each_expr(*d, [&](const Expr& e) {
        if (!out.valid() && e.kind == ExprKind::App && applies(e, property.entity, functions)) out = e.span;
      });
    }
  return out;
}

}  // namespace needle::program
