// What a polymorphic function may return: values of a type variable come from its arguments, and from nowhere else.
//
//   f :: a -> [a] -> (Int -> a) -> Tree a
//
// An unknown function in its place returns a Tree of numbers, and each number picks one of the values that came with the
// arguments, or out of functions among them:
//
//   Tree$map (refineFrom (x : xs ++ ..)) (u x xs)
//
//   Tree$map f (Node l x r) = Node (Tree$map f l) (f x) (Tree$map f r)
//   Tree$collect f (Node l x r) = Tree$collect f l ++ f x ++ Tree$collect f r
#pragma once
#include <map>

#include "liquid/checks.h"

namespace needle::liquid {

class Parametric {
 public:
  Parametric(Tree& tree, const Checks& checks, const syntax::Module& module, const std::vector<const Facts*>& imported);

  // `unknown`, an expression of the result's type with numbers for type variables, as a value of that type; itself when
  // there are none. Null: that cannot be done.
  Expr* filled(const std::vector<const Refined*>& arguments, const std::vector<Symbol>& names, const Refined* result,
               const std::unordered_set<Symbol>& fixed, Expr* unknown);
  bool bounded = false;  // there may be more values than those that it picks from

  std::vector<syntax::Decl*> walks();
  bool maps(Symbol type) const;  // of this module

 private:
  struct Known {
    const syntax::DataDecl* decl = nullptr;
    bool maps = true;
  };
  using Body = std::function<Expr*(const syntax::ConstructorDecl&, std::vector<Refined*>&, const std::vector<Symbol>&)>;

  bool is_plain(const Refined* type) const;  // no variable that matters is in it
  bool can_walk(const Refined* type) const;
  Expr* map(const Refined* type, Expr* value);
  Expr* collect(const Refined* type, Expr* value);
  Expr* needing(Seq<Refined*> parts, Expr* value);
  Expr* walk(std::string_view suffix, const Refined* type, Expr* value);
  Expr* function(std::string_view suffix, const Refined* type);
  Expr* available(Symbol variable, const std::vector<const Refined*>& arguments, const std::vector<Symbol>& names,
                  bool with_functions);
  Expr* applications(const Refined* function, Symbol name, const std::vector<const Refined*>& arguments,
                     const std::vector<Symbol>& names);
  Expr* appended(Expr* a, Expr* b) { return a ? tree_.call("refineAppend", {a, b}) : b; }  // `a` may be null
  syntax::Decl* by_constructor(const Known& known, std::string_view suffix, const Body& body);
  syntax::Decl* mapping(const Known& known);
  syntax::Decl* collecting(const Known& known);
  Symbol fresh() { return intern("$v" + std::to_string(++count_)); }

  Tree& tree_;
  std::map<std::string_view, Known> own_;
  std::unordered_map<Symbol, Symbol> imported_;                   // type -> module, those that can be walked
  std::unordered_map<Symbol, std::function<Expr*()>> variables_;  // what is done to values of a type variable
  unsigned count_ = 0;
};

}  // namespace needle::liquid
