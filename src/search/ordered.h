// All inputs, path by path, in another order than by size: what waits stands in a frontier, and the order says which
// path is taken next.
//
//   take the next path      go back to where it leaves the one taken before, and decide again what it decided from there
//   at an unknown           its ways on are added to the frontier
//   at a leaf               count it
//
// A path is bounded by steps of evaluation and by decisions, since in such an order one that does not end would be all
// there is. Nothing is known of a size before the frontier is empty.
//
// What a path decided may not be asked in the same way again when it is taken up later, if the solver decides something
// now that it left open then, or the other way round. Such a path is lost, and counts as undecided.
#pragma once
#include "search/frontier.h"
#include "search/tally.h"

namespace needle::search {

class Ordered {
 public:
  Ordered(const Problem& problem, const Bounds& bounds);

  // As Deepening.
  std::optional<claim::End> run(uint64_t work = UINT64_MAX);
  void on_leaf(std::function<void(Walker&)> see) { see_ = std::move(see); }
  const claim::End& so_far() const { return end_; }

 private:
  using Says = Tally::Says;

  bool start();
  bool start_again();
  Says begin();
  Says lost();
  Says go_to(const PlacePointer& place);
  Says expand(const WaitingPath& path);
  Says leaf();
  solve::Possible take(const Choice& choice);
  Walker::Event advance(const Place& from);
  void stand_at(PlacePointer place);
  void add_ways(const PlacePointer& place);
  void count();
  claim::End empty();
  claim::End found();
  template <class How>
  claim::End ended(How how);

  const Problem& problem_;
  const Bounds bounds_;
  const int64_t path_steps_;
  Frontier frontier_;
  claim::End end_;
  Tally tally_;
  std::function<void(Walker&)> see_;
  std::optional<Walker> walker_;
  // Places from the root to where the walker stands; each has an open decision in the walker. At the last one it is about
  // to be taken, unless the walker is at a leaf behind it.
  std::vector<PlacePointer> here_;
  bool undecided_here_ = false;
  bool begun_ = false, nothing_fits_ = false;
  bool renumbered_ = false;  // the solver's numbers mean something else than they did
};

}  // namespace needle::search
