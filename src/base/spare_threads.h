// How many threads a command may still start: who has work that others can do takes one, and adds it again when its
// work is over.
#pragma once
#include <atomic>
#include <cstddef>

namespace needle {

class SpareThreads {
 public:
  void add(size_t threads) { spare_ += threads; }
  // False when there is none.
  bool take() {
    size_t seen = spare_.load(std::memory_order_relaxed);
    while (seen > 0)
      if (spare_.compare_exchange_weak(seen, seen - 1)) return true;
    return false;
  }

 private:
  std::atomic<size_t> spare_ = 0;
};

}  // namespace needle
