// Types, as the checker works with them. Immutable but for metas (unification variables), which are solved in place.
#pragma once
#include <string>

#include "base/arena.h"
#include "names/entity.h"

namespace needle::types {

using names::EntityId;

enum class TypeKind : uint8_t { Con, App, Fun, Var, Meta, Forall, Family, Literal };

struct Type;

// A bound or rigid (skolem) type variable; identity is the object.
struct TypeVar {
  Symbol name;
  uint32_t unique;
  const Type* kind;  // kinds are types over Type and ->
};

// C t1 .. tn, or an equality t1 ~ t2 (cls is the builtin "~"), or a quantified constraint (cls is the builtin "forall"):
// its one argument is the type  forall vars. context => C t1 .. tn,  where the class is applied like a type. A constraint
// that is not known where it is written (a variable c, c t, a family F t) has the class "constraint": it is its argument.
struct Pred {
  EntityId cls;
  Seq<const Type* const> args;
};

struct Type {
  TypeKind kind;
  EntityId con = {};                    // Con (type synonyms are already expanded);  Family: which
  const Type* left = nullptr;           // App: function;  Fun: argument;  Family: F t1 .. tn, as applications of a Con
  const Type* right = nullptr;          // App: argument;  Fun: result;  Forall: body
  const TypeVar* var = nullptr;         // Var
  Seq<const TypeVar* const> vars = {};  // Forall
  Seq<const Pred> context = {};         // Forall
  struct MetaVar* meta = nullptr;       // Meta; none is left in what the checker hands on
  Symbol literal = {};                  // Literal: digits, or a string in double quotes
  uint8_t flags = 7;                    // the checker's shortcut: what may occur inside (metas, variables, families)
  const Type* written = nullptr;        // as the user wrote it, when that was a type synonym; for printing only
  const Type* reduct = nullptr;         // Family: what it is for good, once the checker has found out
};

inline bool is_unlifted(const names::Environment& names, const Type* type) {
  while (type && type->kind == TypeKind::App) type = type->left;
  return type && type->kind == TypeKind::Con && names.is_unlifted(type->con);
}

// The class of a constraint; of a quantified one, that of its conclusion.
inline EntityId concluded_class(const Pred& pred, EntityId quantified) {
  if (pred.cls != quantified) return pred.cls;
  const Type* conclusion = pred.args[0]->right;
  while (conclusion->kind == TypeKind::App) conclusion = conclusion->left;
  return conclusion->con;
}

}  // namespace needle::types
