#include "base/deep_stack.h"

#include <pthread.h>

#include <exception>
#include <stdexcept>

namespace needle {
namespace {

struct Job {
  const std::function<void()>* function;
  std::exception_ptr failure;
};

void* start(void* argument) {
  Job* job = static_cast<Job*>(argument);
  try {
    (*job->function)();
  } catch (...) {
    job->failure = std::current_exception();
  }
  return nullptr;
}

}  // namespace

void on_deep_stack(const std::function<void()>& function) {
  constexpr size_t kStack = size_t{1} << 30;
  Job job{&function, nullptr};
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, kStack);
  pthread_t thread;
  int error = pthread_create(&thread, &attributes, start, &job);
  pthread_attr_destroy(&attributes);
  if (error) throw std::runtime_error("cannot start a thread");
  pthread_join(thread, nullptr);
  if (job.failure) std::rethrow_exception(job.failure);
}

}  // namespace needle
