#include "source/source.h"

#include <fmt/format.h>

#include <algorithm>

namespace needle {
namespace {

bool continues_character(char c) {
  return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

uint32_t characters(std::string_view text) {
  return static_cast<uint32_t>(std::count_if(text.begin(), text.end(), [](char c) { return !continues_character(c); }));
}

}  // namespace

Span join(Span a, Span b) {
  if (!a.valid()) return b;
  if (!b.valid() || a.file != b.file) return a;
  return {a.file, std::min(a.begin, b.begin), std::max(a.end, b.end)};
}

FileId Sources::add(std::string path, std::string text) {
  files_.push_back({std::move(path), {}, {}, {}});
  FileId id(static_cast<uint32_t>(files_.size() - 1));
  set_text(id, std::move(text));
  return id;
}

size_t SourceFile::index_of(uint32_t number) const {
  if (line_numbers.empty()) return std::min<size_t>(number - 1, line_starts.size());
  return static_cast<size_t>(std::lower_bound(line_numbers.begin(), line_numbers.end(), number) - line_numbers.begin());
}

void Sources::set_text(FileId id, std::string text, std::vector<uint32_t> line_numbers) {
  SourceFile& f = files_[id.index];
  f.line_numbers = std::move(line_numbers);
  f.line_starts = {0};
  for (size_t i = 0; i < text.size(); ++i)
    if (text[i] == '\n') f.line_starts.push_back(static_cast<uint32_t>(i + 1));
  f.text = std::move(text);
}

std::string_view Sources::text(Span span) const {
  if (!span.valid()) return {};
  std::string_view all = file(span.file).text;
  size_t begin = std::min<size_t>(span.begin, all.size());
  size_t end = std::clamp<size_t>(span.end, begin, all.size());
  return all.substr(begin, end - begin);
}

Place Sources::place(FileId id, uint32_t offset) const {
  const SourceFile& f = file(id);
  offset = std::min<uint32_t>(offset, static_cast<uint32_t>(f.text.size()));
  auto next = std::upper_bound(f.line_starts.begin(), f.line_starts.end(), offset);
  uint32_t start = *(next - 1);
  return {f.number_of(static_cast<size_t>(next - f.line_starts.begin()) - 1),
          characters(std::string_view(f.text).substr(start, offset - start)) + 1};
}

Place Sources::last_of(Span span) const {
  if (span.end <= span.begin) return place(span.file, span.begin);
  const std::string& text = file(span.file).text;
  uint32_t last = std::min<uint32_t>(span.end, static_cast<uint32_t>(text.size()));
  if (last > span.begin) --last;
  while (last > span.begin && last < text.size() && continues_character(text[last])) --last;
  return place(span.file, last);
}

std::string_view Sources::line(FileId id, uint32_t line_number) const {
  const SourceFile& f = file(id);
  const size_t at = line_number == 0 ? f.line_starts.size() : f.index_of(line_number);
  if (at == f.line_starts.size()) return {};
  uint32_t begin = f.line_starts[at];
  uint32_t end = at + 1 < f.line_starts.size() ? f.line_starts[at + 1] : static_cast<uint32_t>(f.text.size());
  std::string_view text = std::string_view(f.text).substr(begin, end - begin);
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.remove_suffix(1);
  return text;
}

uint32_t Sources::offset(FileId id, Place place) const {
  const SourceFile& f = file(id);
  if (place.line == 0) return 0;
  const size_t index = f.index_of(place.line);
  if (index == f.line_starts.size()) return static_cast<uint32_t>(f.text.size());
  std::string_view text = line(id, place.line);
  uint32_t column = 1;
  size_t at = 0;
  while (at < text.size() && column < place.column) {
    ++at;
    while (at < text.size() && continues_character(text[at])) ++at;
    ++column;
  }
  return f.line_starts[index] + static_cast<uint32_t>(at);
}

std::string Sources::describe(Span span) const {
  if (!span.valid()) return "<no location>";
  Place from = begin_of(span), to = last_of(span);
  const std::string& path = file(span.file).path;
  if (from.line != to.line) return fmt::format("{}:({},{})-({},{})", path, from.line, from.column, to.line, to.column);
  if (from.column < to.column) return fmt::format("{}:{}:{}-{}", path, from.line, from.column, to.column);
  return fmt::format("{}:{}:{}", path, from.line, from.column);
}

}  // namespace needle
