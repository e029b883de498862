#include "space/number.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numeric>

#include "space/reals.h"

namespace needle::space {
namespace {

constexpr uint64_t kChars = 0x110000;
constexpr uint32_t kLargestTable = 16;  // sizes of fractions that are listed

uint32_t bits(uint64_t n) {
  return std::max(1, static_cast<int>(std::bit_width(n)));
}

uint64_t magnitude(int64_t n) {
  return n < 0 ? uint64_t{0} - static_cast<uint64_t>(n) : static_cast<uint64_t>(n);
}

// The first 128 characters, simplest first.
const std::array<unsigned char, 128>& char_order() {
  static const std::array<unsigned char, 128> order = [] {
    std::array<unsigned char, 128> out{};
    size_t n = 0;
    std::array<bool, 128> used{};
    auto take = [&](int from, int to) {
      for (int c = from; c <= to; ++c)
        if (!used[static_cast<size_t>(c)])
          out[n++] = static_cast<unsigned char>(c), used[static_cast<size_t>(c)] = true;
    };
    take('a', 'z');
    take('A', 'Z');
    take('0', '9');
    take(' ', ' ');
    take('!', '~');
    take('\n', '\n');
    take(0, 127);
    return out;
  }();
  return order;
}

uint64_t char_index(int64_t code) {
  if (code >= 128) return static_cast<uint64_t>(code);
  const auto& order = char_order();
  return static_cast<uint64_t>(std::find(order.begin(), order.end(), static_cast<unsigned char>(code)) - order.begin());
}

// What a generator is told to keep to. Most generators make everything at a large limit that they make at smaller ones,
// so a few that grow quickly are cheap, and those between them come late.
class Limits {
 public:
  static const Limits& up_to_a_hundred() {
    static const Limits limits;
    return limits;
  }
  int64_t at(uint64_t index) const { return limits_[index].second; }
  uint64_t index_of(int64_t limit) const { return places_[static_cast<size_t>(limit)]; }
  uint32_t size_of(int64_t limit) const { return limits_[index_of(limit)].first; }
  uint64_t first_of_size(uint32_t size) const {
    return static_cast<uint64_t>(
        std::lower_bound(limits_.begin(), limits_.end(), std::pair<uint32_t, int64_t>(size, 0)) - limits_.begin());
  }
  uint64_t count_of_size(uint32_t size) const { return first_of_size(size + 1) - first_of_size(size); }
  uint32_t largest() const { return limits_.back().first; }

 private:
  Limits() : places_(kGeneratorSize + 1) {
    constexpr std::pair<uint32_t, int64_t> kCheap[] = {{0, 0}, {1, 1},  {1, 2},  {1, 3},
                                                       {2, 5}, {2, 10}, {3, 30}, {3, 100}};
    constexpr uint32_t kMore = 4;
    for (int64_t n = 0; n <= kGeneratorSize; ++n) {
      const auto* cheap =
          std::find_if(std::begin(kCheap), std::end(kCheap), [n](const auto& c) { return c.second == n; });
      limits_.push_back(cheap == std::end(kCheap) ? std::pair(bits(static_cast<uint64_t>(n)) + kMore, n) : *cheap);
    }
    std::sort(limits_.begin(), limits_.end());
    for (size_t i = 0; i < limits_.size(); ++i) places_[static_cast<size_t>(limits_[i].second)] = i;
  }

