#include "space/reals.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace needle::space {

namespace {

constexpr uint32_t kListed = 13;  // sizes

uint32_t bits_of(uint64_t n) {
  return std::max(1, static_cast<int>(std::bit_width(n)));
}

bool same(double a, double b) {
  return std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b) || (std::isnan(a) && std::isnan(b));
}

uint64_t word_of(uint64_t n) {
  return n;
}
uint64_t word_of(const mpz_class& n) {
  return n.get_ui();
}

bool is_fraction(double value) {
  return std::isfinite(value) && !(value == 0 && std::signbit(value));
}

// The size as a fraction; of a large number, that of its whole part.
uint32_t fraction_size(double value) {
  double m = std::fabs(value);
  uint32_t k = 0;
  for (; m != std::floor(m) && k < 1100; ++k) m *= 2;
  return (m < 1 ? 1 : static_cast<uint32_t>(std::ilogb(m)) + 1) + k;
}

}  // namespace

const Reals& Reals::doubles() {
  using Limits = std::numeric_limits<double>;
  static const Reals reals(53, 1074,
                           {{0.1, 3},
                            {0.2, 3},
                            {0.3, 3},
                            {1e16, 4},
                            {1.0 / 3, 4},
                            {-0.0, 4},
                            {-0.1, 4},
                            {1 + Limits::epsilon(), 5},
                            {1 - Limits::epsilon() / 2, 5},
                            {Limits::denorm_min(), 5},
                            {Limits::infinity(), 5},
                            {-Limits::infinity(), 5},
                            {-1e16, 6},
                            {9007199254740992.0, 6},
                            {Limits::max(), 6},
                            {Limits::min(), 6},
                            {Limits::quiet_NaN(), 6}});
  return reals;
}

const Reals& Reals::floats() {
  using Limits = std::numeric_limits<float>;
  static const Reals reals(24, 149,
                           {{0.1F, 3},
                            {0.2F, 3},
                            {0.3F, 3},
                            {1e8F, 4},
                            {1.0F / 3, 4},
                            {-0.0F, 4},
                            {-0.1F, 4},
                            {1 + Limits::epsilon(), 5},
                            {1 - Limits::epsilon() / 2, 5},
                            {Limits::denorm_min(), 5},
                            {Limits::infinity(), 5},
                            {-Limits::infinity(), 5},
                            {-1e8F, 6},
                            {16777216.0F, 6},
                            {Limits::max(), 6},
                            {Limits::min(), 6},
                            {Limits::quiet_NaN(), 6}});
  return reals;
}

Reals::Reals(uint32_t mantissa_bits, uint32_t largest_k, const std::vector<std::pair<double, uint32_t>>& odd)
    : mantissa_bits_(mantissa_bits), largest_k_(largest_k) {
  for (const auto& [value, size] : odd) {
    Odd& o = odd_.emplace_back(Odd{value, size});
    if (!is_fraction(value) || std::fabs(value) >= std::exp2(mantissa_bits)) continue;
    o.fraction_size = fraction_size(value);
    o.place = fraction_index(value);
  }
  for (uint32_t size = 1; size <= kListed; ++size) {
    const uint64_t here = count(size).get_ui();
    for (uint64_t i = 0; i < here; ++i) first_.push_back(of_size(size, i));
    first_sizes_.resize(first_.size(), size);
  }
  // Where only fractions are listed, and places fit a word.
  mpz_class end = first_.size();
  for (uint32_t size = kListed + 1; size <= largest() + 1 && end.fits_ulong_p(); ++size) {
    ends_.push_back(end.get_ui());
    end += count(size);
  }
  if (!end.fits_ulong_p()) ends_.push_back(UINT64_MAX);
}

double Reals::at(uint64_t index) const {
  if (index < first_.size()) return first_[index];
  const auto end = std::upper_bound(ends_.begin(), ends_.end(), index);
  const auto size = kListed + static_cast<uint32_t>(end - ends_.begin());
  const uint64_t within = index - *(end - 1);
  const bool whole = std::none_of(odd_.begin(), odd_.end(), [&](const Odd& o) { return o.fraction_size == size; });
  return whole ? fraction<uint64_t>(size, within) : of_size(size, within);
}

