// How people know what lookups speak of: expressions by the variable that they are bound to, activations by the variables
// that the calls on the stack are bound to.
#pragma once
#include <string>
#include <unordered_map>

#include "backward/bindings.h"
#include "backward/heap.h"

namespace needle::backward {

// What the value of an expression is that of: behind ticks, lets, and what is only evaluated before it.
const core::Expr* result_of(const core::Expr* e);

class Names {
 public:
  // Of the code and of all globals that were looked through.
  Names(core::Program& program, const Bindings& bindings, const Sources& sources, const core::Expr* code);

  // What an expression is bound to. No variable: a global, or `result`, that of a function that gives it no name.
  struct Name {
    Symbol text;
    const core::Var* var = nullptr;
    Span span;
  };
  const Name* of(const core::Expr* value) const;
  // Where a variable is bound; 0: nobody knows.
  uint32_t line_of(const core::Var* var) const;
  uint32_t line_of(Span span) const { return is_there(span) ? sources_.begin_of(span).line : 0; }
  // The library's source is not at hand.
  bool is_there(Span span) const;
  std::string call(const Frame* frame) const;   // the call that made it; empty: none that is in the source
  std::string stack(const Frame* frame) const;  // the innermost first: [f2, f1]; [f2, ?]: some caller's
  // The source on one line, shortened; FILE:LINE:COLUMN. Of a span that is there.
  std::string text(Span span) const;
  std::string place(Span span) const;
  const Sources& sources() const { return sources_; }

 private:
  void learn(const core::Expr* e);
  void learn_function(const core::LamExpr& lambda);
  void name(const core::Expr* value, const Name& name);

  const core::Program& program_;
  const Sources& sources_;
  std::unordered_map<const core::Expr*, Name> names_;
  std::unordered_map<const core::Var*, Span> spans_;
};

}  // namespace needle::backward
