// Sums: linear programming over the part of the path that a condition depends on, with branching for whole numbers.
//
// Every form on that part is a row: D * form = sum of a * variable, with whole numbers D > 0 and a. Rows stand for
// basic variables, columns for the others, whose values are whole numbers within their ends. A basic variable outside
// of its ends is exchanged for a column that can make up for it; if there is none, the row proves that nothing can.
// (Dutertre and de Moura; the smallest numbers first, so it ends.) The search starts at the path's model, which violates
// the new condition only. Where the solution has a fraction, or meets a disequality, both sides are tried, up to a limit.
//
// What is not linear is left out: the proofs stay valid, and models are evaluated before they count.
#pragma once
#include <functional>
#include <span>
#include <unordered_map>
#include <vector>

#include "solve/component.h"

namespace needle::solve {

class Simplex {
 public:
  // Yes: the model has changed and satisfies the path and this side. Otherwise it is as it was.
  Possible ask(Path& path, Condition condition, bool side);

  // Systems that are no path: sums of whole numbers that have no ends and are 0 at first. A solution counts if it is
  // accepted; yes: it was.
  using Accept = std::function<bool(std::span<const Int> numbers)>;
  void begin(size_t numbers);
  void add_sum(std::span<const Int> coefficients, const Interval& ends);
  void add_disequality(std::span<const Int> coefficients, Int bound);
  Possible solve(const Accept& accept);

 private:
  struct Disequality {
    uint32_t number;  // of the variable or the row
    Int bound;
  };
  // --- building
  void build(const Path& path, Condition condition, bool side);
  uint32_t row_of(const Path& path, Term form);
  uint32_t new_row();
  void clear();
  void add_condition(const Path& path, const ConditionData& data, bool side);
  void add_quotient(const Path& path, Variable variable, const Definition& definition);
  Int& at(size_t row, size_t column) { return matrix_[row * columns_.size() + column]; }

  // --- solving
  Possible search(const Accept& accept);
  Possible branch(const Accept& accept, uint32_t number, Int low_end, Int high_start, bool high_first);
  Possible make_feasible();
  bool row_value(size_t row, Int& numerator);  // the basic variable is that by the row's divisor
  bool exchange(size_t row, size_t column, Int value);
  bool divide_row(size_t row);
  void clamp_columns();
  // The row's value is outside of its ends: less (-1), greater (1). Nothing: beyond 128 bits.
  std::optional<int> outside(size_t row, const Int& numerator) const;
  std::optional<size_t> column_that_moves(size_t row, bool up);
  bool take_model(Path& path, Condition condition, bool side);

  Component component_;
  std::vector<uint32_t> places_;  // by variable of the path: its number here
  std::unordered_map<uint32_t, uint32_t> forms_;
  std::vector<Disequality> disequalities_;

  // Numbers: the variables of the component, then the forms.
  std::vector<Interval> ends_;
  std::vector<Int> values_;        // of what is a column
  std::vector<uint32_t> columns_;  // which number
  std::vector<uint32_t> rows_;     // which number
  std::vector<Int> divisors_;      // by row
  std::vector<Int> matrix_;
  std::vector<Int> numerators_;
  uint32_t exchanges_ = 0, branches_ = 0;
  uint32_t split_ = 0;  // fractions of the numbers before it are split; the others are whole where these are
};

}  // namespace needle::solve
