// A question about Doubles for Z3's theory of floating-point numbers. Everything in the part of the path that the question
// depends on is bits here, whole numbers too: keys and numbers are words that are wide enough for all sums that occur.
#pragma once
#include <z3++.h>

#include "solve/component.h"

namespace needle::solve {

class Z3Doubles {
 public:
  Z3Doubles(z3::context& context, Path& path, const Component& component)
      : context_(context), path_(path), component_(component) {}

  z3::solver ask(Condition condition, bool side);  // has all that is asked
  // Whether "impossible" means that. It does not where a whole number had to be kept to some width.
  bool is_complete() const { return complete_; }
  void take(const z3::model& model);  // gives the path's variables its values

 private:
  unsigned width_of(Term term) const;
  void find_width(Condition condition);
  void declare(z3::solver& solver, Variable variable);
  void define(z3::solver& solver, const z3::expr& result, const Definition& definition);
  void define_double(z3::solver& solver, const z3::expr& result, const Definition& definition);
  z3::expr arithmetic(Operation operation, const z3::expr& a, const z3::expr& b);
  z3::expr truncated(const z3::expr& x);

  Interval ends(Variable variable) const;
  z3::expr made(Z3_ast ast) { return z3::to_expr(context_, ast); }
  z3::expr word(Int value);
  z3::expr variable(Variable variable);
  z3::expr term(Term term);
  z3::expr condition(Condition condition, bool side);
  z3::expr as_double(const z3::expr& key);
  z3::expr as_float(const z3::expr& key);
  z3::expr as_real(const z3::expr& key, unsigned bits, const z3::sort& sort);

  z3::context& context_;
  Path& path_;
  const Component& component_;
  unsigned width_ = 0;
  bool complete_ = true;
};

}  // namespace needle::solve
