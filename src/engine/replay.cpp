#include "engine/replay.h"

#include <fmt/format.h>

#include "engine/attempt.h"
#include "engine/goals.h"
#include "engine/handed_over.h"
#include "engine/start.h"

namespace needle::engine {
namespace {

using claim::TestResult;
using witness::ReplayKind;

// The values of the token, if it was made for inputs of these types.
std::optional<std::vector<space::Value>> decoded(const witness::Token& token, const space::Spaces& spaces,
                                                 const claim::Test& test) {
  if (witness::fingerprint(spaces, test.inputs) != token.fingerprint) return std::nullopt;
  return witness::decode(token.values, spaces, test.inputs);
}

void name_inputs(Replaying& out, const claim::Test& test, const std::vector<std::string>& texts) {
  size_t next = 0;
  for (const claim::Input& input : test.inputs)
    if (!input.choices && next < texts.size()) out.inputs.emplace_back(input.name, texts[next++]);
}

Replaying of_test(Workspace& workspace, const program::Function& source, const witness::Token& token,
                  const SearchOptions& options) {
  Replaying out;
  Control control;
  Attempt attempt(workspace, source, options, control);
  const claim::Claim* claim = attempt.make();
  if (!claim) return out;
  const claim::Test& test = claim::test_of(*claim);
  const auto inputs = decoded(token, attempt.spaces(), test);
  if (!inputs) return out;
  const claim::Result& result = attempt.result();
  out.title = fmt::format("{} from {}:{}", claim::full_name(result), result.file, result.line);
  name_inputs(out, test, attempt.candidates().texts(*source.module, test, *inputs));
  workspace.end_budget();
  out.again = attempt.candidates().replay(test, *inputs, options.timeout_seconds, {.trace = true});
  attempt.name_texts(out.again.texts);
  const bool failed = out.again.result == TestResult::Failed;
  out.outcome = out.again.kind == ReplayKind::Undecided                            ? Replayed::Undecided
                : out.again.discarded || out.again.result == TestResult::Discarded ? Replayed::Discarded
                : out.again.kind == ReplayKind::Raised                             ? Replayed::Raises
                : failed                                                           ? Replayed::Fails
                                                                                   : Replayed::Passes;
  return out;
}

Replaying of_target(Workspace& workspace, const program::Function& source, const witness::Token& token,
                    const SearchOptions& options) {
  constexpr double kSeconds = 5;
  Replaying out;
  const std::vector<uint32_t> ticks = ticks_named(workspace, token.target);
  if (ticks.empty()) return out;
  core::keep_ticks(workspace.program(), workspace.first_user_global(),
                   [&](uint32_t tick) { return std::count(ticks.begin(), ticks.end(), tick) > 0; });
  core::Recipes recipes;
  space::Spaces spaces(workspace.program(), recipes);
  const std::variant<Start, std::string> made = start_from(workspace, recipes, spaces, source, options.types);
  const auto* start = std::get_if<Start>(&made);
  if (!start) return out;
  const claim::Test& test = start->target.test;
  const auto inputs = decoded(token, spaces, test);
  if (!inputs) return out;
  out.title =
      fmt::format("{}, from {}", workspace.sources().describe(workspace.ticks()[ticks[0]].span), source.name.text());
  const Candidates candidates(workspace, spaces, replay_options(workspace, options));
  name_inputs(out, test, candidates.texts(*source.module, test, *inputs));
  out.again = candidates.replay(test, *inputs, kSeconds, {.targets = ticks});
  out.outcome = out.again.kind == ReplayKind::Reached     ? Replayed::Reaches
                : out.again.kind == ReplayKind::Undecided ? Replayed::Undecided
                                                          : Replayed::Misses;
  return out;
}

}  // namespace

Replaying replay(Workspace& workspace, CompiledModule& module, const std::string& function, const witness::Token& token,
                 const SearchOptions& options) {
  std::vector<program::Function> sources;
  Control control;
  if (std::optional<program::Function> test = handed_over(workspace, module, function, options, control))
    sources = {std::move(*test)};
  else
    sources = program::properties(workspace, {&module}, {function});
  if (sources.empty()) {
    Replaying absent;
    absent.outcome = Replayed::Absent;
    return absent;
  }
  return token.target.empty() ? of_test(workspace, sources[0], token, options)
                              : of_target(workspace, sources[0], token, options);
}

}  // namespace needle::engine
