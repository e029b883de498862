// class (S a) => C a where { m :: t; m = e }
//   ->  data D:C a = D:C (D:S a) t
//       $p1C = \d -> case d of D:C s m -> s
//       m    = \d -> case d of D:C s m -> m
//       $dmm = \d -> e
#include "desugar/desugarer.h"

namespace needle::desugar {

using namespace syntax;

core::GlobalId Desugarer::selector(Symbol name, const core::DataCon* con, size_t index, const core::Type* type) {
  core::Global& g = add_global(name, type, {});
  std::vector<const Var*> fields;
  for (size_t i = 0; i < con->arity; ++i) fields.push_back(fresh("m", con->field_types[i]));
  const Var* dictionary = fresh("d");
  g.body = build_.lam({dictionary}, build_.case_of(build_.var(dictionary), fresh("d"),
                                                   {build_.con_alt(con, fields, build_.var(fields[index]))}, nullptr));
  g.dict_params = 1;
  g.flags.selector = true;
  return g.id;
}

void Desugarer::declare_class(const types::ClassInfo& cls) {
  const names::Entity& e = names_.entity(cls.entity);
  std::string name(e.name.text());
  core::TyCon* type = program_.tycon(map_.types.get(cls.entity));
  core::DataCon* con = program_.add_con(type, intern("D:" + name));
  const core::Type* self = build_.type_con(type);
  for (const types::TypeVar* p : cls.params) self = build_.type_app(self, build_.type_var(p->name));
  std::vector<const core::Type*> fields;
  for (const types::Pred& p : cls.superclasses) {
    if (types_of_core_.has_evidence(p)) fields.push_back(types_of_core_.convert(p));
  }
  size_t superclasses = fields.size();
  for (const types::MethodInfo& m : cls.methods) {
    // the method's type without the class's own variables and constraint
    size_t own = std::min(cls.params.size(), m.type->vars.size());
    bool forall = m.type->kind == types::TypeKind::Forall && !m.type->context.empty();
    fields.push_back(forall ? types_of_core_.qualified(m.type->vars.subspan(own), m.type->context.subspan(1),
                                                       types_of_core_.convert(m.type->right))
                            : nullptr);
  }
  con->arity = static_cast<uint32_t>(fields.size());
  con->dict_fields = static_cast<uint32_t>(superclasses);
  con->field_types = program_.arena.copy(fields);
  auto* flags = static_cast<bool*>(program_.arena.allocate(fields.size() + 1, alignof(bool)));
  std::fill(flags, flags + fields.size(), false);
  con->strict_fields = {flags, fields.size()};
  program_.finish_tycon(type, {con});
  map_.constructors.set(cls.entity, con->id);

  for (size_t i = 0; i < superclasses; ++i) {
    const core::Type* t = fields[i] ? build_.type_fun(self, fields[i]) : nullptr;
    core::GlobalId id = selector(intern("$p" + std::to_string(i + 1) + name), con, i, t);
    if (i == 0) map_.superclasses.set(cls.entity, id);
  }
  for (size_t i = 0; i < cls.methods.size(); ++i) {
    const types::MethodInfo& m = cls.methods[i];
    Symbol method = names_.entity(m.entity).name;
    map_.values.set(m.entity, selector(method, con, superclasses + i, types_of_core_.convert(m.type)));
    program_.global(map_.values.get(m.entity)).span = names_.entity(m.entity).span;
    if (!m.has_default) continue;
    const core::Type* type_of_default = m.default_signature ? nullptr : types_of_core_.convert(m.type);
    core::Global& g =
        add_global(intern("$dm" + std::string(method.text())), type_of_default, names_.entity(m.entity).span);
    map_.default_methods.set(m.entity, g.id);
  }
}

void Desugarer::default_methods(const ClassDecl& cls) {
  if (!cls.body) return;
  for (const Decl* d : cls.body->decls) {
    if (d->kind != DeclKind::Function) continue;
    auto& f = *static_cast<const FunctionDecl*>(d);
    core::GlobalId id = map_.default_methods.get(f.entity);
    if (!id.valid()) continue;
    CoreExpr body = function(f);
    const types::BindInfo* info = bind_info(f.id);
    core::Global& g = program_.global(id);
    g.body = body;
    g.dict_params = info ? static_cast<uint32_t>(info->params.size()) : 0;
    g.span = f.span;
  }
}

}  // namespace needle::desugar
