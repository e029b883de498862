// Where a search stands in the tree: the evaluation of the claim on inputs that are partly unknown.
//
// Every engine drives a walker and decides nothing but which alternative is taken:
//
//   if (walker.open())                                  the inputs, all unknown
//     for (Event e = walker.start();; e = walker.advance())
//       Demand:  walker.unknown() has to be refined: push() if there is more than one way, then bind()
//       Leaf:    walker.leaf(); go back() to an open decision, and bind() another alternative
//
// A stretch of evaluation, from one demand to the next, may take some millions of steps, and many times more than the
// longest one that ended so far. Beyond that the evaluation is cut, so that an input that makes the program loop is
// found and the others are searched all the same.
//
// The decisions taken are one stack, and the machine has a choice point for each that is open. Nothing here allocates
// per node.
#pragma once
#include "search/decision.h"
#include "search/leaf.h"
#include "search/problem.h"

namespace needle::search {

class Walker {
 public:
  // `patience`: steps of one stretch that are always granted.
  Walker(const Problem& problem, claim::Counts& counts, Bound bound, int64_t patience);
  ~Walker();

  static int64_t patience(const claim::SearchBudget& budget);  // at the beginning of a search

  enum class Event : uint8_t { Demand, Leaf };

  // Makes the inputs; false when they do not fit, or there are none.
  bool open();
  Event start(std::span<const uint32_t> notes = {});  // for each input's unknown; without them, the bound
  // Goes on until an unknown has to be refined or the evaluation ends.
  Event advance();

  const Unknown& unknown() const { return unknown_; }  // after Demand
  // After Demand: all computations that wait for an unknown.
  const std::vector<machine::Waiting>& waiting();
  // After Demand: what is left of the evaluation.
  std::optional<machine::Fingerprint> fingerprint(machine::Fingerprints& prints) const;
  void aim(machine::Word unknown);            // refines that one instead
  const Leaf& leaf() const { return leaf_; }  // after Leaf
  bool enough() const { return enough_; }     // after Leaf: the targets sought are found
  [[gnu::always_inline]] MaybeAlternative fit(uint64_t from) { return refiner_.fit(unknown_, refiner_.size(), from); }
  bool take_left_out() { return refiner_.take_left_out(); }
  MaybeAlternative least();  // that fits: leads to the smallest value
  void bind(const Alternative& chosen, std::span<const uint32_t> notes = {});
  // The same behind an open decision, of which `next` is left.
  void bind(const Alternative& chosen, const Alternative& next, std::span<const uint32_t> notes = {});
  void bind(const space::Value& value, std::span<const uint32_t> notes);
  // Of a condition on numbers: takes a side, if that is possible; otherwise nothing has changed.
  solve::Possible take_side(bool side);
  void hit_sides() { refiner_.hit_sides(); }

  // An open decision about the unknown that has to be refined now. back() returns to the newest open one, with its
  // unknown to be refined again; drop() closes it and stays. unwind() goes back until `open` of them are open, to the
  // last.
  void push();
  void back();
  void drop();
  void unwind(size_t open);
  size_t open_decisions() const { return open_; }
  // From the root to here. After push() or back() the last one is about to be taken.
  const std::vector<Decision>& decisions() const { return decisions_; }
  // The newest decision, which must be open: what is left of it begins here.
  void leave(const Alternative& next) { decisions_.back().next = next; }

  // At most so many steps for each stretch from now on, whatever its patience.
  void limit_stretch(int64_t steps);

  // Until it is over, leaves are not counted and marks not reported.
  void rehearse(bool on) { rehearsal_ = on; }

  // The leaves discarded so far, by the tick of the condition that was False.
  const std::vector<uint64_t>& rejected() const { return rejected_; }
  // Another walker has met this, in another part of the same tree.
  void add(const Refiner::Met& met, const std::vector<uint64_t>& rejected);
  // The inputs as far as they have been looked at.
  std::vector<space::Value> inputs();
  // The same, at a leaf: numbers that are open get values that are small and plain.
  std::vector<space::Value> smallest_inputs();
  const space::Space& space() const { return problem_.spaces[unknown_.space]; }  // of the unknown
  const Refiner& refiner() const { return refiner_; }
  int64_t stretch() const { return stretch_; }    // steps of the last stretch
  int64_t patience() const { return patience_; }  // as constructed
  // The longest stretch that ended; one may be known from another walker.
  int64_t longest() const { return longest_; }
  void know_stretch(int64_t steps);
  void report_share() { reports_share_ = true; }  // with the progress

