// What a name refers to at a point of the program: the module's top-level scope below, the local variables above. Every
// look-up that fails says why, with hints.
#pragma once
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "names/codes.h"
#include "names/resolve.h"

namespace needle::names {

using syntax::LocalId;
using syntax::Name;
using syntax::Ref;

class Scope {
 public:
  Scope(Environment& environment, ResolvedModule& module, Diagnostics& diagnostics)
      : env_(environment), out_(module), diagnostics_(diagnostics) {}

  // --- top level
  void add_value(Symbol qualifier, Symbol name, EntityId entity) { add(out_.scope.values, qualifier, name, entity); }
  void add_type(Symbol qualifier, Symbol name, EntityId entity) { add(out_.scope.types, qualifier, name, entity); }

  // --- local variables: a new one hides those of the same name until `release` of an earlier mark
  LocalId bind(Symbol name, Span span);
  size_t mark() const { return hidden_.size(); }
  void release(size_t mark);
  LocalId find_local(Symbol name) const;
  void set_fixity(LocalId local, Fixity fixity) { local_fixity_[local] = fixity; }

  // --- look-ups that report
  Ref variable(const Name& name);
  Ref constructor(const Name& name, bool in_pattern);
  Ref type(const Name& name, bool is_kind);
  Ref field(const Name& name, EntityId con, Span record);  // con invalid in a record update

  // --- look-ups that do not
  const std::vector<EntityId>* values(const Name& name) const { return find(out_.scope.values, name); }
  const std::vector<EntityId>* types(const Name& name) const { return find(out_.scope.types, name); }
  Fixity fixity(const Ref& ref) const;

  void report_missing(int code, std::string headline, const Name& name, bool type_level);
  void report_ambiguous(const Name& name, const std::vector<EntityId>& candidates);

 private:
  using Table = std::unordered_map<Symbol, TopScope::Candidates>;
  // What is newer than the packages that programs are told of gives way to anything else of its name.
  void add(Table& table, Symbol qualifier, Symbol name, EntityId entity);
  static const std::vector<EntityId>* find(const Table& table, const Name& name);
  std::vector<std::string> hints(const Name& name, bool type_level) const;
  std::string origin(const Entity& entity) const;  // "imported from Prelude", or ""
  bool is_star(const Name& name) const;
  bool qualifier_known(Symbol qualifier) const;

  Environment& env_;
  ResolvedModule& out_;
  Diagnostics& diagnostics_;
  std::unordered_map<Symbol, LocalId> visible_;
  std::vector<std::pair<Symbol, LocalId>> hidden_;
  std::unordered_map<LocalId, Fixity> local_fixity_;
};

std::string written(const Name& name);  // "M.lookup"
inline std::string quoted(std::string_view text) {
  return "'" + std::string(text) + "'";
}

}  // namespace needle::names
