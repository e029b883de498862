#include "solve/values.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/double_key.h"
#include "base/random.h"

namespace needle::solve {

namespace {

constexpr size_t kAttempts = 4000, kShortList = 18, kMostListed = 160;

class Finder {
 public:
  Finder(Path& path, const Component& component, Condition condition, bool side)
      : path_(path), component_(component), condition_(condition), side_(side) {
    for (const Variable variable : component.variables())
      if (!path.meaning(variable).definition) free_.push_back({variable, {}});
    collect();
    for (Free& f : free_) list(f);
  }

  bool run() {
    for (const Free& f : free_)
      if (try_all(f)) return true;
    for (const Free& f : free_)
      if (halve_all(f)) return true;
    return try_equal() || try_mixed() || try_pairs();
  }

 private:
  struct Free {
    Variable variable;
    std::vector<Int> values;
  };
  struct Point {
    Int value, missed;
  };

  Sort sort(Variable variable) const { return path_.meaning(variable).sort; }

  // --- which values

  void mention_key(Int key) {
    if (key < DoubleKeys::kBottom || key > DoubleKeys::kNaN) return;
    for (const Int near : {key, key + 1, key - 1, -1 - key})
      mentioned_.push_back(DoubleKeys::value(static_cast<int64_t>(near)));
  }
  void mention_float(Int key) {
    if (key < FloatKeys::kBottom || key > FloatKeys::kNaN) return;
    for (const Int near : {key, key + 1, key - 1, -1 - key})
      mentioned_.push_back(FloatKeys::value(static_cast<int64_t>(near)));
  }
  // The bound of a condition on one variable, or on its negation, is near a value.
  void mention_bound(Condition condition) {
    const ConditionData& data = path_.data(condition);
    const auto summands = path_.terms.summands(data.form);
    if (summands.size() != 1) return;
    switch (sort(summands[0].variable)) {
      case Sort::Whole:
        return mentioned_.push_back(static_cast<double>(data.bound));
      case Sort::Double:
        return mention_key(data.bound);
      case Sort::Float:
        return mention_float(data.bound);
    }
  }

  void collect() {
    mention_bound(condition_);
    for (const Step& step : component_.conditions()) mention_bound(Condition(step.number));
    for (const Variable variable : component_.variables()) {
      const std::optional<Definition>& definition = path_.meaning(variable).definition;
      if (!definition || !is_on_doubles(definition->operation)) continue;
      for (const Term operand : {definition->a, definition->b})
        if (path_.terms.is_constant(operand) && path_.terms.constant_part(operand) != 0)
          mention_key(path_.terms.constant_part(operand));
    }
    const std::vector<double> all(mentioned_.begin(), mentioned_.begin() + std::min<size_t>(mentioned_.size(), 8));
    for (const double a : all)
      for (const double b : all) mentioned_.insert(mentioned_.end(), {a + b, a - b, a * b, a / b});
  }

  void list(Free& f) {
    const std::vector<double>& notable = notable_doubles();
    const auto add = [&](double x) {
      if (f.values.size() < kMostListed) add_value(f, x);
    };
    for (size_t i = 0; i < std::min(kShortList, notable.size()); ++i) add(notable[i]);
    for (const double x : mentioned_) add(x);
    for (size_t i = kShortList; i < notable.size(); ++i) add(notable[i]);
    for (const std::optional<Int>& end : {path_.differences.low(f.variable), path_.differences.high(f.variable)})
      if (end && in_limits(*end)) add_unless_there(f, *end);
    const Int now = path_.differences.value(f.variable);
    for (const Int near : {now + 1, now - 1})
      if (in_limits(near)) add_unless_there(f, near);
  }
  void add_value(Free& f, double x) {
    constexpr double kFar = 1e37;  // fits 126 bits
    switch (sort(f.variable)) {
      case Sort::Whole:
        if (std::fabs(x) < kFar) add_unless_there(f, static_cast<Int>(x));
        return;
      case Sort::Double:
        return add_unless_there(f, DoubleKeys::of(x));
      case Sort::Float:
        return add_unless_there(f, FloatKeys::of(static_cast<float>(x)));
    }
  }
  void add_unless_there(Free& f, Int value) {
    const std::optional<Int> low = path_.differences.low(f.variable), high = path_.differences.high(f.variable);
    if ((low && value < *low) || (high && value > *high)) return;
    if (std::ranges::find(f.values, value) == f.values.end()) f.values.push_back(value);
  }

  // --- trying them

  bool holds() const { return path_.model_holds() && path_.model_side(condition_) == side_; }

  // Keeps the model if it is one, otherwise it is as before.
  bool try_values(std::initializer_list<std::pair<Variable, Int>> values) {
    if (++attempts_ > kAttempts) return false;
    path_.differences.begin_change();
    for (const auto& [variable, value] : values) path_.differences.set_value(variable, value);
    if (path_.follow() && holds()) return true;
    path_.differences.take_back();
    return false;
  }

  bool try_all(const Free& f) {
    return std::ranges::any_of(f.values, [&](Int value) { return try_values({{f.variable, value}}); });
  }

