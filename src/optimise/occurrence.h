// How often and where each local variable occurs: what the simplifier's decisions rest on.
//
//   let x = e in case y of { A -> x; B -> \z -> x }     x: many, also inside a lambda
//   let x = e in case y of { A -> f x; B -> K x }        x: many, but one of them at most is come to
//   let f = \a b -> e in case y of { A -> f 1 2; B -> f y 3 }     f: a join point of two parameters
#pragma once
#include "optimise/tree.h"

namespace needle::optimise {

struct Occurrence {
  enum Count : uint8_t { Unknown, Dead, Once, Many };
  Count count = Unknown;     // Unknown is treated as Many, inside a lambda
  bool in_lambda = true;     // some occurrence stands inside a lambda that the binding does not
  bool tail_called = false;  // every occurrence is a call in tail position of the let, with `arity` arguments
  bool in_own_group = true;  // occurs in a right-hand side of its own letrec
  bool exclusive = false;    // no two occurrences are come to by one evaluation of the scope
  uint32_t arity = 0;

  bool once_safe() const { return count == Once && !in_lambda; }
  bool dead() const { return count == Dead; }
};

class OccurrenceTable {
 public:
  Occurrence& operator[](const Var* v) { return table_[v].occurrence; }
  // Fills the entries of every binder inside.
  void analyse(const Expr* e);

 private:
  static constexpr uint32_t kMostExclusive = 3;
  struct Entry {
    Occurrence occurrence;
    uint32_t level = 0;   // of the let that binds it; 0: not let-bound
    uint32_t lambda = 0;  // how deep in lambdas it is bound
    uint32_t uses = 0;
    uint32_t at[kMostExclusive] = {};  // the branches of the first uses
  };
  // Cases and their alternatives as a tree.
  struct Branch {
    uint32_t parent;
    bool is_case;
  };
  uint32_t enter(bool is_case);
  bool exclude_each_other(uint32_t a, uint32_t b) const;
  void bind(const Var* v, bool let);
  void use(const Var* v, uint32_t args);
  void walk(const Expr* e);         // in tail position
  void walk_nested(const Expr* e);  // not in tail position
  void walk_lambda(const LamExpr& e, bool join);
  void walk_let(const LetExpr& e);
  void walk_recursive(const LetExpr& e);
  void walk_right_side(const Expr* rhs, bool join);
  bool may_join(const Var* v, const Expr* rhs);
  bool group_tail_called(const LetExpr& e);

  VarTable<Entry> table_;
  uint32_t level_ = 0;    // lets around
  uint32_t barrier_ = 0;  // lets up to this level are not in tail position here
  uint32_t lambda_ = 0;
  std::vector<Branch> branches_;
  uint32_t branch_ = 0;
};

}  // namespace needle::optimise
