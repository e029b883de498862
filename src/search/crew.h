// Others help with the round of a search, as soon as that takes long and threads are idle.
//
// The owner of the search walks its round as it would alone. When somebody is idle it gives away what is left of its
// oldest decision, as a path (parts.h); so does everybody else who walks a part. When the owner's own part is over it
// collects the parts in their order, helping with those that are not done. What comes of it is what one walker alone
// would have found: the same failure, the same number of tests and nodes. Steps may differ a little, since a collection
// of the machine's garbage may save some.
//
// What depends on more than the path is not for many: numbers left open, whose solver remembers; an order of the
// round's own; marks and leaves that somebody listens to; a number of steps that is to be kept exactly; functions as
// inputs, whose tables grow as they are looked at. There no crew is made, and when an evaluation is cut (helper.h), it
// leaves for good.
#pragma once
#include <chrono>
#include <memory>

#include "base/deep_stack.h"
#include "search/engines.h"
#include "search/helper.h"

namespace needle::search {

class Crew {
 public:
  // Null where nobody can help, or may.
  static std::unique_ptr<Crew> make(const Compiled& compiled, const Helping& helping, claim::SearchBudget& budget,
                                    const claim::Listener& listener);
  ~Crew() { dismiss(); }

  // As own.run(until), of the round as a whole; `counts` are those of the round. Lost: the round has to be walked again
  // from its beginning, and nobody helps any more.
  Round::Ended run(Round& own, claim::Counts& counts, uint64_t until);
  // After Found: what a helper found; nothing when the owner's walker stands at it.
  const std::optional<claim::End::Found>& found() const { return found_; }
  // After Stopped: whether the owner's walker was stopped, and the inputs that a helper's was at for long.
  bool own_stopped() const { return !own_over_; }
  const std::vector<space::Value>& running() const { return running_; }
  // Work that helpers have done in parts which are not added yet.
  uint64_t ahead() const { return dismissed_ ? 0 : parts_.ahead(); }
  // Sends everybody away.
  void dismiss();

 private:
  using Ended = Round::Ended;
  using Clock = std::chrono::steady_clock;
  struct Member {
    std::unique_ptr<Helper> helper;
    std::unique_ptr<DeepThread> thread;
  };

  Crew(const Compiled& compiled, const Helping& helping, claim::SearchBudget& budget);
  Ended walk_own(Round& own, claim::Counts& counts, uint64_t& left);
  Ended walk_parts(Round& own, claim::Counts& counts, uint64_t& left);
  Ended stopped(Round& own, claim::Counts& counts);
  Ended lost();
  void look_for_helpers();
  std::unique_ptr<Helper> make_helper();
  bool add(Round& own, claim::Counts& counts, std::list<Part> part);

  const Compiled compiled_;
  Helping helping_;
  claim::SearchBudget& budget_;
  Parts parts_;
  std::vector<Member> members_;
  std::unique_ptr<Helper> owner_;  // the owner as a helper, when its own part is over
  Clock::time_point begin_ = Clock::now();
  bool dismissed_ = false;
  bool gave_ = false, own_over_ = false;  // in this round
  std::optional<claim::End::Found> found_;
  std::vector<space::Value> running_;
};

}  // namespace needle::search
