// What stands in {-@ .. @-}: the annotations of LiquidHaskell, as a tree.
//
//   {-@ zip :: xs:[a] -> {ys:[b] | len ys = len xs} -> [(a, b)] @-}      Signature
//   {-@ type ListN a N = {v:[a] | len v = N} @-}                         Alias
//   {-@ predicate Btwn L X U = L <= X && X < U @-}                       Definition
//   {-@ measure size @-}  {-@ measure sum :: [Int] -> Int  sum [] = 0 .. @-}   Promotion, Definition
//   {-@ data Queue a = Q { front :: [a], back :: {v:[a] | len v <= len front} } @-}    Data
//
// Predicates are expressions of the surface tree: operators are calls of the library's functions (Needle.Liquid), so
// they need no fixities and mean the same whatever a module imports.
#pragma once
#include <string>
#include <unordered_set>
#include <vector>

#include "syntax/tree.h"

namespace needle::liquid {

using syntax::Expr;

enum class RefinedKind : uint8_t {
  Variable,     // a
  Constructor,  // T t1 .. tn, also "[]", "()", "(,)"
  Function,     // x:t1 -> t2
  Value,        // an expression where an alias wants one
};

struct Refined {
  RefinedKind kind = RefinedKind::Constructor;
  Span span;
  Symbol qualifier, name;     // Variable, Constructor
  Seq<Refined*> parts;        // Constructor: its arguments; Variable: the same, as in `m a`; Function: t1 and t2
  Symbol binder;              // Function: x, or default
  Expr* value = nullptr;      // Value
  Symbol subject;             // {v:t | p}: v
  bool incomplete = false;    // a part of it was not understood
  Expr* predicate = nullptr;  // p, or null; several around one type are one conjunction
};

struct Signature {
  syntax::Name name;
  Refined* type = nullptr;
  bool assumed = false;     // not to be judged: assume
  bool incomplete = false;  // a part of it was not understood, and is not honoured
};
struct Alias {
  syntax::Name name;
  std::vector<Symbol> types, values;  // its parameters: values have capital letters
  Refined* body = nullptr;
};
// A measure's equations, or a predicate.
struct Definition {
  syntax::FunctionDecl* function = nullptr;  // without clauses: nothing is known about it
  const Refined* type = nullptr;             // a measure's
};
// A Haskell function that predicates may call: measure, inline, reflect.
struct Promotion {
  syntax::Name name;
};
struct Field {
  Symbol name;  // default when it has none
  Refined* type = nullptr;
};
struct Constructor {
  syntax::Name name;
  std::vector<Field> fields;
};
struct Data {
  syntax::Name name;
  std::vector<Symbol> params;
  std::vector<Constructor> constructors;
};

struct Annotations {
  std::vector<Signature> signatures;
  std::vector<Alias> aliases;
  std::vector<Definition> definitions;
  std::vector<Promotion> promotions;
  std::vector<Data> data;
  std::unordered_set<Symbol> ignored;  // functions that are not to be judged
  bool totality = true;                // no pattern may be missing
};

}  // namespace needle::liquid
