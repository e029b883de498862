#include "program/yaml.h"

#include <fmt/format.h>

#include <algorithm>

#include "program/cabal_text.h"

namespace needle::program {
namespace {

constexpr size_t kDeepestYaml = 100;

struct YamlLine {
  size_t number = 0, indent = 0;
  std::string_view text;  // without indentation, comment and blanks at the end
  std::string_view raw;
};

std::string_view without_blanks(std::string_view text) {
  const size_t from = text.find_first_not_of(" \t\r");
  return from == text.npos ? std::string_view() : text.substr(from, text.find_last_not_of(" \t\r") + 1 - from);
}

// A quote opens a text only where a value begins.
std::string_view without_comment(std::string_view text) {
  char quote = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    const bool begins = i == 0 || std::string_view(" \t[{,:").find(text[i - 1]) != std::string_view::npos;
    if (quote == '"' && text[i] == '\\')
      ++i;
    else if (quote)
      quote = text[i] == quote ? 0 : quote;
    else if ((text[i] == '"' || text[i] == '\'') && begins)
      quote = text[i];
    else if (text[i] == '#' && (i == 0 || text[i - 1] == ' ' || text[i - 1] == '\t'))
      return text.substr(0, i);
  }
  return text;
}

std::vector<YamlLine> yaml_lines(std::string_view text) {
  std::vector<YamlLine> out;
  for (size_t number = 1; !text.empty(); ++number) {
    const size_t end = std::min(text.find('\n'), text.size());
    const std::string_view raw = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const size_t indent = std::min(raw.find_first_not_of(' '), raw.size());
    out.push_back({number, indent, without_blanks(without_comment(raw.substr(indent))), raw});
  }
  return out;
}

// A value on one line: a word, a quoted text, [a, b] or {a: b}.
class FlowReader {
 public:
  FlowReader(const std::string& path, size_t line, std::string_view text) : path_(path), line_(line), rest_(text) {}

  YamlNode whole() {
    YamlNode out = value("", 0);
    if (!without_blanks(rest_).empty()) bad("there is more on this line than a value");
    return out;
  }

