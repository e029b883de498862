#include "report/html_source.h"

#include <fmt/format.h>

#include <map>
#include <set>

#include "report/columns.h"
#include "report/html_template.h"

namespace needle::report {
namespace {

using namespace claim;

// Browsers nest no deeper than some 500 elements and shuffle what is; what is deeper belongs to what is around it.
constexpr size_t kDeepest = 300;

struct SourceWriter {
  const CoverModule& module;
  SourceText source{module.source};
  std::vector<CoverPlace> places = places_of(module, source);
  std::set<uint32_t> linked = {};  // lines of functions
  HtmlSource out = {};
  size_t next = 0;                             // of places
  std::vector<const CoverPlace*> around = {};  // what is open, innermost last
  std::map<size_t, size_t> tests = {};
  std::map<std::pair<std::string, std::string>, size_t> notes = {};

  std::string reason_of(const CoverPlace& place) const;
  void open(const CoverPlace& place);
  void close_and_open(size_t at);
  void line(uint32_t number);
};

// What is inside has the reason of what is around it, if it has none of its own.
std::string SourceWriter::reason_of(const CoverPlace& place) const {
  const CoverTick* tick = place.tick;
  if (place.mark != PlaceMark::NotReached) return tick->reason;
  for (auto outer = around.rbegin(); outer != around.rend() && tick->reason.empty(); ++outer) {
    if ((*outer)->mark != PlaceMark::NotReached || (*outer)->tick->reach != tick->reach) break;
    tick = (*outer)->tick;
  }
  return tick->reason;
}

void SourceWriter::open(const CoverPlace& place) {
  const CoverTick& tick = *place.tick;
  out.code += fmt::format("<span class={}", class_of(place));
  if (place.shown) {
    out.code += fmt::format(" id=p{}", out.shown.size());
    out.shown.push_back(place);
  }
  if (place.mark != PlaceMark::Covered) {
    auto [at, fresh] = notes.try_emplace({words_for(place), reason_of(place)}, out.notes.size());
    if (fresh) out.notes.push_back(at->first);
    out.code += fmt::format(" data-r={}", at->second);
  } else {
    if (tick.test) {
      auto [at, fresh] = tests.try_emplace(*tick.test, out.tests.size());
      if (fresh) out.tests.push_back(*tick.test);
      out.code += fmt::format(" data-t={}", at->second);
    }
    if (tick.count > 0) out.code += fmt::format(" data-n={}", tick.count);
  }
  out.code += '>';
  around.push_back(&place);
}

void SourceWriter::close_and_open(size_t at) {
  while (!around.empty() && around.back()->end <= at) {
    out.code += "</span>";
    around.pop_back();
  }
  for (; next < places.size() && places[next].begin <= at; ++next) {
    if (places[next].end <= at) continue;
    if (around.size() < kDeepest || (places[next].shown && around.size() < kDeepest + kDeepest / 4)) open(places[next]);
  }
}

void SourceWriter::line(uint32_t number) {
  if (linked.contains(number)) out.code += fmt::format("<a id=L{}></a>", number);
  const std::string_view text = source.line(number);
  const std::vector<Glyph> characters = glyphs(text);
  size_t at = source.offset(number, 1);
  bool in_front = !around.empty() && around.back()->end > at;  // among blanks that no place should be seen behind
  std::string blanks;
  auto end_of_blanks = [&] {
    if (!blanks.empty()) out.code += "<b>" + blanks + "</b>";
    blanks.clear();
    in_front = false;
  };
  for (const Glyph& g : characters) {
    if (in_front && g.text[0] == ' ' && (next == places.size() || places[next].begin > at)) {
      blanks += g.text;
    } else {
      end_of_blanks();
      close_and_open(at);
      out.code += html_escaped(g.text);
    }
    do {
      ++at;
    } while (at < source.text().size() && (static_cast<unsigned char>(source.text()[at]) & 0xC0) == 0x80);
  }
  end_of_blanks();
  close_and_open(at);
}

}  // namespace

const char* class_of(const CoverPlace& place) {
  switch (place.mark) {
    case PlaceMark::Covered:
      return "c";
    case PlaceMark::NotReached:
      return place.tick->reach == Reach::Unreachable ? "d" : "u";
    case PlaceMark::AlwaysTrue:
      return "t";
    case PlaceMark::AlwaysFalse:
      return "f";
    case PlaceMark::NoValue:
      break;
  }
  return "v";
}

HtmlSource html_source(const CoverModule& module) {
  SourceWriter w = {module};
  for (const CoverFunction& f : module.functions) w.linked.insert(f.line);
  uint32_t last = w.source.lines();
  if (w.source.line(last).empty()) --last;  // behind the last end of a line there is no line
  for (uint32_t number = 1; number <= last; ++number) {
    w.line(number);
    w.out.code += '\n';
    w.out.numbers += fmt::format("{}\n", number);
  }
  for (size_t i = 0; i < w.around.size(); ++i) w.out.code += "</span>";
  return std::move(w.out);
}

}  // namespace needle::report
