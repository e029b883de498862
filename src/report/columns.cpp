#include "report/columns.h"

#include <algorithm>
#include <array>

#include "base/unicode.h"

namespace needle::report {
namespace {

constexpr uint32_t kTabStop = 8;
constexpr const char* kBadCharacter = "\xEF\xBF\xBD";

struct CharacterRange {
  int64_t from, to;
};
// What terminals draw two columns wide: East Asian Width W and F, neighbouring blocks joined.
constexpr std::array kWideCharacters = std::to_array<CharacterRange>({
    {0x1100, 0x115F},   {0x231A, 0x231B},   {0x2329, 0x232A},   {0x23E9, 0x23EC},   {0x23F0, 0x23F0},
    {0x23F3, 0x23F3},   {0x25FD, 0x25FE},   {0x2614, 0x2615},   {0x2648, 0x2653},   {0x267F, 0x267F},
    {0x2693, 0x2693},   {0x26A1, 0x26A1},   {0x26AA, 0x26AB},   {0x26BD, 0x26BE},   {0x26C4, 0x26C5},
    {0x26CE, 0x26CE},   {0x26D4, 0x26D4},   {0x26EA, 0x26EA},   {0x26F2, 0x26F3},   {0x26F5, 0x26F5},
    {0x26FA, 0x26FA},   {0x26FD, 0x26FD},   {0x2705, 0x2705},   {0x270A, 0x270B},   {0x2728, 0x2728},
    {0x274C, 0x274C},   {0x274E, 0x274E},   {0x2753, 0x2755},   {0x2757, 0x2757},   {0x2795, 0x2797},
    {0x27B0, 0x27B0},   {0x27BF, 0x27BF},   {0x2B1B, 0x2B1C},   {0x2B50, 0x2B50},   {0x2B55, 0x2B55},
    {0x2E80, 0x303E},   {0x3041, 0x33FF},   {0x3400, 0x4DBF},   {0x4E00, 0xA4CF},   {0xA960, 0xA97C},
    {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE10, 0xFE19},   {0xFE30, 0xFE6B},   {0xFF01, 0xFF60},
    {0xFFE0, 0xFFE6},   {0x16FE0, 0x18D08}, {0x1AFF0, 0x1B2FB}, {0x1F004, 0x1F004}, {0x1F0CF, 0x1F0CF},
    {0x1F18E, 0x1F18E}, {0x1F191, 0x1F19A}, {0x1F200, 0x1F320}, {0x1F32D, 0x1F335}, {0x1F337, 0x1F37C},
    {0x1F37E, 0x1F393}, {0x1F3A0, 0x1F3CA}, {0x1F3CF, 0x1F3D3}, {0x1F3E0, 0x1F3F0}, {0x1F3F4, 0x1F3F4},
    {0x1F3F8, 0x1F43E}, {0x1F440, 0x1F440}, {0x1F442, 0x1F4FC}, {0x1F4FF, 0x1F53D}, {0x1F54B, 0x1F54E},
    {0x1F550, 0x1F567}, {0x1F57A, 0x1F57A}, {0x1F595, 0x1F596}, {0x1F5A4, 0x1F5A4}, {0x1F5FB, 0x1F64F},
    {0x1F680, 0x1F6C5}, {0x1F6CC, 0x1F6CC}, {0x1F6D0, 0x1F6D2}, {0x1F6D5, 0x1F6D7}, {0x1F6DC, 0x1F6DF},
    {0x1F6EB, 0x1F6EC}, {0x1F6F4, 0x1F6FC}, {0x1F7E0, 0x1F7EB}, {0x1F7F0, 0x1F7F0}, {0x1F90C, 0x1F93A},
    {0x1F93C, 0x1F945}, {0x1F947, 0x1F9FF}, {0x1FA70, 0x1FAF8}, {0x20000, 0x3FFFD},
});

bool is_wide(int64_t c) {
  const auto* at = std::upper_bound(kWideCharacters.begin(), kWideCharacters.end(), c,
                                    [](int64_t x, const CharacterRange& r) { return x < r.from; });
  return at != kWideCharacters.begin() && c <= (at - 1)->to;
}

bool turns_direction(int64_t c) {
  return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069) || c == 0x200E || c == 0x200F || c == 0x61C;
}

bool is_control(int64_t c) {
  return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029;
}

// Marks that stand on the character before them, and characters without a shape (but not the soft hyphen).
bool takes_no_column(int64_t c) {
  enum Category : uint8_t { NonSpacingMark = 5, EnclosingMark = 7, Format = 26 };  // Data.Char.GeneralCategory
  const int category = char_category(c);
  return category == NonSpacingMark || category == EnclosingMark || (category == Format && c != 0xAD);
}

// The bytes of one character, as src/source sees it: up to the next byte that can begin one.
std::string_view take_character(std::string_view& text) {
  size_t n = 1;
  while (n < text.size() && (static_cast<unsigned char>(text[n]) & 0xC0) == 0x80) ++n;
  const std::string_view out = text.substr(0, n);
  text.remove_prefix(n);
  return out;
}

Glyph glyph(std::string_view bytes) {
  std::string_view rest = bytes;
  const int64_t c = take_utf8(rest, false);
  if (is_control(c) && rest.empty()) return {" ", 1};
  if (!rest.empty() || turns_direction(c) || c == 0xFFFD) return {kBadCharacter, 1};
  return {std::string(bytes), takes_no_column(c) ? 0U : is_wide(c) ? 2U : 1U};
}

// A line of folded text that is being filled.
struct Folding {
  size_t width;
  std::string_view rest;
  std::string out, line;
  size_t used = 0;  // columns of `line`
  bool has_word = false;

