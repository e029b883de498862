#include "base/in_turn.h"

#include <utility>

namespace needle {

InTurn::InTurn(size_t most) : most_(most), thread_([this] { run(); }) {}

InTurn::~InTurn() {
  close();  // the thread waits for itself
}

void InTurn::add(Job job) {
  std::deque<Job> done;  // destroyed after the lock
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return jobs_.size() < most_ || over_; });
  if (over_) return;
  jobs_.push_back(std::move(job));
  done.swap(done_);
  changed_.notify_all();
}

void InTurn::finish() {
  close();
  thread_.join();
}

void InTurn::close() {
  const std::lock_guard lock(mutex_);
  closed_ = true;
  changed_.notify_all();
}

void InTurn::run() {
  try {
    for (;;) {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return !jobs_.empty() || closed_; });
      if (jobs_.empty()) return;
      Job job = std::move(jobs_.front());
      jobs_.pop_front();
      changed_.notify_all();
      lock.unlock();
      job();
      lock.lock();
      done_.push_back(std::move(job));
    }
  } catch (...) {
    const std::lock_guard lock(mutex_);
    over_ = true;
    changed_.notify_all();
    throw;
  }
}

}  // namespace needle
