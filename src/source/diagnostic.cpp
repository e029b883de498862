#include "source/diagnostic.h"

#include <fmt/format.h>

#include <algorithm>

namespace needle {
namespace {

constexpr uint32_t kWidestExcerpt = 160;  // characters of a source line that are shown

struct Paint {
  bool on;
  std::string operator()(const char* code, std::string_view text) const {
    return on ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
  }
};

size_t next_character(std::string_view text, size_t at) {
  ++at;
  while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80) ++at;
  return at;
}

bool is_character(std::string_view bytes) {
  auto first = static_cast<unsigned char>(bytes[0]);
  size_t length = first < 0x80                    ? 1
                  : first >= 0xC2 && first < 0xE0 ? 2
                  : first >= 0xE0 && first < 0xF0 ? 3
                  : first < 0xF5                  ? 4
                                                  : 0;
  return bytes.size() == length && (first < 0x80 || first >= 0xC2);
}

// The characters [from, from + count) of a line, control characters made blank so that the carets stay below their
// text.
std::string excerpt(std::string_view line, uint32_t from, uint32_t count) {
  std::string out;
  size_t at = 0;
  for (uint32_t i = 1; at < line.size(); ++i) {
    size_t next = next_character(line, at);
    if (i >= from + count) break;
    if (i >= from) {
      if (static_cast<unsigned char>(line[at]) < 0x20 || line[at] == 0x7f)
        out += ' ';
      else if (!is_character(line.substr(at, next - at)))
        out += "\xEF\xBF\xBD";
      else
        out += line.substr(at, next - at);
    }
    at = next;
  }
  return out;
}

uint32_t length_of(std::string_view line) {
  uint32_t n = 0;
  for (size_t at = 0; at < line.size(); at = next_character(line, at)) ++n;
  return n;
}

//    |
// 12 | f x = y + 1
//    |       ^
std::string show_line(Span span, const Sources& sources, Paint paint) {
  Place from = sources.begin_of(span), to = sources.last_of(span);
  std::string_view line = sources.line(span.file, from.line);
  uint32_t length = length_of(line);
  bool goes_on = to.line != from.line;
  uint32_t last = goes_on ? std::max(length, from.column) : to.column;
  uint32_t first_shown = from.column > kWidestExcerpt - 40 ? from.column - 40 : 1;
  std::string text = excerpt(line, first_shown, kWidestExcerpt);
  while (!text.empty() && text.back() == ' ') text.pop_back();
  uint32_t carets = std::min(last - from.column + 1, kWidestExcerpt - (from.column - first_shown));
  std::string marks = std::string(carets, '^') + (goes_on ? "..." : "");
  std::string number = std::to_string(from.line);
  std::string gutter(number.size() + 1, ' ');
  std::string out = paint("1;34", gutter + "|") + "\n";
  out += paint("1;34", number + " |") + (text.empty() ? "" : " " + text) + "\n";
  out += paint("1;34", gutter + "|") + " " + std::string(from.column - first_shown, ' ') + paint("1;31", marks) + "\n";
  return out;
}

void add_indented(std::string& out, std::string_view text, std::string_view first, std::string_view rest) {
  bool at_first = true;
  while (true) {
    size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    if (!line.empty()) out += fmt::format("{}{}", at_first ? first : rest, line);
    out += '\n';
    at_first = false;
    if (end == std::string_view::npos) return;
    text.remove_prefix(end + 1);
  }
}

// Edits (insert, delete, change, swap neighbours) between two words; anything above `limit` is reported as limit + 1.
size_t edit_distance(std::string_view a, std::string_view b, size_t limit) {
  if (std::max(a.size(), b.size()) - std::min(a.size(), b.size()) > limit) return limit + 1;
  std::vector<size_t> before(b.size() + 1), last(b.size() + 1), now(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    now[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) now[j] = std::min(now[j], before[j - 2] + 1);
    }
    std::swap(before, last);
    std::swap(last, now);
  }
  return std::min(last[b.size()], limit + 1);
}

}  // namespace

std::string print_diagnostic(const Diagnostic& d, const Sources& sources, bool color) {
  Paint paint{color};
  std::string out;
  if (d.span.valid()) out += paint("1", sources.describe(d.span) + ":") + " ";
  bool error = d.severity == Severity::Error;
  out += paint(error ? "1;31" : "1;35", error ? "error:" : "warning:");
  if (d.code) out += fmt::format(" [ND-{:04}]", d.code);
  out += '\n';
  add_indented(out, d.message, "    ", "    ");
  if (d.span.valid()) out += show_line(d.span, sources, paint);
  for (const std::string& hint : d.hints) add_indented(out, hint, "    * ", "      ");
  return out;
}

std::vector<std::string> similar_names(std::string_view name, const std::vector<std::string_view>& candidates) {
  size_t limit = (name.size() + 2) / 4;  // GHC's threshold
  std::vector<std::pair<size_t, std::string_view>> found;
  for (std::string_view c : candidates) {
    if (c == name) continue;
    size_t distance = edit_distance(name, c, limit);
    if (distance <= limit) found.emplace_back(distance, c);
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  std::vector<std::string> out;
  for (auto& [distance, c] : found) {
    if (out.size() == 3) break;
    out.emplace_back(c);
  }
  return out;
}

}  // namespace needle
