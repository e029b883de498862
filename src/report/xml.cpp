#include "report/xml.h"

#include <map>

#include "base/unicode.h"

namespace needle::report {
namespace {

// XML 1.0 has no way to write most control characters, surrogates, and two others.
bool can_be_written(int64_t c) {
  return (c >= 0x20 || c == '\t') && (c < 0xD800 || c > 0xDFFF) && c != 0xFFFE && c != 0xFFFF;
}

}  // namespace

std::string xml_escaped(std::string_view text) {
  static constexpr int64_t kReplacement = 0xFFFD;
  static const std::map<int64_t, const char*> kNamed = {
      {'&', "&amp;"}, {'<', "&lt;"}, {'>', "&gt;"}, {'"', "&quot;"}, {'\n', "&#10;"}};
  std::string out;
  while (!text.empty()) {
    const int64_t c = take_utf8(text, false);
    const auto named = kNamed.find(c);
    if (named != kNamed.end()) {
      out += named->second;
    } else {
      append_utf8(out, can_be_written(c) ? c : kReplacement);
    }
  }
  return out;
}

}  // namespace needle::report
