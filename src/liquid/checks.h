// Refined types as conditions on values.
//
//   check({v:Int | v > x}, y)           y > x
//   check([{v:Int | v > 0}], ys)        refineAll (\v -> v > 0) ys
//   check(Tree {v:Int | v > 0}, t)      Tree$holds (\v -> v > 0) t
//
//   Tree$holds p Leaf = True
//   Tree$holds p (Node l x r) = p x && Tree$holds p l && Tree$holds p r     with what is said about the fields
//
// What says nothing is no condition: a walk would look at its argument.
#pragma once
#include <map>

#include "liquid/scope.h"

namespace needle::liquid {

class Checks {
 public:
  Checks(Tree& tree, Diagnostics& diagnostics, Aliases& aliases, const syntax::Module& module,
         const std::vector<Data>& annotated, const std::vector<const Facts*>& imported);

  // A condition on the variable `x`, or null. Aliases are expanded before. Sets `dropped` when a part is not understood.
  Expr* check(const Refined* type, Symbol x);
  Expr* both(Expr* a, Expr* b);  // either may be null
  bool dropped = false;
  bool may_lack_meaning = false;  // set by `check` when a predicate is not defined for all values
  void forget_measure(Symbol name) { unknown_.insert(name); }  // nothing is known about it
  void add_measure(Symbol name) { measures_.insert(name); }    // one that may have no equation for a value

  static bool mentions(const Expr* e, const std::unordered_set<Symbol>& names);  // a predicate, some of these
  void add_predicate(const syntax::FunctionDecl& predicate);  // it may have no meaning if a part of it may
  bool says_something(const Refined* type) const;
  // The same, or it is about data that has refined fields.
  bool concerns(const Refined* type) const;
  // Its values can be walked: it is no GADT, and contains itself only as it is.
  bool is_walkable(const syntax::DataDecl& data) const;
  // What annotations say of the fields of a constructor; null: nothing.
  const Constructor* annotated(const syntax::DataDecl& data, const syntax::ConstructorDecl& con) const;

  // The walks over this module's types: other modules may want them too.
  std::vector<syntax::Decl*> walks();
  std::unordered_map<Symbol, Facts::DataType> data() const;
  bool has_refined_data() const;

 private:
  struct Known {
    const syntax::DataDecl* decl = nullptr;
    const Data* annotation = nullptr;
    bool refined = false;
    bool walkable = false;
    bool whole = false;   // what is said of a type parameter can be looked up wherever its values are
    bool unseen = false;  // something that is said of its fields is not looked at
  };
  Expr* structure(const Refined* type, Symbol x);
  const Refined* field_type(const syntax::FieldDecl& field) const;  // without synonyms
  static const std::unordered_map<std::string_view, std::string_view>& walked_containers();
  // --- shapes.cpp
  void find_shapes();
  static bool is_plain_data(const syntax::DataDecl& data);
  bool is_regular(const syntax::DataDecl& data) const;
  bool leads_to(Symbol from, Symbol to) const;
  bool is_walked(const Refined* type) const;
  void look_for_unseen(const Refined* type, const Facts::DataType& data);
  Expr* known_part(const Expr* predicate);  // a copy without what mentions unknown measures; null
  bool mentions_unknown(const Expr* e) const { return mentions(e, unknown_); }
  bool lacks_meaning(const Expr* e) const;
  void allow_for_no_meaning(Expr* predicate);
  Expr* each(const Refined* type, Expr* walk, bool trivial, Symbol x);
  Expr* tuple(const Refined* type, Symbol x);
  Expr* predicate_function(const Refined* type);  // \y -> check; null
  syntax::Decl* walk(Known& known);
  syntax::Clause walk_constructor(const syntax::ConstructorDecl& con, const Known& known, const Tree::Pats& before);
  bool mentions_refined(const Refined* type) const;
  void find_refined();
  Symbol fresh() { return intern("$" + std::to_string(++count_)); }

  Tree& tree_;
  Diagnostics& diagnostics_;
  Aliases& aliases_;
  std::map<std::string_view, Known> own_;                                    // by name, in a stable order
  std::unordered_map<Symbol, std::pair<Symbol, Facts::DataType>> imported_;  // and the module
  std::unordered_map<Symbol, Symbol> parameters_;                            // type variable -> function, inside a walk
  std::unordered_set<Symbol> unknown_, measures_;
  unsigned count_ = 0;
};

}  // namespace needle::liquid
