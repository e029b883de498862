// The surface tree of a .nat program, as it was written. Nodes live in the parser's arena; parentheses leave no trace.
//
// Every construct adds at least one token to those inside it, so its span names it: no two nodes have the same one.
#pragma once
#include "base/arena.h"
#include "base/symbol.h"
#include "core/core.h"
#include "source/source.h"

namespace needle::nat {

struct Name {
  Symbol text;
  Span span;
};

enum class PatternKind : uint8_t { Any, Variable, Number, True, False, Nil, Cons, Variant, Record };

struct Pattern {
  PatternKind kind = PatternKind::Any;
  Span span;
  Symbol name;                      // Variable; Number: its digits; Variant: its tag
  Seq<const Pattern* const> parts;  // Cons: head, tail; Variant: one; Record: one a label
  Seq<const Name> labels;           // Record
};

enum class ExprKind : uint8_t {
  Number,
  True,
  False,
  Variable,
  Input,
  Function,  // fun x y -> e
  Apply,     // f e
  Let,       // let x = e in e, let f x y = e in e
  LetRec,    // let rec f x = e with g y = e in e
  If,
  Not,
  And,
  Or,
  Negate,
  Binary,  // arithmetic and comparisons
  Record,
  Project,  // e.l
  List,
  Cons,
  Variant,
  Match,
  Assert,  // assert e, assume e
};

struct Expr;

struct Binding {
  Name name;
  Seq<const Name> params;  // Let: may be empty
  const Expr* body;
};

struct Clause {
  const Pattern* pattern;
  const Expr* body;
};

struct Expr {
  ExprKind kind = ExprKind::Number;
  Span span;
  Span place;                    // If, Match: up to the end of what is looked at; others: the span
  uint32_t height = 1;           // how deep it is nested, as core
  Symbol name;                   // Number: its digits; Variable, Variant; Project: the label
  core::Prim prim{};             // Binary
  Seq<const Expr* const> parts;  // the expressions directly inside that stand in no binding and no clause
  Seq<const Name> names;         // Function: the parameters; Record: the labels
  Seq<const Binding> bindings;   // Let: one; LetRec
  Seq<const Clause> clauses;     // Match
};

}  // namespace needle::nat
