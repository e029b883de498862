// Examples of a function, one for each path: a line each, and what they are of all there are.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <nlohmann/json.hpp>

#include "report/report.h"

namespace needle::report {
namespace {

using namespace claim;
using Json = nlohmann::ordered_json;

std::string count_of(size_t examples) {
  return fmt::format("{} example{}", grouped(examples), examples == 1 ? "" : "s");
}

// (<+>) where a name is no word; the last part tells.
std::string as_prefix(const std::string& name) {
  const unsigned char last = static_cast<unsigned char>(name.back());
  return std::isalnum(last) || last == '_' || last == '\'' || last >= 0x80 ? name : "(" + name + ")";
}

const char* kind_name(Explored kind) {
  switch (kind) {
    case Explored::All:
      return "all";
    case Explored::Enough:
      return "enough";
    case Explored::Bounded:
      return "bounded";
    case Explored::Fewer:
      return "fewer";
    case Explored::Interrupted:
      return "interrupted";
    case Explored::Wrong:
      return "internal";
    case Explored::Broken:
      break;
  }
  return "broken";
}

std::string conclusion(const Exploration& e) {
  const std::string examples = count_of(e.examples);
  const std::string far =
      e.decisions ? fmt::format(", as far as {} decisions about numbers lead", *e.decisions) : std::string();
  const std::string complete = e.complete ? fmt::format(" Complete to size {}{}.", *e.complete, far) : "";
  switch (e.kind) {
    case Explored::All:
      return e.examples > 0 ? examples + ", all paths."
                            : "No examples: no path leads to such a result. This is a proof.";
    case Explored::Enough:
      return examples + (e.more ? "; there are more paths (--inputs)." : "; there may be more paths.");
    case Explored::Bounded:
      return fmt::format("{}, every path up to this bound.{}", examples, complete);
    case Explored::Fewer:
      return fmt::format("{}; there may be more paths: {}.{}", examples, e.why, complete);
    case Explored::Interrupted:
      return fmt::format("Interrupted! {} so far.{}", examples, complete);
    case Explored::Wrong:
      return "Internal error! " + e.why;
    case Explored::Broken:
      break;
  }
  return fmt::format("{} cannot be explored: {}.", e.name, e.why);
}

std::string chosen_types(const Exploration& e) {
  std::string out;
  for (const auto& [variable, type] : e.instantiation)
    out += fmt::format("{}{} := {}", out.empty() ? "   [" : ", ", variable, type);
  return out.empty() ? out : out + "]";
}

// What a primitive has to know a number for.
const char* use_of(core::Prim prim) {
  using core::Prim;
  switch (prim) {
    case Prim::NewArray:
      return "length of an array";
    case Prim::ReadArray:
    case Prim::WriteArray:
    case Prim::IndexArray:
    case Prim::CopyArray:
      return "index of an array";
    case Prim::IntShiftL:
    case Prim::IntShiftR:
    case Prim::IntShiftRL:
    case Prim::IntegerShiftL:
    case Prim::IntegerShiftR:
      return "distance of a shift";
    case Prim::IntPopCount:
    case Prim::IntClz:
    case Prim::IntCtz:
    case Prim::IntegerPopCount:
    case Prim::IntegerTestBit:
    case Prim::IntegerLog2:
      return "bits of a number";
    case Prim::IntToDouble:
    case Prim::WordToDouble:
    case Prim::IntegerToDouble:
    case Prim::DoubleEncode:
    case Prim::FloatEncode:
      return "conversion to a fraction";
    default:
      return core::prim_info(prim).name;
  }
}

std::string chosen_text(const std::vector<ChosenNumbers>& chosen) {
  if (chosen.empty()) return "";
  constexpr size_t kMost = 4;  // places
  uint64_t all = 0;
  for (const ChosenNumbers& c : chosen) all += c.times;
  std::string places;
  for (size_t i = 0; i < std::min(kMost, chosen.size()); ++i)
    places += fmt::format("{}{} in {}", i == 0 ? "" : ", ", use_of(chosen[i].by), chosen[i].place);
  return fmt::format("    {} number{} chosen one by one ({}{})\n", grouped(all), all == 1 ? " was" : "s were", places,
                     chosen.size() > kMost ? ", .." : "");
}

}  // namespace

std::string open_numbers_text(const Counts& counts) {
  if (counts.comparisons == 0) return chosen_text(counts.chosen);
  std::string out =
      fmt::format("    {} comparison{} of open numbers; {} solver call{}, {:.3f}s\n", grouped(counts.comparisons),
                  counts.comparisons == 1 ? "" : "s", grouped(counts.solver_calls), counts.solver_calls == 1 ? "" : "s",
                  counts.solver_seconds);
  uint64_t all = 0;
  for (const Decider& d : counts.deciders) all += d.entailed + d.possible + d.impossible;
  for (const Decider& d : counts.deciders) {
    const uint64_t sum = d.entailed + d.possible + d.impossible;
    if (sum == 0) continue;
    out += fmt::format("    {:5.1f}% of branches by {}: {} decided, {} possible, {} impossible\n",
                       100.0 * static_cast<double>(sum) / static_cast<double>(all), d.name, grouped(d.entailed),
                       grouped(d.possible), grouped(d.impossible));
  }
  out += chosen_text(counts.chosen);
  if (counts.shares.empty()) return out;
  out += "    of the search,";
  for (const EngineShare& s : counts.shares)
    out += fmt::format(" {}/8 {}{}", s.eighths, s.engine, &s == &counts.shares.back() ? "\n" : ",");
  return out;
}

std::string text(const std::string& function, const Example& example) {
  std::string out = as_prefix(function);
  for (const std::string& input : example.inputs) out += " " + input;
  out += " = ";
  if (example.raised) out += "error: ";
  for (char letter : example.output) out += letter == '\n' ? std::string("\n    ") : std::string(1, letter);
  return out + "\n";
}

std::string text(const Exploration& e, Detail detail) {
  std::string out;
  if (detail != Detail::Quiet || e.kind == Explored::Wrong || e.kind == Explored::Broken)
    out = conclusion(e) + (e.kind == Explored::Broken ? "" : chosen_types(e)) + "\n";
  if (e.undecided > 0)
    out += fmt::format("The reference evaluator could not say in time what {} more path{} to.\n", grouped(e.undecided),
                       e.undecided == 1 ? " leads" : "s lead");
  if (detail != Detail::Verbose) return out;
  const Counts& c = e.counts;
  return out +
         fmt::format("    {} paths in the last round, {} discarded, {} nodes, {} steps, {}\n", grouped(c.tests),
                     grouped(c.discards), grouped(c.nodes), grouped(c.steps), duration(c.seconds)) +
         open_numbers_text(c);
}

std::string json(const Exploration& e, int exit_code, const std::vector<Example>& examples) {
  Json out = {
      {"schema", "needle/1"}, {"command", "explore"}, {"exit", exit_code}, {"name", e.name}, {"module", e.module}};
  if (e.line > 0)
    out["span"] = {{"file", e.file},
                   {"line", e.line},
                   {"column", e.column},
                   {"end_line", e.end_line},
                   {"end_column", e.end_column}};
  out["paths"] = kind_name(e.kind);
  out["reason"] = e.why.empty() ? Json(nullptr) : Json(e.why);
  if (e.kind == Explored::Enough) out["more"] = e.more ? Json(true) : Json(nullptr);
  out["size_reached"] = e.complete.value_or(0);
  const Counts& c = e.counts;
  out["tests"] = c.tests;
  out["discards"] = c.discards;
  out["nodes"] = c.nodes;
  out["steps"] = c.steps;
  out["comparisons"] = c.comparisons;
  out["deciders"] = Json::object();
  for (const Decider& d : c.deciders)
    if (d.entailed + d.possible + d.impossible > 0)
      out["deciders"][d.name] = {{"decided", d.entailed}, {"possible", d.possible}, {"impossible", d.impossible}};
  out["solver_calls"] = c.solver_calls;
  out["solver_seconds"] = std::round(c.solver_seconds * 1000) / 1000;
  if (e.undecided > 0) out["undecided"] = e.undecided;
  out["seconds"] = std::round(c.seconds * 1000) / 1000;
  out["strategy"] = "symbolic";
  out["instantiation"] = Json::object();
  for (const auto& [variable, type] : e.instantiation) out["instantiation"][variable] = type;
  out["examples"] = Json::array();
  for (const Example& x : examples) {
    Json example = {{"inputs", x.inputs}, {"output", x.raised ? "error: " + x.output : x.output}, {"size", x.size}};
    if (x.raised) example["raised"] = true;
    out["examples"].push_back(example);
  }
  return out.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace needle::report
