// A number of 128 bits that stands for a sequence of bytes: equal ones have the same, different ones hardly ever. It
// names things by their contents and notices damage; it is no defence against somebody who wants a collision.
#pragma once
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace needle {

class Digest {
 public:
  // Parts are told apart: "ab" and "c" are not "a" and "bc".
  Digest& add(std::string_view bytes) {
    add(bytes.size());
    size_t at = 0;
    for (; at + sizeof(uint64_t) <= bytes.size(); at += sizeof(uint64_t)) {
      uint64_t word = 0;
      std::memcpy(&word, bytes.data() + at, sizeof word);
      add(word);
    }
    uint64_t rest = 0;
    if (at < bytes.size()) std::memcpy(&rest, bytes.data() + at, bytes.size() - at);
    return add(rest);
  }
  Digest& add(uint64_t word) {
    left_ = mixed(left_ ^ word, 0x9E3779B97F4A7C15ull);
    right_ = mixed(right_ + word, 0xD6E8FEB86659FD93ull);
    return *this;
  }

  std::string hex() const {
    std::string out;
    for (uint64_t half : {mixed(left_, right_ | 1), mixed(right_, left_ | 1)})
      for (int shift = 60; shift >= 0; shift -= 4) out.push_back("0123456789abcdef"[half >> shift & 15]);
    return out;
  }

 private:
  // The halves of a product that neither factor alone determines.
  static uint64_t mixed(uint64_t a, uint64_t b) {
    const auto product = static_cast<unsigned __int128>(a ^ 0xA0761D6478BD642Full) * b;
    return (static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64)) + a;
  }

  uint64_t left_ = 0x243F6A8885A308D3ull, right_ = 0x13198A2E03707344ull;
};

}  // namespace needle
