// Ends what runs on this thread when the user has had enough, as long as it lives.
#pragma once
#include <atomic>
#include <functional>
#include <thread>

#include "session/interrupts.h"

namespace needle::session {

class OnInterrupt {
 public:
  // Called from another thread, again and again once there was an interrupt: what runs then may not have been there
  // the first time.
  explicit OnInterrupt(std::function<void()> stop)
      : thread_([this, stop = std::move(stop)] {
          while (!ended_) {
            interrupts_.wait(std::chrono::milliseconds(100));
            if (Interrupts::noted()) stop();
          }
        }) {}
  ~OnInterrupt() {
    ended_ = true;
    interrupts_.wake();
    thread_.join();
  }

 private:
  Interrupts interrupts_;
  std::atomic<bool> ended_ = false;
  std::thread thread_;
};

}  // namespace needle::session
