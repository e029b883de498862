#include "base/deep_stack.h"

#include <cstdlib>
#include <system_error>

namespace needle {
namespace {

// The C library lets the heap of a thread grow page by page, with a system call for each. A block that is freed again
// leaves the heap as large as it was, and what nobody touches costs nothing. The first such block does not come from
// the heap; freeing it tells the C library that blocks of this size should.
void widen_heap() {
  constexpr size_t kBlock = size_t{16} << 20;
  for (int i = 0; i < 2; ++i) {
    void* block = std::malloc(kBlock);
    asm volatile("" : : "r"(block) : "memory");  // or the compiler leaves both calls out
    std::free(block);
  }
}

}  // namespace

DeepThread::DeepThread(std::function<void()> function) : function_(std::move(function)) {
  constexpr size_t kStack = size_t{1} << 30;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, kStack);
  const int error = pthread_create(&thread_, &attributes, start, this);
  pthread_attr_destroy(&attributes);
  if (error) throw std::system_error(error, std::generic_category(), "cannot start a thread");
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
  widen_heap();
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
