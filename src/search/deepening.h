// Rounds under growing bounds: each bound is the smallest that lets one more alternative in.
//
// An evaluation that is cut in a round may only be slow: the round is walked once more with much more patience. If it
// is cut again the input may not terminate, and nothing is claimed to be complete from then on. Larger inputs are still
// searched for a failure that is certain, as long again as that round took: it was walked by one alone, so that is the
// same however many help.
//
// A round passes by what the one before has settled (covered.h): there is nothing larger. Tests count all the same, so
// they are what one walk under the bound would have counted; nodes and steps are those that were done.
#pragma once
#include <optional>

#include "search/crew.h"

namespace needle::search {

class Deepening {
 public:
  // `order` and `crew` may be null; one of them is.
  Deepening(const Problem& problem, const Bounds& bounds, Order* order = nullptr, Crew* crew = nullptr);

  // Goes on for this amount of work (claim::Counts); nothing when there is more to do.
  std::optional<claim::End> run(uint64_t work = UINT64_MAX);
  // Shows every leaf of every round to `see` (Round::on_leaf), which goes on.
  void on_leaf(std::function<void(Walker&)> see) { see_ = std::move(see); }
  // As far as it came.
  const claim::End& so_far() const { return end_; }

 private:
  std::optional<claim::End> round_complete();
  bool look_again() const;
  void note_cuts();
  void note_numbers();
  bool deepen_sides();
  void next_round(uint32_t bound);   // when one is complete
  void begin_round(uint32_t bound);  // the first, or one again
  bool covers() const;
  void complete(uint32_t bound);
  uint32_t sides_of(uint32_t bound) const;
  template <class How>
  claim::End ended(How how);
  claim::End found();
  claim::End stopped();

  const Problem& problem_;
  const Bounds bounds_;
  Order* order_;
  Crew* crew_;
  uint32_t bound_;
  uint32_t sides_;                    // bound on decisions about numbers
  uint32_t next_ = space::kInfinite;  // bound
  int64_t patience_;
  uint64_t give_up_at_ = UINT64_MAX;  // work
  uint64_t round_began_ = 0;          // the same
  bool second_look_ = false;
  std::function<void(Walker&)> see_;
  std::optional<Round> round_;
  std::optional<Behind> behind_;  // of the round before
  claim::End end_;
  claim::Counts before_round_;
};

}  // namespace needle::search
