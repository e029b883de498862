// HTML with gaps, which are filled:
//
//   {{name}}                    text, escaped
//   {{{name}}}                  HTML, as it is
//   {{#rows}} .. {{/rows}}      once for each row; names are looked up in the row, then around it
//   {{^rows}} .. {{/rows}}      once when there are no rows
//
// What is filled in is not looked at again. A name that nobody gave is a mistake of ours and throws.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace needle::report {

struct HtmlFilling {
  std::map<std::string, std::string, std::less<>> text = {};
  std::map<std::string, std::vector<HtmlFilling>, std::less<>> rows = {};
};
std::string filled(std::string_view html, const HtmlFilling& filling);

// Control characters, and those that turn the direction of writing, become U+FFFD, as bad UTF-8 does.
std::string html_escaped(std::string_view text);

}  // namespace needle::report
