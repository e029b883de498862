// What cover found, in words: the four numbers first, then ever more of the detail.
#include <fmt/format.h>

#include <algorithm>

#include "report/columns.h"
#include "report/cover.h"
#include "report/cover_places.h"

namespace needle::report {
namespace {

using namespace claim;

struct CoverWriter {
  const Coverage& coverage;
  Detail detail;
  Screen screen;
  Ink ink{screen.colour};
  std::string out = {};

  void headline();
  void tables();
  void not_covered(Reach reach, const char* title, const char* code);
  void tests();
  void not_started();
  void ending();

  void title(const std::string& text, const char* code) {
    std::string lines = folded(text, screen.width);
    lines.pop_back();
    out += "\n" + ink(code, lines) + "\n";
  }
};

void CoverWriter::headline() {
  const CoverCounts n = summary_of(coverage).all;
  std::string line = folded(
      fmt::format("=== {} {}: {} covered, {} proved unreachable, {} unknown; {} % of what is reachable is covered ===",
                  grouped(n.total), n.total == 1 ? "place" : "places", grouped(n.covered), grouped(n.unreachable),
                  grouped(n.unknown), percent_text(n)),
      screen.width);
  line.pop_back();
  out += ink(kBold, line) + "\n";
}

constexpr const char* kColumnTitles[] = {"covered", "unreachable", "unknown", "total", "%"};

struct CoverRow {
  std::string name;
  CoverCounts counts;
  std::vector<std::string> cells() const {
    return {grouped(counts.covered), grouped(counts.unreachable), grouped(counts.unknown), grouped(counts.total),
            percent_cell(counts)};
  }
};

bool complete(const CoverCounts& counts) {
  return counts.unknown == 0;
}

std::vector<CoverRow> rows_of(const CoverModule& module, bool all) {
  const std::vector<CoverCounts> counts = counts_by_function(module);
  std::vector<CoverRow> out = {{one_line(module.name), summary_of(module).all}};
  for (size_t i = 0; i < counts.size(); ++i)
    if (all || !complete(counts[i])) out.push_back({"  " + one_line(module.functions[i].name), counts[i]});
  return out;
}

// Too narrow for columns: every number with its word.
std::string sentence(const CoverRow& row) {
  std::string out =
      fmt::format("{}: {} of {} covered", row.name, grouped(row.counts.covered), grouped(row.counts.total));
  if (row.counts.unreachable > 0) out += fmt::format(", {} unreachable", grouped(row.counts.unreachable));
  if (row.counts.unknown > 0) out += fmt::format(", {} unknown", grouped(row.counts.unknown));
  return out;
}

void CoverWriter::tables() {
  std::vector<CoverRow> rows;
  for (const CoverModule& module : coverage.modules)
    for (CoverRow& row : rows_of(module, detail == Detail::Verbose)) rows.push_back(std::move(row));
  if (rows.empty()) return;
  constexpr size_t kGap = 2, kLeastName = 12, kMostName = 48;
  size_t numbers = 0, name = 8;
  std::vector<size_t> widths;
  for (const char* column : kColumnTitles) widths.push_back(std::string_view(column).size());
  for (const CoverRow& row : rows) {
    const std::vector<std::string> cells = row.cells();
    for (size_t i = 0; i < cells.size(); ++i) widths[i] = std::max(widths[i], cells[i].size());
    name = std::max(name, columns_of(row.name));
  }
  for (size_t w : widths) numbers += kGap + w;
  out += "\n";
  if (screen.width > 0 && screen.width < numbers + kLeastName) {
    for (const CoverRow& row : rows) out += folded(sentence(row), screen.width, "", "    ");
    return;
  }
  if (screen.width > 0) name = std::min({name, screen.width - numbers, kMostName});
  auto line = [&](const std::string& label, const auto& cells) {
    const std::string shown = cut(label, screen.width > 0 ? name : 0);
    std::string text = shown + std::string(name - std::min(name, columns_of(shown)), ' ');
    for (size_t i = 0; i < widths.size(); ++i) text += fmt::format("{:>{}}", cells[i], kGap + widths[i]);
    return text;
  };
  out += ink(kBold, line("", kColumnTitles)) + "\n";
  for (const CoverRow& row : rows) out += line(row.name, row.cells()) + "\n";
}

void CoverWriter::not_covered(Reach reach, const char* heading, const char* code) {
  constexpr size_t kLongestText = 60;
  bool first = true;
  size_t otherwise = 0;
  for (const CoverModule& module : coverage.modules) {
    const SourceText source(module.source);
    otherwise += static_cast<size_t>(std::count_if(module.ticks.begin(), module.ticks.end(), [&](const CoverTick& t) {
      return t.reach == reach && t.outermost && is_otherwise(t);
    }));
    for (const CoverPlace& place : places_of(module, source)) {
      const CoverTick& tick = *place.tick;
      if (!place.shown || tick.reach != reach) continue;
      if (first) title(heading, code);
      first = false;
      std::string said = fmt::format("{}:{}:{}  `{}`", module.file, tick.line, tick.column,
                                     cut(label_of(tick), detail == Detail::Verbose ? 0 : kLongestText));
      if (place.mark != PlaceMark::NotReached) said += " is " + words_for(place);
      out += folded(said, screen.width, "  ", "    ");
      if (!tick.reason.empty()) out += folded(tick.reason, screen.width, "      ", "      ");
    }
  }
  if (reach != Reach::Unreachable || otherwise == 0) return;
  if (first) title(heading, code);
  out += folded(otherwise == 1 ? "`otherwise` is never False"
                               : fmt::format("`otherwise` is never False, in {} places", grouped(otherwise)),
                screen.width, "  ", "    ");
}

void CoverWriter::tests() {
  const auto chosen = static_cast<size_t>(
      std::count_if(coverage.tests.begin(), coverage.tests.end(), [](const CoverTest& t) { return t.chosen; }));
  if (chosen == 0) return;
  title(fmt::format("The suite, {} {}:", grouped(chosen), chosen == 1 ? "test" : "tests"), kBold);
  constexpr size_t kIndent = 2;
  for (const CoverTest& test : coverage.tests) {
    if (!test.chosen) continue;
    const std::string line = "  " + call_and_result(test);
    const std::string shown = cut(line, detail == Detail::Verbose ? 0 : screen.width);
    out += test.failed ? "  " + ink(kDeadInk, shown.substr(std::min(kIndent, shown.size()))) + "\n" : shown + "\n";
  }
}

void CoverWriter::not_started() {
  if (coverage.not_started.empty()) return;
  title("Could not be started from:", kBold);
  for (const auto& [function, why] : coverage.not_started)
    out += folded(fmt::format("{}: {}", function, why), screen.width, "  ", "    ");
}

void CoverWriter::ending() {
  if (coverage.interrupted || coverage.out_of_time) out += "\n";
  if (coverage.interrupted) out += folded("Interrupted: this is what was found by then.", screen.width);
  if (coverage.out_of_time)
    out += folded("The time was up before everything was decided; give it more with -t.", screen.width);
  if (detail == Detail::Verbose)
    out += "\n" +
           folded(fmt::format("{} evaluations, {}.", grouped(coverage.runs), duration(coverage.seconds)), screen.width);
}

}  // namespace

std::string cover_text(const Coverage& coverage, Detail detail, Screen screen) {
  CoverWriter w = {coverage, detail, screen};
  w.headline();
  if (detail == Detail::Quiet) return w.out;
  w.tables();
  w.not_covered(Reach::Unreachable, "Proved unreachable:", kDeadInk);
  w.not_covered(Reach::Unknown, "Unknown:", kColdInk);
  w.tests();
  w.not_started();
  w.ending();
  return w.out;
}

}  // namespace needle::report
