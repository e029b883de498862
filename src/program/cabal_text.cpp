#include "program/cabal_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace needle::program {
namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front()))) text.remove_prefix(1);
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back()))) text.remove_suffix(1);
  return text;
}

size_t name_length(std::string_view text) {
  size_t n = 0;
  while (n < text.size() && (std::isalnum(static_cast<unsigned char>(text[n])) || text[n] == '-' || text[n] == '_'))
    ++n;
  return n;
}

struct Line {
  size_t number = 0, indent = 0;
  std::string_view text;  // without the indentation
};

std::vector<Line> lines_of(std::string_view text) {
  std::vector<Line> out;
  for (size_t number = 1; !text.empty(); ++number) {
    const size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    size_t indent = 0;
    while (indent < line.size() && (line[indent] == ' ' || line[indent] == '\t')) ++indent;
    const std::string_view rest = trimmed(line);
    if (!rest.empty() && !rest.starts_with("--")) out.push_back({number, indent, rest});
  }
  return out;
}

constexpr size_t kDeepest = 100;

[[noreturn]] void bad(const std::string& path, const Line& line, const char* what) {
  throw BadPackage(fmt::format("{}:{}: error: [ND-0720] {}", path, line.number, what));
}

// Braces as indentation:
//
//   if os(linux) { cpp-options: -DX }      if os(linux)
//                                             cpp-options: -DX
//
// What stands between braces keeps its indentation and is moved to the right of what the braces belong to.
class Unbracing {
 public:
  explicit Unbracing(const std::string& path) : path_(path) {}

  void add(Line line) {
    line.text = trimmed(line.text);
    if (line.text.empty()) return;
    const auto part = [&](size_t from, size_t length) {
      return Line{line.number, line.indent, line.text.substr(from, length)};
    };
    if (const size_t brace = opening(line.text); brace != line.text.npos) {
      if (moved_.size() > kDeepest) bad(path_, line, "sections are nested too deeply");
      add(part(0, brace));
      moved_.push_back(out_.back().indent + 1);
      opened_ = line;
      return add(part(brace + 1, line.text.npos));
    }
    if (!moved_.empty() && line.text.starts_with('}')) {
      moved_.pop_back();
      return add(part(1, line.text.npos));
    }
    if (!moved_.empty() && line.text.ends_with('}')) {
      add(part(0, line.text.size() - 1));
      moved_.pop_back();
      return;
    }
    if (!moved_.empty()) line.indent += moved_.back();
    out_.push_back(line);
  }

  std::vector<Line> finish() {
    if (!moved_.empty()) bad(path_, opened_, "this brace is not closed");
    return std::move(out_);
  }

 private:
  // Where a brace opens that belongs to a section, to a field, or to the field on the line before. In the middle of a
  // value it is text.
  size_t opening(std::string_view text) const {
    const size_t brace = text.find('{');
    if (brace == text.npos) return brace;
    const std::string_view before = trimmed(text.substr(0, brace));
    if (before.empty()) return !out_.empty() && out_.back().text.ends_with(':') ? brace : text.npos;
    const size_t name = name_length(before);
    if (trimmed(before.substr(name)) == ":") return brace;
    static constexpr std::string_view kSections[] = {"library", "executable", "test-suite",        "benchmark",
                                                     "flag",    "common",     "source-repository", "if",
                                                     "elif",    "else",       "custom-setup",      "foreign-library"};
    const bool section = std::find(std::begin(kSections), std::end(kSections), lower_case(before.substr(0, name))) !=
                         std::end(kSections);
    return section && before.find(':') == before.npos ? brace : text.npos;
  }

  const std::string& path_;
  std::vector<Line> out_;
  std::vector<size_t> moved_;  // how far, for each open brace
  Line opened_;                // the last
};

class Reader {
 public:
  Reader(const std::string& path, std::vector<Line> lines) : path_(path), lines_(std::move(lines)) {}

  // What is indented by at least so much.
  void inside(CabalSection& section, size_t indent, size_t depth) {
    if (depth > kDeepest) bad(path_, lines_[at_], "sections are nested too deeply");
    while (at_ < lines_.size() && lines_[at_].indent >= indent) {
      const Line& line = lines_[at_++];
      const size_t name = name_length(line.text);
      const std::string_view rest = trimmed(line.text.substr(name));
      section.items.emplace_back();
      CabalSection::Item& item = section.items.back();
      if (name > 0 && rest.starts_with(':')) {
        item.field = {lower_case(line.text.substr(0, name)), std::string(trimmed(rest.substr(1))), {line.number}};
        for (; at_ < lines_.size() && lines_[at_].indent > line.indent; ++at_) {
          item.field.value += "\n" + std::string(lines_[at_].text);
          item.field.lines.push_back(lines_[at_].number);
        }
        continue;
      }
      if (name == 0) bad(path_, line, "this is neither a field nor a section");
      item.section = {lower_case(line.text.substr(0, name)), std::string(rest), line.number};
      inside(item.section, line.indent + 1, depth + 1);
    }
  }

 private:
  const std::string& path_;
  const std::vector<Line> lines_;
  size_t at_ = 0;
};

}  // namespace

std::string lower_case(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return out;
}

CabalSection read_cabal_text(const std::string& path, std::string_view text) {
  Unbracing lines(path);
  for (const Line& line : lines_of(text)) lines.add(line);
  CabalSection out;
  Reader(path, lines.finish()).inside(out, 0, 0);
  return out;
}

std::vector<std::string> cabal_words(const std::string& value) {
  std::vector<std::string> out;
  std::string word;
  bool quoted = false;
  const auto end = [&] {
    if (!word.empty()) out.push_back(std::move(word));
    word.clear();
  };
  for (char c : value) {
    if (c == '"')
      quoted = !quoted;
    else if (!quoted && (c == ',' || std::isspace(static_cast<unsigned char>(c))))
      end();
    else
      word += c;
  }
  end();
  return out;
}

}  // namespace needle::program
