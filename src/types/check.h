// Resolved tree to typed tree: kind inference, type inference with evidence, instance resolution, defaulting, deriving.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "source/diagnostic.h"
#include "types/typed.h"

namespace needle::types {

// Checks the whole module, adds its types to `env`. The module's tree gets the derived instances' trees added to its
// arena (reachable through TypedModule::instances only). With errors the result must not be used. With `sources`,
// messages quote the program ("In the second argument of '(+)', namely 'True'"); without, they do not.
TypedModule check_module(const names::Environment& names, TypeEnv& env, names::ResolvedModule& module,
                         Diagnostics& diagnostics, const Sources* sources = nullptr);

// A free-standing expression in the scope of a checked module (`needle eval`): infers its type, defaults what is
// ambiguous (as ghci does: also Show, Eq, Ord, Foldable), and says how it can be printed. Node tables of `typed` are
// extended.
enum class EvalForm : uint8_t {
  Show,    // e :: t with Show t: print it
  IOShow,  // e :: IO t with Show t: run it, print the result unless it is ()
  IOUnit,  // e :: IO t without Show t: just run it
};
struct EvalCheck {
  bool ok = false;
  EvalForm form = EvalForm::Show;
  const Type* type = nullptr;
  const Evidence* show = nullptr;  // the Show dictionary, for Show and IOShow
};
EvalCheck check_eval(const names::Environment& names, TypeEnv& env, names::ResolvedModule& module, TypedModule& typed,
                     syntax::Expr* expr, Diagnostics& diagnostics, const Sources* sources = nullptr);

// The same for a function from values of a closed type to Bool (`needle explore --returns`). False with diagnostics when
// the expression is none.
bool check_predicate(const names::Environment& names, TypeEnv& env, names::ResolvedModule& module, TypedModule& typed,
                     syntax::Expr* expr, const Type* argument, Diagnostics& diagnostics,
                     const Sources* sources = nullptr);
// The same for an expression of this closed type.
bool check_at_type(const names::Environment& names, TypeEnv& env, names::ResolvedModule& module, TypedModule& typed,
                   syntax::Expr* expr, const Type* type, Diagnostics& diagnostics, const Sources* sources = nullptr);

// A value of a checked module at chosen types (`needle check`): which types its variables stand for, and the
// dictionaries it is applied to. A variable that is not in `chosen` becomes Int, or, where its constraints forbid that,
// the first of a few other types that they allow.
struct ValueCheck {
  bool ok = false;
  EntityId value;
  const Type* type = nullptr;  // closed
  Seq<const Evidence* const> evidence;
  std::vector<std::pair<Symbol, const Type*>> types;  // by variable
};
ValueCheck check_value(const names::Environment& names, TypeEnv& env, names::ResolvedModule& module, EntityId value,
                       const std::unordered_map<Symbol, const Type*>& chosen, Span span, Diagnostics& diagnostics,
                       const Sources* sources = nullptr);

// Evidence for constraints without variables; nothing when there is no instance for one of them.
std::optional<Seq<const Evidence* const>> find_evidence(const names::Environment& names, TypeEnv& env,
                                                        names::ResolvedModule& module, std::span<const Pred> closed);

// A type written by the user (`needle count FILE TYPE`), checked to be of kind Type.
const Type* check_type(const names::Environment& names, TypeEnv& env, names::ResolvedModule& module,
                       syntax::TypeExpr* type, Diagnostics& diagnostics, const Sources* sources = nullptr);
// One for a variable of a value's type (`needle check --type f=Maybe`), checked to be of the variable's kind; of any
// kind when the value has no such variable.
const Type* check_type_for(const names::Environment& names, TypeEnv& env, names::ResolvedModule& module, EntityId value,
                           Symbol variable, syntax::TypeExpr* type, Diagnostics& diagnostics,
                           const Sources* sources = nullptr);

// A closed type without the applications of type families that can be reduced in the module.
const Type* reduced_type(const names::Environment& names, TypeEnv& env, const names::ResolvedModule& module,
                         const Type* type);
// The instance of a data family that the type is, with the types of its parameters (of the first ones, when the type
// has too few arguments); null when none is known.
const DataInfo* data_instance(const TypeEnv& env, const Type* type, std::vector<const Type*>& params);

// As GHC prints it, with the user's names.
std::string print_type(const names::Environment& names, const Type* type);
// --dump=types: every top-level and local binding with its type, in source order.
std::string dump_types(const names::Environment& names, const names::ResolvedModule& module, const TypedModule& typed);

}  // namespace needle::types
