#include "solve/propagate.h"

namespace needle::solve {

namespace {

constexpr size_t kMostParts = 3000, kMostVariables = 3;

bool is_empty(const Interval& ends) {
  return ends.low && ends.high && *ends.low > *ends.high;
}

}  // namespace

Interval Propagation::of(const Path& path, Term term) const {
  Interval sum{path.terms.constant_part(term), path.terms.constant_part(term)};
  const auto add = [](std::optional<Int>& end, const std::optional<Int>& of_variable, Int coefficient) {
    const std::optional<Int> product = of_variable ? times(*of_variable, coefficient) : std::nullopt;
    end = end && product ? plus(*end, *product) : std::nullopt;
  };
  for (const Summand& s : path.terms.summands(term)) {
    const Interval& ends = ends_[s.variable.index];
    add(sum.low, s.coefficient > 0 ? ends.low : ends.high, s.coefficient);
    add(sum.high, s.coefficient > 0 ? ends.high : ends.low, s.coefficient);
  }
  return sum;
}

// What it says about one variable. False: nothing is left.
bool Propagation::add_condition(const Path& path, Condition condition, bool side) {
  const ConditionData& data = path.data(condition);
  const auto summands = path.terms.summands(data.form);
  if (summands.size() != 1 || summands[0].coefficient != 1) return true;
  Interval& ends = ends_[summands[0].variable.index];
  if (data.equality && side)
    ends = meet(ends, {data.bound, data.bound});
  else if (!data.equality)
    ends = meet(ends, side ? Interval{{}, data.bound} : Interval{data.bound + 1, {}});
  return !is_empty(ends);
}

bool Propagation::prepare(const Path& path, Condition condition, bool side) {
  ends_.resize(path.variables());
  for (const Variable variable : component_.variables())
    ends_[variable.index] = {path.differences.low(variable), path.differences.high(variable)};
  return add_condition(path, condition, side);
}

bool Propagation::propagate(const Path& path) {
  for (const Variable variable : component_.variables()) {
    const std::optional<Definition>& definition = path.meaning(variable).definition;
    if (!definition) continue;
    Interval& ends = ends_[variable.index];
    ends = meet(ends, interval_of(definition->operation, of(path, definition->a), of(path, definition->b)));
    if (is_empty(ends)) return false;
  }
  return true;
}

bool Propagation::refuted(const Path& path, Condition condition, bool side) const {
  return decided_by(of(path, path.data(condition).form), path.data(condition)) == !side;
}

bool Propagation::impossible(const Path& path, Condition condition, bool side) {
  component_.find(path, path.data(condition).form);
  if (!component_.computes_doubles(path)) return false;
  return !prepare(path, condition, side) || !propagate(path) || refuted(path, condition, side);
}

bool Propagation::is_left(const Path& path, Condition condition, bool side, const Box& box) {
  prepare(path, condition, side);
  for (size_t i = 0; i < free_.size(); ++i) {
    Interval& ends = ends_[free_[i].index];
    ends = meet(ends, box[i]);
    if (is_empty(ends)) return false;
  }
  if (!propagate(path) || refuted(path, condition, side)) return false;
  for (const Step& step : component_.conditions())
    if (refuted(path, Condition(step.number), step.kind == Step::Kind::True)) return false;
  return true;
}

size_t Propagation::widest(const Box& box) const {
  size_t best = box.size();
  Int most = 0;
  for (size_t i = 0; i < box.size(); ++i)
    if (const Int width = *box[i].high - *box[i].low; width > most) {
      most = width;
      best = i;
    }
  return best;
}

bool Propagation::take(Path& path, Condition condition, bool side, const Box& box) {
  path.differences.begin_change();
  for (size_t i = 0; i < free_.size(); ++i) path.differences.set_value(free_[i], *box[i].low);
  if (path.follow() && path.model_holds() && path.model_side(condition) == side) return true;
  path.differences.take_back();
  return false;
}

Possible Propagation::search(Path& path, Condition condition, bool side) {
  component_.find(path, path.data(condition).form);
  if (!component_.computes_doubles(path)) return Possible::Unknown;
  if (!prepare(path, condition, side)) return Possible::No;
  free_.clear();
  Box all;
  for (const Variable variable : component_.variables()) {
    if (path.meaning(variable).definition) continue;
    const Interval& ends = ends_[variable.index];
    if (!ends.low || !ends.high || free_.size() == kMostVariables) return Possible::Unknown;
    free_.push_back(variable);
    all.push_back(ends);
  }
  std::vector<Box> parts = {all};
  for (size_t seen = 0; !parts.empty(); ++seen) {
    if (seen == kMostParts) return Possible::Unknown;
    Box box = std::move(parts.back());
    parts.pop_back();
    if (!is_left(path, condition, side, box)) continue;
    const size_t cut = widest(box);
    if (cut == box.size()) {
      if (take(path, condition, side, box)) return Possible::Yes;
      return Possible::Unknown;  // the ends of a point decide all that is computed from it, but for 128 bits
    }
    const Int middle = floor_divide(*box[cut].low + *box[cut].high, 2);
    Box above = box;
    above[cut].low = middle + 1;
    box[cut].high = middle;
    parts.push_back(std::move(above));
    parts.push_back(std::move(box));
  }
  return Possible::No;
}

}  // namespace needle::solve
