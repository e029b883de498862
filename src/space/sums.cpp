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
    parts.push_back({cost, field, of(std::move(rests))});
  }
  return add(std::move(parts));
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
  if (sum.is_field()) return of_space_(sum.parts[0].field, sizes);
  while (sum.counts.size() < sizes) {
    Budget::check();
    const uint32_t size = sum.counts.size();
    mpz_class total = 0;
    for (size_t i = 0; i < sum.parts.size(); ++i)
      if (sum.parts[i].cost <= size) total += count(sum.parts[i], sum.products[i], size - sum.parts[i].cost);
    sum.counts.push_back(std::move(total));
  }
  return sum.counts;
}

mpz_class Sums::count(const Part& part, Convolution& product, uint32_t size) {
  if (!part.field.valid()) return size == 0 ? 1 : 0;
  if (!part.rest.valid()) return spaces_[part.field].least <= size ? of_space_(part.field, size + 1)[size] : 0;
  return next(
      product,
      {spaces_[part.field].least, [&](uint32_t sizes) -> const Series& { return of_space_(part.field, sizes); }},
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
