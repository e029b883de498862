#include "solve/intervals.h"

#include <algorithm>

namespace needle::solve {

Interval meet(const Interval& a, const Interval& b) {
  Interval both = a;
  if (b.low) both.low = both.low ? std::max(*both.low, *b.low) : *b.low;
  if (b.high) both.high = both.high ? std::min(*both.high, *b.high) : *b.high;
  return both;
}

void FormEnds::add(const ConditionData& condition, bool side) {
  if (ends_.size() <= condition.form.index) ends_.resize(condition.form.index + 1);
  Interval& ends = ends_[condition.form.index];
  trail_.push_back({condition.form, ends});
  if (!condition.equality)
    ends = meet(ends, side ? Interval{{}, condition.bound} : Interval{condition.bound + 1, {}});
  else if (side)
    ends = meet(ends, {condition.bound, condition.bound});
  else if (ends.low == condition.bound)
    ++*ends.low;
  else if (ends.high == condition.bound)
    --*ends.high;
}

void FormEnds::back_to(size_t mark) {
  for (; trail_.size() > mark; trail_.pop_back()) ends_[trail_.back().form.index] = trail_.back().before;
}

Interval interval_of(Term term, const Terms& terms, const Differences& differences) {
  Interval sum{terms.constant_part(term), terms.constant_part(term)};
  const auto add = [](std::optional<Int>& end, std::optional<Int> of_variable, Int coefficient) {
    const std::optional<Int> product = of_variable ? times(*of_variable, coefficient) : std::nullopt;
    end = end && product ? plus(*end, *product) : std::nullopt;
  };
  for (const Summand& s : terms.summands(term)) {
    const std::optional<Int> low = differences.low(s.variable), high = differences.high(s.variable);
    add(sum.low, s.coefficient > 0 ? low : high, s.coefficient);
    add(sum.high, s.coefficient > 0 ? high : low, s.coefficient);
    if (!sum.low && !sum.high) break;
  }
  return sum;
}

std::optional<bool> decided_by(const Interval& interval, const ConditionData& condition) {
  if (interval.low && *interval.low > condition.bound) return false;
  if (condition.equality) {
    if (interval.high && *interval.high < condition.bound) return false;
    if (interval.low == condition.bound && interval.high == condition.bound) return true;
  } else if (interval.high && *interval.high <= condition.bound) {
    return true;
  }
  return std::nullopt;
}

}  // namespace needle::solve
