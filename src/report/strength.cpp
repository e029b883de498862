// What the properties make of a function's mutants.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "report/report.h"

namespace needle::report {
namespace {

using namespace claim;
using Json = nlohmann::ordered_json;

// What somebody should know before the figures: a warning each.
std::vector<std::string> warnings(const Strength& s) {
  std::vector<std::string> out;
  for (const PropertyStrength& p : s.properties) {
    const std::string& name = p.original.name;
    if (!p.mentions) {
      out.push_back(fmt::format("{} exercises nothing: it does not use {}.", name, s.function));
    } else if (!p.measured) {
      continue;
    } else if (p.exercised == 0 && p.tests > 0) {
      out.push_back(
          fmt::format("{} exercises nothing: none of its {} tests needs {}.", name, grouped(p.tests), s.function));
    } else if (p.score.mutants > 0 && p.score.killed == 0) {
      out.push_back(
          fmt::format("{} is a tautology as far as {} is concerned: all of {} mutants survive, so it tests nothing.",
                      name, s.function, grouped(p.score.mutants)));
    }
  }
  return out;
}

std::string percent(double p) {
  return p > 99.9 && p < 100 ? "99.9" : p < 0.1 && p > 0 ? "0.1" : fmt::format("{:.1f}", p);
}

std::string kind_of(Mutants kind) {
  switch (kind) {
    case Mutants::AllOutputs:
      return "every output changed";
    case Mutants::OneOutput:
      return "one output changed";
    case Mutants::Exhaustive:
      break;
  }
  return "all small ones, one output changed";
}

std::string list(const Strength& s, const std::vector<size_t>& properties, const char* between) {
  std::string out;
  for (size_t p : properties) out += (out.empty() ? "" : between) + s.properties[p].original.name;
  return out;
}

std::string score_line(const Score& score, const std::string& name, bool sampled) {
  if (score.mutants == 0) return fmt::format("     -          {}", name);
  std::string out = fmt::format("{:>5} % killed  {}", percent(score.percent()), name);
  if (sampled) {
    const auto [low, high] = score.interval();
    out += fmt::format("  ({} to {} %)", percent(low), percent(high));
  }
  return out;
}

std::string instead(const SmallMutant& m) {
  return fmt::format("{}   instead of {}", m.mutant, m.original);
}

void property_text(std::string& out, const Strength& s, const PropertyStrength& p) {
  const bool sampled = s.kind != Mutants::Exhaustive;
  if (!p.mentions) {
    out += fmt::format("     -          {}  (does not use {})\n", p.original.name, s.function);
    return;
  }
  if (!p.measured) {
    out += fmt::format("     -          {}  (not measured, see below)\n", p.original.name);
    return;
  }
  out += score_line(p.score, p.original.name, sampled);
  if (sampled && p.exercised < p.tests)
    out += fmt::format(", {} of {} tests need {}", grouped(p.exercised), grouped(p.tests), s.function);
  if (p.points > 0 && p.points < s.points) out += fmt::format(", asks for {} of {} small points", p.points, s.points);
  out += "\n";
  if (p.survivor) out += fmt::format("                    survives: {}\n", instead(*p.survivor));
}

Json score_json(const Score& score, bool sampled) {
  Json out = {{"mutants", score.mutants}, {"killed", score.killed}, {"survived", score.mutants - score.killed}};
  out["score"] = score.mutants == 0 ? Json(nullptr) : Json(std::round(score.percent() * 100) / 100);
  if (sampled && score.mutants > 0) {
    const auto [low, high] = score.interval();
    out["interval"] = {std::round(low * 100) / 100, std::round(high * 100) / 100};
  }
  return out;
}

Json mutant_json(const SmallMutant& m) {
  return {{"mutant", m.mutant}, {"original", m.original}, {"size", m.size}, {"tested_to", m.tested}};
}

Json names_json(const Strength& s, const std::vector<size_t>& properties) {
  Json out = Json::array();
  for (size_t p : properties) out.push_back(s.properties[p].original.name);
  return out;
}

}  // namespace

std::string text(const Strength& s, Detail detail) {
  const uint64_t measured = static_cast<uint64_t>(
      std::count_if(s.properties.begin(), s.properties.end(), [](auto& p) { return p.measured; }));
  std::string out = fmt::format("=== {}{} ===\n", s.function, s.line ? fmt::format(" from {}:{}", s.file, s.line) : "");
  std::string at;
  for (const auto& [variable, type] : s.instantiation)
    at += fmt::format("{}{} := {}", at.empty() ? "   [" : ", ", variable, type);
  out += fmt::format("{} mutants, {}, seed {}.{}\n", grouped(s.together.mutants), kind_of(s.kind), s.seed,
                     at.empty() ? "" : at + "]");
  for (const PropertyStrength& p : s.properties) property_text(out, s, p);
  if (measured > 1) out += score_line(s.together, "all together", s.kind != Mutants::Exhaustive) + "\n";
  for (const PropertyStrength& p : s.properties)
    if (p.mentions && !p.measured)
      out += fmt::format("\n{} on the program as it is:\n{}", p.original.name, body(p.original));
  for (const std::string& w : warnings(s)) out += fmt::format("\n*** WARNING: {}", w);
  if (!warnings(s).empty()) out += "\n";
  if (detail != Detail::Quiet && measured > 0) {
    if (!s.no_small.empty()) {
      out += fmt::format("\nSmall mutants were not tried: {}.\n", s.no_small);
    } else if (s.small_mutants == 0 && s.cut) {
      out += "\nNo small mutant was tried.\n";
    } else if (s.small_mutants == 0) {
      out += fmt::format(
          "\nNo small mutant could be tried: no result of {} at a small point that is asked for is finite.\n",
          s.function);
    } else if (s.survivors.empty()) {
      out += fmt::format("\nOf {} small mutants none survives {}.\n", grouped(s.small_mutants),
                         measured > 1 ? "all properties" : "it");
    } else {
      out += fmt::format("\nSmallest mutants that pass {}:\n",
                         measured > 1 ? fmt::format("all {} properties", measured) : "the property");
      constexpr size_t kShown = 3;
      for (size_t i = 0; i < std::min(kShown, s.survivors.size()); ++i)
        out += fmt::format("    {}   (tested to size {})\n", instead(s.survivors[i]), s.survivors[i].tested);
    }
    if (!s.minimal.empty() && s.minimal[0].size() < measured) {
      out += fmt::format("\nAs strong as all together, by {} small mutants:\n", grouped(s.small_mutants));
      for (const std::vector<size_t>& set : s.minimal) out += fmt::format("    {}\n", list(s, set, ", "));
    }
    if (!s.implications.empty()) {
      out += "\nConjectures:\n";
      for (const Implication& i : s.implications)
        out += fmt::format("    {} {} {}\n", list(s, i.from, " && "), i.both ? "<=>" : "==>",
                           s.properties[i.to].original.name);
    }
    if (s.left_alone > 0)
      out += fmt::format("\n{} use{} of {} at other types or unknown ones see the original.\n", s.left_alone,
                         s.left_alone == 1 ? "" : "s", s.function);
  }
  if (!s.disagreement.empty()) out += fmt::format("\n*** Internal error: {}\n", s.disagreement);
  if (s.cut)
    out +=
        "\nThe time was up before all mutants were tried; give it more with -t, or less to do with -n or --max-size.\n";
  return out + "\n";
}

std::string json(const Strength& s, int exit_code) {
  const bool sampled = s.kind != Mutants::Exhaustive;
  Json out = {{"schema", "needle/1"}, {"command", "mutate"},     {"exit", exit_code}, {"function", s.function},
              {"module", s.module},   {"kind", name_of(s.kind)}, {"seed", s.seed}};
  out["instantiation"] = Json::object();
  for (const auto& [variable, type] : s.instantiation) out["instantiation"][variable] = type;
  out.update(score_json(s.together, sampled));
  out["survivors"] = Json::array();
  for (const SmallMutant& m : s.survivors) out["survivors"].push_back(mutant_json(m));
  out["points"] = s.points;
  out["small_mutants"] = s.small_mutants;
  out["results"] = Json::array();
  for (const PropertyStrength& p : s.properties) {
    Json one = {{"name", p.original.name}, {"measured", p.measured}, {"verdict", name_of(p.original.verdict)}};
    one.update(score_json(p.score, sampled));
    one["tests"] = p.tests;
    one["exercised"] = p.exercised;
    one["points"] = p.points;
    one["survivors"] = Json::array();
    if (p.survivor) one["survivors"].push_back(mutant_json(*p.survivor));
    out["results"].push_back(one);
  }
  out["minimal"] = Json::array();
  for (const std::vector<size_t>& set : s.minimal) out["minimal"].push_back(names_json(s, set));
  out["implications"] = Json::array();
  for (const Implication& i : s.implications)
    out["implications"].push_back(
        {{"if", names_json(s, i.from)}, {"then", s.properties[i.to].original.name}, {"equivalent", i.both}});
  out["warnings"] = warnings(s);
  if (!s.disagreement.empty()) out["message"] = s.disagreement;
  out["complete"] = !s.cut;
  out["seconds"] = std::round(s.seconds * 1000) / 1000;
  return out.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace needle::report
