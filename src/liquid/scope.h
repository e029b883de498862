// What a module and its imports define, as far as annotations care.
#pragma once
#include <memory>

#include "liquid/elaborate.h"
#include "liquid/tree.h"

namespace needle::liquid {

inline Symbol with(Symbol name, std::string_view suffix) {
  return intern(std::string(name.text()) + std::string(suffix));
}

// Names that importing modules use for what was generated in another one.
Symbol generated_in(Symbol module);

// A Haskell type as one without refinements. What is too much for it is a function of which nothing is said.
const Refined* plain_type(Tree& tree, const syntax::TypeExpr* type);

// Aliases are gone: Nat -> {v:Int | 0 <= v}.
class Aliases {
 public:
  // `defined`: the module's own functions.
  Aliases(Tree& tree, Diagnostics& diagnostics, const std::unordered_set<Symbol>& defined,
          const std::vector<Alias>& own, const std::vector<const Facts*>& imported);
  const Refined* expand(const Refined* type);

 private:
  const Refined* expand(const Refined* type, int depth);
  const Refined* built_in(const Refined* type);
  const Refined* apply(const Alias& alias, const Refined* use, int depth);
  const Refined* apply_to_more(const Alias& alias, const Refined* use, int depth);
  const Refined* substitute(const Refined* type, const Alias& alias, const std::vector<const Refined*>& arguments);
  Refined* copy(const Refined* type, const std::vector<const Refined*>& parts);
  const Refined* renamed(const Refined* type, const Tree::Renaming& renaming);
  void add_predicate(Refined& type, Symbol subject, Expr* predicate);
  Expr* value_of(const Refined* type);

  Tree& tree_;
  Diagnostics& diagnostics_;
  const std::unordered_set<Symbol>& defined_;
  std::vector<std::unique_ptr<Alias>> elsewhere_;  // imported ones, with names that mean the same here
  std::unordered_map<Symbol, const Alias*> aliases_;
  unsigned count_ = 0, expansions_ = 0;
};

}  // namespace needle::liquid
