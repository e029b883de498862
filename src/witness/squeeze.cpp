#include "witness/squeeze.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>

namespace needle::witness {

namespace {

constexpr char kCopy = 1;        // then how far back, and how much, as numbers of seven bits a byte
constexpr size_t kShortest = 6;  // below that a copy is no shorter than what it stands for

void write_number(std::string& out, uint64_t n) {
  for (; n >= 0x80; n >>= 7) out += static_cast<char>(0x80 | (n & 0x7F));
  out += static_cast<char>(n);
}

std::optional<uint64_t> read_number(std::string_view& rest) {
  uint64_t n = 0;
  for (int shift = 0; shift < 63 && !rest.empty(); shift += 7) {
    const auto byte = static_cast<unsigned char>(rest.front());
    rest.remove_prefix(1);
    n |= uint64_t{byte & 0x7Fu} << shift;
    if (byte < 0x80) return n;
  }
  return std::nullopt;
}

}  // namespace

std::string squeeze(std::string_view text) {
  std::string out;
  std::unordered_map<std::string_view, size_t> last;  // where these letters began last
  for (size_t at = 0; at < text.size();) {
    size_t length = 0, from = 0;
    if (at + kShortest <= text.size()) {
      const auto found = last.find(text.substr(at, kShortest));
      if (found != last.end()) {
        from = found->second;
        while (at + length < text.size() && text[from + length] == text[at + length]) ++length;
      }
    }
    const size_t taken = std::max<size_t>(length, 1);
    if (length > 0) {
      out += kCopy;
      write_number(out, at - from);
      write_number(out, length);
    } else {
      out += text[at];
    }
    for (const size_t end = at + taken; at < end; ++at)
      if (at + kShortest <= text.size()) last[text.substr(at, kShortest)] = at;
  }
  return out;
}

std::optional<std::string> expand(std::string_view rest, size_t most) {
  std::string out;
  while (!rest.empty()) {
    const char c = rest.front();
    rest.remove_prefix(1);
    if (c != kCopy) {
      out += c;
      continue;
    }
    const std::optional<uint64_t> back = read_number(rest), length = read_number(rest);
    if (!back || !length || *back == 0 || *back > out.size() || *length > most - std::min(most, out.size()))
      return std::nullopt;
    for (uint64_t i = 0; i < *length; ++i) out += out[out.size() - *back];
  }
  return out;
}

}  // namespace needle::witness
