#include "syntax/preprocess.h"

namespace needle::syntax {
namespace {

constexpr int kDeepestExpansion = 30;
constexpr size_t kLongest = 1 << 20;
constexpr int kMostSteps = 100000;  // replacements in one line

bool name_start(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool name_char(char c) {
  return name_start(c) || (c >= '0' && c <= '9') || c == '\'';
}

// The end of the string or character literal that begins at `at`, or at + 1 when none does.
size_t literal_end(std::string_view text, size_t at) {
  char quote = text[at];
  size_t end = at + 1;
  if (quote == '\'') {
    if (end < text.size() && text[end] == '\\') {
      end = text.find('\'', end + 2);
      return end == std::string_view::npos ? at + 1 : end + 1;
    }
    return end + 1 < text.size() && text[end + 1] == '\'' ? end + 2 : at + 1;
  }
  for (; end < text.size() && text[end] != quote; ++end)
    if (text[end] == '\\') ++end;
  return end < text.size() ? end + 1 : text.size();
}

// "(a, b)" at `at`: the arguments, and `at` moved past them; false when there is no complete list.
bool take_arguments(std::string_view text, size_t& at, std::vector<std::string>& arguments) {
  size_t i = at;
  while (i < text.size() && text[i] == ' ') ++i;
  if (i >= text.size() || text[i] != '(') return false;
  int depth = 0;
  std::string current;
  for (; i < text.size(); ++i) {
    char c = text[i];
    if (c == '(' && depth++ == 0) continue;
    if (c == ')' && --depth == 0) {
      arguments.push_back(current);
      at = i + 1;
      return true;
    }
    if (c == ',' && depth == 1) {
      arguments.push_back(std::move(current));
      current.clear();
    } else {
      current += c;
    }
  }
  return false;
}

// Traditional style: parameters are replaced everywhere in the body, inside strings too.
std::string substitute(const Macro& macro, const std::vector<std::string>& arguments) {
  std::string out;
  const std::string& body = macro.body;
  for (size_t i = 0; i < body.size();) {
    if (!name_start(body[i])) {
      out += body[i++];
      continue;
    }
    size_t end = i;
    while (end < body.size() && name_char(body[end])) ++end;
    std::string word = body.substr(i, end - i);
    size_t which = 0;
    while (which < macro.params.size() && macro.params[which] != word) ++which;
    out += which < macro.params.size() ? (which < arguments.size() ? arguments[which] : "") : word;
    i = end;
  }
  return out;
}

// Macros that are being replaced, the innermost first: they are not replaced inside themselves.
struct Inside {
  std::string_view name;
  const Inside* outer;
};
bool is_inside(std::string_view name, const Inside* inside) {
  for (; inside; inside = inside->outer)
    if (inside->name == name) return true;
  return false;
}

void expand(std::string_view text, const Macros& macros, const Inside* inside, int depth, int& steps,
            std::string& out) {
  for (size_t i = 0; i < text.size();) {
    char c = text[i];
    if (c == '"' || c == '\'') {
      size_t end = literal_end(text, i);
      out += text.substr(i, end - i);
      i = end;
    } else if (text.substr(i, 2) == "--") {
      out += text.substr(i);
      return;
    } else if (name_start(c)) {
      size_t end = i;
      while (end < text.size() && name_char(text[end])) ++end;
      std::string word(text.substr(i, end - i));
      auto found = macros.find(word);
      std::vector<std::string> arguments;
      bool use = found != macros.end() && !is_inside(word, inside) && depth < kDeepestExpansion &&
                 out.size() < kLongest && ++steps < kMostSteps;
      if (use && found->second.has_params) use = take_arguments(text, end, arguments);
      if (use) {
        const Inside one{word, inside};
        expand(substitute(found->second, arguments), macros, &one, depth + 1, steps, out);
      } else {
        out += word;
      }
      i = end;
    } else {
      out += c;
      ++i;
    }
  }
}

}  // namespace

std::string expand_macros(std::string_view text, const Macros& macros) {
  std::string out;
  int steps = 0;
  expand(text, macros, nullptr, 0, steps, out);
  return out;
}

}  // namespace needle::syntax
