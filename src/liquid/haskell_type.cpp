#include <fmt/format.h>

#include "liquid/elaboration.h"

namespace needle::liquid {

using namespace syntax;

TypeExpr* Elaboration::haskell_type(const Refined* t) {
  tree_.at(t->span);
  auto apply = [&](TypeExpr* head) {
    for (const Refined* part : t->parts) {
      TypeExpr* argument = haskell_type(part);
      tree_.at(t->span);
      auto* applied = tree_.node<AppType>(TypeExprKind::App);
      applied->function = head;
      applied->argument = argument;
      head = applied;
    }
    return head;
  };
  switch (t->kind) {
    case RefinedKind::Function: {
      if (t->parts.size() != 2) break;
      auto* f = tree_.node<FunType>(TypeExprKind::Fun);
      f->argument = haskell_type(t->parts[0]);
      f->result = haskell_type(t->parts[1]);
      return f;
    }
    case RefinedKind::Constructor: {
      if (t->name.text() == "(,)") {
        auto* tuple = tree_.node<TupleType>(TypeExprKind::Tuple);
        std::vector<TypeExpr*> elements;
        for (const Refined* part : t->parts) elements.push_back(haskell_type(part));
        tuple->elements = tree_.arena().copy(elements);
        return tuple;
      }
      auto* con = tree_.node<ConType>(TypeExprKind::Con);
      con->name = {t->qualifier, t->name, t->span};
      return apply(con);
    }
    case RefinedKind::Variable:
      if (t->name.text() != "_") {
        auto* var = tree_.node<VarType>(TypeExprKind::Var);
        var->name = t->name;
        return apply(var);
      }
      break;
    case RefinedKind::Value: {
      auto* unit = tree_.node<ConType>(TypeExprKind::Con);
      unit->name = {{}, intern("()"), t->span};
      return unit;
    }
  }
  auto* anything = tree_.node<VarType>(TypeExprKind::Var);
  anything->name = intern(fmt::format("t{}", ++anything_));
  return anything;
}

}  // namespace needle::liquid