uint32_t Reals::size_at(uint64_t index) const {
  if (index < first_sizes_.size()) return first_sizes_[index];
  return kListed + static_cast<uint32_t>(std::upper_bound(ends_.begin(), ends_.end(), index) - ends_.begin());
}

const Reals::Odd* Reals::odd(double value) const {
  const auto it = std::find_if(odd_.begin(), odd_.end(), [&](const Odd& o) { return same(o.value, value); });
  return it == odd_.end() ? nullptr : &*it;
}

uint32_t Reals::size_of(double value) const {
  if (const Odd* known = odd(value)) return known->size;
  return fraction_size(value);
}

mpz_class Reals::count(uint32_t size) const {
  const auto here = std::count_if(odd_.begin(), odd_.end(), [&](const Odd& o) { return o.size == size; });
  return fractions_of_size(size) - moved(size).size() + here;
}

double Reals::of_size(uint32_t size, mpz_class index) const {
  const std::vector<mpz_class> elsewhere = moved(size);
  const mpz_class ordinary = fractions_of_size(size) - elsewhere.size();
  if (index >= ordinary) {
    mpz_class left = index - ordinary;
    for (const Odd& o : odd_)
      if (o.size == size && left-- == 0) return o.value;
    return 0;
  }
  for (const mpz_class& place : elsewhere)
    if (place <= index) ++index;
  return fraction<mpz_class>(size, index);
}

mpz_class Reals::index_within_size(double value) const {
  const uint32_t size = size_of(value);
  const std::vector<mpz_class> elsewhere = moved(size);
  if (odd(value)) {
    mpz_class index = fractions_of_size(size) - elsewhere.size();
    for (const Odd& o : odd_) {
      if (same(o.value, value)) break;
      if (o.size == size) ++index;
    }
    return index;
  }
  const mpz_class index = fraction_index(value);
  return index - std::count_if(elsewhere.begin(), elsewhere.end(), [&](const mpz_class& p) { return p < index; });
}

std::vector<mpz_class> Reals::moved(uint32_t size) const {
  std::vector<mpz_class> out;
  for (const Odd& o : odd_)
    if (o.fraction_size == size) out.push_back(o.place);
  std::sort(out.begin(), out.end());
  return out;
}

// How many fractions m / 2^k have m > 0 of that many bits.
uint64_t Reals::fractions(uint32_t m_bits, uint32_t k) const {
  if (m_bits == 0 || m_bits > mantissa_bits_ || k > largest_k_) return 0;
  return k == 0 ? uint64_t{1} << (m_bits - 1) : m_bits == 1 ? 1 : uint64_t{1} << (m_bits - 2);
}

mpz_class Reals::fractions_of_size(uint32_t size) const {
  mpz_class n = size == 1 ? 1 : 0;
  for (uint32_t k = 0; k < size; ++k) n += mpz_class(2) * fractions(size - k, k);
  return n;
}

template <class Count>
double Reals::fraction(uint32_t size, Count index) const {
  if (size == 1) {
    if (index == 0) return 0;
    --index;
  }
  for (uint32_t k = 0; k < size; ++k) {
    const uint32_t b = size - k;
    const Count here = Count(2) * fractions(b, k);
    if (index >= here) {
      index -= here;
      continue;
    }
    const uint64_t i = word_of(index), step = k == 0 || b == 1 ? 1 : 2;
    const uint64_t first = k == 0 || b == 1 ? uint64_t{1} << (b - 1) : (uint64_t{1} << (b - 1)) + 1;
    const double value = std::ldexp(static_cast<double>(first + i / 2 * step), -static_cast<int>(k));
    return i % 2 == 0 ? value : -value;
  }
  return 0;
}

mpz_class Reals::fraction_index(double value) const {
  if (value == 0) return 0;
  double m = std::fabs(value);
  uint32_t k = 0;
  for (; m != std::floor(m); ++k) m *= 2;
  const auto mantissa = static_cast<uint64_t>(m);
  const uint32_t b = bits_of(mantissa), size = b + k;
  mpz_class index = size == 1 ? 1 : 0;
  for (uint32_t j = 0; j < k; ++j) index += mpz_class(2) * fractions(size - j, j);
  const uint64_t step = k == 0 || b == 1 ? 1 : 2;
  return index + mpz_class(2) * ((mantissa - (uint64_t{1} << (b - 1))) / step) + (value < 0 ? 1 : 0);
}

}  // namespace needle::space
