#include "machine/native/executable.h"

#include <sys/mman.h>

#include <utility>

namespace needle::machine {

Executable::Executable(size_t bytes) {
  void* pages = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages == MAP_FAILED) return;
  base_ = static_cast<uint8_t*>(pages);
  size_ = bytes;
}

Executable::Executable(Executable&& other) noexcept {
  *this = std::move(other);
}

Executable& Executable::operator=(Executable&& other) noexcept {
  std::swap(base_, other.base_);
  std::swap(size_, other.size_);
  return *this;
}

Executable::~Executable() {
  if (base_) munmap(base_, size_);
}

bool Executable::seal() {
  return mprotect(base_, size_, PROT_READ | PROT_EXEC) == 0;
}

}  // namespace needle::machine
