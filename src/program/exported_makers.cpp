#include "program/exported_makers.h"

#include <fmt/format.h>

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

// How a value is got out of what a call returns, in Haskell and in core.
struct Way {
  std::string_view written, module;  // a function, and where it is defined; none: the result itself is the value
  std::string_view con;              // the constructor that holds it
  size_t field = 0;
};
constexpr Way kWays[] = {
    {"", "", "", 0},
    {"fromJust", "Data.Maybe", "Just", 0},
    {"either undefined id", "Needle.Base", "Right", 0},
    {"fst", "Needle.Base", "(,)", 0},
    {"snd", "Needle.Base", "(,)", 1},
};

bool is_con(const Workspace& workspace, const types::Type* type, std::string_view name) {
  return type->kind == types::TypeKind::Con && workspace.names().entity(type->con).name.text() == name;
}

// The part of a result that is to be of the closed type; null when it has none such.
const types::Type* part_of(const Workspace& workspace, const types::Type* result, const Way& way) {
  if (way.con.empty()) return result;
  if (result->kind != types::TypeKind::App) return nullptr;
  if (way.con == "Just") return is_con(workspace, result->left, "Maybe") ? result->right : nullptr;
  if (result->left->kind != types::TypeKind::App) return nullptr;
  if (!is_con(workspace, result->left->left, way.con == "Right" ? "Either" : "(,)")) return nullptr;
  return way.con == "Right" || way.field == 1 ? result->right : result->left->right;
}

// At the types at which it makes values of the closed type; invalid when it does not, or needs functions.
core::GlobalId maker(Workspace& workspace, CompiledModule& module, names::EntityId entity, const types::Type* closed,
                     const Way& way) {
  const auto found = workspace.types().values.find(entity);
  if (found == workspace.types().values.end()) return {};
  const types::Type* result = found->second;
  if (result->kind == types::TypeKind::Forall) result = result->right;
  while (result->kind == types::TypeKind::Fun) result = result->right;
  ChosenTypes chosen;
  const types::Type* part = part_of(workspace, result, way);
  if (!part || part->kind == types::TypeKind::Var || !match(part, closed, chosen)) return {};
  const core::GlobalId global = value_if_any(workspace, module, entity, chosen);
  if (!global.valid()) return {};
  const core::Type* type = workspace.program().global(global).type;
  if (!type || !core::is_closed(type)) return {};
  const std::vector<const core::Type*> arguments = core::signature(type).arguments;
  return arguments.size() <= kMostArguments && !has_function(arguments) ? global : core::GlobalId();
}

class Calls {
 public:
  Calls(Workspace& workspace, CompiledModule& module, const core::Type* closed)
      : workspace_(workspace),
        module_(module),
        program_(workspace.program()),
        build_(program_),
        closed_(core::copied(closed, program_.arena)),
        con_(core::head_of(closed)) {}

  std::optional<core::Recipe::Conversion> conversion() {
    const types::Type* checked = checked_type(workspace_, closed_);
    if (!checked) return std::nullopt;
    Made all = begin();
    for (const Way& way : kWays) {
      Made some = calls(checked, way);
      if (some.constructors.empty()) continue;
      if (way.con.empty())
        all = std::move(some);
      else
        add_way(all, some, way);
    }
    if (all.constructors.empty()) return std::nullopt;
    const core::Type* from = finish(all);
    const core::Var* source = build_.fresh("m", from);
    core::Global& global = *program_.add_global(con_->module, intern("$make_" + std::string(con_->name.text())));
    global.body = build_.lam({source}, value(all, source));
    core::Type* type = program_.arena.make<core::Type>();
    type->kind = core::TypeKind::Fun;
    type->left = from;
    type->right = closed_;
    global.type = type;
    return core::Recipe::Conversion{from, global.id, "", false, core::CollectedAs::Mixed};
  }

 private:
  // A type under way: its constructors, and what each stands for.
  struct Made {
    core::TyCon* type = nullptr;
    std::vector<core::DataCon*> constructors;
    std::vector<core::Alt> alternatives;
    const core::DataCon* holder = nullptr;  // of a way: the constructor that holds the value
  };

  Made begin() {
    // Tables of types know them by their names.
    const std::string name = fmt::format("{}{}_{}", kPrefix, con_->name.text(), program_.tycon_count());
    return {program_.add_tycon(con_->module, intern(name)), {}, {}, nullptr};
  }

