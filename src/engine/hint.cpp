#include "engine/hint.h"

#include <algorithm>
#include <chrono>

namespace needle::engine {
namespace {

using namespace claim;

constexpr double kMostSeconds = 2, kForCallee = 0.15, kForCaller = 0.4;

// Whether the callee's code is as the type says, and the function too, as far as either was searched.
bool suffices(const Loaded& loaded, const std::string& function, const std::string& callee,
              const RefineOptions& options, Control& control) {
  auto judged = [&](const std::string& name, double seconds) {
    RefineOptions how = options;
    how.functions = {name};
    how.all = false;
    how.search.timeout_seconds = seconds;
    how.search.progress = false;
    return refine(*loaded.workspace, loaded.modules, how, control, [](const Result&) {});
  };
  const auto holds = [](const Result& r) {
    return std::holds_alternative<Holds>(r.verdict) || std::holds_alternative<HoldsUpTo>(r.verdict);
  };
  const std::vector<Result> of_callee = judged(callee, kForCallee);
  if (of_callee.empty() || !std::all_of(of_callee.begin(), of_callee.end(), holds)) return false;
  if (function == callee) return true;
  const std::vector<Result> of_caller = judged(function, kForCaller);
  return !of_caller.empty() && std::all_of(of_caller.begin(), of_caller.end(), holds);
}

}  // namespace

std::string find_hint(const Result& result, const std::vector<program::CompiledModule*>& modules,
                      const liquid::Options& base, const Load& load, const RefineOptions& options, Control& control) {
  if (!result.refutation || result.refutation->kind != Blame::Abstract) return "";
  const std::vector<AssumedCall>& assumed = result.refutation->assumed;
  const auto other = [&](const AssumedCall& a) { return a.callee != assumed.front().callee; };
  if (assumed.empty() || std::any_of(assumed.begin(), assumed.end(), other)) return "";
  const std::string& callee = assumed.front().callee;
  const std::vector<std::string>* candidates = nullptr;
  for (const program::CompiledModule* module : modules) {
    const auto found = module->refined.stronger.find(intern(callee));
    if (found != module->refined.stronger.end()) candidates = &found->second;
  }
  if (!candidates) return "";
  const auto started = std::chrono::steady_clock::now();
  const double limit = options.search.timeout_seconds;
  const double given = std::min(kMostSeconds, std::max(limit / 2, limit - result.counts.seconds));
  for (size_t i = 0; i < candidates->size() && !control.interrupted(); ++i) {
    if (std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count() > given) break;
    liquid::Options how = base;
    how.strengthened[intern(callee)] = i;
    const Loaded loaded = load(how);
    if (!loaded.modules.empty() && suffices(loaded, result.name, callee, options, control)) return (*candidates)[i];
  }
  return "";
}

}  // namespace needle::engine
