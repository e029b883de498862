#include "report/report.h"

namespace needle::report {

using namespace claim;

Gravity gravity(const Result& result) {
  struct Judge {
    bool expects_failure;
    Gravity operator()(const Falsified&) const { return expects_failure ? Gravity::Fine : Gravity::Failure; }
    Gravity operator()(const Unconfirmed&) const { return Gravity::Inconclusive; }
    Gravity operator()(const Holds&) const { return expects_failure ? Gravity::Failure : Gravity::Fine; }
    Gravity operator()(const HoldsUpTo&) const { return expects_failure ? Gravity::Failure : Gravity::Fine; }
    Gravity operator()(const Reached&) const { return Gravity::Fine; }
    Gravity operator()(const Unreachable&) const { return Gravity::Failure; }
    Gravity operator()(const GaveUp&) const { return Gravity::Inconclusive; }
    Gravity operator()(const Passed&) const { return expects_failure ? Gravity::Failure : Gravity::Fine; }
    Gravity operator()(const Broken&) const { return Gravity::Error; }
  };
  if (is_vacuous(result) && !result.counts.expects_failure) return Gravity::Inconclusive;
  return std::visit(Judge{result.counts.expects_failure}, result.verdict);
}

// A unit test says nothing else about itself (lib/Needle/Suite.hs, suiteProperty).
std::optional<std::string> pending(const Result& result) {
  constexpr std::string_view kSaid = "pending: ";
  if (!result.once || result.examined) return std::nullopt;
  for (const NoteTable& table : result.counts.notes.tables())
    for (const auto& [value, count] : table.rows)
      if (value.starts_with(kSaid)) return value.substr(kSaid.size());
  return std::nullopt;
}

}  // namespace needle::report
