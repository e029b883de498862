#include "report/html_template.h"

#include <fmt/format.h>

#include <stdexcept>

#include "base/unicode.h"

namespace needle::report {
namespace {

using Around = std::vector<const HtmlFilling*>;  // innermost last

[[noreturn]] void broken_template(std::string_view what) {
  throw std::logic_error(fmt::format("HTML template: {}", what));
}

const std::string& given_text(std::string_view name, const Around& around) {
  for (auto f = around.rbegin(); f != around.rend(); ++f)
    if (auto at = (*f)->text.find(name); at != (*f)->text.end()) return at->second;
  broken_template(name);
}

const std::vector<HtmlFilling>& given_rows(std::string_view name, const Around& around) {
  for (auto f = around.rbegin(); f != around.rend(); ++f)
    if (auto at = (*f)->rows.find(name); at != (*f)->rows.end()) return at->second;
  broken_template(name);
}

// Up to `end`, which is taken as well.
std::string_view take_until(std::string_view& html, std::string_view end) {
  const size_t at = html.find(end);
  if (at == std::string_view::npos) broken_template(end);
  const std::string_view out = html.substr(0, at);
  html.remove_prefix(at + end.size());
  return out;
}

void fill(std::string& out, std::string_view html, Around& around) {
  while (true) {
    const size_t gap = html.find("{{");
    out += html.substr(0, gap);
    if (gap == std::string_view::npos) return;
    html.remove_prefix(gap + 2);
    if (html.starts_with('{')) {
      html.remove_prefix(1);
      out += given_text(take_until(html, "}}}"), around);
    } else if (html.starts_with('#') || html.starts_with('^')) {
      const bool when_empty = html[0] == '^';
      html.remove_prefix(1);
      const std::string_view name = take_until(html, "}}");
      const std::string_view section = take_until(html, fmt::format("{{{{/{}}}}}", name));
      const std::vector<HtmlFilling>& rows = given_rows(name, around);
      if (when_empty && rows.empty()) fill(out, section, around);
      for (size_t i = 0; !when_empty && i < rows.size(); ++i) {
        around.push_back(&rows[i]);
        fill(out, section, around);
        around.pop_back();
      }
    } else {
      out += html_escaped(given_text(take_until(html, "}}"), around));
    }
  }
}

}  // namespace

std::string filled(std::string_view html, const HtmlFilling& filling) {
  std::string out;
  Around around = {&filling};
  fill(out, html, around);
  return out;
}

std::string html_escaped(std::string_view text) {
  constexpr int64_t kReplacement = 0xFFFD;
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const int64_t c = take_utf8(text, false);
    const bool control = (c < 0x20 && c != '\n' && c != '\t') || (c >= 0x7F && c < 0xA0);
    const bool turns = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\'':
        out += "&#39;";
        break;
      default:
        append_utf8(out, control || turns ? kReplacement : c);
    }
  }
  return out;
}

}  // namespace needle::report
