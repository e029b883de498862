// Operations on keys of Doubles, by the machine's own arithmetic. Ends follow from ends because rounding keeps the order.
#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "base/double_key.h"
#include "base/show_number.h"
#include "solve/operations.h"

namespace needle::solve {

namespace {

using Keys = DoubleKeys;

double real(Int key) {
  return Keys::value(static_cast<int64_t>(key));
}

double by_library(Operation operation, double x, double y) {
  switch (operation) {
    case Operation::DoubleExp:
      return std::exp(x);
    case Operation::DoubleLog:
      return std::log(x);
    case Operation::DoubleSin:
      return std::sin(x);
    case Operation::DoubleCos:
      return std::cos(x);
    case Operation::DoubleTan:
      return std::tan(x);
    case Operation::DoubleAsin:
      return std::asin(x);
    case Operation::DoubleAcos:
      return std::acos(x);
    case Operation::DoubleAtan:
      return std::atan(x);
    case Operation::DoubleSinh:
      return std::sinh(x);
    case Operation::DoubleCosh:
      return std::cosh(x);
    case Operation::DoubleTanh:
      return std::tanh(x);
    case Operation::DoubleAsinh:
      return std::asinh(x);
    case Operation::DoubleAcosh:
      return std::acosh(x);
    case Operation::DoubleAtanh:
      return std::atanh(x);
    default:
      return std::pow(x, y);
  }
}

double by_ieee(Operation operation, double x, double y) {
  switch (operation) {
    case Operation::DoubleAdd:
      return x + y;
    case Operation::DoubleSubtract:
      return x - y;
    case Operation::DoubleMultiply:
      return x * y;
    case Operation::DoubleDivide:
      return x / y;
    case Operation::DoubleSqrt:
      return std::sqrt(x);
    default:
      return by_library(operation, x, y);
  }
}

struct Ends {
  double low, high;
  bool nan;  // may be
};

// Of what is no NaN. Nothing else: low is NaN.
Ends ends_of(const Interval& keys) {
  const Int low = keys.low.value_or(Keys::kBottom), high = keys.high.value_or(Keys::kNaN);
  const Int first = std::max<Int>(low, Keys::kBottom), last = std::min<Int>(high, Keys::kTop);
  if (first > last) return {real(Keys::kNaN), real(Keys::kNaN), true};
  return {real(first), real(last), low < Keys::kBottom || high > Keys::kTop};
}

Interval all_doubles() {
  return {Keys::kBottom, Keys::kNaN};
}

// From the least of some numbers to the greatest. Where one is NaN the numbers beside it may be zeros or infinite.
Interval around(std::initializer_list<double> corners, bool nan) {
  Interval out;
  const auto add = [&](Int key) {
    out.low = out.low ? std::min(*out.low, key) : key;
    out.high = out.high ? std::max(*out.high, key) : key;
  };
  for (const double x : corners) {
    if (!std::isnan(x)) {
      add(Keys::of(x));
      continue;
    }
    nan = true;
    add(Keys::kNegativeZero);
    add(0);
  }
  if (nan) out.high = Keys::kNaN;
  return out;
}

bool has_infinite(const Ends& a) {
  return std::isinf(a.low) || std::isinf(a.high);
}

Interval sums(const Ends& a, const Ends& b) {
  const double low = a.low + b.low, high = a.high + b.high;
  const bool nan = a.nan || b.nan || (has_infinite(a) && has_infinite(b));
  return {std::isnan(low) ? Keys::kBottom : Keys::of(low), nan                ? Keys::kNaN
                                                           : std::isnan(high) ? Keys::kTop
                                                                              : Keys::of(high)};
}

Interval by_corners(Operation operation, const Ends& a, const Ends& b) {
  return around({by_ieee(operation, a.low, b.low), by_ieee(operation, a.low, b.high), by_ieee(operation, a.high, b.low),
                 by_ieee(operation, a.high, b.high)},
                a.nan || b.nan || (has_infinite(a) || has_infinite(b)));
}

// Whatever the library's functions do inside, they keep to these.
Interval by_library_ends(Operation operation, const Ends& a) {
  const auto within = [](double low, double high, bool nan) {
    return Interval{Keys::of(low), nan ? Keys::kNaN : Keys::of(high)};
  };
  switch (operation) {
    case Operation::DoubleSin:
    case Operation::DoubleCos:
      return within(-1, 1, a.nan || has_infinite(a));
    case Operation::DoubleTanh:
      return within(-1, 1, a.nan);
    case Operation::DoubleExp:
      return within(0, real(Keys::kTop), a.nan);
    default:
      return all_doubles();
  }
}

Interval truncated(const Ends& a) {
  constexpr double kEnd = 9223372036854775808.0;
  if (a.nan || a.low <= -kEnd || a.high >= kEnd) return {INT64_MIN, INT64_MAX};
  return {truncate_double(a.low), truncate_double(a.high)};
}

Int narrowed(double x) {
  return FloatKeys::of(static_cast<float>(x));
}

Interval widened(const Interval& a) {
  const auto widen = [](Int key) { return Int{Keys::of(FloatKeys::value(static_cast<int64_t>(key)))}; };
  const Int low = a.low.value_or(FloatKeys::kBottom), high = a.high.value_or(FloatKeys::kNaN);
  if (low < FloatKeys::kBottom) return all_doubles();
  return {widen(low), widen(high)};
}

}  // namespace

Range all_of(Sort sort) {
  if (sort == Sort::Double) return {Keys::kBottom, Keys::kNaN, 0, sort};
  if (sort == Sort::Float) return {FloatKeys::kBottom, FloatKeys::kNaN, 0, sort};
  return {};
}

Sort sort_of_result(Operation operation) {
  if (!is_on_doubles(operation) || operation == Operation::DoubleTruncate) return Sort::Whole;
  return operation == Operation::FloatNarrow ? Sort::Float : Sort::Double;
}

Int value_on_doubles(Operation operation, Int a, Int b) {
  switch (operation) {
    case Operation::DoubleFrom:
      return Keys::of(static_cast<double>(static_cast<int64_t>(a)));
    case Operation::DoubleFromInteger:
      return Keys::of(encode_double(big(a), 0));
    case Operation::DoubleTruncate:
      return truncate_double(real(a));
    case Operation::FloatNarrow:
      return narrowed(real(a));
    case Operation::FloatWiden:
      return Keys::of(FloatKeys::value(static_cast<int64_t>(a)));
    default:
      return Keys::of(by_ieee(operation, real(a), real(b)));
  }
}

Interval interval_on_doubles(Operation operation, const Interval& a, const Interval& b) {
  if (a.low && a.low == a.high && b.low && b.low == b.high) {
    const Int value = value_on_doubles(operation, *a.low, *b.low);
    return {value, value};
  }
  if (operation == Operation::FloatWiden) return widened(a);
  if (operation == Operation::DoubleFrom) {
    if (!a.low || !a.high || *a.low < INT64_MIN || *a.high > INT64_MAX) return all_doubles();
    return {value_on_doubles(operation, *a.low, 0), value_on_doubles(operation, *a.high, 0)};
  }
  if (operation == Operation::DoubleFromInteger)
    return {a.low ? value_on_doubles(operation, *a.low, 0) : Int{Keys::kBottom},
            a.high ? value_on_doubles(operation, *a.high, 0) : Int{Keys::kTop}};
  const Ends x = ends_of(a), y = ends_of(b);
  if (operation == Operation::DoubleTruncate) return std::isnan(x.low) ? Interval{INT64_MIN, INT64_MAX} : truncated(x);
  if (operation == Operation::FloatNarrow) {
    if (std::isnan(x.low)) return {FloatKeys::kNaN, FloatKeys::kNaN};
    return {narrowed(x.low), x.nan ? Int{FloatKeys::kNaN} : narrowed(x.high)};
  }
  if (std::isnan(x.low) || std::isnan(y.low)) return all_doubles();
  switch (operation) {
    case Operation::DoubleAdd:
      return sums(x, y);
    case Operation::DoubleSubtract:
      return sums(x, {-y.high, -y.low, y.nan});
    case Operation::DoubleMultiply:
      return by_corners(operation, x, y);
    case Operation::DoubleDivide:
      return y.low > 0 || y.high < 0 ? by_corners(operation, x, y) : all_doubles();
    case Operation::DoubleSqrt:
      return {Keys::of(std::sqrt(x.low < 0 ? -0.0 : x.low)),
              x.nan || x.low < 0 ? Int{Keys::kNaN} : Int{Keys::of(std::sqrt(x.high))}};
    default:
      return by_library_ends(operation, x);
  }
}

}  // namespace needle::solve