 private:
  [[noreturn]] void bad(const char* what) const {
    throw BadPackage(fmt::format("{}:{}: error: [ND-0720] {}", path_, line_, what));
  }
  bool accept(char c) {
    rest_ = without_blanks(rest_);
    if (!rest_.starts_with(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }

  YamlNode value(std::string_view ends, size_t depth) {
    if (depth > kDeepestYaml) bad("brackets are nested too deeply");
    rest_ = without_blanks(rest_);
    YamlNode out{.line = line_};
    if (accept('[')) {
      out.kind = YamlNode::Kind::List;
      until(']', [&] { out.items.push_back(value(",]", depth + 1)); });
    } else if (accept('{')) {
      out.kind = YamlNode::Kind::Map;
      until('}', [&] {
        std::string key = word(":");
        if (!accept(':')) bad("there is no ':' after this key");
        out.entries.emplace_back(std::move(key), value(",}", depth + 1));
      });
    } else {
      if (ends.empty() && (rest_.starts_with('&') || rest_.starts_with('*') || rest_.starts_with('!')))
        bad("anchors and tags are not understood");
      out.text = word(ends);
    }
    return out;
  }

  template <class Item>
  void until(char closing, Item item) {
    while (!accept(closing)) {
      if (rest_.empty()) bad("this bracket is not closed");
      item();
      if (!accept(',') && !rest_.starts_with(closing)) bad("there is no ',' after this");
    }
  }

  std::string word(std::string_view ends) {
    rest_ = without_blanks(rest_);
    if (rest_.starts_with('"') || rest_.starts_with('\'')) return quoted(rest_.front());
    const std::string_view out = rest_.substr(0, ends.empty() ? rest_.npos : rest_.find_first_of(ends));
    rest_.remove_prefix(out.size());
    return std::string(without_blanks(out));
  }
  std::string quoted(char quote) {
    std::string out;
    for (size_t i = 1; i < rest_.size(); ++i) {
      const bool twice = quote == '\'' && rest_.substr(i).starts_with("''");
      const bool escaped = quote == '"' && rest_[i] == '\\' && i + 1 < rest_.size();
      if (rest_[i] == quote && !twice) {
        rest_.remove_prefix(i + 1);
        return out;
      }
      i += twice || escaped;
      out += escaped && rest_[i] == 'n' ? '\n' : rest_[i];
    }
    bad("this quote is not closed");
  }

  const std::string& path_;
  size_t line_;
  std::string_view rest_;
};

// Where the colon of "key: value" is.
size_t colon_of(std::string_view text) {
  if (text.starts_with('"') || text.starts_with('\'')) {
    const size_t close = text.find(text.front(), 1);
    const size_t colon = close == text.npos ? close : text.find_first_not_of(" \t", close + 1);
    return colon != text.npos && text[colon] == ':' ? colon : text.npos;
  }
  if (text.starts_with('[') || text.starts_with('{')) return text.npos;
  for (size_t i = 0; i < text.size(); ++i)
    if (text[i] == ':' && (i + 1 == text.size() || text[i + 1] == ' ' || text[i + 1] == '\t')) return i;
  return text.npos;
}

bool is_item(const YamlLine& line) {
  return line.text == "-" || line.text.starts_with("- ");
}

class BlockReader {
 public:
  BlockReader(const std::string& path, std::vector<YamlLine> lines) : path_(path), lines_(std::move(lines)) {}

  YamlNode whole() {
    skip();
    if (at_ < lines_.size() && lines_[at_].text == "---") ++at_;
    skip();
    YamlNode out{.kind = YamlNode::Kind::Map, .line = 1};
    if (at_ < lines_.size()) out = block(lines_[at_].indent, 0);
    if (skip(); at_ < lines_.size()) bad(lines_[at_], "this line is indented as no other before it");
    return out;
  }

 private:
  [[noreturn]] void bad(const YamlLine& line, const char* what) const {
    throw BadPackage(fmt::format("{}:{}: error: [ND-0720] {}", path_, line.number, what));
  }
  void skip() {
    while (at_ < lines_.size() && lines_[at_].text.empty()) ++at_;
  }
  // Whether the block that has this indentation goes on.
  bool more(size_t indent) {
    skip();
    if (at_ >= lines_.size() || lines_[at_].indent < indent) return false;
    if (lines_[at_].indent > indent) bad(lines_[at_], "this line is indented as no other before it");
    if (lines_[at_].raw.find('\t') < lines_[at_].raw.find_first_not_of(" \t"))
      bad(lines_[at_], "YAML has no tabs in indentations");
    return true;
  }

  YamlNode block(size_t indent, size_t depth) {
    if (depth > kDeepestYaml) bad(lines_[at_], "this is nested too deeply");
    YamlNode out{.line = lines_[at_].number};
    if (is_item(lines_[at_])) {
      out.kind = YamlNode::Kind::List;
      while (more(indent) && is_item(lines_[at_])) out.items.push_back(item(indent, depth));
      return out;
    }
    if (colon_of(lines_[at_].text) == std::string_view::npos) return text(lines_[at_++].text, indent);
    out.kind = YamlNode::Kind::Map;
    while (more(indent) && !is_item(lines_[at_])) out.entries.push_back(entry(indent, depth));
    return out;
  }

  // What follows the dash is a block of its own, indented by the dash and its blanks.
  YamlNode item(size_t indent, size_t depth) {
    YamlLine& line = lines_[at_];
    const std::string_view rest = without_blanks(line.text.substr(1));
    if (rest.empty()) {
      ++at_;
      return below(indent, depth, line);
    }
    line.indent += static_cast<size_t>(rest.data() - line.text.data());
    line.text = rest;
    return block(line.indent, depth + 1);
  }

  std::pair<std::string, YamlNode> entry(size_t indent, size_t depth) {
    const YamlLine& line = lines_[at_];
    const size_t colon = colon_of(line.text);
    if (colon == line.text.npos) bad(line, "this is neither an entry nor an item");
    std::string key = FlowReader(path_, line.number, line.text.substr(0, colon)).whole().text;
    const std::string_view rest = without_blanks(line.text.substr(colon + 1));
    ++at_;
    if (rest.empty()) return {std::move(key), below(indent, depth, line)};
    if (rest.starts_with('|') || rest.starts_with('>')) return {std::move(key), lines_below(indent, line)};
    return {std::move(key), text(rest, indent)};
  }

  // The value of a key or item with nothing behind it. A list may stand as far to the left as its key.
  YamlNode below(size_t indent, size_t depth, const YamlLine& of) {
    skip();
    if (at_ < lines_.size() &&
        (lines_[at_].indent > indent || (lines_[at_].indent == indent && is_item(lines_[at_]) && !is_item(of))))
      return block(lines_[at_].indent, depth + 1);
    return {.line = of.number};
  }

  YamlNode lines_below(size_t indent, const YamlLine& of) {
    YamlNode out{.line = of.number};
    for (; at_ < lines_.size() && (lines_[at_].indent > indent || without_blanks(lines_[at_].raw).empty()); ++at_)
      out.text += std::string(without_blanks(lines_[at_].raw)) + "\n";
    return out;
  }

  // A value that begins on the line before this one; lines that are indented further belong to it.
  YamlNode text(std::string_view first, size_t indent) {
    const size_t line = lines_[at_ - 1].number;
    std::string all(first);
    const bool plain = std::string_view("[{\"'").find(first.front()) == std::string_view::npos;
    for (skip(); at_ < lines_.size() && lines_[at_].indent > indent; skip()) {
      if (plain && colon_of(lines_[at_].text) != std::string_view::npos)
        bad(lines_[at_], "an entry stands here, but the line above has a value already");
      all += " " + std::string(lines_[at_++].text);
    }
    return FlowReader(path_, line, all).whole();
  }

  const std::string& path_;
  std::vector<YamlLine> lines_;
  size_t at_ = 0;
};

}  // namespace

const YamlNode* YamlNode::find(std::string_view key) const {
  for (const auto& [name, value] : entries)
    if (name == key) return &value;
  return nullptr;
}

YamlNode read_yaml(const std::string& path, std::string_view text) {
  return BlockReader(path, yaml_lines(text)).whole();
}

}  // namespace needle::program
