// Values made by a user's own instance: what the testing libraries would draw or list, a search chooses.
#include "program/generators.h"

#include <algorithm>
#include <array>

#include "core/spine.h"
#include "program/close.h"

namespace needle::program {
namespace {

// A class whose instances make values, and Needle.Draw's function of it: Draw -> a, or DrawTo -> a.
struct Maker {
  std::string_view module, name, draw;
};
constexpr std::array kMakers = {
    Maker{"Test.QuickCheck.Arbitrary", "Arbitrary", "drawArbitrary"},
    Maker{"Test.SmallCheck.Series", "Serial", "drawSerial"},
    Maker{"Test.LazySmallCheck", "Serial", "drawLazySerial"},
    Maker{"Test.LeanCheck", "Listable", "drawListable"},
};

// Types of the library whose constructors make what is no value of theirs, such as the hour -1. The library's own instance is obeyed.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kRestricted = {{
    {"Data.Version", "Version"},
    {"Data.Time.LocalTime.Types", "TimeOfDay"},
    {"Data.Time.LocalTime.Types", "TimeZone"},
    {"Data.Time.Clock.Types", "UTCTime"},
}};

bool is_restricted(const names::Entity& type) {
  return std::find(kRestricted.begin(), kRestricted.end(), std::pair(type.module.text(), type.name.text())) !=
         kRestricted.end();
}

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

// An instance for this type that is not the library's, but for a restricted type.
const types::InstanceInfo* written_instance(Workspace& workspace, const Maker& maker, names::EntityId type) {
  const names::Environment& names = workspace.names();
  const types::InstanceTable& instances = workspace.types().instances;
  for (size_t i = instances.size(); i-- > (is_restricted(names.entity(type)) ? 0 : instances.library_size());) {
    const types::InstanceInfo& instance = instances[i];
    const names::Entity& cls = names.entity(instance.cls);
    if (cls.name.text() != maker.name || cls.module.text() != maker.module || instance.head.empty()) continue;
    const types::Type* head = head_of(instance.head.back());
    if (head->kind != types::TypeKind::Con || head->con != type) continue;
    return &instance;
  }
  return nullptr;
}

// Whether the instance lists each constructor of the type once and nothing else, as  cons0 Leaf \/ cons3 Node  does:
// then the type itself says the same, and lazily.
bool lists_constructors(const Workspace& workspace, const types::InstanceInfo& instance, const core::TyCon& type) {
  const syntax::InstanceDecl* decl = nullptr;
  for (const auto& [name, module] : workspace.modules())
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

}  // namespace

std::optional<core::Recipe::Conversion> instance_conversion(Workspace& workspace, CompiledModule& module,
                                                            const core::Type* type) {
  const core::TyCon* con = core::head_of(type);
  if (!con) return std::nullopt;
  const names::EntityId entity = workspace.entity_of(con);
  if (!entity.valid()) return std::nullopt;
  for (const Maker& maker : kMakers) {
    const types::InstanceInfo* instance = written_instance(workspace, maker, entity);
    if (!instance || lists_constructors(workspace, *instance, *con)) continue;
    const names::EntityId draw = workspace.names().known_value(maker.draw);
    const types::Type* closed = checked_type(workspace, type);
    if (!closed || !draw.valid()) return std::nullopt;
    const Symbol variable = workspace.types().values.at(draw)->vars[0]->name;
    core::Recipe::Conversion made;
    made.convert = value_if_any(workspace, module, draw, {{variable, closed}});
    if (!made.convert.valid()) continue;  // an instance that does not fit this type is no instance of it
    made.from = workspace.program().global(made.convert).type->left;
    made.generated = true;
    return made;
  }
  return std::nullopt;
}

}  // namespace needle::program
