// Typed tree to core: match compilation, dictionaries, comprehensions, ticks.
//
//   types and classes   data.cpp      data T = ..      -> TyCon, DataCons;  class C a where m :: t  -> D:C, selectors
//   instances           instances.cpp instance C T     -> $fCT = D:C ..., $fCT_m = ...
//   bindings            bindings.cpp  f, where, let    -> globals and lets, dictionaries as leading parameters
//   marks               marks.cpp     ticks for expressions, targets, functions and the conditions of ==>
//   expressions         expressions.cpp, do.cpp, comprehensions.cpp, literals.cpp, records.cpp
//   patterns            pattern.h (what a pattern means), match.h (rows of patterns to case trees)
//
// What holds of the result, beyond core.h: a newtype's constructor, pattern and field leave no trace; a method is
// called through its selector, a global named like the method, applied to the dictionary; fall-through of a match is a
// join point without parameters (its right-hand side is then never a lambda).
#pragma once
#include <unordered_map>
#include <vector>

#include "core/core.h"
#include "core/ticks.h"
#include "names/resolve.h"
#include "source/diagnostic.h"
#include "types/check.h"

namespace needle::desugar {

using names::EntityId;

// A partial map from entities (or instances) to core's ids, dense because both are.
template <class Key, class Value>
class IdMap {
 public:
  Value get(Key key) const { return key.index < items_.size() ? items_[key.index] : Value{}; }
  void set(Key key, Value value) {
    if (key.index >= items_.size()) items_.resize(key.index + 1);
    items_[key.index] = value;
  }
  const std::vector<Value>& items() const { return items_; }
  std::vector<Value>& items() { return items_; }

 private:
  std::vector<Value> items_;
};

// Where everything that has been desugared went. Session-wide; written to the library image.
struct CoreMap {
  IdMap<EntityId, core::GlobalId> values;  // functions, fields, methods (selectors); a pattern synonym's builder
  IdMap<EntityId, core::GlobalId> default_methods;     // by method: $dm..
  IdMap<EntityId, core::GlobalId> matchers;            // by pattern synonym: $m..
  IdMap<EntityId, core::GlobalId> superclasses;        // by class: its first superclass selector, the others follow
  IdMap<EntityId, core::ConId> constructors;           // newtypes' too (for printing; never in terms); by class: D:C
  IdMap<EntityId, core::TyConId> types;                // data types, newtypes, classes
  IdMap<types::InstanceId, core::GlobalId> instances;  // dictionaries
  std::unordered_map<Symbol, core::TyConId> literals;  // numbers and strings in types; not in an image: made when met

  void write(ByteWriter& out) const;
  void read(ByteReader& in, core::Program& program);
};

struct Options {
  core::Ticks* ticks = nullptr;  // where marks on the source are noted; none are made without it
  bool expressions = false;      // mark every expression, function and target, not only the conditions of ==>
};

// A diagnostic for what an OVERLAP pragma cannot do; there is nothing else left to say here.
void desugar_module(const names::Environment& names, const types::TypeEnv& types, const names::ResolvedModule& module,
                    const types::TypedModule& typed, core::Program& program, CoreMap& map, const Sources& sources,
                    Diagnostics& diagnostics, Options options);

// Entry points, globals of type World -> IORes (): the expression printed or run as `check` says; a `main`.
core::GlobalId desugar_eval(const names::Environment& names, const types::TypeEnv& types,
                            const names::ResolvedModule& module, const types::TypedModule& typed,
                            const types::EvalCheck& check, const syntax::Expr* expr, core::Program& program,
                            CoreMap& map, const Sources& sources, Diagnostics& diagnostics, Options options);
// A global for an expression that has been checked.
core::GlobalId desugar_expression(const names::Environment& names, const types::TypeEnv& types,
                                  const names::ResolvedModule& module, const types::TypedModule& typed,
                                  const syntax::Expr* expr, core::Program& program, CoreMap& map,
                                  const Sources& sources, Diagnostics& diagnostics);
// A global for a value at the types that `check` chose: applied to its dictionaries, of a closed type.
core::GlobalId desugar_value(const names::Environment& names, const types::TypeEnv& types,
                             const names::ResolvedModule& module, const types::TypedModule& typed,
                             const types::ValueCheck& check, core::Program& program, CoreMap& map,
                             const Sources& sources, Diagnostics& diagnostics);
const core::Type* desugar_type(const names::Environment& names, const types::TypeEnv& types, const types::Type* type,
                               core::Program& program, CoreMap& map);
// A global for each piece of evidence without variables.
std::vector<core::GlobalId> desugar_evidence(const names::Environment& names, const types::TypeEnv& types,
                                             const names::ResolvedModule& module, const types::TypedModule& typed,
                                             Seq<const types::Evidence* const> evidence, core::Program& program,
                                             CoreMap& map, const Sources& sources, Diagnostics& diagnostics);
core::GlobalId desugar_main(const names::Environment& names, const types::TypeEnv& types, EntityId main,
                            core::Program& program, CoreMap& map, Diagnostics& diagnostics);

}  // namespace needle::desugar
