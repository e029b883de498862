// The ends of what is computed, from the ends that the path has by now. (A definition has those that were known when it was
// made.) For paths with Doubles, where this saves the most expensive questions.
//
// `search` cuts the ranges of the variables in halves until the ends decide every part: neighbouring Doubles are few
// halvings away, and operations that keep the order need few parts. So x * x == 2 is impossible after some hundred parts.
#pragma once
#include "solve/component.h"

namespace needle::solve {

class Propagation {
 public:
  // Whether the ends alone say that the condition cannot have this side.
  bool impossible(const Path& path, Condition condition, bool side);
  // Yes: the model has changed and satisfies the path and this side. Otherwise it is as it was.
  Possible search(Path& path, Condition condition, bool side);

 private:
  using Box = std::vector<Interval>;  // of the free variables

  bool prepare(const Path& path, Condition condition, bool side);
  bool add_condition(const Path& path, Condition condition, bool side);
  bool propagate(const Path& path);  // false: nothing is left
  bool refuted(const Path& path, Condition condition, bool side) const;
  bool is_left(const Path& path, Condition condition, bool side, const Box& box);
  size_t widest(const Box& box) const;  // its place, or past the end when all are points
  bool take(Path& path, Condition condition, bool side, const Box& box);
  Interval of(const Path& path, Term term) const;

  Component component_;
  std::vector<Variable> free_;
  std::vector<Interval> ends_;  // by variable
};

}  // namespace needle::solve
