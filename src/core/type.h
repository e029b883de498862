// The types core carries. Core is not typed to be checked like System F: there are no type lambdas and no type
// applications. A type is kept on every binder because later an unknown input is generated from its type and printed by
// it, and because lint compares types wherever both sides are known. A type variable is compatible with anything there.
#pragma once
#include <string>

#include "base/arena.h"
#include "base/symbol.h"

namespace needle::core {

struct TyCon;

enum class TypeKind : uint8_t { Con, App, Fun, Var, Forall };

struct Type {
  TypeKind kind;
  const TyCon* con = nullptr;   // Con
  const Type* left = nullptr;   // App: function;  Fun: argument
  const Type* right = nullptr;  // App: argument;  Fun: result;  Forall: body
  Symbol var;                   // Var: its name
  Seq<const Symbol> vars;       // Forall: the bound names (dictionary arguments are ordinary Fun arguments)
};

std::string print(const Type* type);

}  // namespace needle::core
