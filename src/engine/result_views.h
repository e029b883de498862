// How a test of another module sees a result: as a String, by Show where there is one, otherwise through what has one, part
// by part.
//
//   Int                     show
//   Heap, with toList       (show . Heap.toList)
//   Maybe Heap              (maybe "Nothing" (show . Heap.toList))
//   anything else           (`seq` "")
//
// No one view sees everything: a colour is not in the list that a tree is shown as, and what stands behind a part that
// raises is not shown. So there are others: through each function that is exported, and with each part looked at by
// itself, (\(a, b) -> part (show a) ++ part (show b)).
#pragma once
#include <functional>
#include <map>
#include <optional>
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

  // The usual one first.
  std::vector<ResultView> all(const core::Type* type);
  std::vector<std::string> modules() const { return {modules_.begin(), modules_.end()}; }  // that `written` needs

  // In Haskell: the functions that `written` mentions, of those that take results apart.
  const std::vector<std::string>& definitions() const { return definitions_; }

 private:
  ResultView of(const core::Type* type, int depth = 0);
  std::vector<ResultView> by_functions(const core::Type* type, size_t most);
  std::optional<ResultView> by_parts(const core::Type* type, int depth);
  std::optional<ResultView> each_part(const core::Type* type);
  std::string name_for(const core::Type* type) const;
  bool is_library(const core::TyCon* con) const;
  bool can_take_apart(const core::TyCon* con) const;
  std::optional<ResultView> by_elements(const core::Type* type, const std::string& shows,
                                        const std::function<const core::Expr*(const core::Var*)>& seen);
  core::GlobalId add(const core::Var* value, const core::Expr* body);
  const core::Expr* append(const core::Expr* left, const core::Expr* right);

  program::Workspace& workspace_;
  program::CompiledModule& module_;
  std::set<std::string> modules_;
  std::map<std::string, ResultView> taken_apart_;  // by type, with the modules of its names
  std::vector<std::string> definitions_;
};

// As an expression names it: insert, (<+>).
std::string as_variable(std::string_view name);

}  // namespace needle::engine
