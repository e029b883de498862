// Where a search stands in the tree: the evaluation of the claim on inputs that are partly unknown.
//
// Every strategy drives a walker and decides nothing but which alternative is taken:
//
//   if (walker.open())                                  the inputs, all unknown
//     for (Event e = walker.start();; e = walker.advance())
//       Demand:  walker.unknown() has to be refined: push() a choice point if there is more than one way, then bind()
//       Leaf:    walker.leaf(); go back() to a choice point, and bind() another alternative
//
// push() and back() nest like the machine's choice points, which they make. Nothing here allocates per node.
#pragma once
#include "search/leaf.h"
#include "search/refine.h"
#include "search/strategy.h"

namespace needle::search {

class Walker {
 public:
  Walker(const Problem& problem, claim::Counts& counts, Bound bound);

  enum class Event : uint8_t { Demand, Leaf };

  // Makes the inputs; false when they do not fit, or there are none.
  bool open();
  Event start();
  // Goes on until an unknown has to be refined or the evaluation ends.
  Event advance();

  const Unknown& unknown() const { return unknown_; }  // after Demand
  const Leaf& leaf() const { return leaf_; }           // after Leaf
  bool enough() const { return enough_; }              // after Leaf: the targets sought are found
  std::optional<Alternative> fit(uint64_t from) { return refiner_.fit(unknown_, refiner_.size(), from); }
  void bind(const Alternative& chosen);

  // A choice point at the unknown that has to be refined now. back() returns to the newest one, with its unknown to be
  // refined again; drop() forgets it and stays.
  void push();
  void back();
  void drop();
  size_t choices() const { return choices_.size(); }

  // The leaves discarded so far, by the tick of the condition that was False.
  const std::vector<uint64_t>& rejected() const { return rejected_; }
  // The inputs as far as they have been looked at.
  std::vector<space::Value> inputs();
  const space::Space& space() const { return problem_.spaces[unknown_.space]; }  // of the unknown
  const Refiner& refiner() const { return refiner_; }
  int64_t last_steps() const { return last_steps_; }  // of the last stretch of evaluation

 private:
  struct Choice {
    size_t kept;  // the unknown's place among the kept words
    Unknown unknown;
    Refiner::Mark mark;
  };

  template <class Run>
  Event timed(Run run);
  bool stopping() const { return problem_.stop.load(std::memory_order_relaxed); }

  const Problem& problem_;
  machine::Narrowing narrow_;
  Refiner refiner_;
  claim::Counts& counts_;
  std::vector<Choice> choices_;
  Unknown unknown_;
  Leaf leaf_;
  bool enough_ = false;
  std::vector<uint64_t> rejected_;
  int64_t last_steps_ = 0;
};

}  // namespace needle::search