  bool try_equal() {
    if (free_.size() < 2) return false;
    for (const Int value : free_[0].values) {
      if (++attempts_ > kAttempts) return false;
      path_.differences.begin_change();
      for (const Free& f : free_)
        if (sort(f.variable) == sort(free_[0].variable)) path_.differences.set_value(f.variable, value);
      if (path_.follow() && holds()) return true;
      path_.differences.take_back();
    }
    return false;
  }

  // Values for all at once, drawn from the lists: always the same ones, so that searches can be repeated.
  bool try_mixed() {
    constexpr size_t kMixed = 1200;
    if (free_.size() < 2) return false;
    Random random(free_.size());
    for (size_t i = 0; i < kMixed; ++i) {
      if (++attempts_ > kAttempts) return false;
      path_.differences.begin_change();
      for (const Free& f : free_) {
        const size_t most = i % 2 == 0 ? std::min(f.values.size(), 2 * kShortList) : f.values.size();
        if (most != 0) path_.differences.set_value(f.variable, f.values[random.below(most)]);
      }
      if (path_.follow() && holds()) return true;
      path_.differences.take_back();
    }
    return false;
  }

  bool try_pairs() {
    for (size_t i = 0; i < free_.size(); ++i)
      for (size_t k = i + 1; k < free_.size(); ++k)
        for (size_t a = 0; a < std::min(free_[i].values.size(), 2 * kShortList); ++a)
          for (size_t b = 0; b < std::min(free_[k].values.size(), 2 * kShortList); ++b)
            if (try_values({{free_[i].variable, free_[i].values[a]}, {free_[k].variable, free_[k].values[b]}}))
              return true;
    return false;
  }

  // --- halving

  // How far the condition's form is from its bound, with this value and all others as they are.
  std::optional<Int> missed(Variable variable, Int value) {
    if (++attempts_ > kAttempts) return std::nullopt;
    path_.differences.begin_change();
    path_.differences.set_value(variable, value);
    const std::optional<Int> form = path_.follow() ? path_.value(path_.data(condition_).form) : std::nullopt;
    path_.differences.take_back();
    return form ? minus(*form, path_.data(condition_).bound) : std::nullopt;
  }

  bool halve_all(const Free& f) {
    std::vector<Point> points;
    for (const Int value : f.values)
      if (const std::optional<Int> by = missed(f.variable, value)) points.push_back({value, *by});
    std::ranges::sort(points, {}, &Point::value);
    for (size_t i = 0; i + 1 < points.size(); ++i)
      if ((points[i].missed < 0) != (points[i + 1].missed < 0) && halve(f.variable, points[i], points[i + 1]))
        return true;
    return false;
  }

  bool halve(Variable variable, Point from, Point to) {
    while (to.value - from.value > 1) {
      const Int middle = from.value + (to.value - from.value) / 2;
      const std::optional<Int> by = missed(variable, middle);
      if (!by) return false;
      ((*by < 0) == (from.missed < 0) ? from : to) = {middle, *by};
      if (*by == 0 && try_values({{variable, middle}})) return true;
    }
    return try_values({{variable, from.value}}) || try_values({{variable, to.value}}) ||
           try_values({{variable, from.value - 1}}) || try_values({{variable, to.value + 1}});
  }

  Path& path_;
  const Component& component_;
  const Condition condition_;
  const bool side_;
  std::vector<Free> free_;
  std::vector<double> mentioned_;
  size_t attempts_ = 0;
};

}  // namespace

const std::vector<double>& notable_doubles() {
  using Limits = std::numeric_limits<double>;
  static const std::vector<double> all = {0,
                                          1,
                                          -1,
                                          2,
                                          0.5,
                                          -2,
                                          3,
                                          10,
                                          0.1,
                                          -0.5,
                                          -0.0,
                                          Limits::quiet_NaN(),
                                          Limits::infinity(),
                                          -Limits::infinity(),
                                          0.2,
                                          0.3,
                                          1e16,
                                          -1e16,
                                          1.5,
                                          2.5,
                                          -3,
                                          5,
                                          7,
                                          100,
                                          1000,
                                          0.7,
                                          1.0 / 3,
                                          1e10,
                                          1e-10,
                                          1 + Limits::epsilon(),
                                          1 - Limits::epsilon() / 2,
                                          9007199254740992,
                                          9007199254740994,
                                          4611686018427387904,
                                          9223372036854775808.0,
                                          -9223372036854775808.0,
                                          1e200,
                                          -1e200,
                                          1e-200,
                                          1e308,
                                          Limits::max(),
                                          Limits::lowest(),
                                          Limits::min(),
                                          Limits::denorm_min(),
                                          -Limits::denorm_min(),
                                          0.49999999999999994,
                                          16777216,
                                          16777217};
  return all;
}

bool Values::find(Path& path, Condition condition, bool side) {
  component_.find(path, path.data(condition).form);
  if (!component_.computes_doubles(path)) return false;
  return Finder(path, component_, condition, side).run();
}

}  // namespace needle::solve
