#include "base/deep_stack.h"

#include <stdexcept>

namespace needle {

DeepThread::DeepThread(std::function<void()> function) : function_(std::move(function)) {
  constexpr size_t kStack = size_t{1} << 30;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, kStack);
  const int error = pthread_create(&thread_, &attributes, start, this);
  pthread_attr_destroy(&attributes);
  if (error) throw std::runtime_error("cannot start a thread");
}

DeepThread::~DeepThread() {
  if (!joined_) pthread_join(thread_, nullptr);
}

void DeepThread::join() {
  pthread_join(thread_, nullptr);
  joined_ = true;
  if (failure_) std::rethrow_exception(failure_);
}

void* DeepThread::start(void* self) {
  auto* thread = static_cast<DeepThread*>(self);
  try {
    thread->function_();
  } catch (...) {
    thread->failure_ = std::current_exception();
  }
  return nullptr;
}

void on_deep_stack(const std::function<void()>& function) {
  DeepThread(function).join();
}

}  // namespace needle
