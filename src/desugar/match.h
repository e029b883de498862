// Rows of patterns to case trees, after Wadler: columns left to right, rows top to bottom, runs of rows of one kind of
// pattern compiled together, the next run behind a join point. Every row's body is compiled once; nothing is tested
// that the order of the Report would not test, and no sooner.
//
//   f [] ys = A; f xs [] = B; f (x:xs) (y:ys) = C
//     join j1 = case ys of { [] -> B; _ -> case xs of { x:xs -> case ys of { y:ys -> C; _ -> fail }; _ -> fail } }
//     in case xs of { [] -> A; _ -> j1 }
#pragma once
#include <functional>
#include <vector>

#include "core/build.h"
#include "desugar/pattern.h"

namespace needle::desugar {

class Desugarer;

// Where to go when nothing matched: an expression small enough to be repeated (a jump, an error call).
class Failure {
 public:
  explicit Failure(const core::Expr* expr) : expr_(expr) {}
  explicit Failure(std::function<const core::Expr*()> make) : make_(std::move(make)) {}  // made when first wanted
  const core::Expr* take() {
    ++uses_;
    if (!expr_) expr_ = make_();
    return expr_;
  }
  size_t uses() const { return uses_; }

 private:
  const core::Expr* expr_ = nullptr;
  std::function<const core::Expr*()> make_;
  size_t uses_ = 0;
};

struct Row {
  std::vector<const Pattern*> patterns;  // the leftmost last
  std::function<const core::Expr*(Failure&)> body;
  bool can_fail = false;  // may the body fall through?
};

class Matcher {
 public:
  explicit Matcher(Desugarer& desugarer) : d_(desugarer) {}

  // values: the leftmost last, as in the rows.
  const core::Expr* match(std::vector<const core::Var*> values, std::vector<Row> rows, Failure& failure);

  // Runs `build` with a failure that leads to `fallback`, as a join point when it is more than a jump.
  const core::Expr* with_fallback(const core::Expr* fallback, const std::function<const core::Expr*(Failure&)>& build);

  // The caller will put an expression in place of the variable `value` where the outermost case evaluates it, if that
  // case binds `value` itself; it does when nothing else can mention the value before.
  void expect(const core::Var* value) { expected_ = value; }

 private:
  using Values = std::vector<const core::Var*>;
  const core::Var* binder_for(const core::Var* value);
  const core::Expr* bodies(std::vector<Row> rows, Failure& failure);
  const core::Expr* run(const Values& values, std::vector<Row> rows, Failure& failure);
  const core::Expr* constructors(const Values& values, std::vector<Row> rows, Failure& failure);
  const core::Expr* literals(const Values& values, std::vector<Row> rows, Failure& failure);
  const core::Expr* equality(const Values& values, std::vector<Row> rows, Failure& failure);
  const core::Expr* view(const Values& values, Row row, Failure& failure);
  const core::Expr* bang(const Values& values, std::vector<Row> rows, Failure& failure);
  const core::Expr* lazy(const Values& values, Row row, Failure& failure);

  Desugarer& d_;
  const core::Var* expected_ = nullptr;
};

bool is_irrefutable(const Pattern* pattern);  // never fails (but may evaluate)
// Does matching do anything at once?
inline bool looks(const Pattern* p) {
  return p->kind != PatternKind::Any && p->kind != PatternKind::Lazy;
}
// Does matching evaluate the value first of all?
inline bool forces(const Pattern* p) {
  return p->kind == PatternKind::Con || p->kind == PatternKind::Literal || p->kind == PatternKind::Bang;
}

}  // namespace needle::desugar
