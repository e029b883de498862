// Marks on the source. A Tick expression has a number; a table says what each number stands for.
//
// Evaluating `tick n e` passes the mark n, then evaluates e: the mark says "this source expression was evaluated". So a
// pass may push what is done with the value into the tick (case tick n e of alts ==> tick n (case e of alts)), but must
// not let an evaluation cross it: neither earlier work (strictness) nor later (arity).
//
// The desugarer marks whatever it is asked to; the command that runs the program keeps the marks it wants and drops the
// others before the optimiser sees them, so that a mark that was not asked for costs nothing.
#pragma once
#include <functional>
#include <vector>

#include "core/core.h"

namespace needle::core {

enum class TickKind : uint8_t {
  Expression,  // a source expression
  Target,      // a call of Needle's `target`
  Function,    // the body of a function, once its arguments are there
  Guard,       // passed when a condition of ==> (or a conjunct of it) is False
  Measure,     // only to be measured: see Box
};

// What a mark is to whoever measures coverage; the words and their meaning are those of HPC, GHC's own tool.
enum class Box : uint8_t {
  None,         // it is not measured
  Expression,   // an expression was evaluated
  Alternative,  // the same, of an expression that is one of several: a branch, a right-hand side
  TopLevel,     // a declaration of the module was evaluated
  Local,        // a declaration inside another
  Guard,        // a guard was True, or was False
  Condition,    // the condition of an `if`
  Qualifier,    // a condition of a comprehension
};

struct TickInfo {
  TickKind kind = TickKind::Expression;
  Span span;
  Symbol name;  // Function: its name
  Box box = Box::None;
  bool value = false;             // Guard, Condition, Qualifier: passed when it is this
  std::vector<Symbol> path = {};  // TopLevel, Local: the declarations around it, outermost first, and itself
  Span named = {};                // Function: where its name stands
};

using Ticks = std::vector<TickInfo>;  // by number

// Drops the ticks that are not to be kept from the globals numbered `first` and up.
void keep_ticks(Program& program, GlobalId first, const std::function<bool(uint32_t tick)>& keep);

// Calls `f` with the number of every tick in the expression.
void each_tick(const Expr* e, const std::function<void(uint32_t tick)>& f);

}  // namespace needle::core
