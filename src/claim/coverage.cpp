#include "claim/coverage.h"

namespace needle::claim {

const char* name_of(Reach reach) {
  static constexpr const char* names[] = {"covered", "unreachable", "unknown"};
  return names[static_cast<size_t>(reach)];
}

const char* name_of(core::Box box) {
  static constexpr const char* names[] = {
      "none",  "expression", "alternative", "top-level declaration", "local declaration",
      "guard", "condition",  "qualifier"};
  return names[static_cast<size_t>(box)];
}

void CoverCounts::add(Reach reach) {
  ++total;
  ++(reach == Reach::Covered ? covered : reach == Reach::Unreachable ? unreachable : unknown);
}

namespace {

void add(CoverSummary& to, const CoverTick& tick) {
  to.all.add(tick.reach);
  to.of[static_cast<size_t>(tick.box)].add(tick.reach);
  if (tick.box == core::Box::Alternative) to.of[static_cast<size_t>(core::Box::Expression)].add(tick.reach);
}

}  // namespace

void append(Coverage& to, Coverage more) {
  const size_t first = to.tests.size();
  for (CoverModule& module : more.modules) {
    for (CoverTick& tick : module.ticks)
      if (tick.test) tick.test = first + *tick.test;
    to.modules.push_back(std::move(module));
  }
  for (CoverTest& test : more.tests) to.tests.push_back(std::move(test));
  to.starts.insert(to.starts.end(), more.starts.begin(), more.starts.end());
  to.not_started.insert(to.not_started.end(), more.not_started.begin(), more.not_started.end());
  to.interrupted |= more.interrupted;
  to.out_of_time |= more.out_of_time;
  to.seconds += more.seconds;
  to.runs += more.runs;
}

CoverSummary summary_of(const CoverModule& module, std::optional<size_t> function) {
  CoverSummary out;
  for (const CoverTick& tick : module.ticks)
    if (!function || tick.function == *function) add(out, tick);
  return out;
}

CoverSummary summary_of(const Coverage& coverage) {
  CoverSummary out;
  for (const CoverModule& module : coverage.modules)
    for (const CoverTick& tick : module.ticks) add(out, tick);
  return out;
}

double percent(const CoverCounts& counts) {
  const size_t reachable = counts.total - counts.unreachable;
  return reachable == 0 ? 100 : 100.0 * static_cast<double>(counts.covered) / static_cast<double>(reachable);
}

}  // namespace needle::claim
