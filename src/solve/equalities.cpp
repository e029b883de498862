#include "solve/equalities.h"

#include <algorithm>

namespace needle::solve {

namespace {

constexpr size_t kMostVariables = 100, kMostParameters = 40;
constexpr Int kMostTests = 64;

// Rounded towards plus infinity; the divisor is greater than 0.
Int ceiling_divide(Int a, Int divisor) {
  const Int quotient = a / divisor;
  return quotient * divisor < a ? quotient + 1 : quotient;
}

bool is_empty(const Interval& interval) {
  return interval.low && interval.high && *interval.low > *interval.high;
}

bool contains(const Interval& interval, Int value) {
  return (!interval.low || value >= *interval.low) && (!interval.high || value <= *interval.high);
}

}  // namespace

// --- what the path says

Equalities::Row& Equalities::new_row(const Path& path, Term term) {
  Row& row = rows_.emplace_back();
  for (const Summand& s : path.terms.summands(term)) row.sum.push_back({places_[s.variable.index], s.coefficient});
  return row;
}

void Equalities::add_condition(const Path& path, Condition condition, bool side) {
  const ConditionData& data = path.data(condition);
  Row& row = new_row(path, data.form);
  // Two inequalities about one form can be an equation.
  if (!data.is_difference) row.ends = path.form_ends.of(data.form);
  if (data.equality && !side)
    row.forbidden = data.bound;
  else if (data.equality)
    row.ends = meet(row.ends, {data.bound, data.bound});
  else
    row.ends = meet(row.ends, side ? Interval{{}, data.bound} : Interval{data.bound + 1, {}});
}

// 0 <= a - c * q <= c - 1
void Equalities::add_quotient(const Path& path, Variable variable, const Definition& definition) {
  if (definition.operation != Operation::Divide || !path.terms.is_constant(definition.b)) return;
  const Int divisor = path.terms.constant_part(definition.b), constant = path.terms.constant_part(definition.a);
  Row& row = new_row(path, definition.a);
  row.sum.push_back({places_[variable.index], -divisor});
  row.ends = {minus(0, constant), minus(divisor - 1, constant)};
}

void Equalities::collect(const Question& question) {
  const Path& path = question.path;
  places_.resize(path.variables());
  rows_.clear();
  uint32_t place = 0;
  for (const Variable variable : component_.variables()) {
    places_[variable.index] = place++;
    const Interval ends{path.differences.low(variable), path.differences.high(variable)};
    if (ends.low || ends.high) rows_.push_back({{{places_[variable.index], 1}}, ends, {}});
  }
  for (const Variable variable : component_.variables())
    if (const auto& definition = path.meaning(variable).definition) add_quotient(path, variable, *definition);
  for (const Step& step : component_.conditions())
    add_condition(path, Condition(step.number), step.kind == Step::Kind::True);
  add_condition(path, question.condition, question.side);
}

// --- from variables to parameters

Possible Equalities::eliminate(const Path& path) {
  std::vector<Int> model;
  for (const Variable variable : component_.variables()) model.push_back(path.differences.value(variable));
  // Short equations first: they keep the columns short.
  std::ranges::stable_sort(rows_, {}, [](const Row& row) { return row.sum.size(); });
  lattice_.begin(model.size());
  for (const Row& row : rows_) {
    if (is_empty(row.ends)) return Possible::No;
    if (!row.is_equation()) continue;
    const Possible answer = lattice_.require(row.sum, *row.ends.low);
    if (answer != Possible::Yes) return answer;
    if (lattice_.has_long_columns() && !lattice_.reduce(model)) return Possible::Unknown;
  }
  if (lattice_.parameters() > kMostParameters) return Possible::Unknown;
  return lattice_.reduce(model) ? Possible::Yes : Possible::Unknown;
}

// No: the row contradicts the equations. Yes: with parameters, or nothing is left of it.
Possible Equalities::reduce(const Row& row, Reduced& reduced) const {
  Int constant = 0, divisor = 0;
  if (!lattice_.substitute(row.sum, reduced.coefficients, constant)) return Possible::Unknown;
  for (const Int coefficient : reduced.coefficients) divisor = greatest_common_divisor(divisor, coefficient);
  if (divisor == 0) return contains(row.ends, constant) && row.forbidden != constant ? Possible::Yes : Possible::No;
  for (Int& coefficient : reduced.coefficients) coefficient /= divisor;
  std::optional<Int> low = row.ends.low, high = row.ends.high;
  for (std::optional<Int>* end : {&low, &high})
    if (*end && (!(*end = minus(**end, constant)) || !in_limits(**end))) return Possible::Unknown;
  if (low) reduced.ends.low = ceiling_divide(*low, divisor);
  if (high) reduced.ends.high = floor_divide(*high, divisor);
  if (is_empty(reduced.ends)) return Possible::No;
  if (!row.forbidden) return Possible::Yes;
  const std::optional<Int> forbidden = minus(*row.forbidden, constant);
  if (!forbidden) return Possible::Unknown;
  if (*forbidden % divisor == 0) reduced.forbidden = *forbidden / divisor;
  return Possible::Yes;
}

Possible Equalities::reduce_rows() {
  reduced_.clear();
  bool all = true;
  for (const Row& row : rows_) {
    if (row.is_equation() && !row.forbidden) continue;
    Reduced reduced;
    const Possible answer = reduce(row, reduced);
    if (answer == Possible::No) return answer;
    all &= answer == Possible::Yes;
    if (answer == Possible::Yes && (reduced.ends.low || reduced.ends.high || reduced.forbidden))
      reduced_.push_back(std::move(reduced));
  }
  return all ? Possible::Yes : Possible::Unknown;
}

// --- which parameters

// No: these numbers do not satisfy the path and the side. Unknown: some number does not fit.
Possible Equalities::test(const Question& question, std::span<const Int> parameters) {
  if (!lattice_.point(parameters, point_)) return Possible::Unknown;
  Path& path = question.path;
  path.differences.begin_change();
  for (const Variable variable : component_.variables())
    if (!path.meaning(variable).definition) path.differences.set_value(variable, point_[places_[variable.index]]);
  const bool follows = path.follow();
  if (follows && path.model_holds() && path.model_side(question.condition) == question.side) return Possible::Yes;
  path.differences.take_back();
  return follows ? Possible::No : Possible::Unknown;
}

Possible Equalities::search_one(const Question& question) {
  Interval ends;
  for (const Reduced& row : reduced_) {
    const bool negative = row.coefficients[0] < 0;
    const auto negated = [](const std::optional<Int>& end) { return end ? std::optional<Int>(-*end) : std::nullopt; };
    ends = meet(ends, negative ? Interval{negated(row.ends.high), negated(row.ends.low)} : row.ends);
  }
  if (is_empty(ends)) return Possible::No;
  Int first = 0;
  if (ends.low) first = std::max(first, *ends.low);
  if (ends.high) first = std::min(first, *ends.high);
  Possible answer = Possible::No;
  for (Int distance = 0; distance < kMostTests; ++distance) {
    bool inside = false;
    for (const Int value : {first + distance, first - distance}) {
      if (!contains(ends, value)) continue;
      inside = true;
      const Possible here = test(question, {&value, 1});
      if (here == Possible::Yes) return here;
      if (here == Possible::Unknown) answer = here;
    }
    if (!inside) return answer;
  }
  return Possible::Unknown;
}

Possible Equalities::search_all(const Question& question) {
  const std::vector<Int> nearest(lattice_.parameters(), 0);
  if (test(question, nearest) == Possible::Yes) return Possible::Yes;
  simplex_.begin(lattice_.parameters());
  for (const Reduced& row : reduced_) {
    if (row.forbidden) simplex_.add_disequality(row.coefficients, *row.forbidden);
    if (row.ends.low || row.ends.high) simplex_.add_sum(row.coefficients, row.ends);
  }
  return simplex_.solve([&](std::span<const Int> values) {
    return test(question, values.first(lattice_.parameters())) == Possible::Yes;
  });
}

Possible Equalities::ask(Path& path, Condition condition, bool side) {
  const Question question{path, condition, side};
  component_.find(path, path.data(condition).form);
  if (component_.variables().size() > kMostVariables) return Possible::Unknown;
  collect(question);
  if (std::ranges::none_of(rows_, [](const Row& row) { return row.is_equation(); })) return Possible::Unknown;
  Possible answer = eliminate(path);
  if (answer == Possible::Yes) answer = reduce_rows();
  if (answer != Possible::Yes) return answer;
  if (lattice_.parameters() == 0) return test(question, {});
  return lattice_.parameters() == 1 ? search_one(question) : search_all(question);
}

}  // namespace needle::solve
