// Flat bytes, written once and read back in the same order: the form of the compiled library on disk. Integers are
// LEB128, strings are length + bytes. A reader past its end throws Corrupt; nothing read is trusted to be in range.
#pragma once
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>

namespace needle {

class ByteWriter {
 public:
  void u(uint64_t v) {
    while (v >= 0x80) {
      bytes_.push_back(static_cast<char>(v | 0x80));
      v >>= 7;
    }
    bytes_.push_back(static_cast<char>(v));
  }
  void i(int64_t v) { u((static_cast<uint64_t>(v) << 1) ^ static_cast<uint64_t>(v >> 63)); }
  void b(bool v) { bytes_.push_back(v ? 1 : 0); }
  void str(std::string_view s) {
    u(s.size());
    bytes_.append(s);
  }
  void raw(std::string_view s) { bytes_.append(s); }
  size_t size() const { return bytes_.size(); }
  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

class ByteReader {
 public:
  struct Corrupt : std::runtime_error {
    using std::runtime_error::runtime_error;
  };

  explicit ByteReader(std::string_view bytes) : at_(bytes.data()), end_(bytes.data() + bytes.size()) {}
  uint64_t u() {
    uint64_t v = 0;
    for (int shift = 0;; shift += 7) {
      if (at_ == end_ || shift > 63) throw Corrupt("truncated image");
      auto byte = static_cast<unsigned char>(*at_++);
      v |= static_cast<uint64_t>(byte & 0x7F) << shift;
      if (byte < 0x80) return v;
    }
  }
  uint32_t u32() { return static_cast<uint32_t>(u()); }
  int64_t i() {
    uint64_t v = u();
    return static_cast<int64_t>(v >> 1) ^ -static_cast<int64_t>(v & 1);
  }
  uint8_t byte() {
    if (at_ == end_) throw Corrupt("truncated image");
    return static_cast<uint8_t>(*at_++);
  }
  bool b() {
    if (at_ == end_) throw Corrupt("truncated image");
    return *at_++ != 0;
  }
  std::string_view str() {
    size_t n = u();
    if (n > static_cast<size_t>(end_ - at_)) throw Corrupt("truncated image");
    std::string_view s(at_, n);
    at_ += n;
    return s;
  }
  bool done() const { return at_ == end_; }

 private:
  const char* at_;
  const char* end_;
};

}  // namespace needle
