// Jobs that run one after the other, in the order in which they are given, on a thread of their own: whoever gives them
// goes on meanwhile.
#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

#include "base/deep_stack.h"

namespace needle {

class InTurn {
 public:
  using Job = std::function<void()>;
  explicit InTurn(size_t most);  // so many wait at a time
  ~InTurn();                     // waits for the jobs given
  InTurn(const InTurn&) = delete;
  InTurn& operator=(const InTurn&) = delete;

  // Waits while too many do. After a job that threw, no other is run. Jobs that were run are destroyed here: their memory
  // goes back to the thread that it came from.
  void add(Job job);
  // Waits for the jobs given, and throws what one of them threw. Nothing is added afterwards.
  void finish();

 private:
  void run();
  void close();

  const size_t most_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Job> jobs_, done_;
  bool closed_ = false;  // no job follows
  bool over_ = false;    // no job is run
  DeepThread thread_;
};

}  // namespace needle
