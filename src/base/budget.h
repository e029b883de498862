// What the stages before a search may use: time and memory, of the whole process. A search has budgets of its own, with
// results to show when they are used up; the front end, and counting, have none, so they just end.
//
// While a Budget lives, a thread watches. When something is used up, `check`, which every long loop calls, throws. Code
// that does not come by a `check` in time is not waited for: the process ends, with a message of its own.
#pragma once
#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

namespace needle {

enum class Spent : uint8_t { Nothing, Time, Memory, Work, Interrupted };

// Ends a stage. Work: not a limit that the user set, but more of it than any sensible input takes. Interrupted: by whoever uses Needle.
struct OutOfBudget : std::exception {
  explicit OutOfBudget(Spent spent) : what_for(spent) {}
  const char* what() const noexcept override;
  Spent what_for;
};

class Budget {
 public:
  // 0: no limit. Only one at a time.
  Budget(double seconds, uint64_t bytes);
  ~Budget();
  Budget(const Budget&) = delete;
  Budget& operator=(const Budget&) = delete;

  static void check() {
    if (spent_.load(std::memory_order_relaxed) != Spent::Nothing) fail();
  }
  // Ends what is done now, if there is a budget for it. From any thread.
  static void interrupt();
  // While one lives, the time does not count, up to a minute in all: for what is done once and kept.
  struct Apart {
    Apart() { apart_ = true; }
    ~Apart() { apart_ = false; }
    Apart(const Apart&) = delete;
    Apart& operator=(const Apart&) = delete;
  };
  // What is being done, for the message of a process that ends itself.
  static void doing(std::string what);

 private:
  [[noreturn]] static void fail();
  struct Watch;
  static std::atomic<Spent> spent_;
  static std::atomic<bool> apart_;
  static std::mutex living_mutex_;
  static bool living_;
  std::unique_ptr<Watch> watch_;
};

// "its time is up (--timeout)"
std::string describe(Spent spent);

}  // namespace needle
