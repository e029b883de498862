// All inputs under one bound, depth first.
//
//   demand(x), x :: T          for each constructor K of T that still fits:  x := K y1 .. yn,  go on
//   leaf                       count it; go back to the newest decision with an alternative left
//
// By itself a round refines what the machine demands, and takes constructors as they were declared. With an order it
// goes the way of total values instead: every unknown becomes its least value first, so each leaf is one execution of
// the claim on a value whose constructors are all there; those chosen on the way back are locked, and the ones that the
// execution opens below them are open. Which of several unknowns that are waited for comes first is the order's choice.
#pragma once
#include "search/covered.h"
#include "search/tally.h"

namespace needle::search {

class Order {
 public:
  virtual ~Order() = default;
  // For every input's unknown, and for the fields of what an unknown is bound to: notes that the order wants to find in
  // those unknowns. May be empty.
  virtual std::span<const uint32_t> start(size_t inputs) = 0;
  virtual std::span<const uint32_t> bind(const Unknown& unknown, const Alternative& chosen, size_t fields) = 0;
  // At a demand: aims the walker at what is refined first.
  virtual void choose(Walker& walker) = 0;
  // The execution is over, with `open` decisions that have something left to try.
  virtual void executed(size_t open) = 0;
  // Another execution begins at this open decision, by its number; afterwards `open` decisions are still open.
  virtual void begin(size_t decision, size_t open) = 0;
};

// What is left of a decision: where it stands, and the first alternative that nobody has tried.
struct Share {
  Path path;
  Alternative from;
  Bound bound;
  int64_t patience;
  int64_t longest;  // stretch that ended before it, at least
  // Where the round keeps a record of what it covers (covered.h): where this goes on in the one before, and its own.
  CoveredPlace before = {};
  std::shared_ptr<Covered> record = nullptr;
};

// What a walk has seen, or the walk over a part of the tree.
struct Seen {
  uint64_t tests = 0, discards = 0;
  claim::Notes notes;
  std::vector<uint64_t> rejected;
  Refiner::Met met;
  bool asked_world = false;
};

// What a round leaves to the next one, under a larger bound.
struct Behind {
  std::shared_ptr<const Covered> covered;
  Seen seen;
  int64_t longest;  // stretch that ended
};

class Round {
 public:
  // `order` may be null.
  Round(const Problem& problem, claim::Counts& counts, Bound bound, int64_t patience, Order* order = nullptr)
      : problem_(problem),
        counts_(counts),
        tally_(problem, counts),
        walker_(problem, counts, bound, patience),
        order_(order) {
    if (!order_) walker_.report_share();  // an order takes alternatives out of theirs
  }

  // Of a round without an order, somewhere else: walks the share only.
  Round(const Problem& problem, claim::Counts& counts, const Share& share)
      : Round(problem, counts, share.bound, share.patience) {
    share_ = &share;
    walker_.know_stretch(share.longest);
  }

  enum class Ended : uint8_t { Complete, Found, Stopped, Paused, Lost };

  // Goes on until the work done in all is `until`, unless that is UINT64_MAX until the solver was waited for as well; then
  // Paused. Lost: the path of the share cannot be followed.
  Ended run(uint64_t until);

  // Before it begins, without an order or a solver: passes by what is settled already, as if this round had seen it, and
  // keeps a record. `before` may be null.
  void cover(const Behind* before);
  // When it is over: for the next round; nothing when there is no record.
  std::optional<Behind> behind() const;

  // Shows every leaf, whatever it is, to `see`; ends as Paused when that returns false.
  void on_leaf(std::function<bool(Walker&)> see) { see_ = std::move(see); }
  // Ends at the first evaluation that is cut, as if all were done.
  void stop_at_cut() { stop_at_cut_ = true; }

  // While it is paused, without an order or a solver: takes what is left of the oldest open decision out of this round.
  // That comes after all else that this round will walk. Nothing when no decision is open, or it is not yet known
  // whether the rest of it exists.
  std::optional<Share> give();
  // What the walk over such a share has seen.
  Seen seen() const;
  void add(const Seen& seen);

  Walker& walker() { return walker_; }
  uint32_t next_bound() const { return walker_.refiner().next_bound(); }
  Tally& tally() { return tally_; }
  const Tally& tally() const { return tally_; }
  bool sides_hit() const { return walker_.refiner().sides_hit(); }
  // When the round is over and was the walk over the whole tree.
  std::optional<claim::Certificate> certificate() const;

 private:
  Ended finish();
  bool waited() const;
  bool arrive();
  bool take_as_before(const Step& step);
  void take_next(const Alternative& chosen);
  bool refine();
  bool refine_covering();
  bool refine_side();
  bool take_side(bool side);
  MaybeAlternative first();
  MaybeAlternative other(uint64_t from);
  MaybeAlternative unless_least(const Alternative& next);
  std::span<const uint32_t> notes(const Alternative& chosen);
  bool next_alternative();
  bool next_uncovered();
  MaybeAlternative uncovered(MaybeAlternative from);
  void drop();
  std::optional<Ended> leaf();

  const Problem& problem_;
  claim::Counts& counts_;
  Tally tally_;
  Walker walker_;
  Order* order_;
  std::function<bool(Walker&)> see_;
  bool started_ = false, finished_ = false, stop_at_cut_ = false, nothing_left_ = false;
  bool newest_bound_ = false;  // the newest open decision is what was bound last
  bool going_back_ = false;    // paused on the way to an alternative that exists
  double wait_until_ = 0;      // what the solver may have taken in all when the slice is over
  const Share* share_ = nullptr;
  size_t given_ = 0;  // of the open decisions, how many have nothing left to try here: the oldest
  bool asked_world_ = false;
  std::optional<Covering> covering_;
  std::shared_ptr<const Covered> covered_;  // when it is over
};

}  // namespace needle::search
