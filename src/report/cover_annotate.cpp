// The source around what is not covered:
//
//   === Queue from Queue.hs ===
//      ...
//   11 | push x q
//   12 |   | x > 3 = error "full"
//      |     ^^^^^   ~~~~~~~~~~~~
//      |     always False: no caller passes more than 3
//      |             unknown: random runs, symbolic to size 6
//
// What follows from another place, as a branch does from its condition, is underlined and has no reason of its own. A
// line that is wider than the terminal goes on in the next one, with what is below it.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "report/columns.h"
#include "report/cover.h"
#include "report/cover_places.h"

namespace needle::report {
namespace {

using namespace claim;

constexpr uint32_t kContext = 2;      // lines before and after
constexpr uint32_t kLongPlace = 6;    // lines of a place from which on its middle is left out
constexpr uint32_t kShownOfLong = 3;  // of its first lines, then
constexpr size_t kLeastNote = 12;     // columns that a reason has at least

struct Annotator {
  const CoverModule& module;
  Screen screen;
  SourceText source{module.source};
  Ink ink{screen.colour};
  std::vector<CoverPlace> marks = {};
  std::string out = {};
  size_t gutter = 0;  // columns of a line number

  explicit Annotator(const CoverModule& m, Screen s) : module(m), screen(s) {
    for (const CoverPlace& place : places_of(module, source))
      if (place.outer) marks.push_back(place);
    uint32_t last = 0;
    for (uint32_t line : shown_lines()) last = std::max(last, line);
    gutter = std::to_string(last).size();
  }

  // Behind the last end of a line there is no line.
  uint32_t lines() const { return source.lines() - (source.line(source.lines()).empty() ? 1 : 0); }
  uint32_t last_line(const CoverTick& tick) const { return std::min(std::max(tick.line, tick.end_line), lines()); }
  size_t room() const {  // for source
    const size_t before = gutter + 3;
    return screen.width == 0 ? 0 : screen.width > before + 4 ? screen.width - before : 4;
  }
  std::string margin(const std::string& number) const {
    return ink(kGutterInk, fmt::format("{:>{}} |", number, gutter));
  }
  void row(const std::string& number, const std::string& text) {
    const size_t end = text.find_last_not_of(' ');
    out += margin(number) + (end == std::string::npos ? "" : " " + text.substr(0, end + 1)) + "\n";
  }

  std::set<uint32_t> shown_lines() const;
  std::string painted(const std::string& underline) const;
  void line(uint32_t number);
  void note(const CoverPlace& place, const std::vector<Glyph>& characters);
  void all();
};

std::set<uint32_t> Annotator::shown_lines() const {
  std::set<uint32_t> wanted;
  for (const CoverPlace& m : marks) {
    const uint32_t from = m.tick->line, to = last_line(*m.tick);
    const bool is_long = to - from >= kLongPlace;
    for (uint32_t n = from - std::min(from - 1, kContext); n <= std::min(to + kContext, lines()); ++n)
      if (!is_long || n < from + kShownOfLong || n >= to) wanted.insert(n);
  }
  // A gap of one line takes as much room as the line.
  std::set<uint32_t> joined;
  for (uint32_t n : wanted) {
    if (!joined.empty() && n == *joined.rbegin() + 2) joined.insert(n - 1);
    joined.insert(n);
  }
  return joined;
}

// Each run of one sign in its colour.
std::string Annotator::painted(const std::string& underline) const {
  std::string shown;
  for (size_t i = 0; i < underline.size();) {
    const size_t end = std::min(underline.find_first_not_of(underline[i], i), underline.size());
    const std::string run = underline.substr(i, end - i);
    shown += run[0] == ' ' ? run : ink(run[0] == '^' ? kDeadInk : kColdInk, run);
    i = end;
  }
  return shown;
}

void Annotator::note(const CoverPlace& place, const std::vector<Glyph>& characters) {
  const CoverTick& tick = *place.tick;
  size_t indent = 0;  // below the first character, on its line or on the last one below what is underlined there
  const size_t start = tick.line == tick.end_line ? tick.column - 1 : 0;
  for (size_t i = 0; i < std::min(start, characters.size()); ++i) indent += characters[i].columns;
  if (start == 0)
    for (const Glyph& g : characters) {
      if (g.text[0] != ' ') break;
      indent += g.columns;
    }
  if (room() > 0) indent = indent + kLeastNote + 8 > room() ? std::min<size_t>(2, room() / 4) : indent;
  std::string said = words_for(place);
  if (!tick.reason.empty()) said += ": " + tick.reason;
  const std::string blanks(indent, ' ');
  std::string lines = folded(said, room() == 0 ? 0 : room() - indent);
  while (!lines.empty()) {
    const size_t end = lines.find('\n');
    row("", blanks + ink(tick.reach == Reach::Unreachable ? kDeadInk : kColdInk, lines.substr(0, end)));
    lines.erase(0, end + 1);
  }
}

void Annotator::line(uint32_t number) {
  const std::vector<Glyph> characters = glyphs(source.line(number));
  size_t first_word = 0;
  while (first_word < characters.size() && characters[first_word].text[0] == ' ') ++first_word;
  std::string signs(characters.size(), ' ');  // by character
  bool marked = false;
  std::vector<const CoverPlace*> ending;
  for (const CoverPlace& m : marks) {  // what is inside comes later, and is seen
    const CoverTick& t = *m.tick;
    if (number < t.line || number > last_line(t)) continue;
    const size_t from = number == t.line ? t.column - 1 : first_word;
    const size_t to = number == t.end_line ? std::min<size_t>(t.end_column, signs.size()) : signs.size();
    for (size_t i = from; i < to; ++i) signs[i] = t.reach == Reach::Unreachable ? '^' : '~';
    marked = true;
    if (number == last_line(t) && m.shown) ending.push_back(&m);
  }
  std::string text, underline, label = std::to_string(number);
  size_t used = 0;
  auto flush = [&] {
    row(label, text);
    if (underline.find_first_not_of(' ') != std::string::npos)
      row("", painted(underline.substr(0, underline.find_last_not_of(' ') + 1)));
    label.clear(), text.clear(), underline.clear();
    used = 0;
  };
  for (size_t i = 0; i < characters.size(); ++i) {
    if (room() > 0 && used + characters[i].columns > room()) {
      if (!marked) {  // context is only cut
        text = cut(text + characters[i].text, room());
        break;
      }
      flush();
    }
    text += characters[i].text;
    underline.append(characters[i].columns, signs[i]);
    used += characters[i].columns;
  }
  flush();
  for (const CoverPlace* m : ending) note(*m, characters);
}

void Annotator::all() {
  if (marks.empty()) return;
  std::string head =
      folded(fmt::format("=== {} from {} ===", one_line(module.name), one_line(module.file)), screen.width);
  head.pop_back();
  out += ink(kBold, head) + "\n";
  uint32_t before = 0;
  for (uint32_t number : shown_lines()) {
    if (number != before + 1) out += ink(kGutterInk, std::string(gutter, ' ') + "...") + "\n";
    line(number);
    before = number;
  }
  if (before < lines()) out += ink(kGutterInk, std::string(gutter, ' ') + "...") + "\n";
}

}  // namespace

std::string cover_annotated(const Coverage& coverage, Screen screen) {
  std::string out;
  for (const CoverModule& module : coverage.modules) {
    Annotator a(module, screen);
    a.all();
    if (!a.out.empty()) out += (out.empty() ? "" : "\n") + a.out;
  }
  return out;
}

}  // namespace needle::report
