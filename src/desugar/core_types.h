// Checker's types to core's. A context becomes ordinary function arguments: Eq a => t is D:Eq a -> t.
#pragma once
#include <unordered_map>
#include <vector>

#include "core/build.h"
#include "desugar/desugar.h"

namespace needle::desugar {

class CoreTypes {
 public:
  CoreTypes(core::Builder& builder, CoreMap& map, const names::Environment& names, const types::TypeEnv& types)
      : build_(builder),
        map_(map),
        names_(names),
        types_(types),
        equality_(names.builtin_type(intern("~"))),
        quantified_(names.builtin_type(intern("forall"))),
        unknown_(names.builtin_type(intern("constraint"))),
        coercible_(names.known_type("Coercible")) {}

  const core::Type* convert(const types::Type* type);  // null for null
  const core::Type* convert(const types::Pred& pred);  // the dictionary's type, or that of a function to it
  bool has_evidence(const types::Pred& pred) const {
    const EntityId cls = types::concluded_class(pred, quantified_);
    return cls != equality_ && cls != coercible_;
  }

  // forall vars. context => body, of whatever is there.
  const core::Type* qualified(Seq<const types::TypeVar* const> vars, Seq<const types::Pred> context,
                              const core::Type* body);

  // The type of a field in a constructor's pattern, where the scrutinee has type `of`.
  const core::Type* field(const core::DataCon* con, size_t index, const core::Type* of);

 private:
  const core::Type* substitute(const core::Type* type, const std::unordered_map<Symbol, const core::Type*>& args);

  const core::Type* application(const types::Type* type);
  core::TyConId promoted(EntityId constructor);
  core::TyConId literal(Symbol text);

  core::Builder& build_;
  CoreMap& map_;
  const names::Environment& names_;
  const types::TypeEnv& types_;
  EntityId equality_, quantified_, unknown_, coercible_;
  std::unordered_map<const types::Type*, const core::Type*> done_;
};

}  // namespace needle::desugar
