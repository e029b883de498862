// What to say of a name that is missing or ambiguous.
#include <algorithm>

#include "names/lookup.h"

namespace needle::names {
namespace {

const std::vector<Export>& exports_of(const ModuleInfo& module, bool type_level) {
  return type_level ? module.types : module.values;
}

Symbol alias_of(const syntax::Import& import) {
  return import.alias.valid() ? import.alias : import.module;
}

bool is_constructor_name(std::string_view text) {
  return !text.empty() && (isupper(static_cast<unsigned char>(text[0])) || text[0] == ':');
}

std::string import_hint(const Environment& env, const Entity& entity, Symbol module, const Name& name) {
  std::string text(name.text.text());
  if (!text.empty() && !isalpha(static_cast<unsigned char>(text[0])) && text[0] != '_') text = "(" + text + ")";
  if (entity.kind == EntityKind::Constructor && entity.parent.valid()) {
    text = std::string(env.entity(entity.parent).name.text()) + "(" + text + ")";
  }
  return "add: import " + std::string(module.text()) + " (" + text + ")";
}

}  // namespace

bool Scope::qualifier_known(Symbol qualifier) const {
  const auto& imports = out_.parsed.module->imports;
  return qualifier == out_.name ||
         std::any_of(imports.begin(), imports.end(), [&](const syntax::Import& i) { return alias_of(i) == qualifier; });
}

std::string Scope::origin(const Entity& entity) const {
  bool type_level = is_type_level(entity.kind);
  for (const syntax::Import& import : out_.parsed.module->imports) {
    const ModuleInfo* module = env_.find_module(import.module);
    if (!module) continue;
    const Export* found = find_export(exports_of(*module, type_level), entity.name);
    if (!found || found->entity != entity.id) continue;
    Name name{alias_of(import), entity.name, {}};
    const auto* visible = type_level ? types(name) : values(name);
    if (visible && std::find(visible->begin(), visible->end(), entity.id) != visible->end()) {
      return "imported from " + std::string(import.module.text());
    }
  }
  return "";
}

std::vector<std::string> Scope::hints(const Name& name, bool type_level) const {
  std::vector<std::string> out;
  for (const syntax::Import& import : out_.parsed.module->imports) {
    const ModuleInfo* module = env_.find_module(import.module);
    if (!module || !import.has_list) continue;
    if (name.qualifier.valid() && alias_of(import) != name.qualifier) continue;
    if (!find_export(exports_of(*module, type_level), name.text)) continue;
    out.push_back("Perhaps you want to " +
                  (import.hiding ? "remove " + quoted(name.text.text()) + " from the explicit hiding list"
                                 : "add " + quoted(name.text.text()) + " to the import list") +
                  " in the import of " + quoted(import.module.text()));
  }
  if (!out.empty()) return out;

  std::vector<std::string_view> candidates;
  std::unordered_map<std::string_view, EntityId> entity_of;
  std::string prefix = name.qualifier.valid() ? std::string(name.qualifier.text()) + "." : "";
  for (const auto& [key, found] : type_level ? out_.scope.types : out_.scope.values) {
    std::string_view text = key.text();
    const Entity& entity = env_.entity(found.entities.front());
    if (text.size() != prefix.size() + entity.name.text().size() || !text.starts_with(prefix)) continue;
    if (!type_level && is_constructor_name(entity.name.text()) != is_constructor_name(name.text.text())) continue;
    candidates.push_back(entity.name.text());
    entity_of[entity.name.text()] = entity.id;
  }
  if (!type_level && !name.qualifier.valid()) {
    for (const auto& [symbol, local] : visible_) {
      if (!local.valid()) continue;
      candidates.push_back(symbol.text());
      entity_of[symbol.text()] = {};
    }
  }
  std::sort(candidates.begin(), candidates.end());
  candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
  for (const std::string& similar : similar_names(name.text.text(), candidates)) {
    EntityId entity = entity_of[similar];
    std::string from = entity.valid() ? origin(env_.entity(entity)) : "";
    out.push_back("Perhaps you meant " + quoted(prefix + similar) + (from.empty() ? "" : " (" + from + ")"));
  }

  if (name.qualifier.valid()) return out;
  std::vector<std::pair<Symbol, EntityId>> modules;
  for (const ModuleInfo& module : env_.modules()) {
    if (!module.library || module.name.text().starts_with("Needle.")) continue;
    const Export* found = find_export(exports_of(module, type_level), name.text);
    if (found) modules.emplace_back(module.name, found->entity);
  }
  // The hierarchical name before the old one, the short before the long.
  auto rank = [](Symbol s) {
    return std::tuple(s.text().find('.') == std::string_view::npos, s.text().size(), s.text());
  };
  std::sort(modules.begin(), modules.end(), [&](auto& a, auto& b) { return rank(a.first) < rank(b.first); });
  for (size_t i = 0; i < modules.size() && i < 3; ++i) {
    out.push_back(import_hint(env_, env_.entity(modules[i].second), modules[i].first, name));
  }
  return out;
}

void Scope::report_missing(int code, std::string headline, const Name& name, bool type_level) {
  if (name.qualifier.valid()) {
    if (!qualifier_known(name.qualifier)) {
      std::vector<std::string> help;
      if (const ModuleInfo* module = env_.find_module(name.qualifier);
          module && find_export(exports_of(*module, type_level), name.text)) {
        help.push_back("add: import qualified " + std::string(name.qualifier.text()));
      }
      diagnostics_.error(code, name.span,
                         headline + "\nNo module named " + quoted(name.qualifier.text()) + " is imported.", help);
      return;
    }
    for (const syntax::Import& import : out_.parsed.module->imports) {
      const ModuleInfo* module = env_.find_module(import.module);
      if (alias_of(import) != name.qualifier || !module || find_export(exports_of(*module, type_level), name.text))
        continue;
      headline += "\nModule " + quoted(import.module.text()) + " does not export " + quoted(name.text.text()) + ".";
      break;
    }
  }
  diagnostics_.error(code, name.span, std::move(headline), hints(name, type_level));
}

void Scope::report_ambiguous(const Name& name, const std::vector<EntityId>& candidates) {
  std::string message = "Ambiguous occurrence " + quoted(written(name)) + "\nIt could refer to";
  for (size_t i = 0; i < candidates.size(); ++i) {
    const Entity& e = env_.entity(candidates[i]);
    message += i == 0 ? "\n   either " : "\n       or ";
    std::string from = origin(e);
    std::string module = from.empty() ? std::string(e.module.text()) : from.substr(sizeof("imported from ") - 1);
    message += quoted(module + "." + std::string(e.name.text())) + ", ";
    message += from.empty() ? "defined in this module" : "imported from " + quoted(module);
  }
  diagnostics_.error(kAmbiguous, name.span, message);
}

}  // namespace needle::names
