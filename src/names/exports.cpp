// What a module exports: its export list, or everything it defines.
#include <algorithm>

#include "names/resolver.h"

namespace needle::names {

using namespace syntax;

struct Resolver::ExportSet {
  Named values, types;
};

bool Resolver::in_scope(EntityId entity) {
  if (visible_.empty()) {
    for (const auto* table : {&out_.scope.values, &out_.scope.types})
      for (const auto& [name, found] : *table) visible_.insert(found.entities.begin(), found.entities.end());
  }
  return visible_.contains(entity);
}

namespace {

void put(Named& map, const Entity& entity, const Environment& env, Span span, Diagnostics& diagnostics) {
  const auto [first, last] = map.equal_range(entity.name);
  if (std::any_of(first, last, [&](const auto& e) { return e.second == entity.id; })) return;
  if (first == last || (entity.kind == EntityKind::Field && env.entity(first->second).kind == EntityKind::Field)) {
    map.emplace(entity.name, entity.id);
  } else {
    diagnostics.error(kConflictingExports, span, "Conflicting exports for " + quoted(entity.name.text()));
  }
}

std::vector<Export> sorted(const Named& map) {
  std::vector<Export> out;
  for (const auto& [name, entity] : map) out.push_back({name, entity});
  std::sort(out.begin(), out.end(), [](const Export& a, const Export& b) {
    return a.name == b.name ? a.entity < b.entity : a.name.text() < b.name.text();
  });
  return out;
}

}  // namespace

void Resolver::export_type(const ImportItem& item, ExportSet& set) {
  const auto* found = scope_.types(item.name);
  if (!found) {
    scope_.report_missing(kExport, "Not in scope: type constructor or class " + quoted(written(item.name)), item.name,
                          true);
    return;
  }
  if (found->size() > 1) return scope_.report_ambiguous(item.name, *found);
  const Entity& type = env_.entity(found->front());
  put(set.types, type, env_, item.span, diagnostics_);
  if (item.sub == SubKind::All) {
    for (EntityId child : type.children) {
      auto& names = is_type_level(env_.entity(child).kind) ? set.types : set.values;
      if (in_scope(child)) put(names, env_.entity(child), env_, item.span, diagnostics_);
    }
  }
  for (const Name& sub : item.subs) {
    const auto* values = scope_.values(sub);
    EntityId child;
    for (EntityId e : values ? *values : std::vector<EntityId>{}) {
      if (env_.belongs_to(e, type.id) || env_.entity(e).kind == EntityKind::PatternSynonym ||
          env_.is_field_of_synonym(e))
        child = e;
    }
    EntityId family;
    if (const auto* types = scope_.types(sub))
      for (EntityId e : *types)
        if (env_.entity(e).parent == type.id) family = e;
    if (family.valid()) {
      put(set.types, env_.entity(family), env_, sub.span, diagnostics_);
    } else if (child.valid()) {
      if (!env_.entity(child).parent.valid())
        env_.entity(child).parent = type.id;  // a pattern synonym, bundled from here on
      put(set.values, env_.entity(child), env_, sub.span, diagnostics_);
    } else if (values) {
      error(kExport, sub.span,
            "The type constructor or class " + quoted(type.name.text()) + " is not the parent of " +
                quoted(written(sub)));
    } else {
      scope_.report_missing(kExport, "Not in scope: " + quoted(written(sub)), sub, false);
    }
  }
}

// module M: what is in scope both as x and as M.x.
void Resolver::export_module(const ImportItem& item, ExportSet& set) {
  bool any = item.name.text == out_.name;
  if (any) {
    for (const auto& own : own_values_) put(set.values, env_.entity(own.second), env_, item.span, diagnostics_);
    for (const auto& own : own_types_) put(set.types, env_.entity(own.second), env_, item.span, diagnostics_);
  }
  for (const Imported& i : imported_) {
    if (i.qualifier != item.name.text) continue;
    Name plain{{}, i.what.name, {}};
    const auto* found = i.type_level ? scope_.types(plain) : scope_.values(plain);
    if (!found || std::find(found->begin(), found->end(), i.what.entity) == found->end()) continue;
    put(i.type_level ? set.types : set.values, env_.entity(i.what.entity), env_, item.span, diagnostics_);
  }
  for (const Import& import : module_.imports) {
    any = any || (import.alias.valid() ? import.alias : import.module) == item.name.text;
  }
  if (!any)
    error(kExport, item.span,
          "The export item " + quoted("module " + std::string(item.name.text.text())) + " is not imported");
}

void Resolver::export_item(const ImportItem& item, ExportSet& set) {
  switch (item.kind) {
    case ExportKind::Var:
    case ExportKind::Pattern: {
      const auto* found = scope_.values(item.name);
      if (!found) {
        scope_.report_missing(kExport, "Not in scope: " + quoted(written(item.name)), item.name, false);
      } else if (found->size() > 1) {
        scope_.report_ambiguous(item.name, *found);
      } else {
        put(set.values, env_.entity(found->front()), env_, item.span, diagnostics_);
      }
      break;
    }
    case ExportKind::Type:
      export_type(item, set);
      break;
    case ExportKind::Module:
      export_module(item, set);
      break;
  }
}

void Resolver::exports() {
  ExportSet set;
  if (module_.has_exports) {
    for (const ImportItem& item : module_.exports) export_item(item, set);
  } else {
    set.values = own_values_;
    set.types = own_types_;
  }
  ModuleInfo& info = env_.add_module(out_.name);
  info.values = sorted(set.values);
  info.types = sorted(set.types);
  for (const Import& import : module_.imports) info.imports.push_back(import.module);
}

}  // namespace needle::names
