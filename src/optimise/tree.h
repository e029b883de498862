// Questions about core trees, and copies of them. Shared by the passes.
#pragma once
#include <cstdint>
#include <functional>
#include <unordered_map>
#include <vector>

#include "base/paged.h"
#include "core/build.h"
#include "core/call_graph.h"
#include "core/children.h"
#include "core/core.h"
#include "core/map_children.h"

namespace needle::optimise {

using namespace core;

// A table over variables, by their unique number; grows as variables are made.
template <class T>
class VarTable {
 public:
  T& operator[](const Var* v) { return items_[v->unique]; }

 private:
  Paged<T> items_;
};

inline bool is_atom(const Expr* e) {
  return e->kind == ExprKind::Var || e->kind == ExprKind::Global ||
         (e->kind == ExprKind::Lit && as<LitExpr>(e).literal.kind != LitKind::String) ||
         (e->kind == ExprKind::Con && as<ConExpr>(e).args.empty());
}
inline bool is_var(const Expr* e, const Var* v) {
  return e->kind == ExprKind::Var && as<VarExpr>(e).var == v;
}

// Already in weak head normal form.
inline bool is_value(const Expr* e) {
  return e->kind == ExprKind::Lam || e->kind == ExprKind::Con || e->kind == ExprKind::Lit;
}

// Constructors around literals and globals only: the same object every time.
bool is_constant_data(const Expr* e);

// Evaluating it ends in an exception: raise#, under lets and ticks.
bool is_bottom(const Expr* e);

// Nodes that cost something, counted up to `limit`.
uint32_t size_up_to(const Expr* e, uint32_t limit);

bool mentions_global(const Expr* e, GlobalId g);

// A total primitive of a few instructions: evaluating it early is never worse than a thunk.
bool is_cheap_prim(Prim prim);

// A copy with fresh binders. Variables in `map` are replaced by their expressions.
class Cloner {
 public:
  explicit Cloner(Program& program) : program_(program), build_(program) {}
  std::unordered_map<const Var*, const Expr*> map;
  // What stands in the place of a global; empty: itself.
  std::function<const Expr*(const GlobalExpr*)> global = {};
  const Expr* expr(const Expr* e);

 private:
  const Var* binder(const Var* v);
  Seq<const Var* const> binders(Seq<const Var* const> vs);
  Seq<const Expr* const> list(Seq<const Expr* const> es);

  Program& program_;
  Builder build_;
};

}  // namespace needle::optimise
