#include "engine/start.h"

#include <fmt/format.h>

#include "core/spine.h"
#include "program/close.h"
#include "program/entry.h"
#include "program/makers.h"

namespace needle::engine {

using program::Workspace;

std::variant<Start, std::string> start_from(Workspace& workspace, core::Recipes& recipes, space::Spaces& spaces,
                                            const program::Function& function, const ChosenTypes& chosen,
                                            const std::string& returns) {
  std::optional<program::ClosedValue> closed =
      program::value_at(workspace, *function.module, function.entity, chosen, function.name_span);
  if (!closed) return "it has no instance at these types; choose others with --type";
  program::add_recipes(workspace, *function.module,
                       core::signature(workspace.program().global(closed->global).type).arguments, {}, recipes);
  core::GlobalId condition;
  if (!returns.empty()) {
    condition = program::predicate_entry(workspace, *function.module, returns,
                                         core::result_of(workspace.program().global(closed->global).type));
    if (!condition.valid()) return "what is given for its result is no condition on it";
  }
  auto made =
      claim::make_target(workspace.program(), spaces, closed->global, workspace.library_global("searchEvaluates"),
                         function.module->resolved.name, function.name, function.arguments, condition);
  if (auto* no = std::get_if<claim::NoClaim>(&made))
    return fmt::format("{} cannot be started from: {}", function.name.text(), no->why);
  return Start{function, closed->global, std::get<claim::Target>(made), closed->types, condition};
}

}  // namespace needle::engine
