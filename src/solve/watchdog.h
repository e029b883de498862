// Ends calls of something that does not look at the clock: from the call's deadline on, or from `stop` on, or when it takes
// too much of something, `interrupt` is called again and again until the call is over.
//
// Z3 has a timer of its own, but that one misses deadlines after the first that has passed (4.8.12). And it forgets an
// interrupt that comes before it listens, so one is not enough.
#pragma once
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace needle::solve {

class Watchdog {
 public:
  explicit Watchdog(std::function<void()> interrupt, std::function<bool()> too_much = {});
  ~Watchdog();
  Watchdog(const Watchdog&) = delete;
  Watchdog& operator=(const Watchdog&) = delete;

  // A call lasts as long as one of these lives. `interrupt` is called during calls only.
  class Call {
   public:
    Call(Watchdog& watchdog, uint32_t milliseconds);
    ~Call();
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

   private:
    Watchdog& watchdog_;
  };

  void stop();  // from any thread: this call and all after it

 private:
  void watch();

  const std::function<void()> interrupt_;
  const std::function<bool()> too_much_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool calling_ = false, stopped_ = false, over_ = false;
  std::chrono::steady_clock::time_point deadline_;
  std::thread thread_;  // is there from the first call on
};

}  // namespace needle::solve
