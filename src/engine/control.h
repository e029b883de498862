// How a command under way is stopped from outside, and asked how far it is. The engines know neither signals nor
// terminals: the caller of a command holds the other end of this.
#pragma once
#include <functional>
#include <mutex>
#include <optional>
#include <string>

#include "base/stop.h"
#include "claim/counts.h"

namespace needle::engine {

struct Progress {
  std::string name;  // of the property, or of the function that is searched
  claim::Counts counts;
  uint32_t bound = 0;
  bool by_depth = false;
  std::optional<double> share;       // of the tree under this bound
  std::optional<size_t> open_goals;  // that are still to be reached
  double seconds = 0;
  std::optional<size_t> total_goals = {};  // of coverage: places
};

class Control {
 public:
  // Everything that runs for this command ends soon, and nothing more is begun. From any thread.
  void interrupt() { stop_.request(); }
  bool interrupted() const { return stop_.requested(); }

  // From any thread: how far the search at hand is, if one is under way.
  std::optional<Progress> progress() const {
    std::lock_guard lock(mutex_);
    return ask_ ? ask_() : std::nullopt;
  }

  // As long as it lives, `stop` is called when the command is interrupted.
  class Scope : public Stop::Scope {
   public:
    Scope(Control& control, std::function<void()> stop) : Stop::Scope(control.stop_, std::move(stop)) {}
  };
  // As long as it lives, `ask` answers for progress().
  class Telling {
   public:
    Telling(Control& control, std::function<std::optional<Progress>()> ask) : control_(control) {
      std::lock_guard lock(control_.mutex_);
      control_.ask_ = std::move(ask);
    }
    ~Telling() {
      std::lock_guard lock(control_.mutex_);
      control_.ask_ = nullptr;
    }
    Telling(const Telling&) = delete;
    Telling& operator=(const Telling&) = delete;

   private:
    Control& control_;
  };

 private:
  Stop stop_;
  mutable std::mutex mutex_;
  std::function<std::optional<Progress>()> ask_;
};

}  // namespace needle::engine
