// Who is told of what Lookup does, in its order: for those who show it to people. Nobody is, unless asked for.
#pragma once
#include "backward/heap.h"

namespace needle::backward {

class LookupListener {
 public:
  virtual ~LookupListener() = default;

  // The value of the expression is asked for, not only the first time; a variable where it is used.
  virtual void looked_up(const core::Expr*, const Frame*) {}
  virtual void called(const Frame*) {}                          // the activation is new
  virtual void guarded(const core::CaseExpr&, const Frame*) {}  // a mark lies behind some alternative
  virtual void marked(const core::TickExpr&, const Frame*) {}   // a mark
};

}  // namespace needle::backward
