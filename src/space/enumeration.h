// A space as a function from numbers to values: how many there are of each size, and which one stands at a place.
//
//   values of size n   those of the first constructor, then those of the second, ..
//   a product of size n   by increasing size of its left part; for each split, the right part varies fastest
//
// A constructor's fields are a product nested to the left, ((f1 f2) f3), as in the FEAT paper, so that what is
// published about places in an enumeration comes out the same here. Products are shared: constructors that begin with
// the same fields share the counts of that beginning.
//
// An image has its source's places, unless it is a collection (collection.h). The keys of a table of numbers are holes:
// they are whatever the program asks for first, second, .. (with_keys puts the first numbers there).
//
// Counting size n needs the counts of smaller sizes only, each computed once (sums.h). The counts of products are not
// needed for that: they are computed where a place is looked for. To find the split that a place falls into, the splits
// are searched from both ends at once: for a value of s constructors that is at most s log s steps in all, without
// keeping any sums beside the counts.
#pragma once
#include <deque>
#include <map>
#include <memory>
#include <optional>

#include "space/sums.h"
#include "space/value.h"

namespace needle::space {

class Collection;

struct Place {
  uint32_t size = 0;
  mpz_class index;  // among the values of that size
};

class Enumeration {
 public:
  explicit Enumeration(const Spaces& spaces);
  ~Enumeration();

  const mpz_class& count(SpaceId id, uint32_t size);
  // Of several inputs together.
  mpz_class count(const std::vector<SpaceId>& inputs, uint32_t size);

  // index < count(id, size)
  Value at(SpaceId id, uint32_t size, const mpz_class& index);
  std::vector<Value> at(const std::vector<SpaceId>& inputs, uint32_t size, const mpz_class& index);
  // Where at() finds this value, which has no holes.
  Place place_of(SpaceId id, const Value& value);
  mpz_class index_of(const std::vector<SpaceId>& inputs, const std::vector<Value>& values);  // within their size

  // The size of the largest value; nothing when they grow without end.
  std::optional<uint32_t> largest(SpaceId id);
  // The place that has `number` values before it, counting from size 0; nothing when there are not that many, or they
  // are larger than `max_size`.
  std::optional<Place> place_at(SpaceId id, const mpz_class& number, uint32_t max_size);

  // Whether values were left out so far: of a nested family of types, where they get too large to be looked at.
  bool clipped() const { return clipped_; }

 private:
  using ProductId = uint32_t;  // 0: of nothing
  struct Product {
    ProductId left = 0;
    SpaceId right;
    uint32_t least = 0;         // size
    std::deque<mpz_class> one;  // by size: those that were asked for
    std::vector<bool> known;
    Series counts;  // of all sizes, as far as larger products need them
    Convolution product;
  };
  struct Counted {
    bool planned = false;
    std::vector<ProductId> products;     // one an alternative
    SumId sum;                           // of an algebraic type
    Series counts;                       // of others
    uint32_t clipped_above = kInfinite;  // values of larger sizes were left out
    std::unique_ptr<Collection> collection;
  };
  // Most places fit a word, and are found many times faster by it: Index is uint64_t then, and mpz_class otherwise.
  template <class Index>
  struct Split {
    uint32_t left;  // size of the left part
    Index index;
  };

  SpaceId source(SpaceId id) const;
  Counted& counted(SpaceId id);
  void plan(Counted& counted, const Space& space);
  std::optional<std::vector<Sums::Constructor>> constructors(SpaceId id) const;
  const Series& counts(SpaceId id, uint32_t sizes);
  Collection& collection(SpaceId id);
  ProductId product(const std::vector<SpaceId>& fields);
  const mpz_class& product_count(ProductId id, uint32_t size);
  const Series& product_counts(ProductId id, uint32_t sizes);
  mpz_class count_size(const Space& space, uint32_t size);
  template <class Index>
  Index splits(const Product& product, uint32_t left, uint32_t size);
  template <class Index>
  Split<Index> split(ProductId id, uint32_t size, const Index& index);
  mpz_class before(ProductId id, uint32_t size, uint32_t left);
  template <class Index>
  Value value_at(SpaceId id, uint32_t size, Index index);
  template <class Index>
  void select(ProductId id, uint32_t size, Index index, std::vector<Value>& fields);
  mpz_class rank(ProductId id, const std::vector<Value>& fields, size_t used, uint32_t size);

  const Spaces& spaces_;
  Sums sums_;
  std::deque<Counted> counted_;  // deques: counting adds to them while it holds on to their elements
  std::deque<Product> products_{Product{}};
  std::map<std::pair<ProductId, uint32_t>, ProductId> product_ids_;
  bool clipped_ = false;
};

}  // namespace needle::space
