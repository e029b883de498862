// What is left of the values of one size, after the ones known to fail are taken away.
//
// The decisions that a predicate asks for, one after the other, form a tree. At a node an unknown x has to be refined
// while a number of others are open, and what is chosen and open together must have exactly the size wanted. So each
// alternative of x stands for a known number of values: the ways to complete it. That number does not depend on the
// predicate. What depends on it is how many of them have been removed: when the predicate is false after some
// decisions, all values that agree with them are false too, and they are taken from what is left on the way from the
// root. A draw weighs each alternative by what is left of it, so every value that is still there is equally likely.
//
// What is left of the evaluation at a node may be the same as at another one that was reached by other decisions, with
// as much still open. Then it is one node: what was removed by one way is removed by all. The alternatives that lead to
// it by other ways still count what was removed meanwhile, until somebody comes by (`settle`): a draw that falls into
// the difference is void, and all others are as likely as before.
//
// A node keeps only alternatives of which something is left, so it shrinks as values are removed. When the nodes take
// more memory than allowed, the subtrees that were touched longest ago are forgotten and their values come back: draws
// stay uniform, they only fail more often.
#pragma once
#include <optional>
#include <span>
#include <utility>

#include "machine/fingerprint.h"
#include "search/open_sets.h"

namespace needle::search {

class Residual {
 public:
  struct Node;
  static constexpr uint32_t kLargestNumber = 62;  // bits: a number's place is one word

  // `always_shares`: nodes are looked up by their evaluation even when few of them are the same.
  Residual(const space::Spaces& spaces, OpenSets& sets, size_t max_memory, bool always_shares);
  ~Residual();

  // Begins with this number of values, of which none is removed.
  void set_all(const Amount& values);
  Node& root() { return *root_; }
  const Amount& left() const { return left(*root_); }

  // At this node x is refined, of what is open there.
  void describe(Node& node, const Open& open, space::SpaceId x);
  static bool described(const Node& node);
  // What is open once x has become this alternative.
  Open after(const Node& node, uint64_t alternative);
  // The alternative that holds the value of this index, of those left below the node; the index becomes the one within
  // the alternative.
  static uint64_t choose(const Node& node, Amount& index);
  // The first alternative from this one on of which something is left.
  static std::optional<uint64_t> next(const Node& node, uint64_t from);
  // Another alternative, from `from` on, that was not tried yet.
  static std::optional<uint64_t> untried(const Node& node, uint64_t from);
  void mark_tried(Node& node, uint64_t alternative);
  // What lies below an alternative; null when nobody has been there.
  Node* child(Node& node, uint64_t alternative);
  // Where nobody has been: what is open there, and what is left of the evaluation, if that is known.
  Node& add_child(Node& node, uint64_t alternative, const Open& open, const std::optional<machine::Fingerprint>& print);
  static const Amount& left(const Node& node);
  // Whether nodes are still looked up by their evaluation: no longer when hardly any two were the same.
  bool shares() const { return shares_; }

  struct Step {
    Node* node;
    uint64_t alternative;
  };
  // Removes what is left of the last step's alternative; the steps lead there from the root.
  struct Removed {
    Amount values;
    size_t steps;  // those before the one that has nothing left any more; what lies below it is gone
  };
  Removed remove(std::span<const Step> path);
  // Whether an alternative counts nothing that was removed below it by other ways; settling removes that from the last
  // step's.
  static bool settled(Node& node, uint64_t alternative);
  Removed settle(std::span<const Step> path);
  // Keeps within the memory allowed; says whether it had to forget. No node but the root survives that.
  bool tidy();
  uint64_t forgotten() const { return forgotten_; }  // how often

 private:
  struct Entry;
  struct Place {
    uint32_t set, space, size;
    bool operator==(const Place&) const = default;
  };
  struct Known {
    machine::Fingerprint print;
    uint32_t set, size;
    bool operator==(const Known&) const = default;
  };
  // A node goes with the last link to it.
  class Link {
   public:
    Link() = default;
    explicit Link(Node* node);
    Link(const Link& other) : Link(other.node_) {}
    Link(Link&& other) noexcept : node_(std::exchange(other.node_, nullptr)) {}
    Link& operator=(Link other) noexcept {
      std::swap(node_, other.node_);
      return *this;
    }
    ~Link();
    Node* operator->() const { return node_; }
    Node& operator*() const { return *node_; }
    explicit operator bool() const { return node_ != nullptr; }

   private:
    Node* node_ = nullptr;
  };
  struct Hash {
    size_t operator()(const Place& p) const;
    size_t operator()(const Known& k) const { return k.print.first ^ k.size; }
  };

  std::vector<Entry> entries_of(const Open& open, space::SpaceId x);
  static Entry& find(Node& node, uint64_t alternative);
  Entry& single(Node& node, uint64_t alternative);
  Link new_node(const Amount& values);
  Removed remove(std::span<const Step> path, const Amount& values);
  void forget_before(Node& node, uint64_t time);

  const space::Spaces& spaces_;
  OpenSets& sets_;
  size_t max_memory_;
  size_t bytes_ = 0, fresh_bytes_ = 0;
  Link root_;
  std::unordered_map<Known, Link, Hash> known_;
  const bool always_shares_;
  bool shares_ = true;
  uint64_t asked_ = 0, met_ = 0;                               // for nodes by their evaluation, and how many were there
  std::unordered_map<Place, std::vector<Entry>, Hash> fresh_;  // the entries of nodes nothing was removed from
  uint64_t time_ = 0, forgotten_ = 0;
  uint32_t pass_ = 0;  // of forgetting
};

}  // namespace needle::search
