// Everything that has a name at the top level of some module, and the modules themselves. Entities are numbered once
// and for all in one table: the library's come first (restored from its image), the user's follow. An EntityId is what
// every later stage keys its own tables by.
#pragma once
#include <deque>
#include <unordered_map>
#include <vector>

#include "base/serial.h"
#include "syntax/tree.h"

namespace needle::names {

using syntax::Associativity;
using syntax::EntityId;

enum class EntityKind : uint8_t {
  Value,           // a function or variable, foreign imports included; parent is the pattern synonym it is a field of
  Constructor,     // of a data type or newtype; parent is the type
  Field,           // a record label, usable as a selector function; parent is the type
  Method,          // of a class; parent is the class
  PatternSynonym,  // parent is the type it is exported with, if any
  Data,            // data or newtype
  Synonym,
  Class,
  TypeFamily,  // parent is the class it is associated with, if any
  DataFamily,  // the same; each instance is a Data entity in no scope, whose parent is the family
};

struct Fixity {
  Associativity associativity = Associativity::Left;
  int precedence = 9;
  bool declared = false;
};

struct Entity {
  EntityId id;
  EntityKind kind = EntityKind::Value;
  Symbol module;  // where it is defined
  Symbol name;
  EntityId parent;  // see EntityKind
  Fixity fixity;
  bool newer = false;  // than what MIN_VERSION_p tells of: gives way to anything else of its name ({-# NEWER name #-})
  Span span;           // of the defining name; invalid for library entities read from an image
  // In source order. Data: constructors, then fields; DataFamily: those of its instances; Class: methods, then
  // families; Constructor, PatternSynonym: the labelled fields.
  std::vector<EntityId> children;
};

// Types and classes live in one name space, everything else in the other.
inline bool is_type_level(EntityKind kind) {
  return kind >= EntityKind::Data;
}

struct Export {
  Symbol name;
  EntityId entity;
};

struct ModuleInfo {
  Symbol name;
  std::vector<Export> values;  // sorted by name's text
  std::vector<Export> types;
  std::vector<Symbol> imports;  // direct imports, for whoever needs the closure
  bool library = false;
};

// The export of that name in a list sorted by text, or null.
const Export* find_export(const std::vector<Export>& exports, std::string_view name);
inline const Export* find_export(const std::vector<Export>& exports, Symbol name) {
  return find_export(exports, name.text());
}

// The names of a whole session.
class Environment {
 public:
  Environment();  // with the wired-in entities of special syntax

  EntityId add(EntityKind kind, Symbol module, Symbol name, EntityId parent, Span span);
  Entity& entity(EntityId id) { return entities_[id.index]; }
  const Entity& entity(EntityId id) const { return entities_[id.index]; }
  size_t entity_count() const { return entities_.size(); }
  bool is_field_of_synonym(EntityId id) const {
    const EntityId parent = entity(id).parent;
    return entity(id).kind == EntityKind::Value && parent.valid() && entity(parent).kind == EntityKind::PatternSynonym;
  }
  // Is `child` among what T(..) means? Constructors, fields and methods of the type or class, its families, the
  // constructors and fields of a data family's instances, and the fields of pattern synonyms that go with the type.
  bool belongs_to(EntityId child, EntityId type) const {
    const EntityId parent = entity(child).parent;
    if (parent == type || !parent.valid()) return parent == type;
    const Entity& above = entity(parent);  // an instance of a data family, or a pattern synonym that has the field
    return (above.kind == EntityKind::Data || above.kind == EntityKind::PatternSynonym) && above.parent == type;
  }

  ModuleInfo& add_module(Symbol name);  // replaces one of the same name
  const ModuleInfo* find_module(Symbol name) const;
  const std::deque<ModuleInfo>& modules() const { return modules_; }

  // Special syntax: "[]", ":", "()", "(,)" .. "(,,,,,,,,,,,,,,)" (value level and type level), "->", "~", and
  // "forall" and "constraint", the classes of quantified and of unknown constraints. Module Needle.Builtin.
  EntityId builtin_value(Symbol name) const;
  EntityId builtin_type(Symbol name) const;
  EntityId tuple_con(size_t size) const;
  EntityId tuple_type(size_t size) const;

  // Names the compiler itself uses (`fromInteger`, `>>=`, `patError`, `Eq` ..) are looked up among the entities defined
  // in library modules called Needle.*; each is defined there once. Invalid when it is not defined (yet).
  EntityId known_value(std::string_view name) const;
  EntityId known_type(std::string_view name) const;

  // Int# and its like, the types of Needle.Unboxed: their values are evaluated before they are bound or stored.
  bool is_unlifted(EntityId type) const;

  // A function of the library that wants to know where it is called has another version beside it, exported by the same
  // module: f and fPlaced, %% and %%@, which takes the place of the call first. Invalid when this is no such function.
  EntityId placed_version(EntityId function) const;

  void mark_library() { mark_library(modules_.size()); }  // every module there is now belongs to the library
  void mark_library(size_t count);                        // of those read from an image only so many, the first
  void write(ByteWriter& out) const;
  void read(ByteReader& in);

 private:
  std::deque<Entity> entities_;
  std::deque<ModuleInfo> modules_;
  std::unordered_map<Symbol, size_t> module_index_;
  std::unordered_map<Symbol, EntityId> known_values_, known_types_, builtin_values_, builtin_types_;
};

}  // namespace needle::names
