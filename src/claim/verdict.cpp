#include "claim/verdict.h"

#include <algorithm>
#include <stdexcept>

namespace needle::claim {

const char* name_of(Blame blame) {
  return blame == Blame::Concrete ? "concrete" : blame == Blame::Call ? "call" : "abstract";
}

const char* name_of(Reason reason) {
  switch (reason) {
    case Reason::Timeout:
      return "timeout";
    case Reason::Steps:
      return "steps";
    case Reason::Memory:
      return "memory";
    case Reason::Discards:
      return "discards";
    case Reason::Interrupted:
      return "interrupted";
    case Reason::Unsupported:
      return "unsupported";
    case Reason::Bound:
      return "bound";
    case Reason::SolverUnknown:
      return "solver_unknown";
  }
  return "";
}

Unreachable::Unreachable(const std::vector<Certificate>& certificates) {
  if (certificates.empty()) throw std::logic_error("a proof without a certificate");
}

const char* name_of(const Verdict& verdict) {
  static constexpr const char* names[] = {"broken",  "falsified",   "unconfirmed", "holds", "holds_up_to",
                                          "reached", "unreachable", "gave_up",     "passed"};
  static_assert(std::size(names) == std::variant_size_v<Verdict>);
  return names[verdict.index()];
}

std::string full_name(const std::vector<std::string>& groups, const std::string& name) {
  std::string out;
  for (const std::string& group : groups) out += group + " / ";
  return out + name;
}

bool is_called(const std::vector<std::string>& groups, const std::string& name, const std::string& asked) {
  for (size_t from = 0; from <= groups.size(); ++from) {
    std::string so_far;
    for (size_t to = from; to <= groups.size(); ++to) {
      so_far += (to == from ? "" : " / ") + (to < groups.size() ? groups[to] : name);
      if (so_far == asked) return true;
    }
  }
  return false;
}

bool is_vacuous(const Result& result) {
  return std::holds_alternative<Holds>(result.verdict) && result.counts.tests > 0 &&
         result.counts.tests == result.counts.discards;
}

int exit_code(const std::vector<Result>& results) {
  // later in this list wins
  static constexpr int order[] = {0, 3, 1, 2, 130, 70};
  auto rank = [](int code) { return std::find(std::begin(order), std::end(order), code) - std::begin(order); };
  int worst = 0;
  for (const Result& r : results) {
    int code = 0;
    const bool falsified = std::holds_alternative<Falsified>(r.verdict);
    const bool holds = std::holds_alternative<Holds>(r.verdict) || std::holds_alternative<HoldsUpTo>(r.verdict) ||
                       std::holds_alternative<Passed>(r.verdict);
    if (r.counts.expects_failure ? holds : falsified) code = 1;
    if (std::holds_alternative<Unreachable>(r.verdict)) code = 1;
    if (std::holds_alternative<Unconfirmed>(r.verdict)) code = 3;
    if (auto* g = std::get_if<GaveUp>(&r.verdict)) code = g->why == Reason::Interrupted ? 130 : 3;
    if (auto* b = std::get_if<Broken>(&r.verdict)) code = b->internal ? 70 : 2;
    if (rank(code) > rank(worst)) worst = code;
  }
  return worst;
}

}  // namespace needle::claim
