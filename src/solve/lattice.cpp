#include "solve/lattice.h"

#include <algorithm>
#include <cmath>

#include "solve/integer.h"

namespace needle::solve {

namespace {

constexpr int kMostReductions = 500;

bool add_multiple(std::vector<Int>& sum, Int factor, const std::vector<Int>& column) {
  for (size_t i = 0; i < sum.size(); ++i) {
    if (column[i] == 0) continue;
    const std::optional<Int> product = times(factor, column[i]);
    const std::optional<Int> total = product ? plus(sum[i], *product) : std::nullopt;
    if (!total || !in_limits(*total)) return false;
    sum[i] = *total;
  }
  return true;
}

// The whole number nearest to a / b.
Int divide_to_nearest(Int a, Int b) {
  const Int quotient = a / b, rest = a % b;
  const Int size = rest < 0 ? -rest : rest, half = (b < 0 ? -b : b) / 2;
  return size <= half ? quotient : (a < 0) == (b < 0) ? quotient + 1 : quotient - 1;
}

long double inner_product(const std::vector<long double>& a, const std::vector<Int>& b) {
  long double sum = 0;
  for (size_t i = 0; i < a.size(); ++i) sum += a[i] * static_cast<long double>(b[i]);
  return sum;
}

}  // namespace

void Lattice::begin(size_t variables) {
  start_.assign(variables, 0);
  columns_.assign(variables, Column(variables, 0));
  for (size_t i = 0; i < variables; ++i) columns_[i][i] = 1;
}

bool Lattice::substitute(std::span<const Part> sum, std::vector<Int>& coefficients, Int& constant) const {
  const auto value = [&](const Column& column) {
    std::optional<Int> total = 0;
    for (const Part& part : sum) {
      const std::optional<Int> product = times(part.coefficient, column[part.variable]);
      total = total && product ? plus(*total, *product) : std::nullopt;
    }
    return total && in_limits(*total) ? total : std::nullopt;
  };
  coefficients.clear();
  for (const Column& column : columns_) {
    const std::optional<Int> coefficient = value(column);
    if (!coefficient) return false;
    coefficients.push_back(*coefficient);
  }
  const std::optional<Int> at_start = value(start_);
  if (at_start) constant = *at_start;
  return at_start.has_value();
}

// The one next to 0 that is not 0.
std::optional<size_t> Lattice::least_coefficient() const {
  const auto size = [](Int a) { return a < 0 ? -a : a; };
  std::optional<size_t> least;
  for (size_t j = 0; j < coefficients_.size(); ++j)
    if (coefficients_[j] != 0 && (!least || size(coefficients_[j]) < size(coefficients_[*least]))) least = j;
  return least;
}

Possible Lattice::require(std::span<const Part> sum, Int value) {
  Int constant = 0;
  if (!substitute(sum, coefficients_, constant)) return Possible::Unknown;
  std::optional<Int> missing = minus(value, constant);
  if (!missing || !in_limits(*missing)) return Possible::Unknown;
  for (;;) {
    const std::optional<size_t> least = least_coefficient();
    if (!least) return *missing == 0 ? Possible::Yes : Possible::No;
    const Int divisor = coefficients_[*least];
    const Column& column = columns_[*least];
    // What is missing shrinks with the coefficients, so the start stays as short as the columns.
    const Int moved = divide_to_nearest(*missing, divisor);
    *missing -= moved * divisor;
    if (!add_multiple(start_, moved, column)) return Possible::Unknown;
    bool alone = true;
    for (size_t j = 0; j < columns_.size(); ++j) {
      if (j == *least || coefficients_[j] == 0) continue;
      alone = false;
      const Int quotient = divide_to_nearest(coefficients_[j], divisor);
      coefficients_[j] -= quotient * divisor;
      if (!add_multiple(columns_[j], -quotient, column)) return Possible::Unknown;
    }
    if (!alone) continue;
    if (*missing != 0) return Possible::No;
    columns_.erase(columns_.begin() + static_cast<std::ptrdiff_t>(*least));
    return Possible::Yes;
  }
}

bool Lattice::point(std::span<const Int> parameters, std::vector<Int>& variables) const {
  variables = start_;
  for (size_t j = 0; j < columns_.size(); ++j)
    if (parameters[j] != 0 && !add_multiple(variables, parameters[j], columns_[j])) return false;
  return true;
}

// --- short columns

void Lattice::find_tangled() {
  std::vector<uint32_t> uses(start_.size(), 0);
  for (const Column& column : columns_)
    for (size_t i = 0; i < column.size(); ++i) uses[i] += column[i] != 0;
  const auto is_tangled = [&](const Column& column) {
    size_t variables = 0, shared = 0;
    for (size_t i = 0; i < column.size(); ++i) {
      variables += column[i] != 0;
      shared += column[i] != 0 && uses[i] > 1;
    }
    return variables > 1 || shared > 0;
  };
  tangled_ = columns_.size() - std::ranges::partition(columns_, is_tangled).size();
}

void Lattice::make_orthogonal(size_t begin, size_t end) {
  for (size_t j = begin; j < end; ++j) {
    std::vector<long double>& rest = orthogonal_[j];
    rest.assign(columns_[j].begin(), columns_[j].end());
    for (size_t l = 0; l < j; ++l) {
      const long double part = inner_product(orthogonal_[l], columns_[j]) / squares_[l];
      for (size_t i = 0; i < rest.size(); ++i) rest[i] -= part * orthogonal_[l][i];
    }
    squares_[j] = 0;
    for (const long double x : rest) squares_[j] += x * x;
  }
}

// By multiples of the columns before it.
bool Lattice::make_short(size_t column) {
  for (size_t l = column; l-- > 0;) {
    const long double part = std::round(inner_product(orthogonal_[l], columns_[column]) / squares_[l]);
    if (!(std::fabs(part) < static_cast<long double>(kLargest))) return false;
    if (!add_multiple(columns_[column], -static_cast<Int>(part), columns_[l])) return false;
  }
  return true;
}

bool Lattice::shorten() {
  orthogonal_.resize(tangled_);
  squares_.resize(tangled_);
  make_orthogonal(0, tangled_);
  int reductions = 0;
  for (size_t j = 1; j < tangled_ && reductions < kMostReductions; ++reductions) {
    if (!make_short(j)) return false;
    const long double part = inner_product(orthogonal_[j - 1], columns_[j]) / squares_[j - 1];
    if (squares_[j] >= (0.99L - part * part) * squares_[j - 1]) {
      ++j;
      continue;
    }
    std::swap(columns_[j], columns_[j - 1]);
    make_orthogonal(j - 1, j + 1);  // the others are as they were
    j = std::max<size_t>(j - 1, 1);
  }
  return true;
}

bool Lattice::approach(std::span<const Int> near) {
  Column missing(start_.size());
  const auto compare = [&] {
    for (size_t i = 0; i < start_.size(); ++i) missing[i] = near[i] - start_[i];
  };
  compare();
  for (size_t j = tangled_; j < columns_.size(); ++j) {
    const auto variable = std::ranges::find_if(columns_[j], [](Int a) { return a != 0; }) - columns_[j].begin();
    const size_t i = static_cast<size_t>(variable);
    if (!add_multiple(start_, missing[i] / columns_[j][i], columns_[j])) return false;
  }
  // Where numbers are so large that fractions are rounded, the second time comes nearer.
  for (size_t step = 2 * tangled_; step-- > 0;) {
    const size_t j = step % tangled_;
    compare();
    const long double part = std::round(inner_product(orthogonal_[j], missing) / squares_[j]);
    if (!(std::fabs(part) < static_cast<long double>(kLargest))) return false;
    if (!add_multiple(start_, static_cast<Int>(part), columns_[j])) return false;
  }
  return true;
}

bool Lattice::has_long_columns() const {
  constexpr Int kLong = Int(1) << 40;
  const auto is_long = [](const Column& column) {
    return std::ranges::any_of(column, [](Int a) { return a > kLong || a < -kLong; });
  };
  return is_long(start_) || std::ranges::any_of(columns_, is_long);
}

bool Lattice::reduce(std::span<const Int> near) {
  find_tangled();
  if (!shorten()) return false;
  make_orthogonal(0, tangled_);
  return approach(near);
}

}  // namespace needle::solve
