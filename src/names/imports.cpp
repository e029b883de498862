// What imports bring into scope: `import [qualified] M [as A] [[hiding] (items)]`.
#include <algorithm>

#include "names/resolver.h"

namespace needle::names {

using namespace syntax;

// The exports an item list selects (or hides).
struct Resolver::ImportSet {
  std::vector<Export> values, types;
};

namespace {

bool contains(const std::vector<Export>& list, const Export& e) {
  return std::any_of(list.begin(), list.end(),
                     [&](const Export& x) { return x.name == e.name && x.entity == e.entity; });
}

}  // namespace

void Resolver::import_item(const Import& import, const ModuleInfo& module, const ImportItem& item, ImportSet& set) {
  auto missing = [&](std::string what, Span span) {
    if (import.hiding) return;  // a warning in GHC
    std::vector<std::string_view> candidates;
    for (const Export& e : item.kind == ExportKind::Type ? module.types : module.values)
      candidates.push_back(e.name.text());
    std::vector<std::string> hints;
    for (const std::string& s : similar_names(what, candidates)) hints.push_back("Perhaps you meant " + quoted(s));
    error(kNotExported, span, "Module " + quoted(module.name.text()) + " does not export " + quoted(what), hints);
  };
  const Export* value = find_export(module.values, item.name.text);
  if (item.kind == ExportKind::Var || item.kind == ExportKind::Pattern) {
    if (!value) return missing(written(item.name), item.name.span);
    set.values.push_back(*value);
    return;
  }
  const Export* type = find_export(module.types, item.name.text);
  bool constructor = value && env_.entity(value->entity).kind == EntityKind::Constructor;
  // hiding (C) hides a constructor too, whatever its type
  if (import.hiding && item.sub == SubKind::None && value) set.values.push_back(*value);
  if (!type) {
    if (constructor && !import.hiding) {
      std::string parent(env_.entity(env_.entity(value->entity).parent).name.text()), name(item.name.text.text());
      error(kNotExported, item.name.span,
            "In module " + quoted(module.name.text()) + ":\n  " + quoted(name) + " is a data constructor of " +
                quoted(parent),
            {"to import it use: import " + std::string(module.name.text()) + " (" + parent + "(" + name + "))"});
    } else if (!value || !import.hiding) {
      missing(written(item.name), item.name.span);
    }
    return;
  }
  set.types.push_back(*type);
  if (item.sub == SubKind::All) {
    for (const Export& e : module.values) {
      if (env_.belongs_to(e.entity, type->entity)) set.values.push_back(e);
    }
    for (const Export& e : module.types) {
      if (env_.belongs_to(e.entity, type->entity)) set.types.push_back(e);
    }
  }
  for (const Name& sub : item.subs) {
    const auto child = std::find_if(module.values.begin(), module.values.end(), [&](const Export& e) {
      return e.name == sub.text &&
             (env_.belongs_to(e.entity, type->entity) || env_.entity(e.entity).kind == EntityKind::PatternSynonym);
    });
    const Export* family = find_export(module.types, sub.text);
    if (family && env_.belongs_to(family->entity, type->entity)) {
      set.types.push_back(*family);
    } else if (child != module.values.end()) {
      set.values.push_back(*child);
    } else {
      missing(written(item.name) + "(" + written(sub) + ")", item.span);
    }
  }
}

void Resolver::import_module(const Import& import, const ModuleInfo& module) {
  Symbol alias = import.alias.valid() ? import.alias : import.module;
  ImportSet listed;
  for (const ImportItem& item : import.items) import_item(import, module, item, listed);
  auto bring = [&](const Export& e, bool type_level) {
    auto add = type_level ? &Scope::add_type : &Scope::add_value;
    if (!import.qualified) (scope_.*add)({}, e.name, e.entity);
    (scope_.*add)(alias, e.name, e.entity);
    imported_.push_back({alias, e, type_level});
  };
  if (import.has_list && !import.hiding) {
    for (const Export& e : listed.values) bring(e, false);
    for (const Export& e : listed.types) bring(e, true);
    return;
  }
  for (const Export& e : module.values) {
    if (!contains(listed.values, e)) bring(e, false);
  }
  for (const Export& e : module.types) {
    if (!contains(listed.types, e)) bring(e, true);
  }
}

void Resolver::imports() {
  for (const Import& import : module_.imports) {
    const ModuleInfo* module = env_.find_module(import.module);
    if (!module) {
      error(kNoModule, import.module_span.valid() ? import.module_span : import.span,
            "Could not find module " + quoted(import.module.text()));
      continue;
    }
    import_module(import, *module);
  }
}

}  // namespace needle::names
