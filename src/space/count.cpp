// Cardinalities: how many values a space has of each size. A product is folded field by field; every field of a
// constructor is smaller than the constructor's value, so the recursion ends.
#include "space/number.h"
#include "space/space.h"

namespace needle::space {

const mpz_class& Spaces::count(SpaceId id, uint32_t size) {
  if (counts_.size() < spaces_.size()) counts_.resize(spaces_.size());
  const Space& space = spaces_[id.index];
  if (space.form == Form::Newtype && representation(id) != id) {
    const SpaceId inner = representation(id);
    if (spaces_[inner.index].form != Form::Newtype) return count(inner, size);
  }
  while (counts_[id.index].size() <= size) {
    const uint32_t n = static_cast<uint32_t>(counts_[id.index].size());
    mpz_class total = 0;
    if (space.form == Form::Number) total = numbers_of_size(space, n);
    for (const Alternative& a : space.alternatives)
      if (n >= 1 && a.least <= n) total += count(a.fields, n - 1);
    counts_[id.index].push_back(total);
  }
  return counts_[id.index][size];
}

mpz_class Spaces::count(const std::vector<SpaceId>& product, uint32_t size) {
  std::vector<mpz_class> sums(size + 1);  // of the fields so far, by size
  sums[0] = 1;
  for (SpaceId field : product) {
    std::vector<mpz_class> next(size + 1);
    for (uint32_t done = 0; done <= size; ++done) {
      if (sums[done] == 0) continue;
      for (uint32_t n = spaces_[field.index].least; n <= size - done && n != kInfinite; ++n)
        next[done + n] += sums[done] * count(field, n);
    }
    sums = std::move(next);
  }
  return sums[size];
}

bool Spaces::countable(SpaceId id) const {
  return unsupported(id).empty();
}

}  // namespace needle::space
