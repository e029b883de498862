#include "engine/entry_points.h"

#include <fmt/format.h>

#include <algorithm>

#include "claim/inputs.h"
#include "claim/property.h"
#include "core/spine.h"
#include "engine/result_views.h"
#include "program/close.h"
#include "program/exported_makers.h"
#include "program/makers.h"
#include "space/show_type.h"
#include "witness/qualified.h"

namespace needle::engine {
namespace {

using program::CompiledModule;
using program::Function;
using program::Workspace;

class EntryFinder {
 public:
  EntryFinder(Workspace& workspace, const std::vector<CompiledModule*>& modules, const SearchOptions& options)
      : workspace_(workspace), modules_(modules), options_(options) {}

  EntryPoints all() {
    for (CompiledModule* module : modules_) {
      for (const Function& f : program::functions_of(*module)) {
        const bool property = f.name.text().starts_with("prop_");
        if (!property && !program::exports(workspace_, *module, f.entity)) continue;
        add(f, property ? EntryKind::Property : EntryKind::Function, {});
      }
      add_methods(*module);
      add_others(*module);
    }
    return std::move(out_);
  }

  EntryPoints named(const std::vector<std::string>& names) {
    named_ = true;
    for (const Function& f : program::properties(workspace_, modules_, names))
      add(f, f.name.text().starts_with("prop_") ? EntryKind::Property : EntryKind::Function, {});
    return std::move(out_);
  }

 private:
  // --- methods of the instances that are written in the module
  void add_methods(CompiledModule& module) {
    for (const types::InstanceBody& body : module.typed.instances) {
      if (!body.decl || !body.decl->span.valid() || body.decl->span.file != module.resolved.parsed.module->file)
        continue;
      const types::InstanceInfo& instance = workspace_.types().instances[body.id.index];
      const types::Type* head = instance.head.size() == 1 ? closed(instance.head[0]) : nullptr;
      for (const syntax::Decl* d : body.decl->body->decls) {
        if (d->kind != syntax::DeclKind::Function) continue;
        const auto& f = *static_cast<const syntax::FunctionDecl*>(d);
        const auto type = workspace_.types().values.find(f.entity);
        if (!f.entity.valid() || type == workspace_.types().values.end() || type->second->vars.empty()) continue;
        // Derived instances have no source, and nothing to measure.
        if (f.name.span.begin < body.decl->span.begin || f.name.span.begin >= body.decl->span.end) continue;
        // Nobody outside can say the name of a method whose class is hidden.
        if (!is_nameable(f.entity)) continue;
        Function method{&module, f.entity, f.name.text, f.name.span, d->span, {}};
        // Nobody outside has a value of it.
        if (head && is_private(module, instance.head[0])) continue;
        const core::GlobalId code = method_of(module, body.id, f.name.text);
        if (head)
          add(method, EntryKind::Method, {{type->second->vars[0]->name, head}}, code,
              is_general(instance, *type->second));
        else
          none(method, "the type of its instance cannot be chosen", code);
      }
    }
    for (const types::InstanceBody& body : module.typed.instances) add_unwritten_methods(module, body);
  }

  // A type of the module with hidden constructors that no exported value has to do with.
  bool is_private(CompiledModule& module, const types::Type* type) const {
    while (type->kind == types::TypeKind::App) type = type->left;
    if (type->kind != types::TypeKind::Con) return false;
    const core::TyConId id = workspace_.core_map().types.get(type->con);
    if (!id.valid() || !program::is_hidden(workspace_, workspace_.program().tycon(id))) return false;
    const names::ModuleInfo* info = workspace_.names().find_module(module.resolved.name);
    if (workspace_.names().entity(type->con).module != module.resolved.name || !info) return false;
    if (names::find_export(info->types, workspace_.names().entity(type->con).name)) return false;
    return std::none_of(info->values.begin(), info->values.end(), [&](const names::Export& e) {
      const auto found = workspace_.types().values.find(e.entity);
      return found != workspace_.types().values.end() && mentions(found->second, type->con);
    });
  }
  static bool mentions(const types::Type* type, names::EntityId con) {
    if (!type) return false;
    if (type->kind == types::TypeKind::Con) return type->con == con;
    return mentions(type->left, con) || mentions(type->right, con);
  }

