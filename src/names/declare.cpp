// Entities for everything the module defines, before any name in it is resolved.
#include <algorithm>

#include "names/resolver.h"

namespace needle::names {

using namespace syntax;

// Fields of different types may have one name where that extension is on.
bool Resolver::is_free(EntityKind kind, Symbol name) const {
  const Named& own = is_type_level(kind) ? own_types_ : own_values_;
  const auto [first, last] = own.equal_range(name);
  return first == last || (kind == EntityKind::Field && extension("DuplicateRecordFields") &&
                           env_.entity(first->second).kind == EntityKind::Field);
}

EntityId Resolver::declare(EntityKind kind, const Name& name, EntityId parent, Span whole) {
  const EntityId id = env_.add(kind, out_.name, name.text, parent, name.span);
  if (!is_free(kind, name.text)) {
    error(kMultiple, whole.valid() ? whole : name.span, "Multiple declarations of " + quoted(name.text.text()));
    return id;
  }
  const bool type_level = is_type_level(kind);
  (type_level ? own_types_ : own_values_).emplace(name.text, id);
  for (Symbol qualifier : {Symbol{}, out_.name}) {
    type_level ? scope_.add_type(qualifier, name.text, id) : scope_.add_value(qualifier, name.text, id);
  }
  return id;
}

// An instance of a data family is a type that nobody can name.
EntityId Resolver::declare_data_instance(const DataDecl& data) {
  const Symbol name = intern(std::string(data.name.text.text()) + ":" + std::to_string(++data_instances_));
  return env_.add(EntityKind::Data, out_.name, name, {}, data.name.span);
}

void Resolver::declare_family(FamilyDecl& family, EntityId cls) {
  const EntityKind kind = family.is_data ? EntityKind::DataFamily : EntityKind::TypeFamily;
  family.entity = declare(kind, family.name, cls, family.span);
}

void Resolver::declare_data(DataDecl& data) {
  data.entity = data.instance_head ? declare_data_instance(data) : declare(EntityKind::Data, data.name, {}, data.span);
  std::vector<EntityId> constructors, fields;
  for (ConstructorDecl& c : data.constructors) {
    c.entity = declare(EntityKind::Constructor, c.name, data.entity);
    constructors.push_back(c.entity);
  }
  for (ConstructorDecl& c : data.constructors) {
    for (FieldDecl& f : c.fields) {
      if (!f.name.text.valid()) continue;
      // A label may occur in several constructors of one type.
      auto same =
          std::find_if(fields.begin(), fields.end(), [&](EntityId e) { return env_.entity(e).name == f.name.text; });
      auto& own = env_.entity(c.entity).children;
      if (same == fields.end()) {
        f.entity = declare(EntityKind::Field, f.name, data.entity);
        fields.push_back(f.entity);
      } else {
        f.entity = *same;
        if (std::find(own.begin(), own.end(), f.entity) != own.end()) {
          error(kMultiple, f.name.span, "Multiple declarations of " + quoted(f.name.text.text()));
        }
      }
      env_.entity(c.entity).children.push_back(f.entity);
    }
  }
  auto& children = env_.entity(data.entity).children;
  children = constructors;
  children.insert(children.end(), fields.begin(), fields.end());
}

void Resolver::declare_class(ClassDecl& cls) {
  cls.entity = declare(EntityKind::Class, cls.name, {}, cls.span);
  if (!cls.body) return;
  for (Decl* d : cls.body->decls) {
    if (d->kind != DeclKind::Signature || static_cast<SignatureDecl*>(d)->is_default) continue;
    for (const Name& name : static_cast<SignatureDecl*>(d)->names) {
      EntityId method = declare(EntityKind::Method, name, cls.entity);
      env_.entity(cls.entity).children.push_back(method);
    }
  }
  for (Decl* d : cls.body->decls) {
    if (d->kind != DeclKind::Family) continue;
    auto& family = *static_cast<FamilyDecl*>(d);
    declare_family(family, cls.entity);
    env_.entity(cls.entity).children.push_back(family.entity);
  }
}

void Resolver::declare_decl(Decl& decl) {
  switch (decl.kind) {
    case DeclKind::Data:
      return declare_data(static_cast<DataDecl&>(decl));
    case DeclKind::Class:
      return declare_class(static_cast<ClassDecl&>(decl));
    case DeclKind::Synonym: {
      auto& synonym = static_cast<SynonymDecl&>(decl);
      synonym.entity = declare(EntityKind::Synonym, synonym.name, {}, synonym.span);
      return;
    }
    case DeclKind::Family:
      return declare_family(static_cast<FamilyDecl&>(decl), {});
    case DeclKind::Function: {
      auto& f = static_cast<FunctionDecl&>(decl);
      f.entity = declare(EntityKind::Value, f.name, {});
      return;
    }
    case DeclKind::Foreign: {
      auto& foreign = static_cast<ForeignDecl&>(decl);
      foreign.entity = declare(EntityKind::Value, foreign.name, {});
      return;
    }
    case DeclKind::PatternSynonym: {
      auto& synonym = static_cast<PatternSynonymDecl&>(decl);
      synonym.entity = declare(EntityKind::PatternSynonym, synonym.name, {});
      return;
    }
    default:
      return;
  }
}

// The parser has made a function of each field.
void Resolver::synonym_fields(const Bindings& list) {
  for (const Decl* d : list.decls) {
    if (d->kind != DeclKind::PatternSynonym || !static_cast<const PatternSynonymDecl*>(d)->is_record) continue;
    const auto& synonym = *static_cast<const PatternSynonymDecl*>(d);
    for (const Name& field : synonym.params) {
      const EntityId selector = own_values_.find(field.text)->second;
      env_.entity(selector).parent = synonym.entity;
      env_.entity(synonym.entity).children.push_back(selector);
    }
  }
}

// Run twice: patterns at the top level need the constructors' fixities, and bind operators themselves.
void Resolver::top_fixities(const Bindings& list, bool last_chance) {
  for (Decl* d : list.decls) {
    if (d->kind == DeclKind::Class && static_cast<ClassDecl*>(d)->body) {
      top_fixities(*static_cast<ClassDecl*>(d)->body, last_chance);
    }
    if (d->kind != DeclKind::Fixity) continue;
    auto& decl = *static_cast<FixityDecl*>(d);
    Fixity fixity{decl.associativity, decl.precedence, true};
    for (const Name& name : decl.operators) {
      auto value = own_values_.find(name.text);
      auto type = own_types_.find(name.text);
      if (last_chance && value == own_values_.end() && type == own_types_.end()) {
        error(kFixity, name.span,
              "The fixity signature for " + quoted(name.text.text()) + " lacks an accompanying binding");
      }
      if (value != own_values_.end()) env_.entity(value->second).fixity = fixity;
      if (type != own_types_.end()) env_.entity(type->second).fixity = fixity;
    }
  }
}

void Resolver::declare() {
  Bindings& body = *module_.body;
  for (Decl* d : body.decls) declare_decl(*d);
  synonym_fields(body);
  top_fixities(body, false);
  PatternContext context;
  context.top_level = true;
  for (Decl* d : body.decls) {
    auto index = static_cast<uint32_t>(top_bindings_.size());
    if (d->kind == DeclKind::Function) {
      auto& f = *static_cast<FunctionDecl*>(d);
      top_binders_.push_back({f.name, {f.entity, {}}, index});
    } else if (d->kind == DeclKind::PatternBinding) {
      size_t before = context.bound.size();
      top_views_.resize(index + 1);
      context.later = &top_views_[index];
      pattern(static_cast<PatternBindingDecl*>(d)->pat, context);
      for (size_t i = before; i < context.bound.size(); ++i)
        top_binders_.push_back({context.bound[i], context.refs[i], index});
    } else {
      continue;
    }
    top_bindings_.push_back(d);
  }
  top_views_.resize(top_bindings_.size());
  top_fixities(body, true);
}

}  // namespace needle::names
