#include "space/number.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <mutex>
#include <numeric>

namespace needle::space {
namespace {

constexpr int64_t kGeneratorSize = 100;  // as large as QuickCheck's tests get
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

// Fractions listed by size: fraction(size, emit) calls emit for each of that size.
template <class Emit>
void doubles(uint32_t size, Emit emit) {
  if (size == 1) emit(0, 0);
  for (uint32_t k = 0; k < size; ++k) {
    const uint32_t b = size - k;
    for (uint64_t m = uint64_t{1} << (b - 1); m < uint64_t{1} << b; ++m) {
      if (k > 0 && m % 2 == 0) continue;
      emit(static_cast<int64_t>(m), static_cast<int>(k));
      emit(-static_cast<int64_t>(m), static_cast<int>(k));
    }
  }
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

const Table& table_of(NumberKind kind, uint64_t index) {
  static std::mutex mutex;
  static Table tables[2];
  std::lock_guard lock(mutex);
  Table& table = tables[kind == NumberKind::Ratio];
  if (table.numbers.capacity() == 0) table.numbers.reserve(1 << 21);
  while (table.numbers.size() <= index && table.ends.size() < kLargestTable) {
    const uint32_t size = static_cast<uint32_t>(table.ends.size()) + 1;
    if (kind == NumberKind::Ratio) {
      ratios(size, [&](int64_t n, int64_t d) { table.numbers.push_back({.integer = n, .denominator = d}); });
    } else {
      doubles(size,
              [&](int64_t m, int k) { table.numbers.push_back({.real = std::ldexp(static_cast<double>(m), -k)}); });
    }
    table.ends.push_back(table.numbers.size());
  }
  return table;
}

// 0, 1, -1, 2, -2 .. within the range.
std::optional<Number> integral_at(const Space& space, uint64_t index) {
  if (space.is_unsigned) return Number{.integer = static_cast<int64_t>(index)};
  const uint64_t below = magnitude(space.lowest), above = static_cast<uint64_t>(space.highest);
  const uint64_t both = std::min(below, above);
  if (index <= 2 * both) {
    const uint64_t n = index / 2 + index % 2;
    return Number{.integer = index % 2 ? static_cast<int64_t>(n) : -static_cast<int64_t>(n)};
  }
  const uint64_t n = index - both;
  if (n > std::max(below, above)) return std::nullopt;
  return Number{.integer = above > below ? static_cast<int64_t>(n) : static_cast<int64_t>(uint64_t{0} - n)};
}

// How many integers with |n| in [low, high] lie in the range.
mpz_class integers_between(const Space& space, uint64_t low, uint64_t high) {
  const uint64_t below = magnitude(space.lowest);
  const uint64_t above = space.is_unsigned ? UINT64_MAX : static_cast<uint64_t>(space.highest);
  auto within = [&](uint64_t limit) -> mpz_class {
    return low > limit ? mpz_class(0) : mpz_class(std::min(limit, high)) - mpz_class(low) + 1;
  };
  mpz_class n = within(above);
  if (space.lowest < 0 && !space.is_unsigned) n += low == 0 ? within(below) - 1 : within(below);
  return n;
}

}  // namespace

std::optional<Number> number_at(const Space& space, uint64_t index) {
  switch (space.number) {
    case NumberKind::Size:
      if (index > 0) return std::nullopt;
      return Number{.integer = kGeneratorSize};
    case NumberKind::Choice:
    case NumberKind::Integral:
      return integral_at(space, index);
    case NumberKind::Char:
      if (index >= kChars) return std::nullopt;
      return Number{.integer = index < 128 ? char_order()[index] : static_cast<int64_t>(index)};
    case NumberKind::Double:
    case NumberKind::Float:
    case NumberKind::Ratio: {
      const Table& table = table_of(space.number, index);
      if (index >= table.numbers.size()) return std::nullopt;
      return table.numbers[index];
    }
  }
  return std::nullopt;
}

uint32_t size_of(const Space& space, const Number& number) {
  switch (space.number) {
    case NumberKind::Size:
      return 0;
    case NumberKind::Choice:
      return static_cast<uint32_t>(std::bit_width(static_cast<uint64_t>(number.integer)));
    case NumberKind::Integral:
      return bits(space.is_unsigned ? static_cast<uint64_t>(number.integer) : magnitude(number.integer));
    case NumberKind::Char:
      return bits(char_index(number.integer));
    case NumberKind::Ratio:
      return bits(magnitude(number.integer)) + bits(static_cast<uint64_t>(number.denominator)) - 1;
    case NumberKind::Double:
    case NumberKind::Float: {
      double m = std::fabs(number.real);
      uint32_t k = 0;
      for (; m != std::floor(m) && k < 1100; ++k) m *= 2;
      return (m < 1 ? 1 : static_cast<uint32_t>(std::ilogb(m)) + 1) + k;
    }
  }
  return 1;
}

mpz_class numbers_of_size(const Space& space, uint32_t size) {
  if (space.number == NumberKind::Choice) return size == 0 ? mpz_class(1) : mpz_class(1) << (size - 1);
  if (size == 0) return 0;
  const uint64_t low = size == 1 ? 0 : uint64_t{1} << std::min(63u, size - 1);
  const uint64_t high = size >= 64 ? UINT64_MAX : (uint64_t{1} << size) - 1;
  switch (space.number) {
    case NumberKind::Size:
    case NumberKind::Choice:
    case NumberKind::Integral:
      if (size > 64) return 0;
      return integers_between(space, low, high);
    case NumberKind::Char:
      if (size > 21) return 0;
      return mpz_class(std::min(high, kChars - 1)) - mpz_class(low) + 1;
    case NumberKind::Double:
    case NumberKind::Float: {
      if (size == 1) return 3;
      mpz_class n = mpz_class(1) << size;  // whole numbers: 2 * 2^(size-1)
      for (uint32_t k = 1; k < size; ++k) n += size - k == 1 ? mpz_class(2) : mpz_class(1) << (size - k - 1);
      return n;
    }
    case NumberKind::Ratio: {
      const uint32_t listed = std::min(size, kLargestTable);
      uint64_t index = 0;
      const Table* table = &table_of(space.number, index);
      while (table->ends.size() < listed) table = &table_of(space.number, table->numbers.size());
      return mpz_class(table->ends[listed - 1] - (listed == 1 ? 0 : table->ends[listed - 2]));
    }
  }
  return 0;
}

uint64_t numbers_of_depth(const Space& space, uint32_t depth) {
  switch (space.number) {
    case NumberKind::Size:
      return 1;
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
