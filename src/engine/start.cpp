#include "engine/start.h"

#include <fmt/format.h>

#include "core/spine.h"
#include "program/close.h"
#include "program/makers.h"

namespace needle::engine {

using program::Workspace;

std::variant<Start, std::string> start_from(Workspace& workspace, core::Recipes& recipes, space::Spaces& spaces,
                                            const program::Function& function, const ChosenTypes& chosen) {
  std::optional<program::ClosedValue> closed =
      program::value_at(workspace, *function.module, function.entity, chosen, function.name_span);
  if (!closed) return "it has no instance at these types; choose others with --type";
  program::add_recipes(workspace, *function.module,
                       core::signature(workspace.program().global(closed->global).type).arguments, {}, recipes);
  auto made =
      claim::make_target(workspace.program(), spaces, closed->global, workspace.library_global("searchEvaluates"),
                         function.module->resolved.name, function.name, function.arguments);
  if (auto* no = std::get_if<claim::NoClaim>(&made))
    return fmt::format("{} cannot be started from: {}", function.name.text(), no->why);
  return Start{function, std::get<claim::Target>(made), closed->types};
}

}  // namespace needle::engine
