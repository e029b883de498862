// > bird tracks and LaTeX code blocks.
#include "syntax/prepare.h"

namespace needle::syntax {
namespace {

enum class LineKind { Blank, Text, Bird };

bool is_blank(std::string_view line) {
  return line.find_first_not_of(" \t\r\f") == std::string_view::npos;
}

bool is_mark(std::string_view line, std::string_view mark) {
  if (!line.starts_with(mark)) return false;
  return is_blank(line.substr(mark.size()));
}

}  // namespace

std::string unlit(std::string_view text, FileId file, Diagnostics& diagnostics) {
  std::string out;
  out.reserve(text.size());
  bool in_code = false, any = false;
  uint32_t opened = 0;
  LineKind before = LineKind::Blank;
  while (!text.empty()) {
    size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    auto at = static_cast<uint32_t>(out.size());
    LineKind now = line.starts_with(">") ? LineKind::Bird : is_blank(line) ? LineKind::Blank : LineKind::Text;
    if (in_code) {
      if (is_mark(line, "\\end{code}"))
        in_code = false;
      else
        out += line;
      now = LineKind::Blank;
    } else if (is_mark(line, "\\begin{code}")) {
      in_code = any = true;
      opened = at;
      now = LineKind::Blank;
    } else if (now == LineKind::Bird) {
      any = true;
      out += ' ';
      out += line.substr(1);
    } else if (line.starts_with("#")) {
      out += line;  // for CPP
      now = before;
    }
    bool touching =
        (before == LineKind::Text && now == LineKind::Bird) || (before == LineKind::Bird && now == LineKind::Text);
    if (touching)
      diagnostics.error(105, {file, at, at + 1}, "unlit: program line next to comment",
                        {"A blank line must stand between text and '>' lines."});
    before = now;
    if (end == std::string_view::npos) break;
    out += '\n';
    text.remove_prefix(end + 1);
  }
  if (in_code)
    diagnostics.error(105, {file, opened, opened}, "unlit: missing \\end{code}");
  else if (!any)
    diagnostics.error(105, {file, 0, 0}, "unlit: no definitions in file (perhaps you forgot the '>'s?)");
  return out;
}

}  // namespace needle::syntax
