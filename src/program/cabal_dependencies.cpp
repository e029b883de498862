#include "program/cabal_dependencies.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace needle::program {

std::vector<Dependency> read_dependencies(const std::string& path, const CabalField& field) {
  std::vector<Dependency> out;
  const std::string& text = field.value;
  const auto is_name = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '_'; };
  for (size_t at = 0; at < text.size();) {
    if (!is_name(text[at])) {
      ++at;
      continue;
    }
    const size_t line = static_cast<size_t>(std::count(text.begin(), text.begin() + static_cast<long>(at), '\n'));
    size_t end = at;
    while (end < text.size() && is_name(text[end])) ++end;
    Dependency found{text.substr(at, end - at)};
    if (line < field.lines.size()) found.place = fmt::format("{}:{}", path, field.lines[line]);
    bool braces = false;
    for (at = end; at < text.size() && (braces || text[at] != ','); ++at) {
      if (text[at] == '{' || text[at] == '}') braces = text[at] == '{';
      found.range += text[at];
    }
    if (found.range.starts_with(':')) {  // parts of the package
      const size_t after = found.range.find_first_of("<>=^");
      found.range = after == found.range.npos ? "" : found.range.substr(after);
    }
    out.push_back(std::move(found));
  }
  return out;
}

}  // namespace needle::program
