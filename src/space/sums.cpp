#include "space/sums.h"

#include <algorithm>
#include <set>

#include "base/budget.h"

namespace needle::space {

SumId Sums::of(std::vector<Constructor> constructors) {
  std::vector<Part> parts;
  std::erase_if(constructors, [&](const Constructor& c) {
    if (c.fields.empty()) parts.push_back({c.cost, {}, {}});
    return c.fields.empty();
  });
  while (!constructors.empty()) {
    // The field that most of them have.
    std::map<SpaceId, size_t> have;
    for (const Constructor& c : constructors)
      for (SpaceId f : std::set<SpaceId>(c.fields.begin(), c.fields.end())) ++have[f];
    const SpaceId field = std::max_element(have.begin(), have.end(), [](const auto& a, const auto& b) {
                            return a.second < b.second;
                          })->first;
    std::vector<Constructor> rests;
    std::erase_if(constructors, [&](Constructor& c) {
      const auto at = std::find(c.fields.begin(), c.fields.end(), field);
      if (at == c.fields.end()) return false;
      c.fields.erase(at);
      if (c.fields.empty())
        parts.push_back({c.cost, field, {}});
      else
        rests.push_back(std::move(c));
      return true;
    });
    if (rests.empty()) continue;
    uint32_t cost = kInfinite;
    for (const Constructor& c : rests) cost = std::min(cost, c.cost);
    for (Constructor& c : rests) c.cost -= cost;
    parts.push_back(part(cost, field, of(std::move(rests))));
  }
  return add(std::move(parts));
}

// How many sums a product with the field takes, without any other product; kInfinite when it takes those, or more than
// `most` sums: there are types that hold others without end.
uint32_t Sums::sums_to_multiply(SpaceId field, uint32_t most) {
  auto [it, is_new] = to_multiply_.try_emplace(field, kInfinite);  // what leads back to it by other types takes others
  if (!is_new) return it->second;
  const auto constructors = fields_.constructors(field);
  if (!constructors) return kInfinite;
  uint32_t sums = 1;
  for (const Constructor& c : *constructors) {
    if (std::count(c.fields.begin(), c.fields.end(), field) > 1) return kInfinite;
    for (SpaceId f : c.fields) {
      if (f != field) sums = saturating_add(sums, sums_to_multiply(f, most - sums));
      if (sums >= most) return kInfinite;
    }
  }
  return to_multiply_[field] = sums;
}

// The product of the three, written in the way that takes least time.
Sums::Part Sums::part(uint32_t cost, SpaceId field, SumId rest) {
  constexpr uint32_t kCheap = 8;  // sums, less than
  if (sums_to_multiply(field, kCheap) == kInfinite) return {cost, field, rest};
  auto [it, is_new] = multiplied_.try_emplace({field, rest}, SumId(static_cast<uint32_t>(sums_.size())));
  const SumId product = it->second;
  if (!is_new) return {cost, {}, product};
  Sum& sum = sums_.emplace_back();
  sum.least = saturating_add(spaces_[field].least, sums_[rest.index].least);
  const auto constructors = fields_.constructors(field);
  for (const Constructor& c : *constructors) {
    const bool recurs = std::find(c.fields.begin(), c.fields.end(), field) != c.fields.end();
    Part inner{0, {}, recurs ? product : rest};
    for (SpaceId f : c.fields)
      if (f != field) inner = part(0, f, inner.rest);
    inner.cost = c.cost;
    sum.parts.push_back(inner);
  }
  sum.products.resize(sum.parts.size());
  return {cost, {}, product};
}

SumId Sums::add(std::vector<Part> parts) {
  std::sort(parts.begin(), parts.end());
  auto [it, is_new] = ids_.try_emplace(std::move(parts), SumId(static_cast<uint32_t>(sums_.size())));
  if (!is_new) return it->second;
  Sum& sum = sums_.emplace_back();
  sum.parts = it->first;
  sum.products.resize(sum.parts.size());
  for (const Part& part : sum.parts) {
    uint32_t size = part.cost;
    if (part.field.valid()) size = saturating_add(size, spaces_[part.field].least);
    if (part.rest.valid()) size = saturating_add(size, sums_[part.rest.index].least);
    sum.least = std::min(sum.least, size);
  }
  return it->second;
}

const Series& Sums::counts(SumId id, uint32_t sizes) {
  Sum& sum = sums_[id.index];
  if (sum.is_field()) return fields_.counts(sum.parts[0].field, sizes);
  while (sum.counts.size() < sizes) {
    Budget::check();
    const uint32_t size = sum.counts.size();
    mpz_class total = 0;
    for (size_t i = 0; i < sum.parts.size(); ++i)
      if (sum.parts[i].cost <= size) total += count(sum.parts[i], sum.products[i], size - sum.parts[i].cost);
    sum.counts.push_back(total);
  }
  return sum.counts;
}

mpz_class Sums::count(const Part& part, Convolution& product, uint32_t size) {
  if (!part.field.valid() && !part.rest.valid()) return size == 0 ? 1 : 0;
  if (!part.field.valid()) return sums_[part.rest.index].least <= size ? counts(part.rest, size + 1)[size] : 0;
  if (!part.rest.valid()) return spaces_[part.field].least <= size ? fields_.counts(part.field, size + 1)[size] : 0;
  return next(
      product,
      {spaces_[part.field].least, [&](uint32_t sizes) -> const Series& { return fields_.counts(part.field, sizes); }},
      {sums_[part.rest.index].least, [&](uint32_t sizes) -> const Series& { return counts(part.rest, sizes); }});
}

mpz_class Sums::next(Convolution& product, const Factor& left, const Factor& right) {
  const uint32_t size = product.size();
  const uint32_t block = size % Convolution::kBlock == 0 ? size : 0;  // sizes that it takes there
  const Series& of_left = left.counts(std::max(block, right.least <= size ? size - right.least + 1 : 0));
  const Series& of_right = right.counts(std::max(block, left.least <= size ? size - left.least + 1 : 0));
  return product.next(of_left, of_right, moduli_);
}

}  // namespace needle::space
