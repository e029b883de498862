// A sequence of numbers of two bits, which only grows at its end or is cut there. In pages, so that a long one is never
// copied to grow.
#pragma once
#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

namespace needle::search {

class Crumbs {
 public:
  size_t size() const { return size_; }
  uint8_t operator[](size_t i) const { return static_cast<uint8_t>(word(i) >> shift(i) & 3); }
  void push(uint8_t crumb) { write(crumb, 1); }
  // Several, the first one lowest.
  void push(uint64_t crumbs, size_t count) {
    const size_t here = std::min(kInWord - size_ % kInWord, count);
    write(crumbs & mask(here), here);
    if (here < count) write(crumbs >> 2 * here, count - here);
  }
  void cut(size_t size) { size_ = size; }
  // What another one has from one place up to another.
  void append(const Crumbs& from, size_t begin, size_t end) {
    while (begin < end) {
      const size_t count = std::min(kInWord - size_ % kInWord, end - begin);
      write(from.read(begin, count), count);
      begin += count;
    }
  }

 private:
  static constexpr size_t kInWord = 32;
  static constexpr size_t kPage = size_t{1} << 16;  // crumbs

  uint64_t& word(size_t i) const { return pages_[i / kPage][i % kPage / kInWord]; }
  static unsigned shift(size_t i) { return i % kInWord * 2; }
  static uint64_t mask(size_t count) { return count == kInWord ? ~uint64_t{0} : (uint64_t{1} << 2 * count) - 1; }

  uint64_t read(size_t i, size_t count) const {
    uint64_t bits = word(i) >> shift(i);
    const size_t here = kInWord - i % kInWord;
    if (count > here) bits |= word(i + here) << 2 * here;
    return bits & mask(count);
  }
  // They fit into the word where the sequence ends.
  void write(uint64_t bits, size_t count) {
    if (size_ / kPage >= pages_.size()) pages_.push_back(std::make_unique_for_overwrite<uint64_t[]>(kPage / kInWord));
    uint64_t& last = word(size_);
    last = (last & ~(mask(count) << shift(size_))) | bits << shift(size_);
    size_ += count;
  }

  std::vector<std::unique_ptr<uint64_t[]>> pages_;
  size_t size_ = 0;
};

}  // namespace needle::search