  std::vector<std::pair<uint32_t, int64_t>> limits_;  // size and limit
  std::vector<uint64_t> places_;                      // by limit
};

bool is_one(const Space& space) {
  return space.lowest == space.highest;
}
const Limits& limits() {
  return Limits::up_to_a_hundred();
}

const Reals& reals(const Space& space) {
  return space.number == NumberKind::Float ? Reals::floats() : Reals::doubles();
}

template <class Emit>
void ratios(uint32_t size, Emit emit) {
  if (size == 1) emit(0, 1);
  for (uint32_t b = size; b >= 1; --b) {
    const uint32_t d_bits = size - b + 1;
    for (int64_t d = int64_t{1} << (d_bits - 1); d < int64_t{1} << d_bits; ++d) {
      for (int64_t n = int64_t{1} << (b - 1); n < int64_t{1} << b; ++n) {
        if (std::gcd(n, d) != 1) continue;
        emit(n, d);
        emit(-n, d);
      }
    }
  }
}

struct Table {
  std::vector<Number> numbers;
  std::vector<uint64_t> ends;  // by size - 1
};

const Table& ratio_table() {
  static const Table table = [] {
    Table out;
    for (uint32_t size = 1; size <= kLargestTable; ++size) {
      ratios(size, [&](int64_t n, int64_t d) { out.numbers.push_back({.integer = n, .denominator = d}); });
      out.ends.push_back(out.numbers.size());
    }
    return out;
  }();
  return table;
}
uint64_t ratios_before(uint32_t size) {
  return size <= 1 ? 0 : ratio_table().ends[std::min(size, kLargestTable + 1) - 2];
}

// 0, 1, -1, 2, -2 .. within the range.
std::optional<int64_t> integral_at(const Space& space, uint64_t index) {
  if (space.is_unsigned) return static_cast<int64_t>(index);
  const uint64_t below = magnitude(space.lowest), above = static_cast<uint64_t>(space.highest);
  const uint64_t both = std::min(below, above);
  if (index <= 2 * both) {
    const uint64_t n = index / 2 + index % 2;
    return index % 2 ? static_cast<int64_t>(n) : -static_cast<int64_t>(n);
  }
  const uint64_t n = index - both;
  if (n > std::max(below, above)) return std::nullopt;
  return static_cast<int64_t>(above > below ? n : uint64_t{0} - n);
}

// The whole numbers of one size: 0 at size 1, then low, -low, low + 1, .. as far as both signs go, then the rest of the
// longer side.
struct Whole {
  mpz_class low, above, below;  // |n| lies in [low, above], or in [low, below] when n < 0
  bool zero;

