// Walks parts of a round that another search gives away, with a machine of its own; gives away in turn what is left of
// its oldest decision when somebody else is idle.
//
// Whatever one walker alone would judge differently is not judged here: an evaluation that is cut here might not be
// when it comes later, and has been granted more steps; or it has less memory here. Then the parts fail as a whole
// (Parts::fail), and the round has to be walked by one.
#pragma once
#include "search/compiled.h"
#include "search/parts.h"

namespace needle::search {

class Helper {
 public:
  // `stop` ends all that it does. `slice`: work between two looks at the parts.
  Helper(const Compiled& compiled, Stop& stop, size_t max_memory, Parts& parts, uint64_t slice);
  ~Helper();

  // On a thread of its own: part after part, until there are no more.
  void run();

  // Or a slice at a time.
  void begin(Part& part);
  bool busy() const { return part_ != nullptr; }
  uint64_t step();  // the work done
  void leave();     // the part that it is busy with, if there is one

  // Ends soon what is under way, from any thread.
  void stop() { stop_.request(); }

 private:
  using Ended = Round::Ended;
  void finish(Ended how);

  Stop stop_;
  Stop::Scope with_others_;
  claim::SearchBudget budget_{stop_};
  Setting setting_;
  Parts& parts_;
  const uint64_t slice_;
  Part* part_ = nullptr;
  std::optional<Round> round_;
};

}  // namespace needle::search
