#include "witness/argument.h"

#include <algorithm>
#include <cctype>

namespace needle::witness {
namespace {

// Whether the bracket or quote that it begins with ends where it ends: (+>) 0 nil does not.
bool is_closed_text(const std::string& text) {
  int depth = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') {
      for (++i; i < text.size() && text[i] != '"'; ++i) i += text[i] == '\\';
    } else if (c == '\'' && i + 2 < text.size() && (text[i + 1] == '\\' || text[i + 2] == '\'')) {
      for (i += text[i + 1] == '\\' ? 3 : 2; i < text.size() && text[i] != '\'';) ++i;
    } else {
      depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
    }
    if (depth == 0 && i + 1 < text.size()) return false;
  }
  return true;
}

bool is_name_or_number(const std::string& text) {
  return std::all_of(text.begin(), text.end(), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == '\'';
  });
}

}  // namespace

std::string as_argument(const std::string& expression) {
  static constexpr std::string_view kOpening = "([\"'";
  const bool opens = !expression.empty() && kOpening.find(expression[0]) != std::string_view::npos;
  const bool closed = opens && is_closed_text(expression);
  return closed || is_name_or_number(expression) ? expression : "(" + expression + ")";
}

}  // namespace needle::witness
