// What a module and its imports define, as far as annotations care.
#pragma once
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
  Aliases(Tree& tree, Diagnostics& diagnostics, const std::vector<Alias>& own,
          const std::vector<const Facts*>& imported);
  const Refined* expand(const Refined* type);

 private:
  struct Arguments {
    std::unordered_map<Symbol, const Refined*> types;
    Tree::Pats params;
    Tree::Exprs values;
  };
  const Refined* expand(const Refined* type, int depth);
  const Refined* built_in(const Refined* type);
  const Refined* apply(const Alias& alias, const Refined* use, int depth);
  const Refined* substitute(const Refined* type, const Alias& alias, const std::vector<const Refined*>& arguments);
  Refined* copy(const Refined* type, const std::vector<const Refined*>& parts);
  void add_predicate(Refined& type, Symbol subject, Expr* predicate);
  Expr* value_of(const Refined* type);

  Tree& tree_;
  Diagnostics& diagnostics_;
  std::unordered_map<Symbol, const Alias*> aliases_;
  unsigned count_ = 0, expansions_ = 0;
};

}  // namespace needle::liquid
