// A function whose calls can be told what they call: every callee that matters becomes a parameter, or a call that is
// checked.
#pragma once
#include "liquid/scope.h"

namespace needle::liquid {

// Somebody who may be called: a function of the user's, or a partial one of the library.
struct Callee {
  syntax::Name facet;  // how it is called when it is checked
  size_t arity = 0;
  Symbol module = {};                          // default: the library
  bool checked = false;                        // it has a precondition
  bool abstract = false;                       // it can be replaced by what its type says
  bool opaque = false;                         // a verifier knows its type only, but it cannot be replaced
  bool library = false;                        // its facet has no choice of how
  bool annotated = true;                       // it has a type of its own
  bool bounded = false;                        // in its place comes only some of what its type allows
  const syntax::FixityDecl* fixity = nullptr;  // its own, if it was declared
};

struct Open {
  std::vector<Symbol> parameters;    // callees that are replaced, as the user knows them
  std::vector<Symbol> checked;       // callees that are checked only
  std::string partial;               // why some call is not looked at as a verifier would; empty: all are
  bool may_fail_to_match = false;    // as far as its patterns tell
  std::vector<syntax::Decl*> decls;  // fixities
};

Symbol parameter_of(Symbol callee);
Symbol checked_in(Symbol callee, Symbol caller);
// That `name` stands between its operands as the callee does.
syntax::FixityDecl* same_fixity(Tree& tree, const Callee& callee, Symbol name);

// Changes the function's clauses. `find` says who is called by a name; null: nobody of interest.
using FindCallee = std::function<const Callee*(const syntax::Name& name)>;
Open open_calls(Tree& tree, syntax::FunctionDecl& function, Opened how, const FindCallee& find);

}  // namespace needle::liquid
