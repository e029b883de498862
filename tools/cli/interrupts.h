// Ctrl-C and SIGTERM. A search under way is worth an answer: while an Interrupts lives the first signal is only noted,
// and the thread that waits is woken. Otherwise, and the second time, the process ends at once with exit code 130.
#pragma once
#include <chrono>
#include <string>

namespace needle::cli {

class Interrupts {
 public:
  static void install();  // the handlers, once, before threads are started
  static bool noted();

  Interrupts();
  ~Interrupts();
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;

  // A file that a process which ends at once shall not leave behind. One at a time.
  class Removing {
   public:
    explicit Removing(const std::string& path);
    ~Removing();
    Removing(const Removing&) = delete;
    Removing& operator=(const Removing&) = delete;
  };

  // Until a signal is noted, `wake` is called, or the time is up.
  void wait(std::chrono::milliseconds time);
  void wake();
};

}  // namespace needle::cli
