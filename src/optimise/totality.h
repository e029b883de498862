// What cannot raise an exception. A total expression never does, however deep one looks into its value.
//
// The rule is plain: an expression is total when no raise# stands in it, no global that leads to one, and no variable
// that may hold what raises. Then whatever flows through it, functions and lazy parts included, is total as well. That
// evaluation may not end is no concern here.
//
//   x, y total             null x || even y             total
//                          even (head x)                not total: head leads to a raise#
//   let z = head x in ..   z                            not total: z may raise
//
// A function's parameters are total when all its calls are saturated and pass total arguments; the roots are called by
// searches, with inputs.
#pragma once
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/call_graph.h"

namespace needle::optimise {

class Totality {
 public:
  // Raising one of the `harmless` globals is no loss: it says that there is no such input.
  Totality(core::Program& program, const std::vector<core::GlobalId>& globals,
           const std::vector<core::GlobalId>& harmless);

  bool is_total(core::GlobalId global) const { return !partial_.contains(global); }
  // Where its free variables are known: see mark.
  bool is_total(const core::Expr* e) const;

  // The parameters of these hold anything.
  void distrust(core::GlobalId function);
  // Finds out which variables of these globals may hold what raises: looks at all their callers.
  void mark(const std::vector<core::GlobalId>& sites);
  void mark(const core::Var* v) { marked_.insert(v); }

 private:
  bool compute(const core::Expr* e) const;
  void mark_lambda(const core::Expr* e);
  void mark_inside(const core::Expr* e);
  void mark_let(const core::LetExpr& e);
  bool check_calls(const core::Expr* e);
  bool distrust_more(core::GlobalId function, uint64_t params);

  core::Program& program_;
  const std::vector<core::GlobalId>& globals_;
  core::CallGraph::Globals partial_;
  std::unordered_map<uint32_t, uint64_t> distrusted_;  // parameters, by global: bit i
  std::unordered_set<const core::Var*> marked_;        // may hold what raises
  mutable std::unordered_map<const core::Expr*, bool> known_;
};

}  // namespace needle::optimise
