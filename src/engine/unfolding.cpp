#include "engine/unfolding.h"

namespace needle::engine {

machine::Unfolding unfolding(const program::Workspace& workspace) {
  machine::Unfolding out;
  for (size_t i = 0; i < core::prim_count(); ++i) {
    const auto prim = static_cast<core::Prim>(i);
    const std::string name = std::string(core::prim_info(prim).name) + "Unfolded";
    out.primitives.push_back(workspace.library_global(name));
    if (machine::needs_unfolding(prim) && !out.primitives.back().valid())
      throw std::logic_error("the library has no " + name);
  }
  out.choose_int = workspace.library_global("concreteInt");
  out.choose_integer = workspace.library_global("concreteInteger");
  return out;
}

std::vector<core::GlobalId> functions_of(const machine::Unfolding& unfolding) {
  std::vector<core::GlobalId> out = {unfolding.choose_int, unfolding.choose_integer};
  for (core::GlobalId id : unfolding.primitives)
    if (id.valid()) out.push_back(id);
  return out;
}

}  // namespace needle::engine
