#include "base/unicode.h"

#include <algorithm>
#include <iterator>

namespace needle {
namespace {

struct CaseRun {
  int32_t first, last, stride, delta;
};

#include "base/unicode.inc"

constexpr int kNotAssigned = 29;
constexpr int64_t kReplacement = 0xFFFD;

template <size_t N>
int64_t map_case(const CaseRun (&runs)[N], int64_t c) {
  auto it =
      std::upper_bound(std::begin(runs), std::end(runs), c, [](int64_t x, const CaseRun& r) { return x < r.first; });
  if (it == std::begin(runs)) return c;
  --it;
  return c <= it->last && (c - it->first) % it->stride == 0 ? c + it->delta : c;
}

}  // namespace

int char_category(int64_t c) {
  if (c < 0 || c > 0x10FFFF) return kNotAssigned;
  auto it = std::upper_bound(std::begin(kCategories), std::end(kCategories), static_cast<uint32_t>(c * 32 + 31));
  return static_cast<int>(*(it - 1) % 32);
}

int64_t category_run(int64_t i) {
  constexpr int64_t kEnd = 0x110000;
  const auto count = static_cast<int64_t>(std::size(kCategories));
  if (i == count) return kEnd;
  return i < 0 || i > count ? count : kCategories[i] / 32;
}

int64_t char_to_upper(int64_t c) {
  return map_case(kToUpper, c);
}
int64_t char_to_lower(int64_t c) {
  return map_case(kToLower, c);
}
int64_t char_to_title(int64_t c) {
  return map_case(kToTitle, c);
}

void append_utf8(std::string& out, int64_t c) {
  auto put = [&](int64_t byte) { out.push_back(static_cast<char>(byte)); };
  if (c < 0x80) {
    put(c);
  } else if (c < 0x800) {
    put(0xC0 | c >> 6);
    put(0x80 | (c & 0x3F));
  } else if (c < 0x10000) {
    put(0xE0 | c >> 12);
    put(0x80 | (c >> 6 & 0x3F));
    put(0x80 | (c & 0x3F));
  } else {
    put(0xF0 | c >> 18);
    put(0x80 | (c >> 12 & 0x3F));
    put(0x80 | (c >> 6 & 0x3F));
    put(0x80 | (c & 0x3F));
  }
}

int64_t take_utf8(std::string_view& text, bool surrogates) {
  auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
  unsigned char lead = byte(0);
  size_t length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
  bool good = length != 0 && length <= text.size();
  for (size_t i = 1; good && i < length; ++i) good = (byte(i) & 0xC0) == 0x80;
  int64_t c = kReplacement;
  if (good) {
    c = length == 1 ? lead : lead & (0x7F >> length);
    for (size_t i = 1; i < length; ++i) c = c << 6 | (byte(i) & 0x3F);
    constexpr int64_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
    good = c >= kLeast[length] && c <= 0x10FFFF && (surrogates || c < 0xD800 || c > 0xDFFF);
  }
  text.remove_prefix(good ? length : 1);
  return good ? c : kReplacement;
}

}  // namespace needle