  static bool is_written(const syntax::InstanceDecl& instance, names::EntityId method) {
    return std::any_of(instance.body->decls.begin(), instance.body->decls.end(), [&](const syntax::Decl* d) {
      return d->kind == syntax::DeclKind::Function && static_cast<const syntax::FunctionDecl*>(d)->entity == method;
    });
  }

  // Methods that an instance has without writing them: what a newtype takes from what it holds, what is derived, and
  // what comes from the defaults of a class of the user's.
  void add_unwritten_methods(CompiledModule& module, const types::InstanceBody& body) {
    if (!body.span.valid() || body.span.file != module.resolved.parsed.module->file) return;
    const types::InstanceInfo& instance = workspace_.types().instances[body.id.index];
    const auto cls = workspace_.types().classes.find(instance.cls);
    if (cls == workspace_.types().classes.end()) return;
    const names::ModuleInfo* home = workspace_.names().find_module(workspace_.names().entity(instance.cls).module);
    const auto& decls = module.resolved.parsed.module->body->decls;
    const bool derived = std::find(decls.begin(), decls.end(), body.decl) == decls.end();
    if (!derived && (!home || home->library)) return;  // nothing of that is measured
    const types::Type* head = instance.head.size() == 1 ? closed(instance.head[0]) : nullptr;
    if (head && is_private(module, instance.head[0])) return;
    for (const types::MethodInfo& m : cls->second.methods) {
      const auto type = workspace_.types().values.find(m.entity);
      if (type == workspace_.types().values.end() || type->second->vars.empty() || !is_nameable(m.entity)) continue;
      if (body.decl && is_written(*body.decl, m.entity)) continue;
      const Symbol name = workspace_.names().entity(m.entity).name;
      const Function method{&module, m.entity, name, body.span, body.span, {}};
      const core::GlobalId code = method_of(module, body.id, name);
      if (head)
        add(method, EntryKind::Method, {{type->second->vars[0]->name, head}}, code,
            is_general(instance, *type->second));
      else
        none(method, "the type of its instance cannot be chosen", code);
    }
  }

  // The method as the instance has it: $fEqMaybe_==. Otherwise the whole dictionary.
  core::GlobalId method_of(const CompiledModule& module, types::InstanceId instance, Symbol method) const {
    const core::Program& program = workspace_.program();
    const core::GlobalId dictionary = workspace_.core_map().instances.get(instance);
    if (!dictionary.valid()) return {};
    const std::string name = fmt::format("{}_{}", program.global(dictionary).name.text(), method.text());
    for (uint32_t i = module.first_global.index; i < program.global_count(); ++i)
      if (const core::Global& g = program.global(core::GlobalId(i)); g.name.text() == name) return g.id;
    return dictionary;
  }

  bool is_nameable(names::EntityId method) const {
    const names::ModuleInfo* home = workspace_.names().find_module(workspace_.names().entity(method).module);
    if (!home || home->library) return true;
    return std::any_of(workspace_.modules().begin(), workspace_.modules().end(), [&](const auto& module) {
      return module.second && program::exports(workspace_, *module.second, method);
    });
  }

  // What else others can evaluate: variables bound by patterns, fields; and, not to be started from, the defaults that
  // instances elsewhere may use.
  void add_others(CompiledModule& module) {
    const std::vector<Function> functions = program::functions_of(module);
    const names::ModuleInfo* info = workspace_.names().find_module(module.resolved.name);
    for (const names::Export& e : info ? info->values : std::vector<names::Export>{}) {
      const names::Entity& entity = workspace_.names().entity(e.entity);
      const core::GlobalId global = workspace_.global_of(e.entity);
      if (entity.kind == names::EntityKind::PatternSynonym) out_.synonyms.insert(&module);
      const bool value = entity.kind == names::EntityKind::Value || entity.kind == names::EntityKind::Field;
      if (!value || entity.module != module.resolved.name || !global.valid()) continue;
      if (std::any_of(functions.begin(), functions.end(), [&](const Function& f) { return f.entity == e.entity; }))
        continue;
      add({&module, e.entity, e.name, entity.span, entity.span, {}}, EntryKind::Function, {});
    }
    for (names::EntityId cls : module.typed.classes) {
      const auto found = workspace_.types().classes.find(cls);
      if (found == workspace_.types().classes.end()) continue;
      for (const types::MethodInfo& m : found->second.methods) {
        if (!m.has_default) continue;
        const names::Entity& entity = workspace_.names().entity(m.entity);
        none({&module, m.entity, entity.name, entity.span, entity.span, {}},
             "it is a default for instances, also for those of other modules",
             workspace_.core_map().default_methods.get(m.entity));
      }
    }
  }

