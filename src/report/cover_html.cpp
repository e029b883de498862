// The pages of -f html=DIR. What they look like and do is in html/, which the build embeds.
#include <fmt/format.h>

#include <cctype>
#include <nlohmann/json.hpp>
#include <set>

#include "report/columns.h"
#include "report/cover.h"
#include "report/cover_html_files.inc"
#include "report/cover_places.h"
#include "report/html_source.h"
#include "report/html_template.h"

namespace needle::report {
namespace {

using namespace claim;
using Json = nlohmann::ordered_json;

constexpr size_t kLongestInPage = 2000;  // columns of a call and its result
constexpr size_t kLongestOpenList = 60;  // rows

void add_numbers(HtmlFilling& to, const CoverCounts& n) {
  to.text["percent"] = percent_cell(n);
  to.text["covered"] = std::to_string(n.covered);
  to.text["unreachable"] = std::to_string(n.unreachable);
  to.text["unknown"] = std::to_string(n.unknown);
  to.text["total"] = std::to_string(n.total);
}

void add_grouped(HtmlFilling& to, const CoverCounts& n) {
  to.text["covered_text"] = grouped(n.covered);
  to.text["unreachable_text"] = grouped(n.unreachable);
  to.text["unknown_text"] = grouped(n.unknown);
  to.text["total_text"] = grouped(n.total);
}

HtmlFilling common_parts(const Coverage& coverage, const CoverCounts& counts) {
  HtmlFilling out;
  out.text["version"] = kVersion;
  out.text["style"] = kCoverStyle;
  out.text["script"] = kCoverScript;
  add_numbers(out, counts);
  out.text["percent"] = percent_text(counts);
  add_grouped(out, counts);
  std::vector<HtmlFilling>& notices = out.rows["notices"];
  if (coverage.interrupted) notices.push_back({{{"text", "Interrupted: this is what was found by then."}}});
  if (coverage.out_of_time)
    notices.push_back({{{"text", "The time was up before everything was decided; give it more with -t."}}});
  return out;
}

// What all pages have in common is filled in first.
std::string page_of(const char* html, HtmlFilling f) {
  f.text["head"] = filled(kCoverHead, f);
  f.text["counts"] = filled(kCoverNumbers, f);
  return filled(html, f);
}

HtmlFilling test_row(const CoverTest& test) {
  return {{{"call", cut(call_and_result(test), kLongestInPage)},
           {"module", test.module},
           {"found_by", test.found_by},
           {"covers", fmt::format("{} {}", grouped(test.covers), test.covers == 1 ? "place" : "places")}}};
}

std::vector<HtmlFilling> function_rows(const CoverModule& module) {
  std::vector<HtmlFilling> out;
  const std::vector<CoverCounts> counts = counts_by_function(module);
  for (size_t i = 0; i < counts.size(); ++i) {
    HtmlFilling row = {{{"function", module.functions[i].name}, {"line", std::to_string(module.functions[i].line)}}};
    add_numbers(row, counts[i]);
    out.push_back(std::move(row));
  }
  return out;
}

std::vector<HtmlFilling> place_rows(const HtmlSource& source) {
  constexpr size_t kLongestText = 160;
  std::vector<HtmlFilling> out;
  for (size_t i = 0; i < source.shown.size(); ++i) {
    const CoverPlace& place = source.shown[i];
    HtmlFilling row = {{{"id", fmt::format("p{}", i)},
                        {"line", std::to_string(place.tick->line)},
                        {"column", std::to_string(place.tick->column)},
                        {"class", class_of(place)},
                        {"words", words_for(place)},
                        {"text", cut(label_of(*place.tick), kLongestText)}}};
    row.rows["reasons"] = {};
    if (!place.tick->reason.empty()) row.rows["reasons"].push_back({{{"reason", place.tick->reason}}});
    out.push_back(std::move(row));
  }
  return out;
}

// What the script reads. Nothing in it can end the element that it stands in.
std::string script_data(const Coverage& coverage, const HtmlSource& source) {
  Json out = {{"tests", Json::array()}, {"notes", Json::array()}};
  for (size_t i : source.tests) {
    const CoverTest& test = coverage.tests[i];
    out["tests"].push_back({cut(call_and_result(test), kLongestInPage), test.found_by, test.token});
  }
  for (const auto& [words, reason] : source.notes) {
    std::string headline = words;
    if (!headline.empty()) headline[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(headline[0])));
    out["notes"].push_back({headline, reason});
  }
  std::string text = out.dump(-1, ' ', false, Json::error_handler_t::replace);
  for (size_t at = 0; (at = text.find('<', at)) != std::string::npos;) text.replace(at, 1, "\\u003c");
  return text;
}

std::string module_page(const Coverage& coverage, const CoverModule& module) {
  HtmlFilling f = common_parts(coverage, summary_of(module).all);
  HtmlSource source = html_source(module);
  f.text["name"] = module.name;
  f.text["file"] = module.file;
  f.text["cold"] = grouped(source.shown.size());
  f.text["numbers"] = std::move(source.numbers);
  f.text["source"] = std::move(source.code);
  f.text["data"] = script_data(coverage, source);
  f.rows["functions"] = function_rows(module);
  f.rows["places"] = place_rows(source);
  for (const char* list : {"functions", "places"})  // long ones are folded: the source is what people came for
    f.text[fmt::format("{}_open", list)] = f.rows[list].size() <= kLongestOpenList ? " open" : "";
  f.text["functions_count"] = grouped(module.functions.size());
  f.rows["tests"] = {};
  for (const CoverTest& test : coverage.tests)
    if (test.chosen && test.module == module.name) f.rows["tests"].push_back(test_row(test));
  f.text["title"] = fmt::format("{}: {} % covered", module.name, f.text["percent"]);
  return page_of(kCoverPage, std::move(f));
}

// Two names that differ in case alone would be one file on some systems.
std::vector<std::string> page_names(const Coverage& coverage) {
  std::set<std::string> taken = {"index"};
  std::vector<std::string> out;
  for (const CoverModule& module : coverage.modules) {
    std::string safe;
    for (char c : module.name) {
      const bool plain = std::isalnum(static_cast<unsigned char>(c)) || c == '.' || c == '_' || c == '-';
      safe += plain && static_cast<unsigned char>(c) < 0x80 ? c : '_';
    }
    safe = safe.substr(0, 120);
    if (safe.empty() || safe[0] == '.' || safe[0] == '-') safe = "_" + safe;
    auto lower = [](std::string s) {
      for (char& c : s) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
      return s;
    };
    std::string name = safe;
    for (size_t n = 2; !taken.insert(lower(name)).second; ++n) name = fmt::format("{}-{}", safe, n);
    out.push_back(name + ".html");
  }
  return out;
}

std::string index_page(const Coverage& coverage, const std::vector<std::string>& names) {
  HtmlFilling f = common_parts(coverage, summary_of(coverage).all);
  const size_t modules = coverage.modules.size();
  f.text["modules_text"] = fmt::format("{} {}", grouped(modules), modules == 1 ? "module" : "modules");
  f.rows["modules"] = {};
  for (size_t i = 0; i < modules; ++i) {
    HtmlFilling row = {{{"name", coverage.modules[i].name}, {"page", names[i]}}};
    add_numbers(row, summary_of(coverage.modules[i]).all);
    f.rows["modules"].push_back(std::move(row));
  }
  f.rows["tests"] = {};
  for (const CoverTest& test : coverage.tests)
    if (test.chosen) f.rows["tests"].push_back(test_row(test));
  std::string& starts = f.text["starts"];
  for (const std::string& start : coverage.starts) starts += (starts.empty() ? "" : ", ") + start;
  if (starts.empty()) starts = "Nothing.";
  f.rows["not_started"] = {};
  for (const auto& [function, why] : coverage.not_started)
    f.rows["not_started"].push_back({{{"function", function}, {"why", why}}});
  f.text["title"] = fmt::format("{} % covered", f.text["percent"]);
  return page_of(kCoverIndex, std::move(f));
}

}  // namespace

std::vector<HtmlPage> cover_html(const Coverage& coverage) {
  const std::vector<std::string> names = page_names(coverage);
  std::vector<HtmlPage> out = {{"index.html", index_page(coverage, names)}};
  for (size_t i = 0; i < names.size(); ++i) out.push_back({names[i], module_page(coverage, coverage.modules[i])});
  return out;
}

}  // namespace needle::report
