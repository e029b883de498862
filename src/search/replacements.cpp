#include "search/replacements.h"

#include <algorithm>

namespace needle::search {

using space::Number;
using space::NumberKind;
using space::Space;
using space::Spaces;
using space::Value;

namespace {

void collect(const Spaces& spaces, const Value& value, space::SpaceId type, std::vector<const Value*>& out) {
  if (value.hole) return;
  if (spaces.representation(value.space) == type) out.push_back(&value);
  for (const Value& f : value.fields) collect(spaces, f, type, out);
}

bool simpler_or_same(const Space& space, const Number& a, const Number& b) {
  const uint32_t size_a = space::size_of(space, a), size_b = space::size_of(space, b);
  if (size_a != size_b) return size_a < size_b;
  return space::index_within_size(space, a) <= space::index_within_size(space, b);
}

}  // namespace

std::vector<const Value*> parts_of(const Spaces& spaces, const Value& value) {
  std::vector<const Value*> parts;
  for (const Value& f : value.fields) collect(spaces, f, spaces.representation(value.space), parts);
  std::vector<std::pair<uint32_t, const Value*>> sized;
  for (const Value* p : parts) sized.emplace_back(space::size_of(spaces, *p), p);
  std::stable_sort(sized.begin(), sized.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::transform(sized.begin(), sized.end(), parts.begin(), [](const auto& s) { return s.second; });
  return parts;
}

bool above_least(const Spaces& spaces, const Value& value) {
  return value.con != space::least_value(spaces, value.space).con;
}

std::vector<Value> smaller_numbers(const Spaces& spaces, const Value& number) {
  const Space& space = spaces[spaces.representation(number.space)];
  std::vector<Value> out;
  if (space.key || space.number == NumberKind::Size) return out;  // limits.h
  auto add = [&](Number n) {
    out.push_back(number);
    out.back().number = std::move(n);
  };
  const bool whole = space.number == NumberKind::Integral || space.number >= NumberKind::Choice;
  if (whole && number.number.big == 0) {
    const int64_t n = number.number.integer;
    if (n < 0 && n != INT64_MIN && !space.is_unsigned) add({.integer = -n});
    for (int64_t distance = n; distance != 0; distance /= 2) add({.integer = n - distance});
  } else {
    for (uint64_t i = 0; i < 4; ++i) {
      std::optional<Number> n = space::number_at(space, i);
      if (!n || simpler_or_same(space, number.number, *n)) break;
      add(*n);
    }
  }
  return out;
}

uint32_t size_of(const Spaces& spaces, const std::vector<Value>& values) {
  uint32_t size = 0;
  for (const Value& v : values) size = space::saturating_add(size, space::size_of(spaces, v));
  return size;
}

}  // namespace needle::search