  void start(std::string_view indent) {
    // Deep indentation must leave room for words.
    constexpr size_t kRoom = 12;
    if (width > 0) indent = indent.substr(0, width > kRoom ? width - kRoom : 0);
    line = indent;
    used = columns_of(indent);
    has_word = false;
  }
  void finish() {
    while (line.ends_with(' ')) line.pop_back();
    out += line + "\n";
  }
  void add_word(const std::vector<Glyph>& word) {
    size_t columns = 0;
    for (const Glyph& g : word) columns += g.columns;
    if (width > 0 && has_word && used + 1 + columns > width) {
      finish();
      start(rest);
    }
    if (has_word) {
      line += ' ';
      ++used;
    }
    has_word = true;
    for (const Glyph& g : word) {
      if (width > 0 && used + g.columns > width) {
        finish();
        start(rest);
        has_word = true;
      }
      line += g.text;
      used += g.columns;
    }
  }
  // Blanks at the front of a line are part of it: that is how what was folded already is indented.
  void add_line(std::string_view text) {
    const size_t blanks = std::min(text.find_first_not_of(' '), text.size());
    if (width == 0 || blanks < width / 3) {
      line.append(blanks, ' ');
      used += blanks;
    }
    std::vector<Glyph> word;
    for (Glyph& g : glyphs(text.substr(blanks))) {
      if (g.text[0] != ' ') {
        word.push_back(std::move(g));
      } else if (!word.empty()) {
        add_word(word);
        word.clear();
      } else if (width == 0) {
        line += ' ';
      }
    }
    if (!word.empty()) add_word(word);
    finish();
  }
};

}  // namespace

std::vector<Glyph> glyphs(std::string_view line) {
  std::vector<Glyph> out;
  out.reserve(line.size());
  uint32_t column = 0;
  while (!line.empty()) {
    const std::string_view bytes = take_character(line);
    if (bytes == "\t") {
      const uint32_t blanks = kTabStop - column % kTabStop;
      out.push_back({std::string(blanks, ' '), blanks});
    } else {
      out.push_back(glyph(bytes));
    }
    column += out.back().columns;
  }
  return out;
}

std::string Ink::operator()(const char* code, std::string_view text) const {
  std::string out(text);
  return on && !out.empty() ? "\x1b[" + std::string(code) + "m" + out + "\x1b[0m" : out;
}

size_t columns_of(std::string_view text) {
  size_t out = 0;
  for (const Glyph& g : glyphs(text)) out += g.columns;
  return out;
}

std::string one_line(std::string_view text) {
  std::string out;
  for (const Glyph& g : glyphs(text)) {
    if (g.text[0] != ' ')
      out += g.text;
    else if (!out.empty() && out.back() != ' ')
      out += ' ';
  }
  while (out.ends_with(' ')) out.pop_back();
  return out;
}

std::string cut(std::string_view text, size_t width) {
  const std::vector<Glyph> all = glyphs(text);
  size_t used = 0;
  std::string out;
  std::string shortened;  // what fits beside the dots
  for (const Glyph& g : all) {
    if (width > 0 && used + g.columns > width) return width < 3 ? shortened : shortened + "..";
    used += g.columns;
    out += g.text;
    if (width < 3 || used + 2 <= width) shortened = out;
  }
  return out;
}

std::string folded(std::string_view text, size_t width, std::string_view first, std::string_view rest) {
  Folding f = {width, rest, {}, {}};
  f.start(first);
  while (true) {
    const size_t end = text.find('\n');
    f.add_line(text.substr(0, end));
    if (end == std::string_view::npos) return f.out;
    text.remove_prefix(end + 1);
    f.start(rest);
  }
}

}  // namespace needle::report
