#include "search/fill.h"

namespace needle::search {

using space::Form;
using space::Space;
using space::Value;

Value Filler::fill(const Value& value, uint32_t size) {
  if (value.hole) return draw(value.space, size, size);
  Value out = value;
  for (Value& f : out.fields) f = fill(f, size);
  return out;
}

Value Filler::draw(space::SpaceId id, uint32_t budget, uint32_t size) {
  const Space& space = spaces_[spaces_.representation(id)];
  Value out;
  out.space = id;
  if (space.least == space::kInfinite || space.free) return out;
  const bool function = space.table || space.argument.valid();
  if (function || space.form == Form::Fixed) return space::least_value(spaces_, id);
  if (space.form == Form::Image) {
    out.fields.push_back(draw(space.inner, budget, size));
    out.hole = out.fields[0].hole;
    return out;
  }
  if (space.form == Form::Number) {
    out.hole = false;
    out.number = number(space, size);
  } else if (std::optional<uint64_t> chosen = constructor(space, budget)) {
    const space::Alternative& a = space.alternatives[*chosen];
    std::vector<uint32_t> shares;
    distribution_.split(space.id, *chosen, budget, random_, shares);
    out.hole = false;
    out.con = a.con;
    for (size_t i = 0; i < a.fields.size(); ++i) out.fields.push_back(draw(a.fields[i], shares[i], size));
  }
  return out;
}

space::Number Filler::number(const Space& space, uint32_t size) {
  constexpr int kTries = 100;
  Numbers numbers(Distribution::range(space, size, random_), random_);
  for (int i = 0; i < kTries; ++i)
    if (std::optional<space::Number> n = space::number_at(space, numbers.next())) return *n;
  return space::number_at(space, 0).value_or(space::Number{});
}

// By weight; among the smallest when all weights are 0.
std::optional<uint64_t> Filler::constructor(const Space& space, uint32_t budget) {
  uint64_t total = 0;
  std::optional<uint64_t> least;
  auto weight = [&](uint64_t i) -> uint64_t {
    return space.alternatives[i].least == space::kInfinite ? 0 : distribution_.weight(space.id, i, budget);
  };
  for (uint64_t i = 0; i < space.alternatives.size(); ++i) {
    total += weight(i);
    if (!least && space.alternatives[i].least == space.least) least = i;
  }
  if (total == 0) return least;
  uint64_t left = random_.below(total), i = 0;
  for (; left >= weight(i); ++i) left -= weight(i);
  return i;
}

}  // namespace needle::search
