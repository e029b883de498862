#include "report/hpc_places.h"

#include <algorithm>

namespace needle::report {

uint32_t next_character(std::string_view text, size_t& at) {
  const auto byte = [&](size_t i) { return static_cast<uint8_t>(text[i]); };
  const uint8_t first = byte(at++);
  const int more = first < 0xC0 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
  uint32_t out = more == 0 ? first : first & (0x3Fu >> more);
  for (int i = 0; i < more && at < text.size() && (byte(at) & 0xC0) == 0x80; ++i) out = out << 6 | (byte(at++) & 0x3Fu);
  return out;
}

TabStops::TabStops(std::string_view source) {
  if (source.find('\t') == std::string_view::npos) return;  // then both columns are the same
  for (size_t begin = 0; begin <= source.size();) {
    const size_t end = std::min(source.find('\n', begin), source.size());
    lines_.push_back(source.substr(begin, end - begin));
    begin = end + 1;
  }
}

uint32_t TabStops::column(uint32_t line, uint32_t character) const {
  if (line == 0 || line > lines_.size()) return character;
  const std::string_view text = lines_[line - 1];
  uint32_t column = 1, seen = 1;
  for (size_t at = 0; at < text.size() && seen < character; ++seen) {
    const bool tab = next_character(text, at) == '\t';
    column = tab ? (column - 1) / kTabStop * kTabStop + kTabStop + 1 : column + 1;
  }
  return column + (character - seen);
}

MixBox place_of(const claim::CoverTick& tick, const TabStops& tabs) {
  MixBox out;
  out.box = tick.box;
  out.value = tick.value;
  out.path = tick.path;
  out.line = tick.line;
  out.column = tabs.column(tick.line, tick.column);
  out.end_line = tick.end_line;
  out.end_column = tabs.column(tick.end_line, tick.end_column + 1) - 1;
  return out;
}

}  // namespace needle::report
