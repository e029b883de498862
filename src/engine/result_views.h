// How a test of another module sees a result: as a String, by Show where there is one, otherwise through what has one, part
// by part.
//
//   Int                     show
//   Heap, with toList       (show . Heap.toList)
//   Maybe Heap              (maybe "Nothing" (show . Heap.toList))
//   anything else           (`seq` "")
#pragma once
#include <set>

#include "program/functions.h"

namespace needle::engine {

struct ResultView {
  core::GlobalId global;  // T -> String
  std::string written;    // the same in Haskell, names qualified
  std::string through;    // the function whose result is shown instead, if there is one: toList
};

class ResultViews {
 public:
  // Of values that functions of this module return.
  ResultViews(program::Workspace& workspace, program::CompiledModule& module)
      : workspace_(workspace), module_(module) {}

  ResultView of(const core::Type* type, int depth = 0);
  std::vector<std::string> modules() const { return {modules_.begin(), modules_.end()}; }  // that `written` needs

 private:
  core::GlobalId show_of(const core::Type* type);
  std::optional<ResultView> by_function(const core::Type* type);
  std::optional<ResultView> by_parts(const core::Type* type, int depth);
  core::GlobalId add(const core::Var* value, const core::Expr* body);
  const core::Expr* append(const core::Expr* left, const core::Expr* right);

  program::Workspace& workspace_;
  program::CompiledModule& module_;
  std::set<std::string> modules_;
};

// As an expression names it: insert, (<+>).
std::string as_variable(std::string_view name);

}  // namespace needle::engine
