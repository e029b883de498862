#include "report/source_text.h"

#include <algorithm>

namespace needle::report {

SourceText::SourceText(std::string_view text) : text_(text), starts_{0} {
  characters_.reserve(text.size() + 1);
  for (size_t i = 0; i < text.size(); ++i) {
    const bool continues = (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80;
    // A byte at the front of a line begins a character whatever it is.
    if (!continues || i == 0 || text[i - 1] == '\n') characters_.push_back(static_cast<uint32_t>(i));
    if (text[i] == '\n') starts_.push_back(static_cast<uint32_t>(characters_.size()));
  }
  characters_.push_back(static_cast<uint32_t>(text.size()));
}

std::string_view SourceText::line(uint32_t number) const {
  if (number == 0 || number > lines()) return {};
  const size_t begin = characters_[starts_[number - 1]];
  const size_t end = number < lines() ? characters_[starts_[number]] : text_.size();
  std::string_view out = text_.substr(begin, end - begin);
  while (out.ends_with('\n') || out.ends_with('\r')) out.remove_suffix(1);
  return out;
}

size_t SourceText::offset(uint32_t line_number, uint32_t column) const {
  if (line_number == 0) return 0;
  if (line_number > lines()) return text_.size();
  const std::string_view whole = line(line_number);
  const size_t end = static_cast<size_t>(whole.data() - text_.data()) + whole.size();
  const size_t index = size_t{starts_[line_number - 1]} + std::max(column, 1U) - 1;
  return index < characters_.size() ? std::min<size_t>(characters_[index], end) : end;
}

}  // namespace needle::report
