// A round in parts that several walk at once, in the order in which one alone would come to them.
//
//   the owner's own part                          is not in the list, and comes first
//   a part, right behind the one it was given by  Waiting -> Walking -> Done, then collected from the front
//
// What a walker gives away comes after all that it keeps, and before all that it gave away earlier. So the parts in
// front of a failing leaf are exactly what one walker alone would have walked before, and the first leaf that fails in
// this order is the one that it would have found: parts behind it are forgotten, those before it go on.
//
// All functions may be called from any thread.
#pragma once
#include <atomic>
#include <condition_variable>
#include <list>
#include <mutex>

#include "search/round.h"

namespace needle::search {

struct Part {
  explicit Part(Share s) : share(std::move(s)) {}

  const Share share;
  claim::Counts counts;                    // of whoever walks it
  std::atomic<bool> forgotten = false;     // something in front of it has failed
  Seen seen;                               // when it is done, as are the next
  std::optional<claim::End::Found> found;  // at its last leaf
  bool stopped = false;                    // before its end
  std::vector<space::Value> running;       // then: these inputs, and had been for long
  enum class State : uint8_t { Waiting, Walking, Done } state = State::Waiting;
  std::list<Part>::iterator place;
};

class Parts {
 public:
  // Somebody is idle. What is asked at every look, so it costs nothing.
  bool wanted() const { return wanted_.load(std::memory_order_relaxed); }
  // Right behind `giver`, null for the owner's own part.
  void give(Part* giver, Share share);
  // The first part that nobody walks. Waits for one; null when the list is closed.
  Part* take();
  // The same at once, or null.
  Part* take_now();
  // Its results are there.
  void done(Part& part);
  // Something happened that only one walker alone can judge.
  void fail() { failed_ = true; }
  bool failed() const { return failed_; }
  // Work that was done in parts which have not been collected.
  void count_work(uint64_t work) { ahead_ += work; }
  uint64_t ahead() const { return ahead_; }

  // For the owner, when its own part is over. The first part, once it is done, leaves the list.
  std::optional<std::list<Part>> collect();
  bool empty() const;
  // Until a part is done or waits, or for some milliseconds. Meanwhile the owner is idle.
  void wait_for_change();
  // Forgets all parts, and returns when nobody walks one any more. Those that were done are handed back.
  std::list<Part> clear();
  void close();

 private:
  Part* first_waiting();
  void count(size_t& of, int64_t change);

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::list<Part> parts_;
  size_t waiting_ = 0, walking_ = 0, idle_ = 0;  // parts, parts, walkers
  bool closed_ = false;
  std::atomic<bool> wanted_ = false;  // more walkers are idle than parts wait
  std::atomic<bool> failed_ = false;
  std::atomic<uint64_t> ahead_ = 0;
};

}  // namespace needle::search
