#include "program/makers.h"

#include <fmt/format.h>

#include "core/spine.h"
#include "program/abstract_types.h"
#include "program/constrained_types.h"
#include "program/exported_makers.h"
#include "program/generators.h"

namespace needle::program {
namespace {

core::Recipe recipe_of(Workspace& workspace, CompiledModule& module, const core::Type* closed, HowMade how,
                       Arena& arena) {
  std::optional<core::Recipe::Conversion> conversion;
  if (how.makers == Makers::Instances) conversion = instance_conversion(workspace, module, closed);
  if (!conversion) conversion = library_conversion(workspace, module, closed, how.wanted);
  if (!conversion && how.outside != HowMade::Outside::No) conversion = exported_conversion(workspace, module, closed);
  core::Recipe out;
  if (!conversion || conversion->generated) {
    const core::Spine spine = core::spine(closed);
    out.forbidden = forbidden(workspace, spine.con());
    if (!conversion && how.outside == HowMade::Outside::Only && is_hidden(workspace, spine.con()))
      out.forbidden = fmt::format("nothing that is exported makes values of the type {}", spine.con()->name.text());
    if (out.forbidden.empty() && spine.args.size() == spine.con()->params.size())
      out.constructors = constrained_constructors(workspace, module, closed);
    if (out.forbidden.empty() && out.constructors.empty()) out = core::as_declared(closed, arena);
    if (is_made(spine.con()))
      for (core::Recipe::Constructor& c : out.constructors) c.partial = true;
  }
  out.conversion = std::move(conversion);
  return out;
}

}  // namespace

void add_recipes(Workspace& workspace, CompiledModule& module, const std::vector<const core::Type*>& closed,
                 HowMade how, core::Recipes& table) {
  for (const core::Type* type : closed)
    table.add(type,
              [&](const core::Type* part, Arena& arena) { return recipe_of(workspace, module, part, how, arena); });
}

}  // namespace needle::program
