// Where a search stands in the tree: the evaluation of the claim on inputs that are partly unknown.
//
// Every strategy drives a walker and decides nothing but which alternative is taken:
//
//   if (walker.open())                                  the inputs, all unknown
//     for (Event e = walker.start();; e = walker.advance())
//       Demand:  walker.unknown() has to be refined: push() a choice point if there is more than one way, then bind()
//       Leaf:    walker.leaf(); go back() to a choice point, and bind() another alternative
//
// A stretch of evaluation, from one demand to the next, may take some millions of steps, and many times more than the
// longest one that ended so far. Beyond that the evaluation is cut, so that an input that makes the program loop is
// found and the others are searched all the same.
//
// push() and back() nest like the machine's choice points, which they make. Nothing here allocates per node.
#pragma once
#include "search/leaf.h"
#include "search/refine.h"
#include "search/share.h"
#include "search/strategy.h"

namespace needle::search {

class Walker {
 public:
  // `patience`: steps of one stretch that are always granted.
  Walker(const Problem& problem, claim::Counts& counts, Bound bound, int64_t patience);
  ~Walker();

  static int64_t patience(const machine::Machine& machine);  // at the beginning of a search

  enum class Event : uint8_t { Demand, Leaf };

  // Makes the inputs; false when they do not fit, or there are none.
  bool open();
  Event start(std::span<const uint32_t> notes = {});  // for each input's unknown; without them, the bound
  // Goes on until an unknown has to be refined or the evaluation ends.
  Event advance();

  const Unknown& unknown() const { return unknown_; }  // after Demand
  // After Demand: all who wait for an unknown; nobody when a strict field has to be refined before anything goes on.
  const std::vector<machine::Waiting>& waiting();
  void aim(machine::Word unknown) { unknown_ = Refiner::describe(unknown); }  // refines that one instead
  const Leaf& leaf() const { return leaf_; }                                  // after Leaf
  bool enough() const { return enough_; }  // after Leaf: the targets sought are found
  std::optional<Alternative> fit(uint64_t from) { return refiner_.fit(unknown_, refiner_.size(), from); }
  std::optional<Alternative> least();  // that fits: leads to the smallest value
  void bind(const Alternative& chosen, std::span<const uint32_t> notes = {});
  void bind(const space::Value& value, std::span<const uint32_t> notes);

  // A choice point at the unknown that has to be refined now. back() returns to the newest one, with its unknown to be
  // refined again; drop() forgets it and stays. unwind() goes back to the oldest one that is to be kept.
  void push();
  void back();
  void drop();
  void unwind(size_t choices);
  size_t choices() const { return choices_.size(); }

  // Until it is over, leaves are not counted.
  void rehearse(bool on) { rehearsal_ = on; }

  // The leaves discarded so far, by the tick of the condition that was False.
  const std::vector<uint64_t>& rejected() const { return rejected_; }
  // The inputs as far as they have been looked at.
  std::vector<space::Value> inputs();
  const space::Space& space() const { return problem_.spaces[unknown_.space]; }  // of the unknown
  const Refiner& refiner() const { return refiner_; }
  int64_t stretch() const { return stretch_; }          // steps of the last stretch
  void report(const Share& share) { share_ = &share; }  // with the progress

 private:
  struct Choice {
    size_t kept;  // the unknown's place among the kept words
    Unknown unknown;
    Refiner::Mark mark;
    bool obliged;
  };

  template <class Run>
  Event timed(Run run);
  void judge(const machine::Outcome& outcome);
  Leaf halted(machine::OutcomeKind by) const;
  void count_node();
  bool stopping() const { return problem_.stop.load(std::memory_order_relaxed); }

  const Problem& problem_;
  machine::Narrowing narrow_;
  Refiner refiner_;
  claim::Counts& counts_;
  std::vector<Choice> choices_;
  Unknown unknown_;
  Leaf leaf_;
  bool enough_ = false, obliged_ = false, rehearsal_ = false;
  machine::Waiters waiters_;
  std::vector<uint64_t> rejected_;
  int64_t own_left_;  // steps of the machine, when nobody shares them
  int64_t& left_;     // steps, of all evaluation
  int64_t patience_;  // steps, for one stretch
  int64_t stretch_ = 0, longest_ = 0;
  const Share* share_ = nullptr;
};

}  // namespace needle::search
