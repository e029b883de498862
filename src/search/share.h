// How much of the tree under a bound a depth-first walk has behind it.
//
// The whole tree is the interval from 0 to 1, a choice cuts its interval into one for each alternative, as long as its
// subtree is guessed to be large, and the walk has come to the beginning of that of the alternative it is in. So the
// share never decreases while the bound stays, and it is a guess. Choices are only noted on the way; their alternatives
// are weighed when somebody asks.
#pragma once
#include <vector>

#include "search/refine.h"

namespace needle::search {

class Share {
 public:
  explicit Share(const Refiner& refiner) : refiner_(refiner) {}

  // A choice below those taken so far, which is at this alternative; its place, to come back to.
  size_t choose(const Unknown& unknown, uint64_t alternative) {
    path_.push_back({unknown, refiner_.size(), alternative});
    return path_.size() - 1;
  }
  // That choice goes on with another alternative; whatever was below is done.
  void go_on(size_t place, uint64_t alternative) {
    path_.resize(place + 1);
    path_[place].alternative = alternative;
  }
  double done() const;

 private:
  struct Choice {
    Unknown unknown;
    uint32_t size = 0;  // of everything, before
    uint64_t alternative = 0;
  };
  const Refiner& refiner_;
  std::vector<Choice> path_;
};

}  // namespace needle::search