  // With Int for every variable. Null when a variable is no type, as f is in Box (f Int).
  const types::Type* closed(const types::Type* type) {
    types::Type* out = workspace_.types().arena.make<types::Type>(*type);
    out->written = nullptr;
    switch (type->kind) {
      case types::TypeKind::Con:
        return type;
      case types::TypeKind::App:
      case types::TypeKind::Fun:
        if (type->left->kind == types::TypeKind::Var && type->kind == types::TypeKind::App) return nullptr;
        out->left = closed(type->left);
        out->right = closed(type->right);
        return out->left && out->right ? out : nullptr;
      case types::TypeKind::Var:
        if (type->var->kind && type->var->kind->kind != types::TypeKind::Con) return nullptr;
        out->kind = types::TypeKind::Con;
        out->con = workspace_.names().known_type("Int");
        out->var = nullptr;
        return out->con.valid() ? out : nullptr;
      default:
        return nullptr;
    }
  }

  // --- one entry
  void none(const Function& f, std::string why, core::GlobalId global = {}) {
    out_.none.push_back({f, std::move(why), global.valid() ? global : workspace_.global_of(f.entity)});
  }

  // `code`: of a method, as its instance has it.
  void add(const Function& f, EntryKind kind, const program::ChosenTypes& chosen, core::GlobalId code = {},
           bool general_method = false) {
    auto entry = std::make_unique<EntryPoint>(workspace_);
    entry->kind = kind;
    entry->written = as_variable(f.name.text());
    entry->general = kind == EntryKind::Method ? general_method : is_general(f.entity);
    entry->exported = kind == EntryKind::Method || program::exports(workspace_, *f.module, f.entity);
    std::optional<program::ClosedValue> value = program::closed_if_any(
        workspace_, *f.module, f.entity, chosen, kind == EntryKind::Method ? ChosenTypes{} : options_.types);
    if (!value) return none(f, "it has no instance at these types; choose others with --type", code);
    const core::Type* type = workspace_.program().global(value->global).type;
    const size_t types = workspace_.program().tycon_count();
    program::add_recipes(
        workspace_, *f.module, core::signature(type).arguments,
        {kind == EntryKind::Property ? program::Makers::Instances : program::Makers::Types, program::Wanted::Lazily,
         kind == EntryKind::Property || named_ ? program::HowMade::Outside::Possibly : program::HowMade::Outside::Only},
        entry->recipes);
    entry->made = workspace_.program().tycon_count() > types;
    const std::string why =
        kind == EntryKind::Property ? make_property(*entry, f, *value) : make_call(*entry, f, *value);
    if (!why.empty()) return none(f, why, value->global);
    out_.points.push_back(std::move(entry));
  }

  // A variable without a class behaves alike at all types; what a class's methods do is up to its instances.
  bool is_general(names::EntityId value) const {
    const auto type = workspace_.types().values.find(value);
    return type != workspace_.types().values.end() &&
           (type->second->kind != types::TypeKind::Forall || type->second->context.empty());
  }

  // A method of an instance without a context, that has no other class than its own.
  static bool is_general(const types::InstanceInfo& instance, const types::Type& method) {
    return instance.context.empty() && method.context.size() == 1;
  }

  // What a user's instances generate need not be all there is.
  static bool is_generated(const space::Spaces& spaces, space::SpaceId from) {
    std::vector<space::SpaceId> todo = {from};
    std::unordered_set<space::SpaceId> seen;
    while (!todo.empty()) {
      const space::Space& space = spaces[todo.back()];
      todo.pop_back();
      if (!seen.insert(space.id).second) continue;
      if (space.generated) return true;
      if (space.inner.valid()) todo.push_back(space.inner);
      for (const space::Alternative& a : space.alternatives) todo.insert(todo.end(), a.fields.begin(), a.fields.end());
    }
    return false;
  }

