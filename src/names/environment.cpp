#include <algorithm>
#include <cctype>
#include <string>

#include "base/symbol_table.h"
#include "names/entity.h"

namespace needle::names {
namespace {

constexpr size_t kMaxTuple = 15;

Symbol builtin_module() {
  static const Symbol name = intern("Needle.Builtin");
  return name;
}

std::string tuple_name(size_t size) {
  return "(" + std::string(size - 1, ',') + ")";
}

bool is_internal(Symbol module) {
  return module.text().starts_with("Needle.");
}

void write_exports(ByteWriter& out, SymbolWriter& symbols, const std::vector<Export>& exports) {
  out.u(exports.size());
  for (const Export& e : exports) {
    out.u(symbols.number(e.name));
    out.u(e.entity.index);
  }
}

}  // namespace

Environment::Environment() {
  Symbol module = builtin_module();
  auto type = [&](std::string_view name, EntityKind kind = EntityKind::Data) {
    EntityId id = add(kind, module, intern(name), {}, {});
    builtin_types_[intern(name)] = id;
    return id;
  };
  auto con = [&](std::string_view name, EntityId parent) {
    EntityId id = add(EntityKind::Constructor, module, intern(name), parent, {});
    builtin_values_[intern(name)] = id;
    entity(parent).children.push_back(id);
    return id;
  };
  EntityId list = type("[]");
  con("[]", list);
  entity(con(":", list)).fixity = {Associativity::Right, 5, true};
  con("()", type("()"));
  entity(type("->")).fixity = {Associativity::Right, -1, true};
  type("forall", EntityKind::Class);
  type("constraint", EntityKind::Class);
  entity(type("~", EntityKind::Class)).fixity = {Associativity::None, 4, true};
  for (size_t size = 2; size <= kMaxTuple; ++size) con(tuple_name(size), type(tuple_name(size)));
}

EntityId Environment::add(EntityKind kind, Symbol module, Symbol name, EntityId parent, Span span) {
  EntityId id(static_cast<uint32_t>(entities_.size()));
  Entity& e = entities_.emplace_back();
  e.id = id;
  e.kind = kind;
  e.module = module;
  e.name = name;
  e.parent = parent;
  e.span = span;
  if (module != builtin_module() && is_internal(module) && !module.text().starts_with("Needle.Newer")) {
    (is_type_level(kind) ? known_types_ : known_values_).try_emplace(name, id);
  }
  return id;
}

ModuleInfo& Environment::add_module(Symbol name) {
  auto [it, fresh] = module_index_.try_emplace(name, modules_.size());
  if (fresh) modules_.emplace_back();
  ModuleInfo& info = modules_[it->second];
  info = ModuleInfo{};
  info.name = name;
  return info;
}

const ModuleInfo* Environment::find_module(Symbol name) const {
  auto it = module_index_.find(name);
  return it == module_index_.end() ? nullptr : &modules_[it->second];
}

void Environment::mark_library(size_t count) {
  for (size_t i = 0; i < modules_.size(); ++i) modules_[i].library = i < count;
}

namespace {
EntityId find_in(const std::unordered_map<Symbol, EntityId>& map, Symbol name) {
  auto it = map.find(name);
  return it == map.end() ? EntityId{} : it->second;
}
}  // namespace

EntityId Environment::builtin_value(Symbol name) const {
  return find_in(builtin_values_, name);
}
EntityId Environment::builtin_type(Symbol name) const {
  return find_in(builtin_types_, name);
}
EntityId Environment::tuple_con(size_t size) const {
  return size < 2 || size > kMaxTuple ? EntityId{} : builtin_value(intern(tuple_name(size)));
}
EntityId Environment::tuple_type(size_t size) const {
  return size < 2 || size > kMaxTuple ? EntityId{} : builtin_type(intern(tuple_name(size)));
}
EntityId Environment::known_value(std::string_view name) const {
  return find_in(known_values_, intern(name));
}
EntityId Environment::known_type(std::string_view name) const {
  return find_in(known_types_, intern(name));
}

bool Environment::is_unlifted(EntityId type) const {
  static const Symbol home = intern("Needle.Unboxed");
  return type.valid() && type.index < entities_.size() && entity(type).module == home;
}

EntityId Environment::placed_version(EntityId function) const {
  if (!function.valid() || entity(function).kind != EntityKind::Value) return {};
  const ModuleInfo* module = find_module(entity(function).module);
  if (!module || !module->library) return {};
  const std::string_view name = entity(function).name.text();
  const bool is_operator =
      !std::isalnum(static_cast<unsigned char>(name.back())) && name.back() != '_' && name.back() != '\'';
  const Export* placed = find_export(module->values, std::string(name) + (is_operator ? "@" : "Placed"));
  return placed ? placed->entity : EntityId{};
}

const Export* find_export(const std::vector<Export>& exports, std::string_view name) {
  auto it = std::lower_bound(exports.begin(), exports.end(), name,
                             [](const Export& e, std::string_view t) { return e.name.text() < t; });
  return it != exports.end() && it->name.text() == name ? &*it : nullptr;
}

void Environment::write(ByteWriter& out) const {
  SymbolWriter symbols;
  ByteWriter body;
  size_t first = Environment().entity_count();
  body.u(entities_.size() - first);
  for (size_t i = first; i < entities_.size(); ++i) {
    const Entity& e = entities_[i];
    body.u(static_cast<uint64_t>(e.kind));
    body.u(symbols.number(e.module));
    body.u(symbols.number(e.name));
    body.u(e.parent.valid() ? e.parent.index + 1 : 0);
    body.b(e.newer);
    body.b(e.fixity.declared);
    if (e.fixity.declared) {
      body.u(static_cast<uint64_t>(e.fixity.associativity));
      body.i(e.fixity.precedence);
    }
    body.u(e.children.size());
    for (EntityId c : e.children) body.u(c.index);
  }
  body.u(modules_.size());
  for (const ModuleInfo& m : modules_) {
    body.u(symbols.number(m.name));
    write_exports(body, symbols, m.values);
    write_exports(body, symbols, m.types);
    body.u(m.imports.size());
    for (Symbol s : m.imports) body.u(symbols.number(s));
  }
  symbols.write(out);
  out.raw(body.bytes());
}

void Environment::read(ByteReader& in) {
  *this = Environment();
  SymbolReader symbols(in);
  size_t first = entities_.size(), count = in.u();
  auto entity_id = [&](uint64_t index) {
    if (index >= first + count) throw ByteReader::Corrupt("bad entity in image");
    return EntityId(static_cast<uint32_t>(index));
  };
  for (size_t i = 0; i < count; ++i) {
    uint64_t kind = in.u();
    if (kind > static_cast<uint64_t>(EntityKind::DataFamily)) throw ByteReader::Corrupt("bad entity kind in image");
    Symbol module = symbols.get(in.u()), name = symbols.get(in.u());
    uint64_t parent = in.u();
    Entity& e =
        entity(add(static_cast<EntityKind>(kind), module, name, parent ? entity_id(parent - 1) : EntityId{}, {}));
    e.newer = in.b();
    if (in.b()) {
      uint64_t associativity = in.u();
      if (associativity > 2) throw ByteReader::Corrupt("bad fixity in image");
      e.fixity = {static_cast<Associativity>(associativity), static_cast<int>(in.i()), true};
    }
    size_t children = in.u();
    if (children > count) throw ByteReader::Corrupt("bad entity in image");
    e.children.reserve(children);
    for (size_t c = 0; c < children; ++c) e.children.push_back(entity_id(in.u()));
  }
  auto read_exports = [&](std::vector<Export>& exports) {
    size_t size = in.u();
    for (size_t i = 0; i < size; ++i) {
      Symbol name = symbols.get(in.u());
      exports.push_back({name, entity_id(in.u())});
    }
  };
  size_t modules = in.u();
  for (size_t i = 0; i < modules; ++i) {
    ModuleInfo& m = add_module(symbols.get(in.u()));
    m.library = true;
    read_exports(m.values);
    read_exports(m.types);
    size_t imports = in.u();
    for (size_t k = 0; k < imports; ++k) m.imports.push_back(symbols.get(in.u()));
  }
}

}  // namespace needle::names
