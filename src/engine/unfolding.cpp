#include "engine/unfolding.h"

#include <stdexcept>

namespace needle::engine {

machine::Unfolding add_unfolding(const program::Workspace& workspace, std::vector<core::GlobalId>& roots) {
  machine::Unfolding out;
  for (size_t i = 0; i < core::prim_count(); ++i) {
    const auto prim = static_cast<core::Prim>(i);
    const std::string name = std::string(core::prim_info(prim).name) + "Unfolded";
    const core::GlobalId function = workspace.library_global(name);
    if (function.valid()) roots.push_back(function);
    if (!function.valid() && machine::needs_unfolding(prim)) throw std::logic_error("the library has no " + name);
    out.primitives.push_back(function);
  }
  out.choose_int = workspace.library_global("concreteInt");
  out.choose_integer = workspace.library_global("concreteInteger");
  out.choose_double = workspace.library_global("concreteDouble");
  roots.insert(roots.end(), {out.choose_int, out.choose_integer, out.choose_double});
  return out;
}

}  // namespace needle::engine
