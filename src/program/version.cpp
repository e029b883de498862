#include "program/version.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace needle::program {
namespace {

// The parts of a text between separators.
template <class F>
void each_part(std::string_view text, std::string_view separator, F f) {
  for (;;) {
    const size_t end = text.find(separator);
    f(text.substr(0, end));
    if (end == text.npos) return;
    text.remove_prefix(end + separator.size());
  }
}

bool is_prefix(const Version& prefix, const Version& of) {
  return prefix.size() <= of.size() && std::equal(prefix.begin(), prefix.end(), of.begin());
}

// ^>= 1.2.3 allows what is at least that and begins with 1.2
bool has_same_major(const Version& version, Version bound) {
  bound.resize(2);
  return is_prefix(bound, version);
}

bool is_within(const Version& version, std::string_view bound) {
  const auto is_blank = [](char c) { return std::isspace(static_cast<unsigned char>(c)) || c == '(' || c == ')'; };
  while (!bound.empty() && is_blank(bound.front())) bound.remove_prefix(1);
  const size_t digits = bound.find_first_of("0123456789");
  if (digits == bound.npos) return true;
  std::string_view op = bound.substr(0, digits);
  while (!op.empty() && is_blank(op.back())) op.remove_suffix(1);
  const Version limit = read_version(bound.substr(digits));
  if (op == "<") return version < limit;
  if (op == "<=") return version <= limit;
  if (op == ">") return version > limit;
  if (op == ">=") return version >= limit;
  if (op == "^>=") return version >= limit && has_same_major(version, limit);
  if (op == "==") return bound.find('*') == bound.npos ? version == limit : is_prefix(limit, version);
  return true;
}

}  // namespace

Version read_version(std::string_view text) {
  Version out;
  while (!text.empty()) {
    int n = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (error != std::errc()) break;
    out.push_back(n);
    text.remove_prefix(static_cast<size_t>(end - text.data()));
    if (!text.starts_with('.')) break;
    text.remove_prefix(1);
  }
  return out;
}

bool is_in_range(const Version& version, std::string_view range) {
  bool any = false;
  each_part(range, "||", [&](std::string_view alternative) {
    bool all = true;
    each_part(alternative, "&&", [&](std::string_view bound) { all = all && is_within(version, bound); });
    any = any || all;
  });
  return any;
}

}  // namespace needle::program
