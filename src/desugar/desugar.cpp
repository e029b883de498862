#include "desugar/desugar.h"

#include "desugar/desugarer.h"

namespace needle::desugar {

using namespace syntax;

Desugarer::Desugarer(const names::Environment& names, const types::TypeEnv& types, const names::ResolvedModule& module,
                     const types::TypedModule& typed, core::Program& program, CoreMap& map, const Sources& sources,
                     Diagnostics& diagnostics, Options options)
    : names_(names),
      types_(types),
      module_(module),
      typed_(typed),
      program_(program),
      map_(map),
      sources_(sources),
      diagnostics_(diagnostics),
      options_(options),
      build_(program),
      types_of_core_(build_, map, names, types),
      matcher_(*this),
      locals_(module.locals.size()) {
  int_ = names.known_type("Int");
  word_ = names.known_type("Word");
  char_ = names.known_type("Char");
  integer_ = names.known_type("Integer");
  double_ = names.known_type("Double");
  dollar_ = names.known_value("$");
  otherwise_ = names.known_value("otherwise");
  and_ = names.known_value("&&");
}

const NodeInfo& Desugarer::info(NodeId id) const {
  static const NodeInfo none;
  return id.index < typed_.nodes.size() ? typed_.nodes[id.index] : none;
}

void Desugarer::module() {
  if (options_.ticks && options_.expressions) boxes_.number(names_, types_, module_, typed_, *options_.ticks);
  builtin_types();
  for (EntityId e : typed_.data) declare_tycon(e, types_.data.at(e).params, false);
  for (EntityId e : typed_.classes) declare_tycon(e, types_.classes.at(e).params, true);
  for (EntityId e : typed_.data) declare_constructors(types_.data.at(e));
  for (EntityId e : typed_.classes) declare_class(types_.classes.at(e));
  for (const types::InstanceBody& i : typed_.instances) declare_instance(i);
  const Bindings& body = *module_.parsed.module->body;
  declare_values(body);
  for (EntityId e : typed_.data) field_selectors(types_.data.at(e));
  for (const Decl* d : body.decls) top_level(*d);
  for (const types::InstanceBody& i : typed_.instances) instance(i);
  pragmas(body);
}

// \w -> runMainIO (evalPrint d e) w
core::GlobalId Desugarer::evaluation(const types::EvalCheck& check, const Expr* e) {
  core::Global& g = add_global(intern("$eval"), nullptr, e->span);
  core::GlobalId id = g.id;
  CoreExpr value = expression(e);
  const types::Type* result = check.type && check.type->kind == types::TypeKind::App ? check.type->right : nullptr;
  bool unit = result && result->kind == types::TypeKind::Con && result->con == names_.builtin_type(intern("()"));
  if (check.form == types::EvalForm::Show) value = method_call("evalPrint", check.show, {value}, e->span);
  if (check.form == types::EvalForm::IOShow && !unit) value = method_call("evalIO", check.show, {value}, e->span);
  const Var* world = fresh("w");
  program_.global(id).body = build_.lam({world}, known_call("runMainIO", {value, build_.var(world)}, e->span), e->span);
  return id;
}

core::GlobalId Desugarer::free_standing(const Expr* e) {
  const core::GlobalId id = add_global(intern("$expression"), nullptr, e->span).id;
  CoreExpr value = expression(e);
  program_.global(id).body = value;
  return id;
}

// f d1 .. dn
core::GlobalId Desugarer::value_at(const types::ValueCheck& check) {
  const names::Entity& entity = names_.entity(check.value);
  core::Global& g = add_global(intern("$at_" + std::string(entity.name.text())), nullptr, entity.span);
  core::GlobalId id = g.id;
  CoreExpr function = build_.global(map_.values.get(check.value), entity.span);
  CoreExpr body = build_.app(function, evidences(check.evidence, entity.span), entity.span);
  program_.global(id).body = body;
  program_.global(id).type = types_of_core_.convert(check.type);
  return id;
}

std::vector<core::GlobalId> Desugarer::evidence_globals(Seq<const Evidence* const> evidence) {
  std::vector<core::GlobalId> out;
  for (CoreExpr dictionary : evidences(evidence, Span())) {
    out.push_back(add_global(intern("$dictionary"), nullptr, Span()).id);
    program_.global(out.back()).body = dictionary;
  }
  return out;
}

void desugar_module(const names::Environment& names, const types::TypeEnv& types, const names::ResolvedModule& module,
                    const types::TypedModule& typed, core::Program& program, CoreMap& map, const Sources& sources,
                    Diagnostics& diagnostics, Options options) {
  Desugarer(names, types, module, typed, program, map, sources, diagnostics, options).module();
}

core::GlobalId desugar_eval(const names::Environment& names, const types::TypeEnv& types,
                            const names::ResolvedModule& module, const types::TypedModule& typed,
                            const types::EvalCheck& check, const Expr* expr, core::Program& program, CoreMap& map,
                            const Sources& sources, Diagnostics& diagnostics, Options options) {
  return Desugarer(names, types, module, typed, program, map, sources, diagnostics, options).evaluation(check, expr);
}

core::GlobalId desugar_expression(const names::Environment& names, const types::TypeEnv& types,
                                  const names::ResolvedModule& module, const types::TypedModule& typed,
                                  const Expr* expr, core::Program& program, CoreMap& map, const Sources& sources,
                                  Diagnostics& diagnostics) {
  return Desugarer(names, types, module, typed, program, map, sources, diagnostics, {}).free_standing(expr);
}

core::GlobalId desugar_value(const names::Environment& names, const types::TypeEnv& types,
                             const names::ResolvedModule& module, const types::TypedModule& typed,
                             const types::ValueCheck& check, core::Program& program, CoreMap& map,
                             const Sources& sources, Diagnostics& diagnostics) {
  return Desugarer(names, types, module, typed, program, map, sources, diagnostics, {}).value_at(check);
}

std::vector<core::GlobalId> desugar_evidence(const names::Environment& names, const types::TypeEnv& types,
                                             const names::ResolvedModule& module, const types::TypedModule& typed,
                                             Seq<const types::Evidence* const> evidence, core::Program& program,
                                             CoreMap& map, const Sources& sources, Diagnostics& diagnostics) {
  return Desugarer(names, types, module, typed, program, map, sources, diagnostics, {}).evidence_globals(evidence);
}

const core::Type* desugar_type(const names::Environment& names, const types::TypeEnv& types, const types::Type* type,
                               core::Program& program, CoreMap& map) {
  core::Builder build(program);
  return CoreTypes(build, map, names, types).convert(type);
}

core::GlobalId desugar_main(const names::Environment& names, const types::TypeEnv& types, EntityId main,
                            core::Program& program, CoreMap& map, Diagnostics& diagnostics) {
  const names::Entity& entity = names.entity(main);
  auto known = types.values.find(main);
  const types::Type* type = known == types.values.end() ? nullptr : known->second;
  bool overloaded = type && type->kind == types::TypeKind::Forall && !type->context.empty();
  while (type && type->kind == types::TypeKind::Forall) type = type->right;
  const types::Type* head = type && type->kind == types::TypeKind::App ? type->left : type;
  bool io = head && (head->kind == types::TypeKind::Var ||
                     (type != head && head->kind == types::TypeKind::Con && head->con == names.known_type("IO")));
  if (!io || overloaded) {
    diagnostics.error(301, entity.span,
                      "Couldn't match expected type 'IO t0' with actual type '" +
                          (type ? types::print_type(names, known->second) : "?") +
                          "'\nIn the expression: main\nWhen checking the type of the IO action 'main'");
    return {};
  }
  core::Builder build(program);
  core::Global& g = *program.add_global(entity.module, intern("$main"));
  const Var* world = build.fresh("w");
  core::GlobalId run = map.values.get(names.known_value("runMainIO"));
  g.body = build.lam({world}, build.app(build.global(run), {build.global(map.values.get(main)), build.var(world)}));
  g.span = entity.span;
  return g.id;
}

}  // namespace needle::desugar
