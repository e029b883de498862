// Data types: constructors and field selectors.
#include <algorithm>

#include "desugar/desugarer.h"

namespace needle::desugar {

using namespace syntax;

void Desugarer::note_known(const core::DataCon* con) {
  auto& known = program_.known;
  std::string_view module = con->module.text(), name = con->name.text();
  if (module == "Needle.Prim") {
    if (name == "False") known.false_con = con;
    if (name == "True") known.true_con = con;
    if (name == "IORes") known.io_res = con;
  } else if (module == "Needle.Builtin") {
    if (name == "[]") known.nil = con;
    if (name == ":") known.cons = con;
    if (name == "()") known.unit = con;
  }
}

// [] (:) () and the tuples have no declaration anywhere.
void Desugarer::builtin_types() {
  EntityId list = names_.builtin_type(intern("[]"));
  if (map_.types.get(list).valid()) return;
  auto tycon = [&](EntityId entity, const std::vector<std::string>& params) {
    const names::Entity& e = names_.entity(entity);
    core::TyCon* t = program_.add_tycon(e.module, e.name);
    std::vector<Symbol> names;
    for (const std::string& p : params) names.push_back(intern(p));
    t->params = Seq<const Symbol>(program_.arena.copy(names));
    map_.types.set(entity, t->id);
    return t;
  };
  auto con = [&](core::TyCon* parent, EntityId entity, uint32_t tag, const std::vector<const core::Type*>& fields) {
    core::DataCon* c = program_.add_con(parent, names_.entity(entity).name);
    c->tag = tag;
    c->arity = static_cast<uint32_t>(fields.size());
    c->field_types = program_.arena.copy(fields);
    c->strict_fields = program_.arena.copy(std::span<const bool>(std::array<bool, 64>{}.data(), fields.size()));
    map_.constructors.set(entity, c->id);
    note_known(c);
    return c;
  };
  core::TyCon* l = tycon(list, {"a"});
  const core::Type* a = build_.type_var(intern("a"));
  core::DataCon* nil = con(l, names_.builtin_value(intern("[]")), 0, {});
  core::DataCon* cons = con(l, names_.builtin_value(intern(":")), 1, {a, build_.type_app(build_.type_con(l), a)});
  cons->fixity = 5;
  cons->associativity = 'r';
  cons->infix = true;
  program_.finish_tycon(l, {nil, cons});
  core::TyCon* unit = tycon(names_.builtin_type(intern("()")), {});
  program_.finish_tycon(unit, {con(unit, names_.builtin_value(intern("()")), 0, {})});
  tycon(names_.builtin_type(intern("->")), {"a", "b"})->is_primitive = true;
  for (size_t n = 2; names_.tuple_type(n).valid(); ++n) {
    std::vector<std::string> params;
    std::vector<const core::Type*> fields;
    for (size_t i = 0; i < n; ++i) {
      params.push_back(std::string(1, static_cast<char>('a' + i)));
      fields.push_back(build_.type_var(intern(params.back())));
    }
    core::TyCon* t = tycon(names_.tuple_type(n), params);
    program_.finish_tycon(t, {con(t, names_.tuple_con(n), 0, fields)});
  }
}

void Desugarer::declare_tycon(EntityId entity, Seq<const types::TypeVar* const> params, bool is_class) {
  const names::Entity& e = names_.entity(entity);
  core::TyCon* t = program_.add_tycon(e.module, e.name);
  std::vector<Symbol> names;
  for (const types::TypeVar* p : params) names.push_back(p->name);
  t->params = Seq<const Symbol>(program_.arena.copy(names));
  t->is_class = is_class;
  map_.types.set(entity, t->id);
}

void Desugarer::declare_constructors(const types::DataInfo& data) {
  core::TyCon* type = program_.tycon(map_.types.get(data.entity));
  type->is_newtype = data.is_newtype;
  type->is_primitive = data.constructors.empty() && type->module.text() == "Needle.Prim";
  std::vector<core::DataCon*> constructors;
  for (const types::ConInfo& info : data.constructors) {
    const names::Entity& e = names_.entity(info.entity);
    core::DataCon* c = program_.add_con(type, e.name);
    std::vector<const core::Type*> fields;
    std::vector<bool> strict;
    for (const types::Pred& p : info.context) {
      if (types_of_core_.has_evidence(p)) fields.push_back(types_of_core_.convert(p));
    }
    c->dict_fields = static_cast<uint32_t>(fields.size());
    strict.resize(fields.size());
    for (const types::Type* t : info.fields) fields.push_back(types_of_core_.convert(t));
    for (size_t i = 0; i < info.fields.size(); ++i)
      strict.push_back(i < info.strict.size() && info.strict[i] && !data.is_newtype);
    c->tag = static_cast<uint32_t>(constructors.size());
    c->arity = static_cast<uint32_t>(fields.size());
    c->field_types = program_.arena.copy(fields);
    auto* flags = static_cast<bool*>(program_.arena.allocate(strict.size() + 1, alignof(bool)));
    std::copy(strict.begin(), strict.end(), flags);
    c->strict_fields = {flags, strict.size()};
    std::vector<Symbol> labels;
    for (EntityId label : info.labels) labels.push_back(names_.entity(label).name);
    c->field_names = Seq<const Symbol>(program_.arena.copy(labels));
    c->fixity = e.fixity.precedence;
    c->associativity = e.fixity.associativity == Associativity::Left    ? 'l'
                       : e.fixity.associativity == Associativity::Right ? 'r'
                                                                        : 'n';
    c->infix = info.infix;
    map_.constructors.set(info.entity, c->id);
    note_known(c);
    constructors.push_back(c);
  }
  program_.finish_tycon(type, constructors);
}

CoreExpr Desugarer::field_of_newtype(EntityId field, CoreExpr value) {
  const Boxes::Field* boxes = boxes_.field(field);
  return boxes ? measured(Boxes::tick(boxes->function), measured(Boxes::tick(boxes->constructors[0]), value)) : value;
}

// f = \r -> case r of { K a b -> b; _ -> recSelError "No match in record selector f" }
void Desugarer::field_selectors(const types::DataInfo& data) {
  const core::TyCon* type = program_.tycon(map_.types.get(data.entity));
  std::vector<EntityId> fields;
  for (const types::ConInfo& c : data.constructors) {
    for (EntityId label : c.labels) {
      if (std::find(fields.begin(), fields.end(), label) == fields.end()) fields.push_back(label);
    }
  }
  for (EntityId field : fields) {
    const names::Entity& e = names_.entity(field);
    auto known = types_.values.find(field);
    core::Global& g =
        add_global(e.name, known == types_.values.end() ? nullptr : types_of_core_.convert(known->second), e.span);
    const core::GlobalId id = g.id;
    map_.values.set(field, id);
    const Var* record = fresh("r", nullptr);
    if (data.is_newtype) {
      g.body = build_.lam({record}, field_of_newtype(field, build_.var(record, e.span)), e.span);
      continue;
    }
    const Boxes::Field* boxes = boxes_.field(field);
    std::vector<core::Alt> alts;
    for (const core::DataCon* con : type->constructors) {
      auto at = std::find(con->field_names.begin(), con->field_names.end(), e.name);
      if (at == con->field_names.end()) continue;
      size_t index = con->dict_fields + static_cast<size_t>(at - con->field_names.begin());
      std::vector<const Var*> vars;
      for (size_t i = 0; i < con->arity; ++i)
        vars.push_back(fresh(i == index ? e.name.text() : "p", con->field_types[i]));
      CoreExpr value = build_.var(vars[index], e.span);
      alts.push_back(
          build_.con_alt(con, vars, boxes ? measured(Boxes::tick(boxes->constructors[alts.size()]), value) : value));
    }
    CoreExpr fallback =
        alts.size() < type->constructors.size()
            ? error_call("recSelError", "No match in record selector " + std::string(e.name.text()), e.span)
            : nullptr;
    if (boxes && fallback)
      fallback = measured(Boxes::tick(boxes->error), measured(Boxes::tick(boxes->message), fallback));
    CoreExpr body = build_.case_of(build_.var(record, e.span), fresh("r"), alts, fallback, e.span);
    program_.global(id).body =
        build_.lam({record}, boxes ? measured(Boxes::tick(boxes->function), body) : body, e.span);
  }
}

}  // namespace needle::desugar
