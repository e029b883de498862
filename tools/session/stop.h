// How work under way is asked to end, from another thread: a flag that everything looks at between steps, and the
// machine, which has one of its own.
#pragma once
#include <atomic>
#include <mutex>

#include "machine/machine.h"

namespace needle::session {

class Stop {
 public:
  void request() {
    std::lock_guard lock(mutex_);
    flag_ = true;
    if (machine_) machine_->interrupt();
  }
  bool requested() const { return flag_; }
  const std::atomic<bool>& flag() const { return flag_; }

  // For as long as the machine lives.
  class Scope {
   public:
    Scope(Stop& stop, machine::Machine& machine) : stop_(stop) { stop_.attach(&machine); }
    ~Scope() { stop_.attach(nullptr); }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    Stop& stop_;
  };

 private:
  void attach(machine::Machine* machine) {
    std::lock_guard lock(mutex_);
    machine_ = machine;
    if (machine_ && flag_) machine_->interrupt();
  }

  std::mutex mutex_;
  std::atomic<bool> flag_ = false;
  machine::Machine* machine_ = nullptr;
};

}  // namespace needle::session
