#include "solve/simplex.h"

#include <algorithm>

namespace needle::solve {

namespace {
constexpr uint32_t kMostExchanges = 400, kMostBranches = 40;
constexpr size_t kMostCells = 20'000;

bool multiply_add(Int& sum, Int a, Int b) {
  Int product;
  return !__builtin_mul_overflow(a, b, &product) && !__builtin_add_overflow(sum, product, &sum);
}
}  // namespace

// --- building

uint32_t Simplex::new_row() {
  const uint32_t number = static_cast<uint32_t>(ends_.size());
  ends_.emplace_back();
  values_.push_back(0);
  rows_.push_back(number);
  divisors_.push_back(1);
  matrix_.resize(matrix_.size() + columns_.size());
  return number;
}

uint32_t Simplex::row_of(const Path& path, Term form) {
  const auto summands = path.terms.summands(form);
  if (summands.size() == 1 && summands[0].coefficient == 1) return places_[summands[0].variable.index];
  const auto [place, is_new] = forms_.try_emplace(form.index, 0);
  if (!is_new) return place->second;
  place->second = new_row();
  for (const Summand& s : summands) at(rows_.size() - 1, places_[s.variable.index]) = s.coefficient;
  return place->second;
}

void Simplex::add_condition(const Path& path, const ConditionData& data, bool side) {
  const uint32_t number = row_of(path, data.form);
  if (data.equality && !side)
    disequalities_.push_back({number, data.bound});
  else if (data.equality)
    ends_[number] = meet(ends_[number], {data.bound, data.bound});
  else
    ends_[number] = meet(ends_[number], side ? Interval{{}, data.bound} : Interval{data.bound + 1, {}});
}

// c * q <= a <= c * q + c - 1
void Simplex::add_quotient(const Path& path, Variable variable, const Definition& definition) {
  if (definition.operation != Operation::Divide || !path.terms.is_constant(definition.b)) return;
  const Int divisor = path.terms.constant_part(definition.b), constant = path.terms.constant_part(definition.a);
  const uint32_t number = new_row();
  for (const Summand& s : path.terms.summands(definition.a))
    at(rows_.size() - 1, places_[s.variable.index]) = s.coefficient;
  at(rows_.size() - 1, places_[variable.index]) = -divisor;
  ends_[number] = {minus(0, constant), minus(divisor - 1, constant)};
}

void Simplex::clear() {
  forms_.clear();
  disequalities_.clear();
  ends_.clear();
  values_.clear();
  columns_.clear();
  rows_.clear();
  divisors_.clear();
  matrix_.clear();
}

void Simplex::build(const Path& path, Condition condition, bool side) {
  component_.find(path, path.data(condition).form);
  places_.resize(path.variables());
  clear();
  for (const Variable variable : component_.variables()) {
    places_[variable.index] = static_cast<uint32_t>(columns_.size());
    columns_.push_back(places_[variable.index]);
    ends_.push_back({path.differences.low(variable), path.differences.high(variable)});
    values_.push_back(path.differences.value(variable));
  }
  for (const Variable variable : component_.variables())
    if (const auto& definition = path.meaning(variable).definition) add_quotient(path, variable, *definition);
  for (const Step& step : component_.conditions())
    add_condition(path, path.data(Condition(step.number)), step.kind == Step::Kind::True);
  add_condition(path, path.data(condition), side);
  split_ = static_cast<uint32_t>(ends_.size());
}

void Simplex::begin(size_t numbers) {
  clear();
  ends_.resize(numbers);
  values_.assign(numbers, 0);
  for (uint32_t i = 0; i < numbers; ++i) columns_.push_back(i);
  split_ = static_cast<uint32_t>(numbers);
}

void Simplex::add_sum(std::span<const Int> coefficients, const Interval& ends) {
  ends_[new_row()] = ends;
  std::ranges::copy(coefficients, matrix_.end() - static_cast<std::ptrdiff_t>(coefficients.size()));
}

void Simplex::add_disequality(std::span<const Int> coefficients, Int bound) {
  add_sum(coefficients, {});
  disequalities_.push_back({rows_.back(), bound});
}

// --- solving

bool Simplex::row_value(size_t row, Int& numerator) {
  numerator = 0;
  for (size_t j = 0; j < columns_.size(); ++j)
    if (at(row, j) != 0 && !multiply_add(numerator, at(row, j), values_[columns_[j]])) return false;
  return true;
}

std::optional<int> Simplex::outside(size_t row, const Int& numerator) const {
  const Interval& ends = ends_[rows_[row]];
  if (ends.low) {
    const std::optional<Int> low = times(*ends.low, divisors_[row]);
    if (!low) return std::nullopt;
    if (numerator < *low) return -1;
  }
  if (ends.high) {
    const std::optional<Int> high = times(*ends.high, divisors_[row]);
    if (!high) return std::nullopt;
    if (numerator > *high) return 1;
  }
  return 0;
}

std::optional<size_t> Simplex::column_that_moves(size_t row, bool up) {
  std::optional<size_t> found;
  for (size_t j = 0; j < columns_.size(); ++j) {
    const Int coefficient = at(row, j);
    if (coefficient == 0 || (found && columns_[j] > columns_[*found])) continue;
    const Interval& ends = ends_[columns_[j]];
    const Int value = values_[columns_[j]];
    if ((coefficient > 0) == up ? !ends.high || value < *ends.high : !ends.low || value > *ends.low) found = j;
  }
  return found;
}

bool Simplex::divide_row(size_t row) {
  Int divisor = divisors_[row];
  for (size_t j = 0; j < columns_.size() && divisor != 1; ++j)
    if (at(row, j) != 0) divisor = greatest_common_divisor(divisor, at(row, j));
  if (divisor != 1) {
    divisors_[row] /= divisor;
    for (size_t j = 0; j < columns_.size(); ++j) at(row, j) /= divisor;
  }
  // So the products of two of them fit into 128 bits.
  constexpr Int kMost = Int(1) << 62;
  if (divisors_[row] >= kMost) return false;
  for (size_t j = 0; j < columns_.size(); ++j)
    if (at(row, j) >= kMost || at(row, j) <= -kMost) return false;
  return true;
}

// The row's basic variable becomes the column, with this value, and the column's becomes basic.
bool Simplex::exchange(size_t row, size_t column, Int value) {
  const size_t width = columns_.size();
  const Int pivot = at(row, column), sign = pivot < 0 ? -1 : 1, divisor = pivot * sign;
  // pivot * x = D * basic - the other columns
  for (size_t j = 0; j < width; ++j) at(row, j) *= -sign;
  at(row, column) = divisors_[row] * sign;
  divisors_[row] = divisor;
  if (!divide_row(row)) return false;
  for (size_t i = 0; i < rows_.size(); ++i) {
    const Int factor = at(i, column);
    if (i == row || factor == 0) continue;
    for (size_t j = 0; j < width; ++j) at(i, j) = (j == column ? 0 : at(i, j) * divisors_[row]) + factor * at(row, j);
    divisors_[i] *= divisors_[row];
    if (!divide_row(i)) return false;
  }
  std::swap(rows_[row], columns_[column]);
  values_[columns_[column]] = value;
  return true;
}

void Simplex::clamp_columns() {
  for (const uint32_t number : columns_) {
    if (ends_[number].low) values_[number] = std::max(values_[number], *ends_[number].low);
    if (ends_[number].high) values_[number] = std::min(values_[number], *ends_[number].high);
  }
}

// Over the fractions.
Possible Simplex::make_feasible() {
  for (const Interval& ends : ends_)
    if (ends.low && ends.high && *ends.low > *ends.high) return Possible::No;
  clamp_columns();
  numerators_.resize(rows_.size());
  for (;;) {
    std::optional<size_t> chosen;
    int chosen_side = 0;
    for (size_t i = 0; i < rows_.size(); ++i) {
      if (!row_value(i, numerators_[i])) return Possible::Unknown;
      const std::optional<int> side = outside(i, numerators_[i]);
      if (!side) return Possible::Unknown;
      if (*side == 0 || (chosen && rows_[i] > rows_[*chosen])) continue;
      chosen = i;
      chosen_side = *side;
    }
    if (!chosen) return Possible::Yes;
    const std::optional<size_t> column = column_that_moves(*chosen, chosen_side < 0);
    if (!column) return Possible::No;
    const Interval& ends = ends_[rows_[*chosen]];
    if (++exchanges_ > kMostExchanges) return Possible::Unknown;
    if (!exchange(*chosen, *column, chosen_side < 0 ? *ends.low : *ends.high)) {
      exchanges_ = kMostExchanges + 1;  // the rows are of no use any more
      return Possible::Unknown;
    }
  }
}

Possible Simplex::branch(const Accept& accept, uint32_t number, Int low_end, Int high_start, bool high_first) {
  if (++branches_ > kMostBranches) return Possible::Unknown;
  Possible answer = Possible::No;
  const Interval before = ends_[number];
  for (const bool low : {!high_first, high_first}) {
    ends_[number] = meet(before, low ? Interval{{}, low_end} : Interval{high_start, {}});
    const Possible half = search(accept);
    if (half == Possible::Yes) return half;
    if (half == Possible::Unknown) answer = half;
    if (exchanges_ > kMostExchanges) return Possible::Unknown;
  }
  ends_[number] = before;
  return answer;
}

Possible Simplex::search(const Accept& accept) {
  const Possible feasible = make_feasible();
  if (feasible != Possible::Yes) return feasible;
  for (size_t i = 0; i < rows_.size(); ++i) {
    if (rows_[i] >= split_ || numerators_[i] % divisors_[i] == 0) continue;
    const Int below = floor_divide(numerators_[i], divisors_[i]);
    // The nearer whole number first: where there is no end, one side alone may go on for ever.
    const bool high_first = numerators_[i] - below * divisors_[i] > divisors_[i] / 2;
    return branch(accept, rows_[i], below, below + 1, high_first);
  }
  for (size_t i = 0; i < rows_.size(); ++i) values_[rows_[i]] = numerators_[i] / divisors_[i];
  for (const Disequality& d : disequalities_)
    if (values_[d.number] == d.bound) return branch(accept, d.number, d.bound - 1, d.bound + 1, false);
  return accept(values_) ? Possible::Yes : Possible::Unknown;
}

bool Simplex::take_model(Path& path, Condition condition, bool side) {
  path.differences.begin_change();
  bool fits = true;
  for (const Variable variable : component_.variables()) {
    const Int value = values_[places_[variable.index]];
    fits &= in_limits(value);
    if (!path.meaning(variable).definition) path.differences.set_value(variable, value);
  }
  if (fits && path.follow() && path.model_holds() && path.model_side(condition) == side) return true;
  path.differences.take_back();
  return false;
}

Possible Simplex::solve(const Accept& accept) {
  exchanges_ = branches_ = 0;
  if (matrix_.size() > kMostCells) return Possible::Unknown;
  for (size_t i = 0; i < rows_.size(); ++i)
    if (!divide_row(i)) return Possible::Unknown;
  return search(accept);
}

Possible Simplex::ask(Path& path, Condition condition, bool side) {
  build(path, condition, side);
  return solve([&](std::span<const Int>) { return take_model(path, condition, side); });
}

}  // namespace needle::solve