 private:
  static constexpr uint64_t kProgressNodes = 4096;

  void each_open(const std::function<void(const space::Space&, solve::Term)>& see);
  std::vector<solve::Term> mention_keys();
  template <class Run>
  Event timed(Run run);
  void see_leaf(const machine::Outcome& outcome);
  int64_t granted() const;
  Leaf halted(claim::Halted by) const;
  Decision& open_decision(uint64_t taken);
  void take(uint64_t alternative, Why why);
  void pop_closed() { decisions_.erase(decisions_.begin() + newest_open_ + 1, decisions_.end()); }
  void count_node(const space::Space& refined) {
    counts_.generated |= refined.free;
    count_node();
  }
  void count_node() {
    if (++counts_.nodes % kProgressNodes == 0) report_progress();
  }
  void report_progress();
  bool judge(const machine::Outcome& outcome);
  bool answer_decided(machine::Word condition);
  bool stopping() const { return stop_.load(std::memory_order_relaxed); }
  bool pass_mark(const machine::Question& question);

  const Problem& problem_;
  machine::Narrowing narrow_;
  Refiner refiner_;
  claim::Counts& counts_;
  std::vector<Decision> decisions_;
  size_t open_ = 0;
  uint32_t newest_open_ = 0;  // its place, while one is open
  bool pending_ = false;      // the last decision is about to be taken
  Unknown unknown_;
  Why why_ = Why::Demanded;  // the unknown is refined
  Leaf leaf_;
  bool enough_ = false, rehearsal_ = false;
  machine::Waiters waiters_;
  std::vector<uint64_t> rejected_;
  const std::atomic<bool>& stop_;
  int64_t& left_;     // steps, of all evaluation
  int64_t patience_;  // steps, for one stretch
  int64_t longest_ = 0;
  int64_t most_ = INT64_MAX;
  int64_t granted_;      // the same, at most
  size_t longest_path_;  // in decisions; a longer one is cut, as when memory is over
  int64_t stretch_ = 0;
  bool reports_share_ = false;
};

// --- what is done at every node: one function, as Round::run has it

// A decision that is pending was opened before; others have nothing left to try.
[[gnu::always_inline]] inline void Walker::take(uint64_t alternative, Why why) {
  if (!pending_) {
    decisions_.emplace_back(unknown_, why, false, alternative, refiner_.size());
    return;
  }
  pending_ = false;
  Decision& decision = decisions_.back();
  decision.unknown = unknown_.number;  // closed meanwhile, another one may have been aimed at
  decision.note = unknown_.note;
  decision.space = unknown_.space;
  decision.why = why;
  decision.taken = alternative;
}

[[gnu::always_inline]] inline void Walker::bind(const Alternative& chosen, std::span<const uint32_t> notes) {
  take(chosen.index, why_);
  count_node(refiner_.bind(unknown_, chosen, notes));
}

[[gnu::always_inline]] inline void Walker::bind(const Alternative& chosen, const Alternative& next,
                                                std::span<const uint32_t> notes) {
  open_decision(chosen.index).next = next;
  count_node(refiner_.bind(unknown_, chosen, notes));
}

[[gnu::always_inline]] inline Decision& Walker::open_decision(uint64_t taken) {
  if (pending_ && !decisions_.back().open) decisions_.pop_back();  // dropped, and never taken
  pending_ = false;
  Decision& decision = decisions_.emplace_back(unknown_, why_, true, taken, refiner_.size());
  decision.below = newest_open_;
  decision.kept = static_cast<uint32_t>(narrow_.kept().size());
  refiner_.mark(decision.before);
  newest_open_ = static_cast<uint32_t>(decisions_.size() - 1);
  ++open_;
  narrow_.kept().push_back(unknown_.word);
  narrow_.choose();
  return decision;
}

inline void Walker::push() {
  open_decision(kNotTaken);
  pending_ = true;
}

[[gnu::always_inline]] inline void Walker::back() {
  pop_closed();
  Decision& decision = decisions_.back();
  decision.taken = kNotTaken;
  narrow_.back();
  refiner_.back_to(decision.before);
  unknown_ = Refiner::describe(narrow_.kept()[decision.kept]);
  why_ = decision.why;
  pending_ = true;
}

inline void Walker::drop() {
  narrow_.commit();
  newest_open_ = decisions_.back().below;
  decisions_.back().open = false;
  --open_;
}

}  // namespace needle::search
