// The equations of type families and the instances of data families that a module declares: at the top level, in closed
// families, in classes (what holds for instances that say nothing) and in instances.
#pragma once
#include <optional>

#include "types/type_reader.h"

namespace needle::types {

class FamilyInstances {
 public:
  FamilyInstances(Store& store, Reporter& reporter, TypeReader& reader, Symbol module)
      : s_(store), r_(reporter), reader_(reader), module_(module) {}

  // All equations that are written in the module.
  void collect(const syntax::Bindings& body);
  // data instance D [a] = ..
  void add_data(EntityId family, const syntax::DataDecl& decl, std::span<TyVar* const> vars, const Type* head);

  // An instance of a class: C t1 .. tn over its variables.
  struct Head {
    EntityId cls;
    std::span<const Type* const> args;
    std::span<const TypeVar* const> vars;
    Span span;
  };
  // The associated types that are written in an instance must be about its head; those that are not take the class's
  // default.
  void complete(const syntax::Bindings* body, const Head& head);
  // Newtype deriving: they are those of the type inside.
  void complete_via(const Head& head, const Type* inside);
  // Of a derived instance: what the family is for the class's last argument.
  void add_derived(EntityId family, const Head& head, const Type* right);

 private:
  struct Written {
    EntityId family;
    FamilyEquation equation;
    Span span;  // of all of it
  };
  std::optional<Written> read(const syntax::FamilyInstanceDecl& decl, EntityId of_closed);
  std::vector<const Type*> read_left(const syntax::TypeExpr* left, std::vector<const TypeVar*>& vars);
  EntityId family_of(const syntax::FamilyInstanceDecl& decl) const;
  bool check_family(const syntax::FamilyInstanceDecl& decl, EntityId family, EntityId of_closed, size_t arguments);
  void report_conflict(EntityId family, const FamilyEquation& a, const FamilyEquation& b);
  void add(EntityId family, const FamilyEquation& equation);
  void check_indices(const Written& written, const Head& head);
  std::string text(EntityId family, const FamilyEquation& equation);

  Store& s_;
  Reporter& r_;
  TypeReader& reader_;
  Symbol module_;
  std::unordered_map<const syntax::FamilyInstanceDecl*, Written> written_;
};

}  // namespace needle::types
