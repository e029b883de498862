// A limit on wall-clock time.
#pragma once
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace needle {

// Calls `stop` once the time is up, unless it is destroyed before.
class Watchdog {
 public:
  Watchdog(double seconds, std::function<void()> stop) {
    if (seconds <= 0) return;
    thread_ = std::thread([this, seconds, stop = std::move(stop)] {
      std::unique_lock lock(mutex_);
      if (!done_.wait_for(lock, std::chrono::duration<double>(seconds), [this] { return ended_; })) {
        fired_ = true;
        stop();
      }
    });
  }
  ~Watchdog() {
    if (!thread_.joinable()) return;
    {
      std::lock_guard lock(mutex_);
      ended_ = true;
    }
    done_.notify_one();
    thread_.join();
  }
  bool fired() const { return fired_; }

 private:
  std::thread thread_;
  std::mutex mutex_;
  std::condition_variable done_;
  bool ended_ = false;
  std::atomic<bool> fired_ = false;
};

}  // namespace needle
