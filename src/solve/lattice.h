// All whole solutions of linear equations: x = start + t0 * column0 + t1 * column1 + .., for all whole numbers t.
//
// Before the first equation every variable is a parameter t of its own. An equation is one about the parameters; Euclid's
// algorithm on its coefficients changes the columns until only one parameter is left in it, whose value it tells. That
// parameter goes. If its value is a fraction, no whole numbers satisfy the equations.
//
// Many columns give the same solutions. Short ones, nearly at right angles, are those where a step of one parameter leads
// to a neighbour: so a search over the parameters needs few steps. (Lenstra, Lenstra and Lovász.) Fractions are used only
// to choose among exact steps.
#pragma once
#include <span>
#include <vector>

#include "solve/solver.h"

namespace needle::solve {

class Lattice {
 public:
  struct Part {
    uint32_t variable;
    Int coefficient;
  };

  void begin(size_t variables);
  // No: with this equation there is no solution. Unknown: a number beyond 128 bits, and the lattice is of no use.
  Possible require(std::span<const Part> sum, Int value);
  // Shortens the columns and starts near these values. False: beyond 128 bits.
  bool reduce(std::span<const Int> near);
  bool has_long_columns() const;  // the product of two of their numbers may not fit

  size_t parameters() const { return columns_.size(); }
  // A sum over the variables as one over the parameters. False: beyond 128 bits.
  bool substitute(std::span<const Part> sum, std::vector<Int>& coefficients, Int& constant) const;
  bool point(std::span<const Int> parameters, std::vector<Int>& variables) const;

 private:
  using Column = std::vector<Int>;
  std::optional<size_t> least_coefficient() const;
  void find_tangled();
  bool shorten();
  bool approach(std::span<const Int> near);
  void make_orthogonal(size_t begin, size_t end);
  bool make_short(size_t column);

  Column start_;
  std::vector<Column> columns_;
  std::vector<Int> coefficients_;
  size_t tangled_ = 0;  // the columns after so many are single variables that occur in no other column
  // The tangled columns less their parts along those before them.
  std::vector<std::vector<long double>> orthogonal_;
  std::vector<long double> squares_;
};

}  // namespace needle::solve
