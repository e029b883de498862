// All inputs under one bound, depth first.
//
//   demand(x), x :: T          for each constructor K of T that still fits:  x := K y1 .. yn,  go on
//   leaf                       count it; go back to the newest choice point with an alternative left
#pragma once
#include "search/walker.h"

namespace needle::search {

class Round {
 public:
  Round(const Problem& problem, claim::Counts& counts, Bound bound, int64_t patience)
      : problem_(problem), counts_(counts), walker_(problem, counts, bound, patience), share_(walker_.refiner()) {
    if (problem_.progress) walker_.report(share_);
  }

  enum class Ended : uint8_t { Complete, Found, Stopped, Paused };

  // Goes on until the work done in all is `until`; then Paused.
  Ended run(uint64_t until);

  // Ends at the first evaluation that is cut, as if all were done.
  void stop_at_cut() { stop_at_cut_ = true; }

  Walker& walker() { return walker_; }
  uint32_t next_bound() const { return walker_.refiner().next_bound(); }
  uint64_t tests() const { return tests_; }
  uint64_t discards() const { return discards_; }
  claim::Notes& notes() { return notes_; }
  // Of a target: some result was larger than anybody looks.
  bool unfinished() const { return unfinished_; }
  // Evaluations that were cut, and the inputs of the first of them.
  uint64_t cuts() const { return cuts_; }
  const std::vector<space::Value>& cut() const { return cut_; }

 private:
  bool refine();
  bool next_alternative();
  void drop_choice();
  std::optional<Ended> leaf();

  const Problem& problem_;
  claim::Counts& counts_;
  Walker walker_;
  struct Choice {
    Alternative next;
    size_t place;  // in the share
  };
  std::vector<Choice> choices_;
  Share share_;  // while progress is reported
  uint64_t tests_ = 0, discards_ = 0, cuts_ = 0;
  std::vector<space::Value> cut_;
  claim::Notes notes_;
  bool started_ = false, stop_at_cut_ = false, unfinished_ = false;
  bool newest_bound_ = false;  // the newest choice is what was bound last
};

}  // namespace needle::search
