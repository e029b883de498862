// At which types the globals are used that a body mentions. Core has no type arguments, so they are inferred again,
// from the types that binders keep:
//
//   \xs :: [Int] -> reverse (sort d xs)        reverse at a := Int, sort at a := Int
//
// What cannot be told stays open: no type is better than a wrong one. Newtypes are gone from terms, so where one side
// is a newtype and the other what it is made of, nothing is concluded; and a type found may be the one a newtype is
// made of, which has the same values.
#pragma once
#include <unordered_map>
#include <vector>

#include "core/core.h"

namespace needle::optimise {

// What type variables stand for, by name.
using Instance = std::unordered_map<Symbol, const core::Type*>;

class Instances {
 public:
  explicit Instances(core::Program& program);

  // Of a body whose own type variables stand for `outer`, and whose type is `type`. Types that are found live as long
  // as the program.
  void infer(const core::Expr* body, const core::Type* type, const Instance& outer);
  // For each variable of the global's type, in the order of its forall: the closed type; null where it stays open.
  std::vector<const core::Type*> at(const core::GlobalExpr* use) const;
  // The variables of `general` such that it becomes `special`; null where they stay open.
  std::vector<const core::Type*> match(const core::Type* general, const core::Type* special);

 private:
  const core::Type* type_of(const core::Expr* e);
  const core::Type* type_of(const core::Var* v);
  const core::Type* application(const core::AppExpr& e);
  const core::Type* constructor(const core::ConExpr& e);
  const core::Type* let(const core::LetExpr& e);
  const core::Type* case_of(const core::CaseExpr& e);
  const core::Type* literal(const core::Literal& l);
  void pattern(const core::OverlapPattern& p);

  const core::Type* open();  // a type that nothing is known of yet
  const core::Type* instantiate(const core::Type* type, std::vector<const core::Type*>* made = nullptr);
  const core::Type* substitute(const core::Type* type, const Instance& with);
  const core::Type* look(const core::Type* type) const;
  const core::Type* closed(const core::Type* type) const;  // null when something in it is open
  bool occurs(Symbol variable, const core::Type* type) const;
  void unify(const core::Type* a, const core::Type* b);
  const core::Type* make(core::TypeKind kind, const core::Type* left, const core::Type* right);

  core::Program& program_;
  const core::Type *int_ = nullptr, *integer_ = nullptr, *char_ = nullptr, *double_ = nullptr;
  std::unordered_map<Symbol, const core::Type*> bound_;  // open types; null: not yet
  std::unordered_map<const core::Var*, const core::Type*> variables_;
  std::unordered_map<const core::GlobalExpr*, std::vector<const core::Type*>> uses_;
  Instance scope_;  // the body's own type variables
  uint32_t names_ = 0;
};

}  // namespace needle::optimise
