// SARIF 2.1.0, as code scanning reads it: one result for each property, with the place of its definition.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "report/report.h"

namespace needle::report {
namespace {

using namespace claim;
using Json = nlohmann::ordered_json;

struct Rule {
  const char *id, *text;
};
// One for each verdict, in the order of the variant.
constexpr Rule kRules[] = {
    {"broken", "The property cannot be checked."},
    {"falsified", "An input was found for which the property fails."},
    {"unconfirmed", "An input was found, and the reference evaluator could not decide it within its limits."},
    {"holds", "The property holds for every input."},
    {"holds_up_to", "The property holds for every input up to a size."},
    {"reached", "An input was found that evaluates the target."},
    {"unreachable", "No input evaluates the target."},
    {"gave_up", "The search ended without an answer."},
    {"passed", "The property holds for as many random inputs as were asked for."},
};
static_assert(std::size(kRules) == std::variant_size_v<Verdict>);

// A path as a URI reference: relative paths stay relative.
std::string uri_of(const std::string& path) {
  static constexpr std::string_view kPlain = "-._~/";
  std::string out = path.starts_with('/') ? "file://" : "";
  for (char c : path) {
    if (std::isalnum(static_cast<unsigned char>(c)) || kPlain.find(c) != std::string_view::npos) {
      out += c;
    } else {
      out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
  }
  return out;
}

constexpr size_t kProblemRule = std::size(kRules);  // what comes behind these

Json problem_json(const Problem& p) {
  Json out = {{"ruleId", "error"},
              {"ruleIndex", kProblemRule},
              {"kind", "fail"},
              {"level", "error"},
              {"message", {{"text", fmt::format("[{}] {}", p.code, p.message)}}}};
  if (p.file.empty()) return out;
  Json region = {{"startLine", p.line}, {"startColumn", p.column}};
  if (p.end_line >= p.line) {
    region["endLine"] = p.end_line;
    region["endColumn"] = p.end_column + 1;
  }
  Json place = {{"physicalLocation", {{"artifactLocation", {{"uri", uri_of(p.file)}}}, {"region", region}}}};
  out["locations"] = Json::array({place});
  return out;
}

Json sarif_result(const Result& r) {
  const Gravity how = gravity(r);
  const bool fails = how == Gravity::Failure || how == Gravity::Error;
  Json region = {{"startLine", r.line}, {"startColumn", r.column}};
  if (r.end_line >= r.line) {
    region["endLine"] = r.end_line;
    region["endColumn"] = r.end_column + 1;  // SARIF's end is one past the last character
  }
  Json place = {{"physicalLocation", {{"artifactLocation", {{"uri", uri_of(r.file)}}}, {"region", region}}},
                {"logicalLocations", Json::array({{{"fullyQualifiedName", r.module + "." + r.name}}})}};
  Json out = {{"ruleId", name_of(r.verdict)},
              {"ruleIndex", r.verdict.index()},
              {"kind", fails                  ? "fail"
                       : how == Gravity::Fine ? "pass"
                                              : "open"},
              {"level", fails ? "error" : "none"},
              {"message", {{"text", fmt::format("{}: {}", full_name(r), body(r))}}},
              {"locations", Json::array({place})}};
  if (auto* f = std::get_if<Falsified>(&r.verdict)) out["properties"] = {{"token", f->witness.token}};
  return out;
}

}  // namespace

std::string sarif(const Run& all) {
  Json rules = Json::array(), list = Json::array();
  for (const Rule& rule : kRules) rules.push_back({{"id", rule.id}, {"shortDescription", {{"text", rule.text}}}});
  rules.push_back({{"id", "error"}, {"shortDescription", {{"text", "The program cannot be compiled or searched."}}}});
  for (const Problem& p : all.problems) list.push_back(problem_json(p));
  for (const Result& r : all.results) list.push_back(sarif_result(r));
  const bool worked = all.exit_code == 0 || all.exit_code == 1 || all.exit_code == 3;
  Json run = {{"tool", {{"driver", {{"name", "needle"}, {"version", kVersion}, {"rules", rules}}}}},
              {"invocations", Json::array({{{"executionSuccessful", worked},
                                            {"exitCode", all.exit_code},
                                            {"arguments", Json::array({all.command})}}})},
              {"columnKind", "unicodeCodePoints"},
              {"results", list}};
  Json out = {
      {"$schema", "https://json.schemastore.org/sarif-2.1.0.json"}, {"version", "2.1.0"}, {"runs", Json::array({run})}};
  return out.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace needle::report
