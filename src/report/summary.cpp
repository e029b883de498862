// The last line of a run.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "report/report.h"

namespace needle::report {
namespace {

using namespace claim;

enum Fate : uint8_t { Ok, Pending, Failed, Warned, GivenUp, Stopped, Uncheckable, Internal, kFates };

Fate fate(const Result& result) {
  if (auto* g = std::get_if<GaveUp>(&result.verdict)) return g->why == Reason::Interrupted ? Stopped : GivenUp;
  if (std::holds_alternative<Unconfirmed>(result.verdict)) return GivenUp;
  if (auto* b = std::get_if<Broken>(&result.verdict)) return b->internal ? Internal : Uncheckable;
  switch (gravity(result)) {
    case Gravity::Fine:
      return pending(result) ? Pending : Ok;
    case Gravity::Inconclusive:
      return Warned;
    default:
      return Failed;
  }
}

std::string counted(size_t n, const char* one, const char* many) {
  return n == 0 ? "" : fmt::format("{} {}", grouped(n), n == 1 ? one : many);
}

}  // namespace

std::string summary(const std::vector<Result>& results, double seconds) {
  if (results.size() < 2) return "";
  static constexpr const char* words[kFates] = {
      "OK", "pending", "failed", "tested nothing", "gave up", "interrupted", "cannot be checked", "internal errors"};
  std::array<size_t, kFates> counts = {};
  for (const Result& r : results) ++counts[fate(r)];
  const auto units = static_cast<size_t>(
      std::count_if(results.begin(), results.end(), [](const Result& r) { return r.once && !r.examined; }));
  std::string out = counted(results.size() - units, "property", "properties");
  if (units > 0) out += (out.empty() ? "" : " and ") + counted(units, "unit test", "unit tests");
  out += ": ";
  for (size_t i = 0; i < kFates; ++i)
    if (counts[i] > 0) out += fmt::format("{} {}, ", grouped(counts[i]), words[i]);
  return out + fmt::format("{:.1f}s\n", seconds);
}

}  // namespace needle::report
