// How work under way is asked to end, from another thread: a flag that everything looks at between steps, and calls to
// those that do not look at it, such as machines.
#pragma once
#include <atomic>
#include <functional>
#include <list>
#include <mutex>

namespace needle {

class Stop {
 public:
  void request() {
    std::lock_guard lock(mutex_);
    flag_ = true;
    for (const std::function<void()>& interrupt : running_) interrupt();
  }
  // What was asked to end has ended, and something else may begin. Nothing may be attached.
  void clear() { flag_ = false; }
  bool requested() const { return flag_.load(std::memory_order_relaxed); }
  const std::atomic<bool>& flag() const { return flag_; }

  // As long as it lives, `interrupt` is called by every request, and at once when there was one.
  class Scope {
   public:
    Scope(Stop& stop, std::function<void()> interrupt) : stop_(stop) {
      std::lock_guard lock(stop_.mutex_);
      place_ = stop_.running_.insert(stop_.running_.end(), std::move(interrupt));
      if (stop_.flag_) (*place_)();
    }
    ~Scope() {
      std::lock_guard lock(stop_.mutex_);
      stop_.running_.erase(place_);
    }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    Stop& stop_;
    std::list<std::function<void()>>::iterator place_;
  };

 private:
  std::mutex mutex_;
  std::atomic<bool> flag_ = false;
  std::list<std::function<void()>> running_;
};

}  // namespace needle
