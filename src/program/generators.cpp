// Values made by a user's own instance: what the testing libraries would draw or list, a search chooses.
#include <algorithm>
#include <array>

#include "program/workspace.h"

namespace needle::program {
namespace {

// A class whose instances make values, and Needle.Draw's function of it: Draw -> a.
struct Maker {
  std::string_view module, name, draw;
};
constexpr std::array kMakers = {
    Maker{"Test.QuickCheck.Arbitrary", "Arbitrary", "drawArbitrary"},
    Maker{"Test.SmallCheck.Series", "Serial", "drawSerial"},
    Maker{"Test.LazySmallCheck", "Serial", "drawLazySerial"},
    Maker{"Test.LeanCheck", "Listable", "drawListable"},
};

const types::Type* head_of(const types::Type* type) {
  while (type->kind == types::TypeKind::App) type = type->left;
  return type;
}

// The constructors in  cons0 A \/ cons2 B ..; false when the expression is of another form.
bool collect_listed(const syntax::Expr* e, std::vector<Symbol>& out) {
  using enum syntax::ExprKind;
  switch (e->kind) {
    case Paren:
      return collect_listed(static_cast<const syntax::ParenExpr*>(e)->expr, out);
    case Infix: {
      const auto& infix = *static_cast<const syntax::InfixExpr*>(e);
      const bool either =
          infix.op->kind == Var && static_cast<const syntax::VarExpr*>(infix.op)->name.text.text() == "\\/";
      return either && collect_listed(infix.left, out) && collect_listed(infix.right, out);
    }
    case App: {
      const auto& app = *static_cast<const syntax::AppExpr*>(e);
      if (app.function->kind != Var || app.argument->kind != Con) return false;
      const std::string_view function = static_cast<const syntax::VarExpr*>(app.function)->name.text.text();
      const bool cons = function.starts_with("cons") && function.find_first_not_of("0123456789", 4) == function.npos;
      if (!cons && function != "newtypeCons") return false;
      out.push_back(static_cast<const syntax::ConExpr*>(app.argument)->name.text);
      return true;
    }
    default:
      return false;
  }
}

}  // namespace

const types::InstanceInfo* Workspace::written_instance(std::string_view class_module, std::string_view class_name,
                                                       names::EntityId type) const {
  for (const types::InstanceInfo& instance : types_.instances) {
    const names::Entity& cls = names_.entity(instance.cls);
    if (cls.name.text() != class_name || cls.module.text() != class_module || instance.head.empty()) continue;
    const types::Type* head = head_of(instance.head.back());
    if (head->kind != types::TypeKind::Con || head->con != type) continue;
    const names::ModuleInfo* module = names_.find_module(instance.module);
    if (!module || !module->library) return &instance;
  }
  return nullptr;
}

std::optional<space::Spaces::Made> Workspace::made_by_instance(CompiledModule& module, const core::Type* type) {
  const core::Type* head = type;
  while (head->kind == core::TypeKind::App) head = head->left;
  if (head->kind != core::TypeKind::Con) return std::nullopt;
  const names::EntityId entity = entity_of(head->con);
  for (const Maker& maker : kMakers) {
    const types::InstanceInfo* instance = entity.valid() ? written_instance(maker.module, maker.name, entity) : nullptr;
    if (!instance || lists_constructors(*instance, *head->con)) continue;
    const names::EntityId draw = names_.known_value(maker.draw);
    const types::Type* closed = checked_type(type);
    if (!closed || !draw.valid()) return std::nullopt;
    const std::unordered_map<Symbol, const types::Type*> at = {{types_.values.at(draw)->vars[0]->name, closed}};
    Diagnostics unsaid;  // an instance that does not fit this type is no instance of it
    types::ValueCheck check = types::check_value(names_, types_, module.resolved, draw, at, Span(), unsaid, &sources_);
    if (!check.ok) continue;
    space::Spaces::Made made;
    made.convert = desugar::desugar_value(names_, types_, module.resolved, module.typed, check, program_, core_map_,
                                          sources_, unsaid);
    made.from = program_.global(made.convert).type->left;
    made.generated = true;
    return made;
  }
  return std::nullopt;
}

// Whether the instance lists each constructor of the type once and nothing else, as  cons0 Leaf \/ cons3 Node  does:
// then the type itself says the same, and lazily.
bool Workspace::lists_constructors(const types::InstanceInfo& instance, const core::TyCon& type) const {
  const syntax::InstanceDecl* decl = nullptr;
  for (const auto& [name, module] : modules_)
    for (const types::InstanceBody& body : module->typed.instances)
      if (body.id == instance.id) decl = body.decl;
  if (!decl || !decl->body || decl->body->decls.size() != 1) return false;
  const syntax::Decl* only = decl->body->decls[0];
  if (only->kind != syntax::DeclKind::Function) return false;
  const auto& clauses = static_cast<const syntax::FunctionDecl*>(only)->clauses;
  if (clauses.size() != 1 || !clauses[0].params.empty()) return false;
  const syntax::Rhs& rhs = *clauses[0].rhs;
  if (rhs.where || rhs.alternatives.size() != 1 || !rhs.alternatives[0].guards.empty()) return false;
  std::vector<Symbol> listed;
  if (!collect_listed(rhs.alternatives[0].body, listed) || listed.size() != type.constructors.size()) return false;
  return std::all_of(type.constructors.begin(), type.constructors.end(), [&](const core::DataCon* con) {
    return std::count(listed.begin(), listed.end(), con->name) == 1;
  });
}

}  // namespace needle::program
