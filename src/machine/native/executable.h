// Memory for instructions of the processor: written, then made executable, never both at once.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>

namespace needle::machine {

class Executable {
 public:
  Executable() = default;
  // Pages that can be written; empty when the system gives none.
  explicit Executable(size_t bytes);
  Executable(Executable&& other) noexcept;
  Executable& operator=(Executable&& other) noexcept;
  ~Executable();

  std::span<uint8_t> bytes() const { return {base_, size_}; }
  bool is_there() const { return base_ != nullptr; }
  // From now on they can be executed and not written. False when the system refuses.
  bool seal();

 private:
  uint8_t* base_ = nullptr;
  size_t size_ = 0;
};

}  // namespace needle::machine
