#include "program/test_calls.h"

#include "syntax/visit.h"

namespace needle::program {
namespace {

using namespace syntax;

bool is_library(const Workspace& workspace, const Expr* e, std::string_view name) {
  if (e->kind != ExprKind::Var) return false;
  const EntityId id = static_cast<const VarExpr*>(e)->ref.entity;
  if (!id.valid() || workspace.names().entity(id).name.text() != name) return false;
  const names::ModuleInfo* module = workspace.names().find_module(workspace.names().entity(id).module);
  return module && module->library;
}

// The function that gets the last argument in the end:  it "x",  it "x" . property.
const Expr* head_of(const Workspace& workspace, const Expr* e) {
  for (e = without_parentheses(e);;) {
    if (e->kind == ExprKind::App)
      e = without_parentheses(static_cast<const AppExpr*>(e)->function);
    else if (e->kind == ExprKind::Infix && is_library(workspace, static_cast<const InfixExpr*>(e)->op, "."))
      e = without_parentheses(static_cast<const InfixExpr*>(e)->left);
    else
      return e;
  }
}

// f x $ y, f x y: the function and the last argument.
struct Call {
  const Expr* function = nullptr;
  const Expr* last = nullptr;
};
Call call_of(const Workspace& workspace, const Expr& e) {
  if (e.kind == ExprKind::App)
    return {head_of(workspace, &e), without_parentheses(static_cast<const AppExpr&>(e).argument)};
  if (e.kind != ExprKind::Infix) return {};
  const auto& infix = static_cast<const InfixExpr&>(e);
  if (!is_library(workspace, infix.op, "$")) return {};
  return {head_of(workspace, infix.left), without_parentheses(infix.right)};
}

// property p  ->  p
const Expr* without_property(const Workspace& workspace, const Expr* e) {
  for (;;) {
    const Call call = call_of(workspace, *e);
    if (!call.function || !is_library(workspace, call.function, "property")) return e;
    e = call.last;
  }
}

// Whether the function's last argument is a test of any type, and not something that has tests.
bool takes_any(const Workspace& workspace, EntityId function) {
  const auto known = workspace.types().values.find(function);
  const types::Type* type = known == workspace.types().values.end() ? nullptr : known->second;
  const types::Type* last = nullptr;
  while (type && (type->kind == types::TypeKind::Forall || type->kind == types::TypeKind::Fun)) {
    if (type->kind == types::TypeKind::Fun) last = type->left;
    type = type->right;
  }
  return last && last->kind == types::TypeKind::Var;
}

// Functions of lets and wheres.
class Locals : public Visitor {
 public:
  explicit Locals(const Decl& decl) { visit(const_cast<Decl&>(decl)); }  // changes nothing
  const FunctionDecl* of(const Expr* e) const {
    if (!e || e->kind != ExprKind::Var) return nullptr;
    const auto found = found_.find(static_cast<const VarExpr*>(e)->ref.local.index);
    return found == found_.end() ? nullptr : found->second;
  }

 private:
  void see_local(Decl& d) override {
    if (d.kind != DeclKind::Function) return;
    const auto& f = static_cast<const FunctionDecl&>(d);
    if (f.local.valid()) found_.emplace(f.local.index, &f);
  }

  std::unordered_map<uint32_t, const FunctionDecl*> found_;
};

void calls_in(Workspace& workspace, CompiledModule& module, std::unordered_map<std::string, TestCall>& out) {
  for (const Decl* decl : module.resolved.parsed.module->body->decls) {
    const Locals locals(*decl);
    each_expr(*decl, [&](const Expr& e) {  // the outer ones first
      Call call = call_of(workspace, e);
      if (e.kind == ExprKind::Var) call.function = &e;  // mapM_ quickCheck ps
      if (!call.function || call.function->kind != ExprKind::Var) return;
      const EntityId function = static_cast<const VarExpr*>(call.function)->ref.entity;
      if (!workspace.names().placed_version(function).valid()) return;
      const Expr* tested =
          call.last && takes_any(workspace, function) ? without_property(workspace, call.last) : nullptr;
      out.try_emplace(workspace.sources().describe(call.function->span),
                      TestCall{&module, &e, tested, locals.of(tested), decl->span});
    });
  }
}

}  // namespace

std::unordered_map<std::string, TestCall> test_calls(Workspace& workspace) {
  std::unordered_map<std::string, TestCall> out;
  for (const auto& [name, module] : workspace.modules()) calls_in(workspace, *module, out);
  return out;
}

std::optional<Function> named_function(Workspace& workspace, const Expr& e) {
  if (e.kind != ExprKind::Var) return std::nullopt;
  const EntityId entity = static_cast<const VarExpr&>(e).ref.entity;
  if (!entity.valid()) return std::nullopt;
  const auto found = workspace.modules().find(workspace.names().entity(entity).module);
  if (found == workspace.modules().end()) return std::nullopt;
  for (Function& f : functions_of(*found->second))
    if (f.entity == entity) return std::move(f);
  return std::nullopt;
}

bool is_used(const Workspace& workspace, EntityId function) {
  bool used = false;
  for (const auto& [name, module] : workspace.modules())
    for (const Decl* decl : module->resolved.parsed.module->body->decls) {
      if (decl->kind == DeclKind::Function && static_cast<const FunctionDecl*>(decl)->entity == function) continue;
      each_expr(*decl, [&](const Expr& e) {
        used = used || (e.kind == ExprKind::Var && static_cast<const VarExpr&>(e).ref.entity == function);
      });
    }
  return used;
}

std::vector<std::string> argument_names(const Workspace& workspace, const Expr& e, size_t handed_on) {
  std::vector<std::string> out;
  for (const Expr* at = without_parentheses(&e);;) {
    at = without_property(workspace, at);
    if (at->kind == ExprKind::Infix && is_library(workspace, static_cast<const InfixExpr&>(*at).op, "==>")) {
      at = without_parentheses(static_cast<const InfixExpr&>(*at).right);
      continue;
    }
    if (at->kind == ExprKind::Lambda) {
      for (const Pat* p : static_cast<const LambdaExpr*>(at)->params)
        if (handed_on > 0)
          --handed_on;
        else
          out.push_back(name_of(p));
      at = without_parentheses(static_cast<const LambdaExpr*>(at)->body);
      continue;
    }
    const Call call = call_of(workspace, *at);
    if (!call.function ||
        (!is_library(workspace, call.function, "forAll") && !is_library(workspace, call.function, "forAllShrink")))
      return out;
    at = call.last;
  }
}

std::vector<std::string> generated_names(const Workspace& workspace, const Function& function, size_t inputs) {
  for (const Decl* d : function.module->resolved.parsed.module->body->decls) {
    if (d->kind != DeclKind::Function) continue;
    const auto& f = static_cast<const FunctionDecl&>(*d);
    if (f.entity != function.entity || f.clauses.size() != 1) continue;
    const Clause& clause = f.clauses[0];
    if (clause.rhs->alternatives.size() != 1 || inputs < clause.params.size()) continue;
    return argument_names(workspace, *clause.rhs->alternatives[0].body, inputs - clause.params.size());
  }
  return {};
}

}  // namespace needle::program
