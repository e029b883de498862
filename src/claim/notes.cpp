#include "claim/notes.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <string_view>

namespace needle::claim {
namespace {

constexpr size_t kMostTexts = 100'000;  // a test that collects ever new values must not eat the memory

enum class Kind : char { Label = 'L', Class = 'C', Table = 'T', Wanted = 'W' };

void each_note(std::string_view notes, const std::function<void(Kind, std::string, std::string)>& f) {
  while (!notes.empty()) {
    const size_t middle = notes.find('\0'), end = notes.find('\1', middle);
    if (middle == notes.npos || end == notes.npos) return;
    f(static_cast<Kind>(notes[0]), std::string(notes.substr(1, middle - 1)),
      std::string(notes.substr(middle + 1, end - middle - 1)));
    notes.remove_prefix(end + 1);
  }
}

}  // namespace

void Notes::count(const std::string& notes) {
  ++tests_;
  if (notes.empty()) return;
  if (counted_.size() < kMostTexts || counted_.contains(notes)) ++counted_[notes];
}

void Notes::add(const Notes& of_other_tests) {
  tests_ += of_other_tests.tests_;
  left_out_ += of_other_tests.left_out_;
  for (const auto& [notes, times] : of_other_tests.counted_)
    if (counted_.size() < kMostTexts || counted_.contains(notes)) counted_[notes] += times;
}

std::vector<NoteTable> Notes::tables() const {
  // classes before labels, labels by position
  std::map<std::pair<int, std::string>, std::map<std::string, uint64_t>> found;
  for (const auto& [notes, times] : counted_) {
    each_note(notes, [&](Kind kind, const std::string& table, const std::string& value) {
      if (kind == Kind::Wanted) return;
      const int order = kind == Kind::Class ? 0 : kind == Kind::Label ? 1 : 2;
      found[{order, table}][value] += times;
    });
  }
  std::vector<NoteTable> out;
  for (const auto& [place, values] : found) {
    NoteTable& t = out.emplace_back();
    t.rows.assign(values.begin(), values.end());
    std::stable_sort(t.rows.begin(), t.rows.end(), [](auto& a, auto& b) { return a.second > b.second; });
    t.total = tests_;
    if (place.first < 2) continue;
    t.name = place.second;
    t.total = 0;
    for (const auto& row : t.rows) t.total += row.second;
  }
  return out;
}

std::vector<Notes::Lacking> Notes::lacking() const {
  std::map<std::string, double> wanted;
  std::map<std::string, uint64_t> have;
  for (const auto& [notes, times] : counted_) {
    each_note(notes, [&](Kind kind, const std::string& table, const std::string& value) {
      if (kind == Kind::Wanted) wanted[value] = std::max(wanted[value], std::strtod(table.c_str(), nullptr));
      if (kind == Kind::Class) have[value] += times;
    });
  }
  std::vector<Lacking> out;
  for (const auto& [value, share] : wanted) {
    const double now = 100.0 * static_cast<double>(have[value]) / static_cast<double>(tests_);
    const double at_most =
        100.0 * static_cast<double>(have[value] + left_out_) / static_cast<double>(tests_ + left_out_);
    if (at_most < share) out.push_back({value, now, share});
  }
  return out;
}

}  // namespace needle::claim
