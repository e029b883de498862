// Flat bytes, written once and read back in the same order: the form of the compiled library on disk. Integers are
// LEB128, strings are length + bytes. A reader past its end throws Corrupt; nothing read is trusted to be in range.
// What is to be read out of order, when it is needed, lies in a WordTable.
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
  // How many things follow, none of which takes less than a byte.
  size_t count() {
    const uint64_t n = u();
    if (n > static_cast<size_t>(end_ - at_)) throw Corrupt("count out of range in image");
    return n;
  }

 private:
  const char* at_;
  const char* end_;
};

// Numbers of 32 bits, one after the other.
inline void put_word(std::string& to, uint64_t v) {
  for (int i = 0; i < 4; ++i) to.push_back(static_cast<char>(v >> (8 * i)));
}

class WordTable {
 public:
  WordTable() = default;
  explicit WordTable(std::string_view bytes) : bytes_(bytes) {}
  size_t size() const { return bytes_.size() / 4; }
  uint32_t operator[](size_t i) const {
    if (i >= size()) throw ByteReader::Corrupt("index out of range in image");
    unsigned char b[4];
    std::memcpy(b, bytes_.data() + 4 * i, 4);
    return b[0] | b[1] << 8 | b[2] << 16 | static_cast<uint32_t>(b[3]) << 24;
  }
  // When the words say where each of several parts of these bytes ends: part i.
  std::string_view part(std::string_view bytes, size_t i) const {
    const uint32_t begin = i == 0 ? 0 : (*this)[i - 1], end = (*this)[i];
    if (begin > end || end > bytes.size()) throw ByteReader::Corrupt("bad place in image");
    return bytes.substr(begin, end - begin);
  }

 private:
  std::string_view bytes_;
};

}  // namespace needle