  Whole(const Space& space, uint32_t size) : zero(size == 1) {
    const mpz_class one = 1, high = (one << size) - 1;
    low = one << (size - 1);
    const mpz_class highest = space.is_unsigned ? mpz_class(UINT64_MAX) : mpz_class(space.highest);
    const mpz_class lowest = space.is_unsigned ? mpz_class(0) : mpz_class(-mpz_class(space.lowest));
    above = space.unbounded ? high : std::min(high, highest);
    below = lowest > 0 && space.unbounded ? high : std::min(high, lowest);
  }
  mpz_class side(const mpz_class& end) const { return end < low ? mpz_class(0) : mpz_class(end - low + 1); }
  mpz_class count() const { return side(above) + side(below) + (zero ? 1 : 0); }
  mpz_class at(mpz_class index) const {
    if (zero) {
      if (index == 0) return 0;
      --index;
    }
    const mpz_class pairs = std::min(side(above), side(below));
    if (index < 2 * pairs) {
      const mpz_class n = low + index / 2;
      return mpz_odd_p(index.get_mpz_t()) ? mpz_class(-n) : n;
    }
    const mpz_class n = low + index - pairs;
    return above > below ? n : mpz_class(-n);
  }
  mpz_class index_of(const mpz_class& value) const {
    if (value == 0) return 0;
    const mpz_class pairs = std::min(side(above), side(below)), offset = abs(value) - low;
    const mpz_class index = offset < pairs ? mpz_class(2 * offset + (value < 0 ? 1 : 0)) : mpz_class(offset + pairs);
    return index + (zero ? 1 : 0);
  }
};

}  // namespace

bool is_whole(const Space& space) {
  switch (space.number) {
    case NumberKind::Size:
    case NumberKind::Choice:
    case NumberKind::Integral:
    case NumberKind::Char:
      return true;
    default:
      return false;
  }
}

std::optional<int64_t> whole_at(const Space& space, uint64_t index) {
  switch (space.number) {
    case NumberKind::Size:
      if (index > static_cast<uint64_t>(space.highest - space.lowest)) return std::nullopt;
      return is_one(space) ? space.lowest : limits().at(index);
    case NumberKind::Char:
      if (index >= kChars) return std::nullopt;
      return index < 128 ? char_order()[index] : static_cast<int64_t>(index);
    default:
      return integral_at(space, index);
  }
}

std::optional<Number> number_at(const Space& space, uint64_t index) {
  switch (space.number) {
    case NumberKind::Size:
    case NumberKind::Choice:
    case NumberKind::Integral:
    case NumberKind::Char: {
      const std::optional<int64_t> n = whole_at(space, index);
      return n ? std::optional(Number{.integer = *n}) : std::nullopt;
    }
    case NumberKind::Ratio:
      if (index >= ratio_table().numbers.size()) return std::nullopt;
      return ratio_table().numbers[index];
    case NumberKind::Double:
    case NumberKind::Float:
      if (index >= reals(space).count()) return std::nullopt;
      return Number{.real = reals(space).at(index)};
  }
  return std::nullopt;
}

uint32_t size_of_whole(const Space& space, int64_t number) {
  switch (space.number) {
    case NumberKind::Size:
      return is_one(space) ? 0 : limits().size_of(number);
    case NumberKind::Choice:
      return 1 + static_cast<uint32_t>(std::bit_width(static_cast<uint64_t>(number)));
    case NumberKind::Char:
      return bits(char_index(number));
    default:
      return bits(space.is_unsigned ? static_cast<uint64_t>(number) : magnitude(number));
  }
}

uint64_t index_of_limit(const Space& space, int64_t limit) {
  return is_one(space) ? 0 : limits().index_of(limit);
}

std::optional<uint32_t> size_at(const Space& space, uint64_t index) {
  if (space.number == NumberKind::Double || space.number == NumberKind::Float)
    return index < reals(space).count() ? std::optional(reals(space).size_at(index)) : std::nullopt;
  const std::optional<Number> n = number_at(space, index);
  return n ? std::optional(size_of(space, *n)) : std::nullopt;
}

uint32_t size_of(const Space& space, const Number& number) {
  switch (space.number) {
    case NumberKind::Size:
    case NumberKind::Choice:
    case NumberKind::Integral:
    case NumberKind::Char:
      if (number.big != 0) return static_cast<uint32_t>(mpz_sizeinbase(number.big.get_mpz_t(), 2));
      return size_of_whole(space, number.integer);
    case NumberKind::Ratio:
      return (number.big != 0 ? static_cast<uint32_t>(mpz_sizeinbase(number.big.get_mpz_t(), 2))
                              : bits(magnitude(number.integer))) +
             bits(static_cast<uint64_t>(number.denominator)) - 1;
    case NumberKind::Double:
    case NumberKind::Float:
      return reals(space).size_of(number.real);
  }
  return 1;
}

mpz_class Number::whole(bool is_unsigned) const {
  if (big != 0) return big;
  return is_unsigned ? mpz_class(static_cast<uint64_t>(integer)) : mpz_class(integer);
}

Number make_whole(const mpz_class& value, bool is_unsigned) {
  if (is_unsigned && value.fits_ulong_p()) return {.integer = static_cast<int64_t>(value.get_ui())};
  if (!is_unsigned && value.fits_slong_p()) return {.integer = value.get_si()};
  return {.big = value};
}

mpz_class numbers_of_size(const Space& space, uint32_t size) {
  if (space.number == NumberKind::Choice) return size < 2 ? mpz_class(size) : mpz_class(1) << (size - 2);
  if (space.number == NumberKind::Size) return is_one(space) ? (size == 0 ? 1 : 0) : limits().count_of_size(size);
  if (size == 0) return 0;
  switch (space.number) {
    case NumberKind::Size:
    case NumberKind::Choice:
    case NumberKind::Integral:
      return Whole(space, size).count();
    case NumberKind::Char: {
      if (size > bits(kChars - 1)) return 0;
      const uint64_t low = size == 1 ? 0 : uint64_t{1} << (size - 1);
      return mpz_class(std::min((uint64_t{1} << size) - 1, kChars - 1) - low + 1);
    }
    case NumberKind::Double:
    case NumberKind::Float:
      return reals(space).count(size);
    case NumberKind::Ratio:
      return mpz_class(ratios_before(size + 1) - ratios_before(size));
  }
  return 0;
}

Number number_of_size(const Space& space, uint32_t size, const mpz_class& index) {
  switch (space.number) {
    case NumberKind::Size:
      return {.integer = is_one(space) ? space.lowest : limits().at(limits().first_of_size(size) + index.get_ui())};
    case NumberKind::Choice:
      return make_whole(size < 2 ? mpz_class(0) : mpz_class((mpz_class(1) << (size - 2)) + index), false);
    case NumberKind::Integral:
      return make_whole(Whole(space, size).at(index), space.is_unsigned);
    case NumberKind::Char:
      return *number_at(space, (size == 1 ? 0 : uint64_t{1} << (size - 1)) + index.get_ui());
    case NumberKind::Double:
    case NumberKind::Float:
      return {.real = reals(space).of_size(size, index)};
    case NumberKind::Ratio:
      return ratio_table().numbers[ratios_before(size) + index.get_ui()];
  }
  return {};
}

mpz_class index_within_size(const Space& space, const Number& number) {
  const uint32_t size = size_of(space, number);
  switch (space.number) {
    case NumberKind::Size:
      return is_one(space) ? mpz_class(0) : mpz_class(limits().index_of(number.integer) - limits().first_of_size(size));
    case NumberKind::Choice:
      return size < 2 ? mpz_class(0) : mpz_class(number.whole(false) - (mpz_class(1) << (size - 2)));
    case NumberKind::Integral:
      return Whole(space, size).index_of(number.whole(space.is_unsigned));
    case NumberKind::Char:
      return mpz_class(char_index(number.integer)) - (size == 1 ? 0 : uint64_t{1} << (size - 1));
    case NumberKind::Double:
    case NumberKind::Float:
      return reals(space).index_within_size(number.real);
    case NumberKind::Ratio: {
      const auto& numbers = ratio_table().numbers;
      for (uint64_t i = ratios_before(size); i < ratios_before(size + 1); ++i)
        if (numbers[i].integer == number.integer && numbers[i].denominator == number.denominator)
          return mpz_class(i - ratios_before(size));
      return 0;
    }
  }
  return 0;
}

std::optional<uint32_t> largest_number(const Space& space) {
  switch (space.number) {
    case NumberKind::Size:
      return is_one(space) ? 0 : limits().largest();
    case NumberKind::Choice:
      return std::nullopt;
    case NumberKind::Integral: {
      if (space.unbounded) return std::nullopt;
      const uint64_t above = space.is_unsigned ? UINT64_MAX : static_cast<uint64_t>(space.highest);
      return std::max(bits(above), bits(magnitude(space.is_unsigned ? 0 : space.lowest)));
    }
    case NumberKind::Char:
      return bits(kChars - 1);
    case NumberKind::Double:
    case NumberKind::Float:
      return reals(space).largest();
    case NumberKind::Ratio:
      return kLargestTable;
  }
  return std::nullopt;
}

uint64_t numbers_of_depth(const Space& space, uint32_t depth) {
  switch (space.number) {
    case NumberKind::Size:
      return std::min<uint64_t>(depth, static_cast<uint64_t>(space.highest - space.lowest)) + 1;
    case NumberKind::Choice:
    case NumberKind::Integral:
      return space.lowest < 0 && !space.is_unsigned ? 2 * uint64_t{depth} + 1 : uint64_t{depth} + 1;
    case NumberKind::Char:
      return uint64_t{depth} + 1;
    default: {
      mpz_class n = 0;
      for (uint32_t size = 1; size <= std::min(depth + 1, kLargestTable); ++size) n += numbers_of_size(space, size);
      return n.get_ui();
    }
  }
}

}  // namespace needle::space
