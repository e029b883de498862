// Lists of which only the elements matter, each counted once: bags (the source of sorted lists), sets, and maps.
//
// A collection is put together from its keys, those of the smallest size first. Of the n keys of one size it has some
// m: C(n, m) ways for a set or a map, C(n + m - 1, m) for a bag. A map has a value for each key beside that. So a
// collection is exactly as large as the list it is made from, and nothing has to be compared: keys are told apart by
// their places in their own enumeration.
//
// Order: fewer of the smallest keys first, then those whose values are smaller together; then by the choice of keys,
// their values, and what comes after them, which varies fastest.
#pragma once
#include <map>

#include "space/enumeration.h"

namespace needle::space {

class Collection {
 public:
  // Of an image whose source is a list.
  Collection(Enumeration& all, const Spaces& spaces, const Space& image);

  mpz_class count(uint32_t size);
  Value at(uint32_t size, const mpz_class& index);  // the list
  mpz_class index_of(const Value& list);            // in any order
  SpaceId key() const { return key_; }
  SpaceId value() const { return value_; }  // of a map; otherwise not valid
  // The largest collection of keys and values that are no larger; kInfinite when there is no end to them.
  uint32_t largest(uint32_t key, uint32_t value);

 private:
  // So many elements with keys of one size, whose values have a size together.
  struct Block {
    uint32_t elements = 0, values_size = 0, rest_size = 0;
    mpz_class keys, values, rest;  // ways to choose each; what comes after them
    mpz_class ways() const { return keys * values * rest; }
  };
  // Calls `see` for each block that has something in it, in order, until it says that it has seen enough.
  template <class See>
  void each_block(uint32_t key_size, uint32_t size, See see);
  const mpz_class& ways(uint32_t key_size, uint32_t size);  // with keys of at least this size
  mpz_class keys(uint32_t key_size, uint32_t elements);
  std::vector<mpz_class> chosen(mpz_class index, const mpz_class& of, uint32_t elements) const;
  mpz_class index_of(const std::vector<mpz_class>& chosen) const;
  Value element(Value key, Value value) const;

  Enumeration& all_;
  const Spaces& spaces_;
  const CollectedAs as_;
  const Alternative *nil_, *cons_, *pair_ = nullptr;
  SpaceId list_, key_, value_;
  uint32_t overhead_;  // of an element, beside its parts
  std::map<std::pair<uint32_t, uint32_t>, mpz_class> ways_;
};

}  // namespace needle::space
