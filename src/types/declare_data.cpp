// Synonyms, data types, constructors and selectors.
#include "types/declarations.h"

namespace needle::types {

using namespace syntax;

void Declarations::declare(const Bindings& body, TypedModule& out) {
  reader_.need_synonym = [this](EntityId entity) {
    auto at = pending_.find(entity);
    if (at != pending_.end()) declare_synonym(*at->second);
  };
  for (const Group& group : groups(body)) {
    infer_kinds(group);
    for (const Decl* d : group)
      if (d->kind == DeclKind::Synonym) pending_[declared_entity(d)] = static_cast<const SynonymDecl*>(d);
    for (const Decl* d : group)
      if (d->kind == DeclKind::Synonym) declare_synonym(*static_cast<const SynonymDecl*>(d));
    for (const Decl* d : group)
      if (d->kind == DeclKind::Data) declare_data(*static_cast<const DataDecl*>(d));
    for (const Decl* d : group)
      if (d->kind == DeclKind::Class) declare_class(*static_cast<const ClassDecl*>(d));
  }
  reader_.need_synonym = nullptr;
  families_.collect(body);
  for (const Decl* d : body.decls)
    if (d->kind == DeclKind::Data && static_cast<const DataDecl*>(d)->instance_head)
      declare_data_instance(*static_cast<const DataDecl*>(d));
  for (const Decl* d : body.decls)
    if (d->kind == DeclKind::Class) check_superclass_cycle(*static_cast<const ClassDecl*>(d));
  for (const Decl* d : body.decls) {
    if (d->kind == DeclKind::Data) out.data.push_back(static_cast<const DataDecl*>(d)->entity);
    if (d->kind == DeclKind::Class) out.classes.push_back(declared_entity(d));
  }
}

void Declarations::declare_synonym(const SynonymDecl& decl) {
  if (s_.extra.synonyms.contains(decl.entity)) return;
  if (!reading_.insert(decl.entity).second) {
    r_.error(kTypeSyntax, decl.span, "Cycle in type synonym declarations: type " + std::string(decl.name.text.text()));
    s_.extra.synonyms[decl.entity] = {{}, s_.unit()};
    return;
  }
  std::vector<TypeReader::Entry> outer;
  outer.swap(reader_.scope);
  std::vector<const TypeVar*> vars;
  for (const TyVar* v : params_[decl.entity]) {
    reader_.bind(v);
    vars.push_back(v);
  }
  std::vector<Symbol> free;
  reader_.free_names(decl.type, free);
  const Type* type = reader_.read(decl.type);
  reader_.scope.swap(outer);
  if (!s_.extra.synonyms.contains(decl.entity)) s_.extra.synonyms[decl.entity] = {s_.arena.copy(vars), type};
}

void Declarations::fields_of(const ConstructorDecl& con, ConInfo& info) {
  std::vector<const Type*> fields;
  std::vector<EntityId> labels;
  bool* strict = static_cast<bool*>(s_.arena.allocate(con.fields.size() + 1, 1));
  for (size_t i = 0; i < con.fields.size(); ++i) {
    const TypeExpr* t = con.fields[i].type;
    strict[i] = t->kind == TypeExprKind::Bang && !as<BangType>(t).lazy;
    fields.push_back(reader_.read(t));
    strict[i] = strict[i] || is_unlifted(s_.names, fields[i]);
    if (con.is_record) labels.push_back(con.fields[i].entity);
  }
  info.entity = con.entity;
  info.fields = s_.arena.copy(fields);
  info.strict = {strict, con.fields.size()};
  info.labels = s_.keep(labels);
  info.infix = con.infix;
  // As in GHC: a GADT constructor counts as declared infix when it is an operator with two fields and a fixity of its
  // own.
  const names::Entity& entity = s_.names.entity(con.entity);
  if (con.gadt_result && !con.is_record && fields.size() == 2 && entity.fixity.declared && entity.name.text()[0] == ':')
    info.infix = true;
}

ConInfo Declarations::plain_constructor(const ConstructorDecl& con, const DataInfo& data) {
  ConInfo info;
  size_t mark = reader_.scope.size();
  std::vector<const TypeVar*> existentials;
  for (const TypeBinder& b : con.existentials) {
    TyVar* v = s_.var(b.name, s_.star());
    existentials.push_back(v);
    reader_.bind(v);
  }
  std::vector<Pred> context;
  reader_.read_context(con.context, context);
  fields_of(con, info);
  reader_.scope.resize(mark);
  info.existentials = s_.arena.copy(existentials);
  info.context = s_.keep(context);
  std::vector<const TypeVar*> all(data.params.begin(), data.params.end());
  std::vector<const Type*> params;
  for (const TypeVar* v : data.params) params.push_back(rigid(v).type);
  all.insert(all.end(), existentials.begin(), existentials.end());
  s_.env.values[con.entity] = s_.forall(all, info.context, s_.funs(info.fields, s_.data_type(data, params)));
  return info;
}

// MkT :: forall b. C b => b -> T [b]   ->   over T's parameter a:  exists b. (a ~ [b], C b) => b.
// A result argument that is a plain variable, seen for the first time, is the parameter itself.
ConInfo Declarations::gadt_constructor(const ConstructorDecl& con, const DataInfo& data) {
  ConInfo info;
  std::vector<TypeReader::Entry> outer;
  outer.swap(reader_.scope);
  std::vector<const TypeVar*> vars;
  auto add = [&](Symbol name) {
    TyVar* v = s_.var(name, s_.star());
    vars.push_back(v);
    reader_.scope.push_back({name, v->type, nullptr});
  };
  std::vector<Symbol> free;
  for (const TypeBinder& b : con.existentials) add(b.name);
  for (const TypeExpr* t : con.context) reader_.free_names(t, free);
  for (const FieldDecl& f : con.fields) reader_.free_names(f.type, free);
  reader_.free_names(con.gadt_result, free);
  for (Symbol name : free) add(name);
  std::vector<Pred> context;
  reader_.read_context(con.context, context);
  fields_of(con, info);
  const Type* result = reader_.read(con.gadt_result);
  reader_.scope.swap(outer);
  s_.env.values[con.entity] = s_.forall(vars, context, s_.funs(info.fields, result));

  const Type *head = nullptr, *expected = nullptr;
  std::vector<const Type*> args, params;
  s_.split_apps(result, head, args);
  for (const TypeVar* v : data.params) params.push_back(rigid(v).type);
  std::vector<const Type*> indices;
  s_.split_apps(s_.data_type(data, params), expected, indices);
  if (!s_.equal(head, expected) || args.size() != indices.size()) {
    if (!r_.count())
      r_.error(kTypeSyntax, con.span,
               "Data constructor '" + std::string(con.name.text.text()) +
                   "' returns a type that is not an instance of its parent type " + r_.quoted(data.entity));
    return info;
  }
  std::vector<const TypeVar*> renamed, existentials;
  std::vector<const Type*> to;
  std::vector<Pred> stored;
  for (size_t i = 0; i < args.size(); ++i) {
    const Type* a = args[i];
    const Type* param = indices[i];
    if (param->kind == TypeKind::Var && a->kind == TypeKind::Var &&
        std::find(renamed.begin(), renamed.end(), a->var) == renamed.end()) {
      renamed.push_back(a->var);
      to.push_back(param);
    } else if (!s_.equal(param, a)) {
      const Type* both[] = {param, a};
      stored.push_back(*s_.pred(s_.equality, both));
    }
  }
  for (const TypeVar* v : vars)
    if (std::find(renamed.begin(), renamed.end(), v) == renamed.end()) existentials.push_back(v);
  stored.insert(stored.end(), context.begin(), context.end());
  std::vector<const Type*> fields;
  for (const Type* f : info.fields) fields.push_back(s_.substitute(f, renamed, to));
  info.fields = s_.arena.copy(fields);
  info.existentials = s_.arena.copy(existentials);
  info.context = s_.substitute(std::span<const Pred>(stored), renamed, to);
  return info;
}

// data instance D [a] = ..: a data type of its own over the variables of its head.
void Declarations::declare_data_instance(const DataDecl& decl) {
  std::vector<Symbol> free;
  reader_.free_names(decl.instance_head, free);
  size_t mark = reader_.scope.size();
  std::vector<TyVar*>& vars = params_[decl.entity];
  for (Symbol name : free) {
    vars.push_back(s_.var(name, s_.meta()));
    reader_.bind(vars.back());
  }
  reader_.context = r_.push(nullptr, ContextKind::Data, decl.span, decl.name.text);
  const Type* kind = Store::prune(reader_.kind_of(decl.instance_head));
  const Type* head = reader_.read(decl.instance_head);
  const Type* con = nullptr;
  std::vector<const Type*> args;
  s_.split_apps(head, con, args);
  const bool family = con->kind == TypeKind::Con && con->con.valid() && con->con.index < s_.names.entity_count() &&
                      s_.names.entity(con->con).kind == names::EntityKind::DataFamily;
  if (!family) {
    if (!r_.count())
      r_.error(kFamily, decl.name.span,
               "Wrong category of family instance; '" + std::string(decl.name.text.text()) + "' is not a data family");
    reader_.scope.resize(mark);
    return;
  }
  for (; kind->kind == TypeKind::Fun; kind = Store::prune(kind->right)) {  // parameters nobody named
    vars.push_back(s_.var(intern("t" + std::to_string(vars.size() + 1)), kind->left));
    head = s_.app(head, vars.back()->type);
  }
  for (const ConstructorDecl& c : decl.constructors) check_constructor_kinds(c);
  for (TyVar* v : vars) v->kind = reader_.settle_kind(v->kind);
  reader_.scope.resize(mark);
  reader_.context = nullptr;
  s_.env.data[decl.entity].family_head = head;
  families_.add_data(con->con, decl, vars, head);
  declare_data(decl);
}

void Declarations::declare_data(const DataDecl& decl) {
  DataInfo& data = s_.env.data[decl.entity];
  data.constructors.clear();
  data.entity = decl.entity;
  data.is_newtype = decl.is_newtype;
  std::vector<const TypeVar*> vars(params_[decl.entity].begin(), params_[decl.entity].end());
  data.params = s_.arena.copy(vars);
  size_t mark = reader_.scope.size();
  for (const TyVar* v : params_[decl.entity]) reader_.bind(v);
  for (const ConstructorDecl& c : decl.constructors) {
    s_.extra.con_index[c.entity] = static_cast<uint32_t>(data.constructors.size());
    data.constructors.push_back(c.gadt_result ? gadt_constructor(c, data) : plain_constructor(c, data));
  }
  if (decl.is_newtype && (data.constructors.size() != 1 || data.constructors[0].fields.size() != 1)) {
    r_.error(kTypeSyntax, decl.span,
             "A newtype must have exactly one constructor with exactly one field, but '" +
                 std::string(decl.name.text.text()) + "' has not");
  }
  declare_selectors(decl, data);
  reader_.scope.resize(mark);
}

static bool mentions_any(const Type* type, std::span<const TypeVar* const> vars) {
  if (type->kind == TypeKind::Var) return std::find(vars.begin(), vars.end(), type->var) != vars.end();
  if (type->kind == TypeKind::App || type->kind == TypeKind::Fun)
    return mentions_any(type->left, vars) || mentions_any(type->right, vars);
  return type->kind == TypeKind::Forall && mentions_any(type->right, vars);
}

void Declarations::declare_selectors(const DataDecl& decl, const DataInfo& data) {
  std::vector<const Type*> params;
  for (const TypeVar* v : data.params) params.push_back(rigid(v).type);
  const Type* record = s_.data_type(data, params);
  std::unordered_map<EntityId, const Type*> seen;
  for (size_t c = 0; c < data.constructors.size(); ++c) {
    const ConInfo& con = data.constructors[c];
    for (size_t i = 0; i < con.labels.size(); ++i) {
      auto [at, fresh] = seen.emplace(con.labels[i], con.fields[i]);
      if (!fresh) {
        if (con.existentials.empty() && !s_.equal(at->second, con.fields[i]))
          r_.error(kTypeSyntax, decl.constructors[c].fields[i].name.span,
                   "Constructors of " + r_.quoted(data.entity) + " give different types for field " +
                       r_.quoted(con.labels[i]));
        continue;
      }
      // An existential field has no selector: it can only be matched.
      if (!mentions_any(con.fields[i], con.existentials))
        s_.env.values[con.labels[i]] = s_.forall(data.params, {}, s_.fun(record, con.fields[i]));
    }
  }
}

}  // namespace needle::types
