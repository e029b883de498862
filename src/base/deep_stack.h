// Threads with a large stack. The compile passes recurse over trees whose nesting the parser limits; with this much
// room the limit can be generous. Pages are only committed when touched.
#pragma once
#include <pthread.h>

#include <exception>
#include <functional>

namespace needle {

class DeepThread {
 public:
  // Throws std::runtime_error when the system has no room for another one.
  explicit DeepThread(std::function<void()> function);
  ~DeepThread();  // waits for the function to end
  DeepThread(const DeepThread&) = delete;
  DeepThread& operator=(const DeepThread&) = delete;

  // Waits, and throws what the function threw.
  void join();

 private:
  static void* start(void* self);

  std::function<void()> function_;
  std::exception_ptr failure_;
  pthread_t thread_ = {};
  bool joined_ = false;
};

// Runs a function on such a thread and waits for it.
void on_deep_stack(const std::function<void()>& function);

}  // namespace needle
