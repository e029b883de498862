// The free local variables of core expressions, remembered per node. Globals are not variables here.
#pragma once
#include <unordered_map>
#include <vector>

#include "core/core.h"

namespace needle::machine {

using VarSet = std::vector<const core::Var*>;  // ordered by `unique`, no duplicates

VarSet unite(const VarSet& a, const VarSet& b);
void add_var(VarSet& set, const core::Var* v);
void remove_var(VarSet& set, const core::Var* v);
bool has_var(const VarSet& set, const core::Var* v);

class FreeVars {
 public:
  const VarSet& of(const core::Expr* e);
  // What the alternatives of a case need besides its binder.
  const VarSet& of_alternatives(const core::CaseExpr& e);
  // Another global follows.
  void forget();

 private:
  VarSet compute(const core::Expr* e);
  std::unordered_map<const core::Expr*, VarSet> known_;
  std::unordered_map<const core::CaseExpr*, VarSet> alternatives_;
  std::unordered_map<const core::Var*, VarSet> single_;
  VarSet none_;
};

}  // namespace needle::machine
