#include <cmath>
#include <nlohmann/json.hpp>

#include "report/cover.h"
#include "report/cover_places.h"

namespace needle::report {
namespace {

using namespace claim;
using Json = nlohmann::ordered_json;

// Down, so that 100 is all.
double rounded_percent(const CoverCounts& counts) {
  return std::floor(percent(counts) * 100) / 100;
}

void add_counts(Json& to, const CoverCounts& counts) {
  to["covered"] = counts.covered;
  to["unreachable"] = counts.unreachable;
  to["unknown"] = counts.unknown;
  to["total"] = counts.total;
  to["percent"] = rounded_percent(counts);
}

void add_boxes(Json& to, const CoverSummary& summary) {
  using core::Box;
  static constexpr std::pair<const char*, Box> kKeys[] = {
      {"expressions", Box::Expression},         {"alternatives", Box::Alternative}, {"guards", Box::Guard},
      {"conditions", Box::Condition},           {"qualifiers", Box::Qualifier},     {"local_declarations", Box::Local},
      {"top_level_declarations", Box::TopLevel}};
  for (const auto& [key, box] : kKeys) {
    const CoverCounts& n = summary.of[static_cast<size_t>(box)];
    to[key] = {{"total", n.total}, {"used", n.covered}, {"unreachable", n.unreachable}, {"unknown", n.unknown}};
  }
}

Json tick_json(const CoverTick& tick) {
  Json out = {{"kind", name_of(tick.box)}};
  if (tick.box == core::Box::Guard || tick.box == core::Box::Condition || tick.box == core::Box::Qualifier)
    out["value"] = tick.value;
  if (!tick.path.empty()) out["names"] = tick.path;
  out["line"] = tick.line;
  out["column"] = tick.column;
  out["end_line"] = tick.end_line;
  out["end_column"] = tick.end_column;
  out["text"] = tick.text;
  out["state"] = name_of(tick.reach);
  if (tick.test) out["test"] = *tick.test;
  out["count"] = tick.count;
  if (!tick.reason.empty()) out["reason"] = tick.reason;
  return out;
}

Json module_json(const CoverModule& module) {
  Json out = {{"name", module.name}, {"file", module.file}};
  const CoverSummary summary = summary_of(module);
  add_counts(out, summary.all);
  add_boxes(out, summary);
  out["functions"] = Json::array();
  const std::vector<CoverCounts> counts = counts_by_function(module);
  for (size_t i = 0; i < counts.size(); ++i) {
    const CoverFunction& f = module.functions[i];
    Json one = {{"name", f.name}, {"line", f.line}, {"column", f.column}};
    add_counts(one, counts[i]);
    out["functions"].push_back(std::move(one));
  }
  out["ticks"] = Json::array();
  for (const CoverTick& tick : module.ticks) out["ticks"].push_back(tick_json(tick));
  return out;
}

Json cover_test_json(const CoverTest& test) {
  Json out = {{"module", test.module}, {"function", test.function}, {"property", test.property}, {"call", test.call}};
  if (test.has_raised)
    out["raised"] = test.raised;
  else if (!test.result.empty())
    out["result"] = test.result;
  if (!test.whole) out["whole"] = false;
  if (test.property) out["failed"] = test.failed;
  if (test.discarded) out["discarded"] = true;
  out["found_by"] = test.found_by;
  if (!test.token.empty()) out["token"] = test.token;
  out["in_suite"] = test.chosen;
  out["covers"] = test.covers;
  return out;
}

}  // namespace

std::string cover_json(const Coverage& coverage, int exit_code) {
  Json out = {{"schema", "needle/1"}, {"command", "cover"}, {"exit", exit_code}};
  const CoverSummary summary = summary_of(coverage);
  add_counts(out, summary.all);
  add_boxes(out, summary);
  out["modules"] = Json::array();
  for (const CoverModule& module : coverage.modules) out["modules"].push_back(module_json(module));
  out["tests"] = Json::array();
  for (const CoverTest& test : coverage.tests) out["tests"].push_back(cover_test_json(test));
  out["starts"] = coverage.starts;
  out["not_started"] = Json::array();
  for (const auto& [function, why] : coverage.not_started)
    out["not_started"].push_back({{"function", function}, {"why", why}});
  out["interrupted"] = coverage.interrupted;
  out["out_of_time"] = coverage.out_of_time;
  out["runs"] = coverage.runs;
  out["seconds"] = std::round(coverage.seconds * 1000) / 1000;
  return out.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace needle::report
