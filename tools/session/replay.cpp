#include <fmt/format.h>

#include "session/attempt.h"
#include "session/say.h"

namespace needle::session {

using claim::TestResult;

namespace {

constexpr int kBadInput = 2;

// The exit code that goes with it.
int print_outcome(const witness::Replay& again) {
  if (again.kind == witness::ReplayKind::Undecided) {
    say("*** Gave up! The evaluation did not end within its limits.\n");
    return 3;
  }
  if (again.discarded || again.result == TestResult::Discarded) {
    say("+++ OK, the precondition does not hold for this input.\n");
    return 0;
  }
  if (again.kind == witness::ReplayKind::Raised) {
    say("*** Failed! Exception:\n    {}\n", again.message);
    return 1;
  }
  say_text(again.result == TestResult::Failed ? "*** Failed! Falsified.\n" : "+++ OK, this input passes.\n");
  return again.result == TestResult::Failed ? 1 : 0;
}

}  // namespace

int replay(Workspace& session, CompiledModule& module, const std::string& property, const witness::Token& token,
           const CheckOptions& options) {
  const std::vector<Workspace::PropertySource> sources = program::properties(session, {&module}, {property});
  if (sources.empty()) return kBadInput;
  Attempt attempt(session, sources[0], options);
  const claim::Property* made = attempt.make();
  const claim::Result& result = attempt.result();
  std::optional<std::vector<space::Value>> inputs;
  if (made && witness::fingerprint(attempt.spaces(), made->inputs) == token.fingerprint)
    inputs = witness::decode(token.values, attempt.spaces(), made->inputs);
  if (!inputs) {
    complain(
        "needle: error: [ND-0705] the token does not fit the property {}: its types have changed since; check it "
        "again\n",
        property);
    return kBadInput;
  }
  say("=== {} from {}:{} ===\n", result.name, result.file, result.line);
  for (size_t i = 0; i < inputs->size(); ++i)
    if (!made->inputs[i].choices)
      say("{} = {}\n", made->inputs[i].name, witness::print(attempt.spaces(), attempt.evaluated((*inputs)[i])));
  session.end_budget();
  const witness::Replay again = attempt.replay(*inputs, options.timeout_seconds, true);
  for (const std::string& said : again.texts) say("{}\n", said);
  const int code = print_outcome(again);
  if (!again.calls.empty()) say("    Calls:\n");
  for (const std::string& call : again.calls) say("    {}\n", call);
  return code;
}

}  // namespace needle::session
