// Trees live in arenas: nodes are bump-allocated, trivially destructible, never freed one by one, and go all at once
// with their arena. A Seq<T> is an arena-owned array, the list type of every tree.
#pragma once
#include <cstddef>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace needle {

template <class T>
using Seq = std::span<T>;

class Arena {
 public:
  Arena() = default;
  Arena(Arena&&) = default;
  Arena& operator=(Arena&&) = default;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  template <class T, class... Args>
  T* make(Args&&... args) {
    static_assert(std::is_trivially_destructible_v<T>, "arena nodes are never destroyed one by one");
    return new (allocate(sizeof(T), alignof(T))) T{std::forward<Args>(args)...};
  }

  template <class T>
  Seq<T> copy(std::span<const T> items) {
    static_assert(std::is_trivially_copyable_v<T>);
    if (items.empty()) return {};
    T* to = static_cast<T*>(allocate(items.size_bytes(), alignof(T)));
    std::memcpy(static_cast<void*>(to), items.data(), items.size_bytes());
    return {to, items.size()};
  }
  template <class T>
  Seq<T> copy(const std::vector<T>& items) {
    return copy(std::span<const T>(items));
  }
  template <class T>
  Seq<T> list(std::initializer_list<T> items) {
    return copy(std::span<const T>(items.begin(), items.size()));
  }

  void* allocate(size_t bytes, size_t align) {
    size_t at = (used_ + align - 1) & ~(align - 1);
    if (blocks_.empty() || at + bytes > block_size_) {
      block_size_ = bytes > kBlock ? bytes : kBlock;
      blocks_.push_back(std::make_unique_for_overwrite<std::byte[]>(block_size_));
      at = 0;
    }
    used_ = at + bytes;
    return blocks_.back().get() + at;
  }

 private:
  static constexpr size_t kBlock = 64 * 1024;
  std::vector<std::unique_ptr<std::byte[]>> blocks_;
  size_t used_ = 0;
  size_t block_size_ = 0;
};

}  // namespace needle
