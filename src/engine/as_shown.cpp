#include "engine/as_shown.h"

#include <algorithm>
#include <mutex>

#include "base/watchdog.h"
#include "program/close.h"
#include "program/entry.h"
#include "program/functions.h"
#include "witness/observe.h"
#include "witness/outputs.h"

namespace needle::engine {
namespace {

constexpr double kSeconds = 0.5;     // for each of two evaluations of code that the user wrote
constexpr size_t kLongest = 10'000;  // a text to be compiled

bool is_known(const space::Value& value) {
  return !value.hole && std::all_of(value.fields.begin(), value.fields.end(), is_known);
}

bool mentions_users_type(const program::Workspace& workspace, const core::Type* type) {
  switch (type->kind) {
    case core::TypeKind::Con: {
      const names::ModuleInfo* module = workspace.names().find_module(type->con->module);
      return module && !module->library;
    }
    case core::TypeKind::App:
      return mentions_users_type(workspace, type->left) || mentions_users_type(workspace, type->right);
    default:
      return false;
  }
}

}  // namespace

std::optional<std::string> as_shown(program::Workspace& workspace, program::CompiledModule& module,
                                    const space::Spaces& spaces, const core::Type* type, const space::Value& value,
                                    const std::string& printed, const witness::ReplayOptions& options) {
  core::Program& program = workspace.program();
  if (!is_known(value) || !mentions_users_type(workspace, type)) return std::nullopt;
  core::GlobalId show, meant;
  {
    std::lock_guard lock(program.adding);
    show = program::show_at(workspace, module, type);
  }
  if (!show.valid()) return std::nullopt;
  std::atomic<bool> stop = false;
  witness::ReplayOptions how = options;
  how.stop = &stop;
  std::string text;
  {
    const Watchdog watchdog(kSeconds, [&stop] { stop = true; });
    const witness::Observation seen = witness::observe(program, spaces, show, {value}, how);
    if (seen.seen != witness::ObservedAs::Text || !seen.whole) return std::nullopt;
    text = seen.text;
  }
  if (text == printed || text.size() > kLongest || text.find('\n') != text.npos) return std::nullopt;
  {
    std::lock_guard lock(program.adding);
    meant = program::value_if_one(workspace, module, text, type);
  }
  if (!meant.valid()) return std::nullopt;
  const witness::Output output = witness::Outputs(program, spaces, {meant, type}, options).of({}, kSeconds);
  if (output.kind != witness::OutputKind::Value || output.text != printed) return std::nullopt;
  return text;
}

}  // namespace needle::engine
