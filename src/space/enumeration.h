// A space as a function from numbers to values: how many there are of each size, and which one stands at a place.
//
//   values of size n   those of the first constructor, then those of the second, ..
//   a product of size n   by increasing size of its left part; for each split, the right part varies fastest
//
// A constructor's fields are a product nested to the left, ((f1 f2) f3), as in the FEAT paper, so that what is
// published about places in an enumeration comes out the same here. Products are shared: constructors that begin with
// the same fields share the counts of that beginning.
//
// Counting size n needs the counts of smaller sizes only, each computed once. To find the split that a place falls
// into, the splits are searched from both ends at once: for a value of s constructors that is at most s log s steps in
// all, without keeping any sums beside the counts.
#pragma once
#include <deque>
#include <map>
#include <optional>

#include "space/value.h"

namespace needle::space {

struct Place {
  uint32_t size = 0;
  mpz_class index;  // among the values of that size
};

class Enumeration {
 public:
  explicit Enumeration(const Spaces& spaces) : spaces_(spaces) {}

  const mpz_class& count(SpaceId id, uint32_t size);
  // Of several inputs together.
  mpz_class count(const std::vector<SpaceId>& inputs, uint32_t size);

  // index < count(id, size)
  Value at(SpaceId id, uint32_t size, const mpz_class& index);
  std::vector<Value> at(const std::vector<SpaceId>& inputs, uint32_t size, const mpz_class& index);
  // Where at() finds this value, which has no holes.
  Place place_of(SpaceId id, const Value& value);

  // The size of the largest value; nothing when they grow without end.
  std::optional<uint32_t> largest(SpaceId id);
  // The place that has `number` values before it, counting from size 0; nothing when there are not that many, or they
  // are larger than `max_size`.
  std::optional<Place> place_at(SpaceId id, const mpz_class& number, uint32_t max_size);

 private:
  using ProductId = uint32_t;  // 0: of nothing
  struct Product {
    ProductId left;
    SpaceId right;
    std::deque<mpz_class> counts;  // by size
  };
  struct Counted {
    std::vector<ProductId> products;  // one an alternative
    std::deque<mpz_class> counts;
  };
  struct Split {
    uint32_t left;  // size of the left part
    mpz_class index;
  };

  Counted& counted(SpaceId id);
  ProductId product(const std::vector<SpaceId>& fields);
  const mpz_class& product_count(ProductId id, uint32_t size);
  mpz_class count_size(const Counted& counted, const Space& space, uint32_t size);
  mpz_class splits(const Product& product, uint32_t left, uint32_t size);
  Split split(ProductId id, uint32_t size, const mpz_class& index);
  mpz_class before(ProductId id, uint32_t size, uint32_t left);
  void select(ProductId id, uint32_t size, mpz_class index, std::vector<Value>& fields);
  mpz_class rank(ProductId id, const std::vector<Value>& fields, size_t used, uint32_t size);

  const Spaces& spaces_;
  std::deque<Counted> counted_;  // deques: counting adds to them while it holds on to their elements
  std::deque<Product> products_{Product{}};
  std::map<std::pair<ProductId, uint32_t>, ProductId> product_ids_;
};

}  // namespace needle::space
