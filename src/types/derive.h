// Deriving of the stock classes (Eq Ord Show Read Enum Bounded Ix Functor Foldable Traversable) as generation of trees:
// what the user would have written by hand, fully resolved, to be checked like any other instance.
//
//   data T a = A a | B  deriving Eq  ->  instance .. where { A x1 == A y1 = x1 == y1; B == B = True; _ == _ = False }
//
// The checker makes the instance's head and context itself: it solves `wanted` and keeps what is left over as the
// context.
#pragma once
#include <string>
#include <vector>

#include "types/typed.h"

namespace needle::types {

struct DerivedInstance {
  // Only span, id and body (decls and groups) are set; head is null. Null with `error` set when the class cannot be
  // derived for this type. All nodes carry `span`, fresh NodeIds (module.parsed.module->node_count is raised) and fresh
  // LocalIds (module.locals and local_count are extended).
  syntax::InstanceDecl* decl = nullptr;
  std::vector<Pred> wanted;  // constraints over data.params that the methods need: Eq of each field type ..
  std::string error;         // "the reason, as GHC ends its message: 'T' must be an enumeration type ..."
};

bool is_stock_class(const names::Environment& names, EntityId cls);

// For Functor, Foldable and Traversable the last parameter of the data type is the one mapped over.
DerivedInstance derive_instance(const names::Environment& names, TypeEnv& env, names::ResolvedModule& module,
                                const DataInfo& data, EntityId cls, Span span);

}  // namespace needle::types
