#include "base/budget.h"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <thread>
#include <utility>

namespace needle {
namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

constexpr int kInconclusive = 3, kInterrupted = 130;
constexpr double kLook = 0.02;  // seconds between looks at memory and clock
constexpr double kLongestApart = 60;
// What nobody has checked for by then is not waited for any longer.
constexpr double kGrace = 0.1, kGraceShare = 0.05, kLongestGrace = 1;

std::mutex doing_mutex;
std::string doing_now;

uint64_t resident_bytes() {
  unsigned long pages = 0, resident = 0;
  if (std::FILE* file = std::fopen("/proc/self/statm", "r")) {
    if (std::fscanf(file, "%lu %lu", &pages, &resident) != 2) resident = 0;
    std::fclose(file);
  }
  return uint64_t{resident} * static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace

std::atomic<Spent> Budget::spent_ = Spent::Nothing;
std::atomic<bool> Budget::apart_ = false;
std::mutex Budget::living_mutex_;
bool Budget::living_ = false;

std::string describe(Spent spent) {
  switch (spent) {
    case Spent::Time:
      return "its time is up (--timeout)";
    case Spent::Memory:
      return "it needs more memory than it may have (--max-memory)";
    case Spent::Work:
      return "it is too much work";
    case Spent::Interrupted:
      return "it was interrupted";
    case Spent::Nothing:
      break;
  }
  return "";
}

const char* OutOfBudget::what() const noexcept {
  switch (what_for) {
    case Spent::Time:
      return "time is up";
    case Spent::Memory:
      return "too much memory";
    case Spent::Interrupted:
      return "interrupted";
    case Spent::Work:
    case Spent::Nothing:
      break;
  }
  return "too much work";
}

struct Budget::Watch {
  double seconds;
  uint64_t bytes;
  std::mutex mutex;
  std::condition_variable changed;
  bool ended = false;
  std::thread thread;

  // False when the budget's life is over.
  bool sleep(std::unique_lock<std::mutex>& lock, double time) {
    return !changed.wait_for(lock, Seconds(time), [this] { return ended; });
  }

  void run() {
    Clock::time_point last = Clock::now();
    double used = 0, apart = 0;
    const uint64_t before = bytes ? resident_bytes() : 0;
    std::unique_lock lock(mutex);
    Spent spent = Spent::Nothing;
    while (spent == Spent::Nothing) {
      const Clock::time_point now = Clock::now();
      (apart_ ? apart : used) += Seconds(now - std::exchange(last, now)).count();
      const double left = seconds > 0 ? seconds - used : kLook;
      if (spent_ != Spent::Nothing) {  // interrupted
        spent = spent_;
      } else if (left <= 0 || (seconds > 0 && apart > kLongestApart)) {
        spent = Spent::Time;
      } else if (bytes && resident_bytes() > before + bytes) {
        spent = Spent::Memory;
      } else if (!sleep(lock, std::min(left, kLook))) {
        return;
      }
    }
    spent_ = spent;
    if (!sleep(lock, std::min(kGrace + kGraceShare * seconds, kLongestGrace))) return;
    const std::lock_guard doing(doing_mutex);
    const std::string text = fmt::format("needle: error: [ND-0602] {}: {}\n", doing_now, describe(spent));
    if (::write(STDERR_FILENO, text.data(), text.size()) < 0) _exit(kInconclusive);
    _exit(spent == Spent::Interrupted ? kInterrupted : kInconclusive);
  }
};

Budget::Budget(double seconds, uint64_t bytes) {
  doing("starting");
  {
    const std::lock_guard lock(living_mutex_);
    living_ = true;
  }
  if (seconds <= 0 && bytes == 0) return;
  watch_ = std::make_unique<Watch>();
  watch_->seconds = seconds;
  watch_->bytes = bytes;
  watch_->thread = std::thread([w = watch_.get()] { w->run(); });
}

Budget::~Budget() {
  if (watch_) {
    {
      const std::lock_guard lock(watch_->mutex);
      watch_->ended = true;
    }
    watch_->changed.notify_one();
    watch_->thread.join();
  }
  const std::lock_guard lock(living_mutex_);
  living_ = false;
  spent_ = Spent::Nothing;
}

void Budget::interrupt() {
  const std::lock_guard lock(living_mutex_);
  if (living_) spent_ = Spent::Interrupted;
}

void Budget::fail() {
  throw OutOfBudget(spent_);
}

void Budget::doing(std::string what) {
  const std::lock_guard lock(doing_mutex);
  doing_now = std::move(what);
}

}  // namespace needle
