// The instances of a module, before any method is looked at: heads and contexts of the written ones, and those that
// deriving clauses ask for, with their contexts inferred.
#pragma once
#include "types/declarations.h"
#include "types/solver.h"

namespace needle::types {

struct PendingInstance {
  InstanceId id;
  const syntax::InstanceDecl* decl = nullptr;  // null: everything comes from `via`
  Span span;
  const Pred* via = nullptr;  // newtype deriving: the constraint whose dictionary is taken over
  bool derived = false;
};

class InstanceHeads {
 public:
  InstanceHeads(Store& store, Unifier& unifier, Reporter& reporter, TypeReader& reader, Solver& solver,
                names::ResolvedModule& module, FamilyInstances& families)
      : s_(store), u_(unifier), r_(reporter), reader_(reader), solver_(solver), module_(module), families_(families) {}
  void collect(const syntax::Bindings& body);
  std::vector<PendingInstance> pending;

 private:
  // A derived instance whose context is still to be found.
  struct Derived {
    InstanceId id;
    std::vector<Pred> wanted;
    Span span;
  };
  struct Head {
    EntityId cls;
    std::vector<const Type*> args;
    std::vector<const TypeVar*> vars;
    std::vector<Pred> context;
    bool ok = false;
    FamilyInstances::Head for_families(Span span) const { return {cls, args, vars, span}; }
  };
  Head read_head(Seq<syntax::TypeExpr*> context, const syntax::TypeExpr* head, size_t mark);
  InstanceId add(const Head& head, Span span);
  void written(const syntax::InstanceDecl& decl);
  void standalone(const syntax::DerivingDecl& decl);
  void clause(const syntax::DataDecl& decl, const syntax::DerivingClause& clause);
  void derive(Head head, const DataInfo& data, syntax::DerivingStrategy strategy, const Type* via, Span span,
              bool infer_context);
  syntax::DerivingStrategy choose(EntityId cls, const DataInfo& data) const;
  std::vector<Pred> default_demands(const Head& head);
  void derive_structure(Head head, const DataInfo& data, Span span, bool infer_context);
  const Type* representation(const DataInfo& data, size_t dropped, std::span<const Type* const> args);
  size_t dropped_params(EntityId cls) const;
  bool inferable(const Pred& pred) const;
  void infer_contexts();
  bool has_structure(EntityId cls) const;
  bool has_extension(std::string_view name) const;

  Store& s_;
  Unifier& u_;
  Reporter& r_;
  TypeReader& reader_;
  Solver& solver_;
  names::ResolvedModule& module_;
  FamilyInstances& families_;
  std::vector<Derived> derived_;
  std::unordered_map<Symbol, int> dictionary_names_;
};

}  // namespace needle::types
