// How work under way is asked to end, from another thread: a flag that everything looks at between steps, and the
// machines, which have one of their own.
#pragma once
#include <atomic>
#include <mutex>
#include <vector>

#include "machine/machine.h"

namespace needle::session {

class Stop {
 public:
  void request() {
    std::lock_guard lock(mutex_);
    flag_ = true;
    for (machine::Machine* m : machines_) m->interrupt();
  }
  // What was asked to end has ended, and something else may begin. No machine may be attached.
  void clear() { flag_ = false; }
  bool requested() const { return flag_; }
  const std::atomic<bool>& flag() const { return flag_; }

  // For as long as the machine lives.
  class Scope {
   public:
    Scope(Stop& stop, machine::Machine& machine) : stop_(stop), machine_(machine) { stop_.attach(&machine_); }
    ~Scope() { stop_.detach(&machine_); }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    Stop& stop_;
    machine::Machine& machine_;
  };

 private:
  void attach(machine::Machine* machine) {
    std::lock_guard lock(mutex_);
    machines_.push_back(machine);
    if (flag_) machine->interrupt();
  }
  void detach(machine::Machine* machine) {
    std::lock_guard lock(mutex_);
    std::erase(machines_, machine);
  }

  std::mutex mutex_;
  std::atomic<bool> flag_ = false;
  std::vector<machine::Machine*> machines_;
};

}  // namespace needle::session
