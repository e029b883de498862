#include "engine/start.h"

#include <fmt/format.h>

namespace needle::engine {

using program::Workspace;

std::variant<Start, std::string> start_from(Workspace& workspace, space::Spaces& spaces,
                                            const Workspace::PropertySource& function, const ChosenTypes& chosen) {
  std::optional<Workspace::ClosedValue> closed =
      workspace.value_at(*function.module, function.entity, chosen, function.name_span);
  if (!closed) return "it has no instance at these types; choose others with --type";
  auto made =
      claim::make_target(workspace.program(), spaces, closed->global, workspace.library_global("searchEvaluates"),
                         function.module->resolved.name, function.name, function.arguments);
  if (auto* no = std::get_if<claim::NoClaim>(&made))
    return fmt::format("{} cannot be started from: {}", function.name.text(), no->why);
  return Start{function, std::get<claim::Target>(made), closed->types};
}

}  // namespace needle::engine
