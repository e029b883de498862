// Ends of linear terms: between which numbers a term lies for all that the path allows. Two sources: the ends of the
// variables (their ranges, and conditions on one variable), and conditions on the path about the same form.
#pragma once
#include <optional>
#include <vector>

#include "solve/conditions.h"

namespace needle::solve {

struct Interval {
  std::optional<Int> low, high;  // nothing: no end is known
};

// The ends that conditions on the path give to forms that are no differences.
class FormEnds {
 public:
  void add(const ConditionData& condition, bool side);
  Interval of(Term form) const { return form.index < ends_.size() ? ends_[form.index] : Interval(); }
  size_t mark() const { return trail_.size(); }
  void back_to(size_t mark);

 private:
  struct Undo {
    Term form;
    Interval before;
  };
  std::vector<Interval> ends_;
  std::vector<Undo> trail_;
};

Interval interval_of(Term term, const Terms& terms, const Differences& differences);
Interval meet(const Interval& a, const Interval& b);
// What the interval of a condition's form says about the condition.
std::optional<bool> decided_by(const Interval& interval, const ConditionData& condition);

}  // namespace needle::solve
