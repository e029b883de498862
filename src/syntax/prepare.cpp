// Text preparation: byte order mark, invalid UTF-8, literate style, CPP.
#include "syntax/prepare.h"

#include "base/unicode.h"
#include "syntax/parse.h"

namespace needle::syntax {
namespace {

bool all_ascii(std::string_view text) {
  for (char c : text)
    if (static_cast<unsigned char>(c) >= 0x80) return false;
  return true;
}

// Bad bytes become U+FFFD; the first few are reported.
std::string checked_utf8(std::string_view text, FileId file, Diagnostics& diagnostics) {
  std::string out;
  out.reserve(text.size());
  int reported = 0;
  while (!text.empty()) {
    if (static_cast<unsigned char>(text.front()) < 0x80) {
      out += text.front();
      text.remove_prefix(1);
      continue;
    }
    size_t before = text.size();
    std::string_view rest = text;
    int64_t c = take_utf8(rest, false);
    size_t used = before - rest.size();
    if (c == 0xFFFD && used == 1) {
      auto at = static_cast<uint32_t>(out.size());
      append_utf8(out, c);
      if (++reported <= 3) diagnostics.error(104, {file, at, at + 3}, "invalid UTF-8 in source file");
    } else {
      out += text.substr(0, used);
    }
    text = rest;
  }
  return out;
}

}  // namespace

std::string prepare_text(const std::string& path, std::string text, FileId file, Diagnostics& diagnostics) {
  if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
  if (!all_ascii(text)) text = checked_utf8(text, file, diagnostics);
  if (path.ends_with(".lhs")) text = unlit(text, file, diagnostics);
  if (asks_for_cpp(text)) text = preprocess(text, path, file, diagnostics);
  return text;
}

}  // namespace needle::syntax
