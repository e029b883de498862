#include "cli/interrupts.h"

#include <semaphore.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <ctime>

namespace needle::cli {
namespace {

constexpr int kKilledByUser = 130;

std::atomic<bool> listening = false;
std::atomic<bool> was_noted = false;
sem_t wakeups;  // sem_post is the one way to wake a thread that a signal handler may take

char unfinished[4096];  // a path
std::atomic<bool> is_unfinished = false;

void on_signal(int) {
  if (!listening || was_noted.exchange(true)) {
    if (is_unfinished) unlink(unfinished);
    _exit(kKilledByUser);
  }
  sem_post(&wakeups);
}

}  // namespace

void Interrupts::install() {
  sem_init(&wakeups, 0, 0);
  struct sigaction action = {};
  action.sa_handler = on_signal;
  action.sa_flags = SA_RESTART;
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

Interrupts::Removing::Removing(const std::string& path) {
  if (path.size() >= sizeof unfinished) return;
  path.copy(unfinished, path.size());
  unfinished[path.size()] = 0;
  is_unfinished = true;
}

Interrupts::Removing::~Removing() {
  is_unfinished = false;
}

bool Interrupts::noted() {
  return was_noted;
}

Interrupts::Interrupts() {
  listening = true;
}

Interrupts::~Interrupts() {
  listening = false;
}

void Interrupts::wait(std::chrono::milliseconds time) {
  timespec until = {};
  clock_gettime(CLOCK_REALTIME, &until);
  const long nanoseconds = until.tv_nsec + static_cast<long>(time.count() % 1000) * 1'000'000;
  until.tv_sec += static_cast<time_t>(time.count() / 1000) + nanoseconds / 1'000'000'000;
  until.tv_nsec = nanoseconds % 1'000'000'000;
  sem_timedwait(&wakeups, &until);
}

void Interrupts::wake() {
  sem_post(&wakeups);
}

}  // namespace needle::cli
