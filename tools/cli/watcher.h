// Watches a command that runs: passes the user's interrupt on to it, while it compiles and while it searches, and draws how far it is.
#pragma once
#include <atomic>
#include <mutex>
#include <thread>

#include "base/budget.h"
#include "cli/interrupts.h"
#include "cli/progress_line.h"
#include "engine/control.h"

namespace needle::cli {

class Watcher {
 public:
  // `progress`: a line on the terminal, rewritten in place.
  Watcher(engine::Control& control, bool progress);
  ~Watcher();
  Watcher(const Watcher&) = delete;
  Watcher& operator=(const Watcher&) = delete;

  // Runs this, which an interrupt may end before there is a search that listens to it.
  template <class Run>
  static void run(Run run) {
    try {
      run();
    } catch (const OutOfBudget& end) {
      if (end.what_for != Spent::Interrupted) throw;
    }
  }
  // Prints while the line is out of the way.
  template <class Print>
  void print(Print print) {
    std::lock_guard lock(mutex_);
    line_.erase();
    print();
  }

 private:
  void watch();

  engine::Control& control_;
  Interrupts interrupts_;
  std::mutex mutex_;  // of the line
  ProgressLine line_;
  std::atomic<bool> ended_ = false;
  std::thread thread_;
};

}  // namespace needle::cli
