#include "program/exported_makers.h"

#include <algorithm>
#include <array>
#include <span>

#include "core/build.h"
#include "core/spine.h"
#include "program/close.h"

namespace needle::program {
namespace {

constexpr size_t kMostMakers = 16, kMostArguments = 8;
constexpr std::string_view kPrefix = "$made_";

// The types that the variables of a pattern stand for, so that it is the closed type.
bool match(const types::Type* pattern, const types::Type* closed, ChosenTypes& chosen) {
  switch (pattern->kind) {
    case types::TypeKind::Var: {
      const auto [at, fresh] = chosen.try_emplace(pattern->var->name, closed);
      return fresh || at->second == closed || match(at->second, closed, chosen);
    }
    case types::TypeKind::Con:
      return closed->kind == types::TypeKind::Con && closed->con == pattern->con;
    case types::TypeKind::App:
    case types::TypeKind::Fun:
      return closed->kind == pattern->kind && match(pattern->left, closed->left, chosen) &&
             match(pattern->right, closed->right, chosen);
    default:
      return false;
  }
}

bool has_function(const std::vector<const core::Type*>& types) {
  return std::any_of(types.begin(), types.end(), [](const core::Type* t) { return t->kind == core::TypeKind::Fun; });
}

bool is_hidden(const Workspace& workspace, const core::TyCon* con) {
  if (con->constructors.empty() || con->is_class || con->is_primitive) return false;
  const names::ModuleInfo* info = workspace.names().find_module(con->module);
  if (!info || info->library) return false;
  return std::any_of(con->constructors.begin(), con->constructors.end(),
                     [&](const core::DataCon* c) { return !names::find_export(info->values, c->name); });
}

// At the types at which it makes values of the closed type; invalid when it does not, or needs functions.
core::GlobalId maker(Workspace& workspace, CompiledModule& module, names::EntityId entity, const types::Type* closed) {
  const auto found = workspace.types().values.find(entity);
  if (found == workspace.types().values.end()) return {};
  const types::Type* result = found->second;
  if (result->kind == types::TypeKind::Forall) result = result->right;
  while (result->kind == types::TypeKind::Fun) result = result->right;
  ChosenTypes chosen;
  if (result->kind == types::TypeKind::Var || !match(result, closed, chosen)) return {};
  const core::GlobalId global = value_if_any(workspace, module, entity, chosen);
  if (!global.valid()) return {};
  const core::Type* type = workspace.program().global(global).type;
  if (!type || !core::is_closed(type)) return {};
  const std::vector<const core::Type*> arguments = core::signature(type).arguments;
  return arguments.size() <= kMostArguments && !has_function(arguments) ? global : core::GlobalId();
}

}  // namespace

bool is_made(const core::TyCon* con) {
  return con->name.text().starts_with(kPrefix);
}

std::optional<core::Recipe::Conversion> exported_conversion(Workspace& workspace, CompiledModule& module,
                                                            const core::Type* closed) {
  const core::TyCon* con = core::head_of(closed);
  if (!con || !is_hidden(workspace, con)) return std::nullopt;
  const types::Type* checked = checked_type(workspace, closed);
  const names::ModuleInfo* info = workspace.names().find_module(con->module);
  if (!checked) return std::nullopt;
  core::Program& program = workspace.program();
  core::Builder build(program);
  core::TyCon* made = nullptr;
  std::vector<core::DataCon*> constructors;
  std::vector<core::Alt> alternatives;
  for (const names::Export& e : info->values) {
    const names::Entity& entity = workspace.names().entity(e.entity);
    const bool makes = entity.kind == names::EntityKind::Value || entity.kind == names::EntityKind::Constructor;
    if (!makes || e.name.text().starts_with("prop_") || constructors.size() >= kMostMakers) continue;
    const core::GlobalId global = maker(workspace, module, e.entity, checked);
    if (!global.valid()) continue;
    if (!made) made = program.add_tycon(con->module, intern(std::string(kPrefix) + std::string(con->name.text())));
    const std::vector<const core::Type*> arguments = core::signature(program.global(global).type).arguments;
    core::DataCon* c = program.add_con(made, e.name);
    c->module = entity.module;
    c->tag = static_cast<uint32_t>(constructors.size());
    c->arity = static_cast<uint32_t>(arguments.size());
    c->field_types = program.arena.copy(arguments);
    const std::array<bool, kMostArguments> lazy = {};
    c->strict_fields = program.arena.copy(std::span(lazy.data(), arguments.size()));
    constructors.push_back(c);
    std::vector<const core::Var*> fields;
    std::vector<const core::Expr*> args;
    for (const core::Type* type : arguments) {
      fields.push_back(build.fresh("x", type));
      args.push_back(build.var(fields.back()));
    }
    alternatives.push_back(build.con_alt(c, fields, build.app(build.global(global), args)));
  }
  if (!made) return std::nullopt;
  program.finish_tycon(made, constructors);
  core::Type* from = program.arena.make<core::Type>();
  from->kind = core::TypeKind::Con;
  from->con = made;
  const core::Var* source = build.fresh("m", from);
  const core::GlobalId convert = program.add_global(con->module, intern("$make_" + std::string(con->name.text())))->id;
  core::Global& global = program.global(convert);
  global.body = build.lam({source}, build.case_of(build.var(source), build.fresh("s", from), alternatives, nullptr));
  core::Type* type = program.arena.make<core::Type>();
  type->kind = core::TypeKind::Fun;
  type->left = from;
  type->right = closed;
  global.type = type;
  return core::Recipe::Conversion{from, convert, "", false, core::CollectedAs::Mixed};
}

}  // namespace needle::program
