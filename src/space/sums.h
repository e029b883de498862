// The counts of a type from those of its fields, with few products.
//
// How many values there are of a size does not depend on the order of fields, so a field that several constructors have
// is taken out, and what is left of them is added up before it is multiplied:
//
//   data E = Var Q | App E E | If E E E | Let D E       E = x Q + x E (E + E E + D)
//
// A product with a type that recurs at most once in each constructor, such as Peano numbers, is a sum, too:
//
//   data N = Z | S N       N y = x y + x (N y)
//
// A sum is known by a number; the same sum of two types is one.
#pragma once
#include <functional>
#include <optional>

#include "space/convolution.h"
#include "space/space.h"

namespace needle::space {

using SumId = Id<struct SumTag>;

class Sums {
 public:
  struct Constructor {
    uint32_t cost;
    std::vector<SpaceId> fields;  // in any order; the spaces that are counted
  };
  struct Fields {
    // A space's counts, of at least so many sizes.
    std::function<const Series&(SpaceId, uint32_t sizes)> counts;
    // Those that have values. Nothing when it is no algebraic type.
    std::function<std::optional<std::vector<Constructor>>(SpaceId)> constructors;
  };
  Sums(const Spaces& spaces, Fields fields) : spaces_(spaces), fields_(std::move(fields)) {}

  SumId of(std::vector<Constructor> constructors);
  const Series& counts(SumId id, uint32_t sizes);
  // One more size of a product of two sequences, of which the left has nothing below one size, the right nothing below
  // another. They are asked for as many sizes as it takes.
  struct Factor {
    uint32_t least;
    std::function<const Series&(uint32_t sizes)> counts;
  };
  mpz_class next(Convolution& product, const Factor& left, const Factor& right);

 private:
  struct
      Part {  // of a sum: a product of a size, a field and another sum; the last two are not valid where there is none
    uint32_t cost;
    SpaceId field;
    SumId rest;
    auto operator<=>(const Part&) const = default;
  };
  struct Sum {
    std::vector<Part> parts;
    uint32_t least = kInfinite;         // size
    std::vector<Convolution> products;  // of the parts
    Series counts;
    bool is_field() const {
      return parts.size() == 1 && parts[0].cost == 0 && !parts[0].rest.valid() && parts[0].field.valid();
    }
  };

  SumId add(std::vector<Part> parts);
  Part part(uint32_t cost, SpaceId field, SumId rest);
  uint32_t sums_to_multiply(SpaceId field, uint32_t most);
  mpz_class count(const Part& part, Convolution& product, uint32_t size);

  const Spaces& spaces_;
  const Fields fields_;
  Moduli moduli_;
  std::deque<Sum> sums_;
  std::map<std::vector<Part>, SumId> ids_;
  std::map<std::pair<SpaceId, SumId>, SumId> multiplied_;
  std::map<SpaceId, uint32_t> to_multiply_;
};

}  // namespace needle::space
