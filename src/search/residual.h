// What is left of the values of one size, after the ones known to fail are taken away.
//
// The decisions that a predicate asks for, one after the other, form a tree. At a node an unknown x has to be refined
// while a number of others are open, and what is chosen and open together must have exactly the size wanted. So each
// alternative of x stands for a known number of values: the ways to complete it. That number does not depend on the
// predicate. What depends on it is how many of them have been removed: when the predicate is false after some
// decisions, all values that agree with them are false too, and their number is added to `removed` on the way from the
// root. A draw weighs each alternative by what is left of it, so every value that is still there is equally likely.
//
// A node keeps its alternatives' numbers, so walking down known nodes needs neither evaluation nor counting. A subtree
// that is removed altogether is forgotten but for its number. When the nodes take more memory than allowed, the
// subtrees that were touched longest ago are forgotten and their values come back: draws stay uniform, they only fail
// more often.
#pragma once
#include <gmpxx.h>

#include <map>
#include <memory>
#include <optional>

#include "space/enumeration.h"

namespace needle::search {

// The unknowns that are open, as their spaces, sorted; and the size that they must have together.
struct Open {
  std::vector<space::SpaceId> spaces;
  uint32_t size = 0;
};

class Residual {
 public:
  struct Node;
  static constexpr uint32_t kLargestNumber = 62;  // bits: a number's place is one word

  Residual(const space::Spaces& spaces, space::Enumeration& all, size_t max_memory);
  ~Residual();

  Node& root() { return *root_; }
  mpz_class values(const Open& open) { return all_.count(open.spaces, open.size); }
  Open open(const std::vector<space::SpaceId>& inputs, uint32_t size) const;
  // What is open once x, which is open, has become this alternative: a constructor's tag, or a number's place.
  Open after(const Open& open, space::SpaceId x, uint64_t alternative) const;

  // At this node x is refined.
  void describe(Node& node, const Open& open, space::SpaceId x);
  bool described(const Node& node) const;
  mpz_class left(const Node& node) const;  // of a described node
  // An alternative drawn by what is left of each; something must be left.
  uint64_t draw(const Node& node, gmp_randclass& random) const;
  // The first alternative from this one on of which something is left.
  std::optional<uint64_t> next(const Node& node, uint64_t from) const;
  Node& child(Node& node, uint64_t alternative);

  // Removes so many values below the end of a path from the root. What lies below the first node that has nothing left
  // is forgotten; says how many nodes of the path come before that one.
  size_t remove(const std::vector<Node*>& path, const mpz_class& values);
  // Keeps within the memory allowed. No node but the root survives for sure.
  void tidy();
  size_t nodes() const { return nodes_; }
  uint64_t forgotten() const { return forgotten_; }  // how often tidy had to forget

 private:
  struct Group;
  mpz_class left(const Node& node, const Group& group) const;
  void describe_number(Node& node, const Open& others, const space::Space& space, uint32_t size);
  void forget_children(Node& node);
  mpz_class forget_before(Node& node, uint64_t time);

  const space::Spaces& spaces_;
  space::Enumeration& all_;
  size_t max_memory_;
  std::unique_ptr<Node> root_;
  size_t nodes_ = 1, bytes_ = 0;
  uint64_t time_ = 0, forgotten_ = 0;
};

}  // namespace needle::search
