// One random input after the other: random descent with bounded backtracking, as in the paper on overlapping patterns.
//
// At each node a constructor is drawn by distribution, until the evaluation ends. When the precondition fails there,
// the newest unknowns are drawn again, each through all its alternatives in random order; but no unknown that stands
// more than the backtrack limit above the deepest failure. With a limit of three and a failure twelve unknowns deep,
// the first nine stay as they are.
#pragma once
#include "search/bounds.h"
#include "search/distribution.h"
#include "search/walker.h"

namespace needle::search {

class Sampler {
 public:
  // The bound keeps values finite; how large they should get is said for each draw.
  Sampler(const Problem& problem, claim::Counts& counts, const Sampling& sampling, Bound bound);

  enum class Drawn : uint8_t {
    Passed,
    Failed,
    Discarded,  // no input near this one satisfies the precondition
    Cut,        // the evaluation of one was cut
    Nothing,    // the type has no values within the bound
    Stopped,    // walker().leaf().by
  };
  Drawn draw(uint32_t size);
  Walker& walker() { return walker_; }                                             // stands at the leaf
  claim::End::Found found() { return {walker_.inputs(), walker_.leaf().raised}; }  // after Failed
  // After a draw: nothing was unknown, so any other draw is this one again.
  bool all_the_same() const { return first_ == Walker::Event::Leaf; }

 private:
  struct Draw {
    uint32_t depth;      // unknowns above this one
    uint32_t begin;      // of its candidates, when it is a constructor
    uint32_t tried = 0;  // numbers
    bool number = false;
    bool choice = false;  // a generator's
    uint64_t limit = 0;   // its choices are fewer than these
    uint64_t last = 0;    // the number it was bound to
    Numbers numbers;
  };
  struct Candidate {
    Alternative alternative;
    uint32_t weight;
  };

  bool begin();
  Drawn descend(Walker::Event event);
  bool refine();
  bool refine_size();
  bool refine_number(Draw draw);
  bool refine_constructor(Draw draw);
  bool take_number();
  void take_candidate();
  bool backtrack();
  bool no_such_choice();
  void bind(const Alternative& chosen);
  void drop();

  const Problem& problem_;
  claim::Counts& counts_;
  const uint32_t backtrack_;
  Random random_;
  Distribution distribution_;
  Walker walker_;
  std::vector<Draw> draws_;            // one for each of the walker's open decisions, but the first
  std::vector<Candidate> candidates_;  // of all draws
  std::vector<uint32_t> shares_;
  uint64_t steps_ = UINT64_MAX;  // that one draw may take
  uint32_t size_ = 0;
  uint32_t depth_ = 0, deepest_ = 0;
  bool begun_ = false, fits_ = false;
  Walker::Event first_ = {};
};

}  // namespace needle::search
