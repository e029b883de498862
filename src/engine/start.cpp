#include "engine/start.h"

#include <fmt/format.h>

#include "core/spine.h"
#include "program/close.h"
#include "program/entry.h"
#include "program/makers.h"

namespace needle::engine {

using program::Workspace;

namespace {

std::variant<Start, std::string> start(Workspace& workspace, core::Recipes& recipes, space::Spaces& spaces,
                                       const program::Function& function, const ChosenTypes& chosen,
                                       const std::string* returns) {
  std::optional<program::ClosedValue> closed =
      program::value_at(workspace, *function.module, function.entity, chosen, function.name_span);
  if (!closed) return "it has no instance at these types; choose others with --type";
  const core::Type* type = workspace.program().global(closed->global).type;
  program::add_recipes(workspace, *function.module, core::signature(type).arguments, {}, recipes);
  claim::Paths paths;
  if (returns && !returns->empty()) {
    paths.condition = program::predicate_entry(workspace, *function.module, *returns, core::result_of(type));
    if (!paths.condition.valid()) return fmt::format("`{}` is no condition on its result", *returns);
  }
  auto made =
      claim::make_target(workspace.program(), spaces, closed->global, workspace.library_global("searchEvaluates"),
                         function.module->resolved.name, function.name, function.arguments, returns ? &paths : nullptr);
  if (auto* no = std::get_if<claim::NoClaim>(&made)) return no->why;
  return Start{function, closed->global, std::get<claim::Target>(made), closed->types, paths.condition};
}

}  // namespace

std::variant<Start, std::string> start_from(Workspace& workspace, core::Recipes& recipes, space::Spaces& spaces,
                                            const program::Function& function, const ChosenTypes& chosen) {
  std::variant<Start, std::string> out = start(workspace, recipes, spaces, function, chosen, nullptr);
  if (auto* why = std::get_if<std::string>(&out))
    *why = fmt::format("{} cannot be started from: {}", function.name.text(), *why);
  return out;
}

std::variant<Start, std::string> start_paths(Workspace& workspace, core::Recipes& recipes, space::Spaces& spaces,
                                             const program::Function& function, const ChosenTypes& chosen,
                                             const std::string& returns) {
  return start(workspace, recipes, spaces, function, chosen, &returns);
}

}  // namespace needle::engine
