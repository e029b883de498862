// Equations: the equalities of the part of the path that a condition depends on, solved over the whole numbers by
// elimination (lattice.h). What they leave free is a few parameters; all else that is linear becomes ends of sums over
// these, divided by their common divisors and rounded.
//
//   x mod 7 == 3, x mod 11 == 5, x >= 100    x = 38 + 77 * t, so t >= 1 and x = 115
//
// No parameter or one: the values that lie between the ends are tested one after the other, those next to the path's
// model first, so the answer is exact unless there are too many. More: a simplex of its own over the parameters.
// A path without equalities is left to the others.
#pragma once
#include <vector>

#include "solve/component.h"
#include "solve/lattice.h"
#include "solve/simplex.h"

namespace needle::solve {

class Equalities {
 public:
  // Yes: the model has changed and satisfies the path and this side. Otherwise it is as it was.
  Possible ask(Path& path, Condition condition, bool side);

 private:
  // A sum of variables, by their places in the component.
  struct Row {
    std::vector<Lattice::Part> sum;
    Interval ends;
    std::optional<Int> forbidden;  // a value between the ends
    bool is_equation() const { return ends.low && ends.low == ends.high; }
  };
  // A sum of parameters.
  struct Reduced {
    std::vector<Int> coefficients;
    Interval ends;
    std::optional<Int> forbidden;
  };
  struct Question {
    Path& path;
    Condition condition;
    bool side;
  };

  void collect(const Question& question);
  Row& new_row(const Path& path, Term term);
  void add_condition(const Path& path, Condition condition, bool side);
  void add_quotient(const Path& path, Variable variable, const Definition& definition);

  Possible eliminate(const Path& path);
  Possible reduce_rows();
  Possible reduce(const Row& row, Reduced& reduced) const;

  Possible search_one(const Question& question);
  Possible search_all(const Question& question);
  Possible test(const Question& question, std::span<const Int> parameters);

  Component component_;
  std::vector<uint32_t> places_;  // by variable of the path
  std::vector<Row> rows_;
  Lattice lattice_;
  std::vector<Reduced> reduced_;
  std::vector<Int> point_;
  Simplex simplex_;
};

}  // namespace needle::solve
