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

class Reader {
 public:
  Reader(const std::string& path, std::vector<Line> lines) : path_(path), lines_(std::move(lines)) {}

  // What is indented by at least so much.
  void inside(CabalSection& section, size_t indent, size_t depth) {
    constexpr size_t kDeepest = 100;
    if (depth > kDeepest) bad(lines_[at_], "sections are nested too deeply");
    while (at_ < lines_.size() && lines_[at_].indent >= indent) {
      const Line& line = lines_[at_++];
      if (line.text.find('{') != line.text.npos && line.text.find(':') == line.text.npos)
        bad(line, "sections in braces are not understood; write them by indentation");
      const size_t name = name_length(line.text);
      const std::string_view rest = trimmed(line.text.substr(name));
      section.items.emplace_back();
      CabalSection::Item& item = section.items.back();
      if (name > 0 && rest.starts_with(':')) {
        item.field = {lower_case(line.text.substr(0, name)), std::string(trimmed(rest.substr(1)))};
        for (; at_ < lines_.size() && lines_[at_].indent > line.indent; ++at_)
          item.field.value += "\n" + std::string(lines_[at_].text);
        continue;
      }
      if (name == 0) bad(line, "this is neither a field nor a section");
      item.section = {lower_case(line.text.substr(0, name)), std::string(rest), line.number};
      inside(item.section, line.indent + 1, depth + 1);
    }
  }

 private:
  [[noreturn]] void bad(const Line& line, const char* what) const {
    throw BadPackage(fmt::format("{}:{}: error: [ND-0720] {}", path_, line.number, what));
  }

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
  CabalSection out;
  Reader(path, lines_of(text)).inside(out, 0, 0);
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
