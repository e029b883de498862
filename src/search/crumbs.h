// A sequence of numbers of two bits, which only grows at its end or is cut there. In pages, so that a long one is never
// copied to grow.
#pragma once
#include <cstdint>
#include <memory>
#include <vector>

namespace needle::search {

class Crumbs {
 public:
  size_t size() const { return size_; }
  uint8_t operator[](size_t i) const { return page(i)[offset(i)] >> shift(i) & 3; }
  void push(uint8_t crumb) {
    if (size_ / kPage >= pages_.size()) pages_.push_back(std::make_unique_for_overwrite<uint8_t[]>(kPage / 4));
    uint8_t& byte = page(size_)[offset(size_)];
    byte = static_cast<uint8_t>((byte & ~(3u << shift(size_))) | static_cast<unsigned>(crumb) << shift(size_));
    ++size_;
  }
  void cut(size_t size) { size_ = size; }

 private:
  static constexpr size_t kPage = size_t{1} << 16;  // crumbs

  uint8_t* page(size_t i) const { return pages_[i / kPage].get(); }
  static size_t offset(size_t i) { return i % kPage / 4; }
  static unsigned shift(size_t i) { return i % 4 * 2; }

  std::vector<std::unique_ptr<uint8_t[]>> pages_;
  size_t size_ = 0;
};

}  // namespace needle::search
