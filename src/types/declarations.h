// Data types, newtypes, synonyms and classes of a module, one strongly connected group at a time:
//   1. kinds of the whole group (kind_groups.cpp), what stays open generalised: Proxy and Compose take any kind;
//   2. synonyms, then constructors, selectors, classes and methods (declare_data.cpp, declare_class.cpp).
// Then the equations of type families (family_instances.h) and the instances of data families.
#pragma once
#include <unordered_set>

#include "types/family_instances.h"

namespace needle::types {

class Declarations {
 public:
  Declarations(Store& store, Unifier& unifier, Reporter& reporter, TypeReader& reader, FamilyInstances& families)
      : s_(store), u_(unifier), r_(reporter), reader_(reader), families_(families) {}
  void declare(const syntax::Bindings& body, TypedModule& out);

 private:
  using Group = std::vector<const syntax::Decl*>;
  std::vector<Group> groups(const syntax::Bindings& body) const;

  void infer_kinds(const Group& group);
  const Type* start_kind(const syntax::Decl* decl);
  void start_family(const syntax::FamilyDecl& decl, std::span<TyVar* const> of_class);
  std::vector<TyVar*> params(Seq<syntax::TypeBinder> binders);
  void check_kinds(const syntax::Decl* decl);
  void check_equation_kinds(const syntax::FamilyInstanceDecl& equation);
  void check_constructor_kinds(const syntax::ConstructorDecl& con);

  void declare_synonym(const syntax::SynonymDecl& decl);
  void declare_data(const syntax::DataDecl& decl);
  void declare_data_instance(const syntax::DataDecl& decl);
  ConInfo plain_constructor(const syntax::ConstructorDecl& con, const DataInfo& data);
  ConInfo gadt_constructor(const syntax::ConstructorDecl& con, const DataInfo& data);
  void fields_of(const syntax::ConstructorDecl& con, ConInfo& info);
  void declare_selectors(const syntax::DataDecl& decl, const DataInfo& data);
  void declare_class(const syntax::ClassDecl& decl);
  void check_superclass_cycle(const syntax::ClassDecl& decl);

  Store& s_;
  Unifier& u_;
  Reporter& r_;
  TypeReader& reader_;
  FamilyInstances& families_;
  std::unordered_map<EntityId, std::vector<TyVar*>> params_;  // of what is declared in this module
  std::unordered_map<EntityId, const syntax::SynonymDecl*> pending_;
  std::unordered_set<EntityId> reading_;
};

EntityId declared_entity(const syntax::Decl* decl);  // of a Data, Synonym, Class or Family declaration
std::vector<const syntax::FamilyDecl*> families_of(const syntax::Decl* decl);  // itself, or those in a class

}  // namespace needle::types
