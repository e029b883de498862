#include "names/lookup.h"

#include <algorithm>

namespace needle::names {

std::string written(const Name& name) {
  if (!name.qualifier.valid()) return std::string(name.text.text());
  return std::string(name.qualifier.text()) + "." + std::string(name.text.text());
}

namespace {

Symbol key_of(Symbol qualifier, Symbol name) {
  if (!qualifier.valid()) return name;
  std::string text(qualifier.text());
  text += '.';
  text += name.text();
  return intern(text);
}

// GHC words a missing qualified variable like a missing anything.
std::string missing(const Name& name, const std::string& headline, const char* what) {
  if (!name.qualifier.valid()) {
    std::string_view text = name.text.text();
    auto c = static_cast<unsigned char>(text[0]);
    bool word = isalpha(c) || c == '_' || c >= 0x80;
    return headline + (word ? std::string(text) : "(" + std::string(text) + ")");
  }
  return "Not in scope: " + std::string(what) + quoted(written(name));
}

}  // namespace

void Scope::add(Table& table, Symbol qualifier, Symbol name, EntityId entity) {
  auto& list = table[key_of(qualifier, name)].entities;
  if (std::find(list.begin(), list.end(), entity) != list.end()) return;
  if (!list.empty()) {
    const auto newer = [&](EntityId e) { return env_.entity(e).newer; };
    if (newer(entity) && !std::all_of(list.begin(), list.end(), newer)) return;
    if (!newer(entity)) list.erase(std::remove_if(list.begin(), list.end(), newer), list.end());
  }
  list.push_back(entity);
}

const std::vector<EntityId>* Scope::find(const Table& table, const Name& name) {
  auto it = table.find(key_of(name.qualifier, name.text));
  return it == table.end() ? nullptr : &it->second.entities;
}

LocalId Scope::bind(Symbol name, Span span) {
  LocalId id(static_cast<uint32_t>(out_.locals.size()));
  out_.locals.push_back({name, span});
  LocalId& slot = visible_[name];
  hidden_.emplace_back(name, slot);
  slot = id;
  return id;
}

void Scope::release(size_t mark) {
  while (hidden_.size() > mark) {
    visible_[hidden_.back().first] = hidden_.back().second;
    hidden_.pop_back();
  }
}

LocalId Scope::find_local(Symbol name) const {
  auto it = visible_.find(name);
  return it == visible_.end() ? LocalId{} : it->second;
}

Ref Scope::variable(const Name& name) {
  static const Symbol library = intern(syntax::kLibraryQualifier);
  if (name.qualifier == library) return {env_.known_value(name.text.text()), {}};
  if (!name.qualifier.valid()) {
    if (LocalId local = find_local(name.text); local.valid()) return {{}, local};
  }
  const auto* found = values(name);
  if (!found) {
    report_missing(kVariable, missing(name, "Variable not in scope: ", ""), name, false);
    return {};
  }
  if (found->size() > 1) report_ambiguous(name, *found);
  return {found->front(), {}};
}

Ref Scope::constructor(const Name& name, bool in_pattern) {
  static const Symbol library = intern(syntax::kLibraryQualifier);
  if (name.qualifier == library) return {env_.known_value(name.text.text()), {}};
  if (!name.qualifier.valid()) {
    if (EntityId builtin = env_.builtin_value(name.text); builtin.valid()) return {builtin, {}};
  }
  const auto* found = values(name);
  if (!found) {
    report_missing(kConstructor,
                   in_pattern ? "Not in scope: data constructor " + quoted(written(name))
                              : missing(name, "Data constructor not in scope: ", "data constructor "),
                   name, false);
    return {};
  }
  if (found->size() > 1) report_ambiguous(name, *found);
  return {found->front(), {}};
}

// The kind, whatever an import means by that operator.
bool Scope::is_star(const Name& name) const {
  if (name.qualifier.valid() || name.text.text() != "*") return false;
  const auto& on = out_.parsed.module->extensions;
  return std::none_of(on.begin(), on.end(), [](Symbol s) { return s.text() == "NoStarIsType"; });
}

Ref Scope::type(const Name& name, bool is_kind) {
  static const Symbol library = intern(syntax::kLibraryQualifier);
  if (name.qualifier == library) return {env_.known_type(name.text.text()), {}};
  if (!name.qualifier.valid()) {
    if (EntityId builtin = env_.builtin_type(name.text); builtin.valid()) return {builtin, {}};
  }
  if (is_kind && is_star(name)) return {};
  const auto* found = types(name);
  if (!found) {
    std::string_view text = name.text.text();
    if (is_kind && (text == "*" || text == "Type" || text == "Constraint")) return {};
    // A constructor stands for itself where no type has its name.
    if (const auto* values = this->values(name); values && values->size() == 1) {
      if (env_.entity(values->front()).kind == EntityKind::Constructor) return {values->front(), {}};
    }
    report_missing(kType, "Not in scope: type constructor or class " + quoted(written(name)), name, true);
    return {};
  }
  if (found->size() > 1) report_ambiguous(name, *found);
  return {found->front(), {}};
}

Ref Scope::field(const Name& name, EntityId con, Span record) {
  const auto* found = values(name);
  std::vector<EntityId> fields;
  if (found) {
    for (EntityId e : *found) {
      if (env_.entity(e).kind == EntityKind::Field) fields.push_back(e);
    }
  }
  if (con.valid()) {
    const Entity& c = env_.entity(con);
    for (EntityId e : fields) {
      if (std::find(c.children.begin(), c.children.end(), e) != c.children.end()) return {e, {}};
    }
    if (!found) {
      report_missing(kField, "Not in scope: " + quoted(written(name)), name, false);
    } else if (fields.empty()) {
      diagnostics_.error(kField, name.span,
                         quoted(written(name)) + " is not a (visible) field of constructor " + quoted(c.name.text()));
    } else {
      diagnostics_.error(kField, record,
                         "Constructor " + quoted(c.name.text()) + " does not have field " + quoted(written(name)));
    }
    return {};
  }
  if (fields.empty()) {
    if (found) {
      diagnostics_.error(kField, name.span, quoted(written(name)) + " is not a record selector");
    } else {
      report_missing(kField, "Not in scope: " + quoted(written(name)), name, false);
    }
    return {};
  }
  if (fields.size() > 1) report_ambiguous(name, fields);
  return {fields.front(), {}};
}

Fixity Scope::fixity(const Ref& ref) const {
  if (ref.local.valid()) {
    auto it = local_fixity_.find(ref.local);
    return it == local_fixity_.end() ? Fixity{} : it->second;
  }
  return ref.entity.valid() ? env_.entity(ref.entity).fixity : Fixity{};
}

}  // namespace needle::names
