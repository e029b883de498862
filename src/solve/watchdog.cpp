#include "solve/watchdog.h"

namespace needle::solve {

namespace {
constexpr std::chrono::milliseconds kLooks{5};  // between two
}  // namespace

Watchdog::Watchdog(std::function<void()> interrupt, std::function<bool()> too_much)
    : interrupt_(std::move(interrupt)), too_much_(std::move(too_much)) {}

Watchdog::~Watchdog() {
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

Watchdog::Call::Call(Watchdog& watchdog, uint32_t milliseconds) : watchdog_(watchdog) {
  const std::lock_guard lock(watchdog_.mutex_);
  watchdog_.calling_ = true;
  watchdog_.deadline_ = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
  if (!watchdog_.thread_.joinable()) watchdog_.thread_ = std::thread([&watchdog] { watchdog.watch(); });
}

Watchdog::Call::~Call() {
  const std::lock_guard lock(watchdog_.mutex_);
  watchdog_.calling_ = false;
}

void Watchdog::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
  }
  changed_.notify_one();
}

void Watchdog::watch() {
  std::unique_lock lock(mutex_);
  while (!over_) {
    const bool late = stopped_ || std::chrono::steady_clock::now() >= deadline_;
    if (calling_ && (late || (too_much_ && too_much_()))) interrupt_();
    changed_.wait_for(lock, kLooks);
  }
}

}  // namespace needle::solve
