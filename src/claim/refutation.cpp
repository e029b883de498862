#include "claim/refutation.h"

#include <fmt/format.h>

#include <algorithm>

namespace needle::claim {
namespace {

// The callee that is no function: what is said of it instead.
std::string violation(const Refutation& r) {
  if (r.callee == "patterns") return "has no pattern for this";
  if (r.callee == "error" || r.callee == "undefined") return fmt::format("calls {}", r.violated);
  return fmt::format("makes a call to\n    {} = error\nviolating {}'s refinement type", r.violated, r.callee);
}

// Of the callees that are assumed, each once.
std::string strengthen(const Refutation& r) {
  std::vector<std::string> names;
  for (const AssumedCall& a : r.assumed)
    if (std::find(names.begin(), names.end(), a.callee) == names.end()) names.push_back(a.callee);
  std::string out;
  for (size_t i = 0; i < names.size(); ++i) out += (i == 0 ? "" : i + 1 < names.size() ? ", " : " or ") + names[i];
  return fmt::format("Strengthen the refinement type of {} to eliminate this possibility", out);
}

}  // namespace

std::string words(const std::string& function, const Refutation& r) {
  std::string out;
  if (r.kind == Blame::Concrete)
    return fmt::format("The call\n    {} = {}\nviolates {}'s refinement type", r.call, r.result, function);
  out = fmt::format("{} = {}\n", r.call, r.result);
  out += r.callee.empty() ? fmt::format("violating {}'s refinement type", function) : violation(r);
  if (r.kind == Blame::Call) return out;
  out += "\nwhen";
  for (const AssumedCall& a : r.assumed) out += fmt::format("\n    {} = {}", a.call, a.result);
  out += "\n" + strengthen(r);
  if (!r.actual.empty()) out += fmt::format("\n(running the code gives {} = {})", r.call, r.actual);
  return out;
}

}  // namespace needle::claim
