// Types as GHC prints them. Metas are printed a0, t1 ..; rigid variables by their names, told apart by a number where
// two of the same name meet in one message (share one TypePrinter for a message).
#pragma once
#include <string>

#include "types/store.h"

namespace needle::types {

class TypePrinter {
 public:
  explicit TypePrinter(const names::Environment& names) : names_(names) {}
  std::string type(const Type* type, int precedence = 0);  // 0 anything, 1 left of an arrow, 2 argument
  std::string pred(const Pred& pred, int precedence = 0);
  std::string context(std::span<const Pred> preds);  // "(Eq a, Show b) => ", "" when empty
  std::string kind(const Type* kind) { return type(kind); }
  bool show_forall = false;  // print the outermost forall

 private:
  std::string variable(const TypeVar* var);
  std::string application(const Type* type, int precedence);
  std::string con_name(EntityId con) const;
  const names::Environment& names_;
  std::vector<const TypeVar*> seen_;
  std::vector<std::string> seen_names_;
  std::vector<const MetaVar*> metas_;
};

}  // namespace needle::types
