#include "solve/small.h"

#include <cmath>

#include "base/double_key.h"
#include "solve/integer.h"

namespace needle::solve {

namespace {

class Shrinker {
 public:
  Shrinker(Solver& solver, Term term) : solver_(solver), term_(term) {}

  void run(const Solver::Wish& wish) {
    for (const Int value : wish.first)
      if (take(Relation::Equal, value)) return;
    if (take(Relation::Equal, 0)) return;
    if (wish.sort != Sort::Whole) return take_plain(wish.sort);
    approach();
    const std::optional<Int> value = solver_.value(term_);
    if (!value) return;
    if (*value < 0 && take(Relation::Equal, -*value)) return;
    take(Relation::Equal, *value);
  }

 private:
  // Few digits are plainer than few bits.
  void take_plain(Sort sort) {
    const auto key = [&](double x) {
      return Int{sort == Sort::Float ? FloatKeys::of(static_cast<float>(x)) : DoubleKeys::of(x)};
    };
    for (const double x : {1.0, -1.0, 2.0, 0.5, -2.0, -0.5, 3.0, 4.0, 10.0, 0.1, 100.0})
      if (take(Relation::Equal, key(x))) return;
    const std::optional<Int> now = solver_.value(term_);
    if (!now) return;
    const auto number = static_cast<int64_t>(*now);
    const double value = sort == Sort::Float ? FloatKeys::value(number) : DoubleKeys::value(number);
    for (int digits = 1; digits <= 6 && std::isfinite(value); ++digits) {
      const double unit = std::pow(10.0, std::floor(std::log10(std::fabs(value))) - digits + 1);
      for (const double x : {std::round(value / unit) * unit, (std::round(value / unit) + 1) * unit})
        if (std::isfinite(x) && take(Relation::Equal, key(x))) return;
    }
    take(Relation::Equal, *now);
  }

  // Makes it part of the path, if it can be.
  bool take(Relation relation, Int bound) {
    const Answer answer = solver_.compare(relation, term_, solver_.constant(bound));
    if (answer.decided) return *answer.decided;
    return answer.condition.valid() && solver_.assume(answer.condition, answer.holds_when) == Possible::Yes;
  }

  // Changes the model alone: the path is as before.
  bool comes_within(Int distance) {
    const Solver::Mark mark = solver_.mark();
    const bool possible = take(Relation::LessEqual, distance) && take(Relation::GreaterEqual, -distance);
    solver_.back_to(mark);
    return possible;
  }

  std::optional<Int> distance() const {
    const std::optional<Int> value = solver_.value(term_);
    if (!value) return std::nullopt;
    return *value < 0 ? minus(0, *value) : *value;
  }

  // From 0 outwards in doubling steps, then between the last distance that was too small and the one reached.
  void approach() {
    Int too_small = 0;
    for (Int next = 1; distance().value_or(kLargest) > next && next < kLargest / 2; next *= 2) {
      if (comes_within(next)) break;
      too_small = next;
    }
    for (;;) {
      const std::optional<Int> now = distance();
      if (!now || *now - too_small <= 1) return;
      const Int middle = too_small + (*now - too_small) / 2;
      if (!comes_within(middle)) too_small = middle;
    }
  }

  Solver& solver_;
  const Term term_;
};

}  // namespace

void make_small(Solver& solver, const std::vector<Solver::Wish>& wishes) {
  for (const Solver::Wish& wish : wishes)
    if (!solver.constant_of(wish.term)) Shrinker(solver, wish.term).run(wish);
}

}  // namespace needle::solve
