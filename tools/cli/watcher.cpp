#include "cli/watcher.h"

namespace needle::cli {

using namespace std::chrono_literals;

Watcher::Watcher(engine::Control& control, bool progress)
    : control_(control), line_(progress), thread_([this] { watch(); }) {}

Watcher::~Watcher() {
  ended_ = true;
  interrupts_.wake();
  thread_.join();
}

void Watcher::watch() {
  while (true) {
    interrupts_.wait(100ms);
    if (ended_) return;
    if (Interrupts::noted()) {
      control_.interrupt();
      Budget::interrupt();
      continue;
    }
    const std::optional<engine::Progress> progress = control_.progress();
    std::lock_guard lock(mutex_);
    if (progress) line_.draw(*progress);
  }
}

}  // namespace needle::cli
