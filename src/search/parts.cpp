#include "search/parts.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace needle::search {

// With the lock held.
void Parts::count(size_t& of, int64_t change) {
  of += static_cast<size_t>(change);
  wanted_ = idle_ > waiting_;
}

void Parts::give(Part* giver, Share share) {
  const std::lock_guard lock(mutex_);
  if (closed_ || (giver && giver->forgotten)) return;
  const auto before = giver ? std::next(giver->place) : parts_.begin();
  const auto place = parts_.emplace(before, std::move(share));
  place->place = place;
  count(waiting_, 1);
  changed_.notify_all();
}

Part* Parts::first_waiting() {
  if (waiting_ == 0) return nullptr;
  const auto is_waiting = [](const Part& part) { return part.state == Part::State::Waiting; };
  Part& part = *std::find_if(parts_.begin(), parts_.end(), is_waiting);
  part.state = Part::State::Walking;
  count(walking_, 1);
  count(waiting_, -1);
  return &part;
}

Part* Parts::take() {
  std::unique_lock lock(mutex_);
  count(idle_, 1);
  changed_.wait(lock, [this] { return closed_ || waiting_ > 0; });
  count(idle_, -1);
  return closed_ ? nullptr : first_waiting();
}

Part* Parts::take_now() {
  const std::lock_guard lock(mutex_);
  return first_waiting();
}

void Parts::done(Part& part) {
  const std::lock_guard lock(mutex_);
  part.state = Part::State::Done;
  count(walking_, -1);
  if (part.found && !part.forgotten) {
    for (auto later = std::next(part.place); later != parts_.end();) {
      later->forgotten = true;
      const bool waits = later->state == Part::State::Waiting;
      if (waits) count(waiting_, -1);
      later = waits ? parts_.erase(later) : std::next(later);
    }
  }
  changed_.notify_all();
}

std::optional<std::list<Part>> Parts::collect() {
  const std::lock_guard lock(mutex_);
  if (parts_.empty() || parts_.front().state != Part::State::Done) return std::nullopt;
  std::list<Part> out;
  out.splice(out.begin(), parts_, parts_.begin());
  ahead_ -= std::min(ahead_.load(), out.front().counts.work());
  return out;
}

bool Parts::empty() const {
  const std::lock_guard lock(mutex_);
  return parts_.empty();
}

void Parts::wait_for_change() {
  constexpr std::chrono::milliseconds kLook(2);
  std::unique_lock lock(mutex_);
  count(idle_, 1);
  changed_.wait_for(lock, kLook, [this] {
    return waiting_ > 0 || parts_.empty() || parts_.front().state == Part::State::Done || failed_;
  });
  count(idle_, -1);
}

std::list<Part> Parts::clear() {
  std::unique_lock lock(mutex_);
  for (Part& part : parts_) part.forgotten = true;
  parts_.remove_if([](const Part& part) { return part.state == Part::State::Waiting; });
  count(waiting_, -static_cast<int64_t>(waiting_));
  changed_.wait(lock, [this] { return walking_ == 0; });
  return std::exchange(parts_, {});
}

void Parts::close() {
  const std::lock_guard lock(mutex_);
  closed_ = true;
  changed_.notify_all();
}

}  // namespace needle::search
