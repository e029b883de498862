#include "search/fill.h"

namespace needle::search {

using space::Form;
using space::Space;
using space::Value;

Value Filler::fill(Value value, uint32_t size) {
  if (value.hole) return draw(value.space, size, size);
  for (Value& f : value.fields) f = fill(std::move(f), size);
  return value;
}

Value Filler::draw(space::SpaceId id, uint32_t budget, uint32_t size) {
  const Space& space = spaces_[spaces_.representation(id)];
  Value out;
  out.space = id;
  if (space.least == space::kInfinite || space.free || space.key) return out;
  if (space.form == Form::Fixed) return space::least_value(spaces_, id);
  if (space.form == Form::Image) {
    out.fields.push_back(draw(space.inner, budget, size));
    out.hole = out.fields[0].hole;
    return out;
  }
  if (space.form == Form::Number) {
    out.hole = false;
    out.number = number(space, size);
  } else if (space.table) {
    out = table(space, budget, size);
    out.space = id;
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

// A constant or a case distinction, as likely as each other until the budget is used up. Results are as large as other
// values are.
Value Filler::table(const Space& space, uint32_t budget, uint32_t size) {
  const bool distinguish = budget > 0 && space.alternatives.size() > 1 && random_.below(2) == 1;
  const space::Alternative& a = space.alternatives[distinguish ? 1 : 0];
  Value out;
  out.hole = false;
  out.con = a.con;
  const uint32_t share = distinguish ? (budget - 1) / static_cast<uint32_t>(a.fields.size()) : budget;
  for (space::SpaceId field : a.fields) {
    const bool deeper = spaces_[spaces_.representation(field)].table;
    out.fields.push_back(draw(field, deeper ? share : size, size));
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