  core::DataCon* add(Made& made, Symbol name, Symbol module, const std::vector<const core::Type*>& fields) {
    core::DataCon* c = program_.add_con(made.type, name);
    c->module = module;
    c->tag = static_cast<uint32_t>(made.constructors.size());
    c->arity = static_cast<uint32_t>(fields.size());
    c->field_types = program_.arena.copy(fields);
    const std::array<bool, kMostArguments> lazy = {};
    c->strict_fields = program_.arena.copy(std::span(lazy.data(), fields.size()));
    made.constructors.push_back(c);
    return c;
  }

  // One for every exported function or constructor whose result has the value in this way.
  Made calls(const types::Type* checked, const Way& way) {
    Made made;
    for (const names::Export& e : workspace_.names().find_module(con_->module)->values) {
      const names::Entity& entity = workspace_.names().entity(e.entity);
      const bool makes = entity.kind == names::EntityKind::Value || entity.kind == names::EntityKind::Constructor;
      if (!makes || e.name.text().starts_with("prop_") || made.constructors.size() >= kMostMakers) continue;
      const core::GlobalId global = maker(workspace_, module_, e.entity, checked, way);
      if (!global.valid()) continue;
      if (!made.type) made = begin();
      const core::Signature signature = core::signature(program_.global(global).type);
      const core::DataCon* c = add(made, e.name, entity.module, signature.arguments);
      for (const core::DataCon* holder : core::head_of(signature.result)->constructors)
        if (holder->name.text() == way.con) made.holder = holder;
      std::vector<const core::Var*> fields;
      std::vector<const core::Expr*> args;
      for (const core::Type* type : signature.arguments) {
        fields.push_back(build_.fresh("x", type));
        args.push_back(build_.var(fields.back()));
      }
      made.alternatives.push_back(build_.con_alt(c, fields, build_.app(build_.global(global), args)));
    }
    return made;
  }

  // fromJust (call): what has no value there does not count.
  void add_way(Made& all, Made& some, const Way& way) {
    if (!some.holder) return;
    const core::Type* calls = finish(some);
    const core::DataCon* c = add(all, intern(way.written), intern(way.module), {calls});
    const core::Var* call = build_.fresh("c", calls);
    std::vector<const core::Var*> fields;
    for (size_t i = 0; i < some.holder->arity; ++i) fields.push_back(build_.fresh("v", nullptr));
    const bool others = some.holder->parent->constructors.size() > 1;
    const core::Expr* got = build_.case_of(value(some, call), build_.fresh("r", nullptr),
                                           {build_.con_alt(some.holder, fields, build_.var(fields[way.field]))},
                                           others ? build_.global(workspace_.library_global("notMade")) : nullptr);
    all.alternatives.push_back(build_.con_alt(c, {call}, got));
  }

  const core::Type* finish(Made& made) {
    program_.finish_tycon(made.type, made.constructors);
    core::Type* type = program_.arena.make<core::Type>();
    type->kind = core::TypeKind::Con;
    type->con = made.type;
    return type;
  }

  const core::Expr* value(const Made& made, const core::Var* source) {
    return build_.case_of(build_.var(source), build_.fresh("s", source->type), made.alternatives, nullptr);
  }

  Workspace& workspace_;
  CompiledModule& module_;
  core::Program& program_;
  core::Builder build_;
  const core::Type* closed_;
  const core::TyCon* con_;
};

}  // namespace

bool is_made(const core::TyCon* con) {
  return con->name.text().starts_with(kPrefix);
}

bool is_hidden(const Workspace& workspace, const core::TyCon* con) {
  if (con->constructors.empty() || con->is_class || con->is_primitive || is_made(con)) return false;
  const names::ModuleInfo* info = workspace.names().find_module(con->module);
  if (!info || info->library) return false;
  return std::any_of(con->constructors.begin(), con->constructors.end(),
                     [&](const core::DataCon* c) { return !names::find_export(info->values, c->name); });
}

std::optional<core::Recipe::Conversion> exported_conversion(Workspace& workspace, CompiledModule& module,
                                                            const core::Type* closed) {
  const core::TyCon* con = core::head_of(closed);
  if (!con || !is_hidden(workspace, con)) return std::nullopt;
  return Calls(workspace, module, closed).conversion();
}

}  // namespace needle::program
