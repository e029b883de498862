#include "engine/candidates.h"

#include <chrono>
#include <filesystem>

#include "base/watchdog.h"
#include "engine/as_shown.h"
#include "space/show_type.h"
#include "witness/qualified.h"

namespace needle::engine {

using claim::WitnessOutcome;
using witness::ReplayKind;

witness::ReplayOptions replay_options(const program::Workspace& workspace, const SearchOptions& options) {
  witness::ReplayOptions out;
  out.is_discard = workspace.library_global("searchDiscards");
  out.describe = workspace.library_global("searchDescribes");
  out.max_memory = options.max_memory;
  if (options.allow_io) out.world = real_world;
  return out;
}

// As lib/Needle/Check.hs says it.
constexpr std::string_view kViolated = "Needle: assertion failed at ";

Candidate Candidates::confirm(const claim::Test& test, const ClaimedFunction& function, const claim::End::Found& found,
                              double seconds) const {
  Candidate out;
  out.witness = describe(test, function, found.inputs);
  if (found.size) out.witness.size = *found.size;
  const witness::Replay again = replay(test, found.inputs, seconds, {});
  out.witness.texts = again.texts;
  if (found.raised) {
    out.witness.outcome = WitnessOutcome::Raised;
    out.witness.raised = again.message.empty() ? "an exception" : again.message;
    while (out.witness.raised.ends_with('\n')) out.witness.raised.pop_back();
    if (out.witness.raised.starts_with(kViolated)) out.witness.assertion = out.witness.raised.substr(kViolated.size());
  }
  const ReplayKind expected = found.raised ? ReplayKind::Raised : ReplayKind::Result;
  const bool agrees = again.kind == expected && again.result == claim::TestResult::Failed && !again.discarded;
  out.witness.replayed = agrees;
  out.confirmation = agrees                                ? Confirmation::Agrees
                     : again.kind == ReplayKind::Undecided ? Confirmation::Undecided
                                                           : Confirmation::Disagrees;
  return out;
}

claim::Witness Candidates::describe(const claim::Test& test, const ClaimedFunction& function,
                                    const std::vector<space::Value>& inputs, const std::string& target) const {
  claim::Witness out;
  witness::Qualified elsewhere(function.module);
  for (size_t i = 0; i < inputs.size(); ++i) {
    const claim::Input& input = test.inputs[i];
    if (!input.choices) {
      const space::Value value = evaluated(inputs[i]);
      out.inputs.push_back({input.name, space::show(input.type), witness::print(spaces_, value),
                            witness::print(spaces_, value, elsewhere),
                            function.types.empty() ? "" : elsewhere.type(input.type)});
    }
    out.size = space::saturating_add(out.size, space::size_of(spaces_, inputs[i]));
  }
  out.modules.assign(elsewhere.modules().begin(), elsewhere.modules().end());
  out.token = witness::write_token({.property = function.module + "." + function.name,
                                    .file = std::filesystem::proximate(function.file).string(),
                                    .types = function.types,
                                    .values = witness::encode(inputs, spaces_),
                                    .target = target,
                                    .fingerprint = witness::fingerprint(spaces_, test.inputs)});
  return out;
}

witness::Replay Candidates::replay(const claim::Test& test, const std::vector<space::Value>& inputs, double seconds,
                                   const Again& again) const {
  std::atomic<bool> stop = false;
  const Watchdog watchdog(seconds, [&stop] { stop = true; });
  std::optional<Control::Scope> interrupts;
  if (control_) interrupts.emplace(*control_, [&stop] { stop = true; });
  witness::ReplayOptions how = replay_;
  how.stop = &stop;
  how.targets = again.targets;
  if (again.trace) how.traced = [this](core::GlobalId id) { return program::is_users(workspace_, id); };
  return witness::replay(workspace_.program(), spaces_, test, inputs, how);
}

std::optional<std::string> Candidates::shown(program::CompiledModule& module, const core::Type* type,
                                             const space::Value& value) const {
  if (patience_ <= 0) return std::nullopt;
  const auto began = std::chrono::steady_clock::now();
  std::optional<std::string> text =
      as_shown(workspace_, module, spaces_, type, value, witness::print(spaces_, value), replay_);
  if (!text) patience_ -= std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  return text;
}

std::vector<std::string> Candidates::texts(program::CompiledModule& module, const claim::Test& test,
                                           const std::vector<space::Value>& inputs) const {
  std::vector<std::string> out;
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (test.inputs[i].choices) continue;
    const space::Value value = evaluated(inputs[i]);
    const std::optional<std::string> text = shown(module, test.inputs[i].type, value);
    out.push_back(text ? *text : witness::print(spaces_, value));
  }
  return out;
}

void Candidates::show(claim::Witness& witness, program::CompiledModule& module, const claim::Test& test,
                      const std::vector<space::Value>& inputs) const {
  const std::vector<std::string> as_text = texts(module, test, inputs);
  for (size_t i = 0; i < as_text.size(); ++i) witness.inputs[i].value = as_text[i];
}

space::Value Candidates::evaluated(const space::Value& input) const {
  constexpr double kSeconds = 1;
  std::atomic<bool> stop = false;
  const Watchdog watchdog(kSeconds, [&stop] { stop = true; });
  std::optional<Control::Scope> interrupts;
  if (control_) interrupts.emplace(*control_, [&stop] { stop = true; });
  witness::ReplayOptions how = replay_;
  how.stop = &stop;
  return witness::evaluated(workspace_.program(), spaces_, input, workspace_.library_global("noSuchChoice"), how);
}

claim::Result result_about(const program::Workspace& workspace, const program::CompiledModule& module, Symbol name,
                           Span span, Span name_span) {
  const Sources& sources = workspace.sources();
  const Place begin = sources.begin_of(span), end = sources.last_of(span);
  claim::Result out;
  out.name = name.text();
  out.file = sources.file(span.file).path;
  out.module = module_name(module, out.file);
  out.span = span;
  out.line = sources.begin_of(name_span).line;
  out.column = begin.column;
  out.end_line = end.line;
  out.end_column = end.column;
  return out;
}

claim::Result result_about(const program::Workspace& workspace, const program::Function& source) {
  claim::Result out = result_about(workspace, *source.module, source.name, source.span, source.name_span);
  if (!source.title.empty()) out.name = source.title;
  out.groups = source.groups;
  out.once = source.once;
  out.examined = source.examined;
  return out;
}

std::string module_name(const program::CompiledModule& module, const std::string& file) {
  const std::string_view name = module.resolved.name.text();
  return name == "Main" ? std::filesystem::path(file).stem().string() : std::string(name);
}

}  // namespace needle::engine
