// Text as it stands on a terminal: what a character looks like, how many columns it takes, and how a line is cut or
// folded. Whatever comes out can be printed: no control characters, none that turn the direction of writing, no bad
// UTF-8.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace needle::report {

struct Glyph {
  std::string text;
  uint32_t columns = 1;
};
// One for each character as src/source counts them, so that a column of a Place is an index. A tab is the blanks to the
// next multiple of 8.
std::vector<Glyph> glyphs(std::string_view line);

// Colours where they are asked for; the codes are those of diagnostics.
struct Ink {
  bool on = false;
  std::string operator()(const char* code, std::string_view text) const;
};
inline constexpr const char *kBold = "1", *kDeadInk = "1;31", *kColdInk = "1;33", *kGutterInk = "1;34";

size_t columns_of(std::string_view text);
// The text in one line, blanks and ends of lines together one blank.
std::string one_line(std::string_view text);
// At most `width` columns, the last two of them ".." where something is missing; 0: all of it.
std::string cut(std::string_view text, size_t width);
// Lines of at most `width` columns (0: only as the text has them), `first` before the first and `rest` before the
// others, each with a newline. Breaks at blanks, and inside a word that is wider than a line.
std::string folded(std::string_view text, size_t width, std::string_view first = "", std::string_view rest = "");

}  // namespace needle::report
