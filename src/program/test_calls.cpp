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

// How many arguments a function takes, the type of the last one, and that of the result.
struct Shape {
  size_t arguments = 0;
  const types::Type *last = nullptr, *result = nullptr;
};
Shape shape_of(const Workspace& workspace, EntityId function) {
  const auto known = workspace.types().values.find(function);
  Shape out;
  if (known == workspace.types().values.end()) return out;
  for (out.result = known->second; out.result; out.result = out.result->right) {
    if (out.result->kind == types::TypeKind::Forall) continue;
    if (out.result->kind != types::TypeKind::Fun) break;
    ++out.arguments;
    out.last = out.result->left;
  }
  return out;
}

// Whether the function's last argument is a test of any type, and not something that has tests.
bool takes_any(const Workspace& workspace, EntityId function) {
  const types::Type* last = shape_of(workspace, function).last;
  return last && last->kind == types::TypeKind::Var;
}

bool is_generated(const Workspace& workspace, const Expr* function) {
  return is_library(workspace, function, "forAll") || is_library(workspace, function, "forAllShrink");
}

// A function without its last argument.
Wrapped wrapping(const Workspace& workspace, const Expr* e) {
  e = without_parentheses(e);
  if (e->kind == ExprKind::Infix) {
    const auto& infix = static_cast<const InfixExpr&>(*e);
    if (!is_library(workspace, infix.op, ".")) return Wrapped::Unknown;
    return std::max(wrapping(workspace, infix.left), wrapping(workspace, infix.right));
  }
  size_t given = 0;
  for (; e->kind == ExprKind::App; ++given) e = without_parentheses(static_cast<const AppExpr*>(e)->function);
  if (is_library(workspace, e, "property")) return Wrapped::Not;
  if (is_generated(workspace, e)) return Wrapped::Made;
  if (e->kind != ExprKind::Var) return Wrapped::Unknown;
  const EntityId function = static_cast<const VarExpr*>(e)->ref.entity;
  if (!function.valid() || !is_library(workspace, e, workspace.names().entity(function).name.text()))
    return Wrapped::Unknown;
  const Shape shape = shape_of(workspace, function);
  const bool makes_property = shape.result && shape.result->kind == types::TypeKind::Con && shape.result->con.valid() &&
                              workspace.names().entity(shape.result->con).name.text() == "Property";
  const bool all_but_one = shape.arguments == given + 1 && shape.last->kind == types::TypeKind::Var;
  return makes_property && all_but_one ? Wrapped::Kept : Wrapped::Unknown;
}

// f x $ y, f x y, f x . g $ y
struct Call {
  const Expr* function = nullptr;  // f
  const Expr* outer = nullptr;     // f x, or f x . g
  const Expr* last = nullptr;      // y
  Wrapped between = Wrapped::Not;  // by g
};

Call call_of(const Workspace& workspace, const Expr& e) {
  Call out;
  if (e.kind == ExprKind::App) {
    out.outer = static_cast<const AppExpr&>(e).function;
    out.last = without_parentheses(static_cast<const AppExpr&>(e).argument);
  } else if (e.kind == ExprKind::Infix && is_library(workspace, static_cast<const InfixExpr&>(e).op, "$")) {
    out.outer = static_cast<const InfixExpr&>(e).left;
    out.last = without_parentheses(static_cast<const InfixExpr&>(e).right);
  } else {
    return out;
  }
  for (out.function = without_parentheses(out.outer);;) {
    if (out.function->kind == ExprKind::App) {
      out.function = without_parentheses(static_cast<const AppExpr*>(out.function)->function);
    } else if (out.function->kind == ExprKind::Infix &&
               is_library(workspace, static_cast<const InfixExpr*>(out.function)->op, ".")) {
      const auto& infix = static_cast<const InfixExpr&>(*out.function);
      out.between = std::max(out.between, wrapping(workspace, infix.right));
      out.function = without_parentheses(infix.left);
    } else {
      return out;
    }
  }
}

// property p  ->  p,  and with Kept also label "x" p  ->  p
const Expr* unwrapped(const Workspace& workspace, const Expr* e, Wrapped at_most) {
  for (;;) {
    const Call call = call_of(workspace, *e);
    if (!call.function || wrapping(workspace, call.outer) > at_most) return e;
    e = call.last;
  }
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
      TestCall test{&module, &e, nullptr, call.between, nullptr, decl->span};
      if (call.last && takes_any(workspace, function)) {
        test.tested = unwrapped(workspace, call.last, Wrapped::Not);
        test.local = locals.of(unwrapped(workspace, call.last, Wrapped::Kept));
      }
      out.try_emplace(workspace.sources().describe(call.function->span), test);
    });
  }
}

bool is_closed(const types::Type* type) {
  switch (type->kind) {
    case types::TypeKind::Con:
    case types::TypeKind::Literal:
      return true;
    case types::TypeKind::App:
    case types::TypeKind::Fun:
      return is_closed(type->left) && is_closed(type->right);
    default:
      return false;
  }
}

}  // namespace

std::unordered_map<std::string, TestCall> test_calls(Workspace& workspace) {
  std::unordered_map<std::string, TestCall> out;
  for (const auto& [name, module] : workspace.modules()) calls_in(workspace, *module, out);
  return out;
}

const Expr* property_of(const Workspace& workspace, const TestCall& call) {
  if (!call.tested || call.wrapped > Wrapped::Kept) return nullptr;
  return unwrapped(workspace, call.tested, Wrapped::Kept);
}

std::vector<const core::Type*> argument_types(Workspace& workspace, const TestCall& call) {
  std::vector<const core::Type*> out;
  const Expr* property = property_of(workspace, call);
  const types::Type* type = property ? call.module->typed.nodes[property->id.index].type : nullptr;
  for (; type && type->kind == types::TypeKind::Fun; type = type->right) {
    const core::Type* argument = is_closed(type->left)
                                     ? desugar::desugar_type(workspace.names(), workspace.types(), type->left,
                                                             workspace.program(), workspace.core_map())
                                     : nullptr;
    if (!argument) return {};
    out.push_back(argument);
  }
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
    at = unwrapped(workspace, at, Wrapped::Kept);
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
    if (!call.function || !is_generated(workspace, call.function)) return out;
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