  std::string make_property(EntryPoint& entry, const Function& f, const program::ClosedValue& value) {
    claim::Making making;
    making.known = [this](std::string_view name) { return workspace_.library_global(name); };
    auto made = claim::make_test(workspace_.program(), entry.spaces, value.global, f.module->resolved.name, f.name,
                                 f.arguments, making);
    if (std::holds_alternative<claim::NoClaim>(made)) return make_call(entry, f, value);
    entry.test = std::get<claim::Test>(made);
    entry.start = {f, value.global, claim::Target{printing(entry.test)}, value.types, {}};
    for (const claim::Input& input : entry.test.inputs)
      if (!input.choices && is_generated(entry.spaces, input.space)) entry.general = false;
    return "";
  }

  // \inputs -> case searchShows (test inputs) of { False -> Failed; True -> Passed }
  claim::Test printing(const claim::Test& test) {
    core::Program& program = workspace_.program();
    core::Builder build(program);
    const claim::Call call = claim::call_of(build, test.verdict, test.inputs);
    auto code = [&](claim::TestResult r) { return build.int_lit(static_cast<int64_t>(r)); };
    const core::Expr* shows = build.app(build.global(workspace_.library_global("searchShows")), {call.value});
    const core::Expr* body = build.case_of(shows, build.fresh("ok", nullptr),
                                           {build.con_alt(program.known.false_con, {}, code(claim::TestResult::Failed)),
                                            build.con_alt(program.known.true_con, {}, code(claim::TestResult::Passed))},
                                           nullptr);
    claim::Test out = test;
    out.notes = false;
    out.verdict = program.add_global(test.module, intern("$printing_" + std::string(test.name.text())))->id;
    program.global(out.verdict).body = build.lam(call.params, body);
    return out;
  }

  std::string make_call(EntryPoint& entry, const Function& f, const program::ClosedValue& value) {
    if (entry.kind == EntryKind::Property) entry.kind = EntryKind::Function;
    auto made =
        claim::make_target(workspace_.program(), entry.spaces, value.global, workspace_.library_global("searchShows"),
                           f.module->resolved.name, f.name, f.arguments, nullptr);
    if (auto* no = std::get_if<claim::NoClaim>(&made)) return no->why;
    entry.start = {f, value.global, std::get<claim::Target>(made), value.types, {}};
    entry.test = entry.start.target.test;
    for (const claim::Input& input : entry.start.target.test.inputs)
      if (const space::Space& space = entry.spaces[input.space]; space.form == space::Form::Unsupported)
        return fmt::format("no values of type {} can be made: {}", space::show(input.type), space.why);
    add_observation(entry);
    return "";
  }

  // --- how a result is seen
  void add_observation(EntryPoint& entry) {
    const core::Type* type = workspace_.program().global(entry.start.closed).type;
    ResultViews views(workspace_, *entry.start.function.module);
    for (const ResultView& view : views.all(core::result_of(type)))
      entry.sights.push_back({shown(entry, view.global), fmt::format("{} (?)", view.written), view.through, {}, {}});
    for (Sight& sight : entry.sights) sight.modules = views.modules();
    if (!views.definitions().empty()) entry.sights.back().definitions = views.definitions();
  }

  // \inputs -> view (f inputs)
  core::GlobalId shown(const EntryPoint& entry, core::GlobalId view) {
    core::Program& program = workspace_.program();
    core::Builder build(program);
    const claim::Call call = claim::call_of(build, entry.start.closed, entry.start.target.test.inputs);
    const Symbol name = intern("$shown_" + std::string(entry.start.function.name.text()));
    const core::GlobalId out = program.add_global(entry.start.function.module->resolved.name, name)->id;
    program.global(out).body = build.lam(call.params, build.app(build.global(view), {call.value}));
    return out;
  }

  Workspace& workspace_;
  const std::vector<CompiledModule*>& modules_;
  const SearchOptions& options_;
  bool named_ = false;  // by the user, who may look inside
  EntryPoints out_;
};

}  // namespace

EntryPoints find_entry_points(Workspace& workspace, const std::vector<CompiledModule*>& modules,
                              const std::vector<std::string>& named, const SearchOptions& options) {
  EntryFinder finder(workspace, modules, options);
  return named.empty() ? finder.all() : finder.named(named);
}

}  // namespace needle::engine
