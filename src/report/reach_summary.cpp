// All expressions of a program: how many are reached, which are not, and the inputs, each once with what it reaches.
#include <fmt/format.h>

#include <map>

#include "report/report.h"

namespace needle::report {
namespace {

using namespace claim;

template <class V>
std::vector<const Result*> with(const std::vector<Result>& results) {
  std::vector<const Result*> out;
  for (const Result& r : results)
    if (std::holds_alternative<V>(r.verdict)) out.push_back(&r);
  return out;
}

std::string listed(const char* title, const std::vector<const Result*>& results) {
  std::string out = results.empty() ? "" : fmt::format("{}:\n", title);
  for (const Result* r : results) out += fmt::format("    {}\n", quoted_target(*r));
  return out;
}

// The inputs, in the order they were first needed, and the places they reach.
std::string witnesses(const std::vector<const Result*>& reached) {
  std::vector<std::pair<const Witness*, std::string>> groups;
  std::map<std::string, size_t> known;
  for (const Result* r : reached) {
    const Witness& w = std::get<Reached>(r->verdict).witnesses.front();
    std::string key = r->from;
    for (const WitnessInput& i : w.inputs) key += fmt::format("\n{} = {}", i.name, i.value);
    auto [at, fresh] = known.try_emplace(key, groups.size());
    if (fresh) groups.emplace_back(&w, r->from);
    groups[at->second].second += "\n    " + quoted_target(*r);
  }
  std::string out;
  for (const auto& [witness, places] : groups) {
    out += places.substr(0, places.find('\n'));
    for (const WitnessInput& i : witness->inputs) out += fmt::format("  {} = {}", i.name, i.value);
    out += fmt::format("  reaches{}\n", places.substr(places.find('\n')));
  }
  return out;
}

}  // namespace

std::string reach_summary(const std::vector<Result>& results, Detail detail) {
  if (results.empty()) return "";
  const auto reached = with<Reached>(results), unreachable = with<Unreachable>(results);
  const auto broken = with<Broken>(results);
  auto unknown = with<GaveUp>(results);
  for (const Result* r : with<Unconfirmed>(results)) unknown.push_back(r);
  std::string out =
      fmt::format("=== {} expressions: {} reached, {} unreachable, {} unknown ===\n", grouped(results.size()),
                  grouped(reached.size()), grouped(unreachable.size()), grouped(unknown.size() + broken.size()));
  if (detail != Detail::Quiet) out += witnesses(reached);
  out += listed("Unreachable (this is a proof)", unreachable) + listed("Unknown", unknown);
  for (const Result* r : broken)
    out += fmt::format("{}: {}\n", quoted_target(*r), std::get<Broken>(r->verdict).message);
  return out;
}

}  // namespace needle::report
