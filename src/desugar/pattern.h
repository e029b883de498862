// What a pattern asks of a value, with the surface's variety boiled down. Parentheses, signatures and newtype
// constructors are gone; tuples, lists, records and string literals are constructor patterns.
//   x@(a, N ["hi"])     ->   Con (,) [ a: Any, Con (:) [Con (:) ['h', Con (:) ['i', Con []]], Con []] ]   names x
#pragma once
#include "core/core.h"
#include "syntax/tree.h"
#include "types/typed.h"

namespace needle::desugar {

// A variable of a pattern: local, or of a top-level pattern binding.
struct Binder {
  syntax::LocalId local;
  syntax::EntityId entity;
  syntax::Name name;
};

enum class PatternKind : uint8_t {
  Any,      // matches without looking
  Con,      // constructor with its arguments
  Literal,  // a primitive literal
  Equal,    // a literal compared by ==
  View,     // apply, match the result against args[0]
  Bang,     // evaluate, then args[0] (which does not look by itself)
  Lazy,     // args[0], when one of its variables is demanded
};

struct Pattern {
  PatternKind kind;
  Span span;
  Seq<const Binder> names;  // variables that stand for the whole value
  Seq<const Pattern* const> args;
  const core::DataCon* con;                     // Con
  Seq<const types::EvVar* const> dictionaries;  // Con: those it brings into scope
  core::Literal literal;                        // Literal
  const syntax::LitPat* source;                 // Equal
  const syntax::Pat* written;    // Lazy, for the message when it fails; span is then that of the whole match
  const syntax::Expr* function;  // View; null for a pattern synonym, which has a
  core::GlobalId matcher;        //   matcher, and for a value of a quantified type: it is the function itself
  Seq<const types::Evidence* const> evidence;  //   the dictionaries that the two want
};

}  // namespace needle::desugar
