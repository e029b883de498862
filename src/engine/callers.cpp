#include "engine/callers.h"

#include <algorithm>

#include "core/spine.h"
#include "core/ticks.h"

namespace needle::engine {
namespace {

using program::Function;

bool is_action(const core::Type* type) {
  while (type && (type->kind == core::TypeKind::Fun || type->kind == core::TypeKind::Forall)) type = type->right;
  const core::TyCon* con = core::head_of(type);
  return con && con->name.text() == "IO" && con->module.text().starts_with("Needle.");
}

std::vector<core::GlobalId> users_globals(const program::Workspace& workspace) {
  std::vector<core::GlobalId> out;
  for (uint32_t i = workspace.first_user_global().index; i < workspace.program().global_count(); ++i)
    if (workspace.program().global(core::GlobalId(i)).body) out.emplace_back(i);
  return out;
}

}  // namespace

Callers::Callers(program::Workspace& workspace)
    : workspace_(workspace), graph_(workspace.program(), users_globals(workspace)) {
  for (core::GlobalId id : graph_.globals())
    core::each_tick(workspace.program().global(id).body, [&](uint32_t tick) { holders_.emplace(tick, id); });
}

const core::CallGraph::Globals& Callers::below(core::GlobalId from) const {
  auto [at, fresh] = below_.try_emplace(from);
  if (fresh) at->second = graph_.below({from});
  return at->second;
}

bool Callers::reaches(core::GlobalId from, const std::vector<uint32_t>& ticks) const {
  const core::CallGraph::Globals& seen = below(from);
  return std::any_of(ticks.begin(), ticks.end(), [&](uint32_t tick) {
    const auto [begin, end] = holders_.equal_range(tick);
    return std::any_of(begin, end, [&](const auto& holder) { return seen.contains(holder.second); });
  });
}

std::optional<uint32_t> Callers::distance(core::GlobalId from, uint32_t tick) const {
  auto [at, fresh] = distances_.try_emplace(from);
  std::unordered_map<core::GlobalId, uint32_t>& distances = at->second;
  if (fresh) {
    std::vector<core::GlobalId> queue = {from};
    distances[from] = 0;
    for (size_t i = 0; i < queue.size(); ++i)
      for (core::GlobalId callee : graph_.callees(queue[i]))
        if (distances.try_emplace(callee, distances[queue[i]] + 1).second) queue.push_back(callee);
  }
  std::optional<uint32_t> best;
  const auto [begin, end] = holders_.equal_range(tick);
  for (auto holder = begin; holder != end; ++holder)
    if (const auto found = distances.find(holder->second); found != distances.end())
      best = std::min(best.value_or(UINT32_MAX), found->second);
  return best;
}

std::vector<Function> Callers::starts(program::CompiledModule& module, const std::vector<uint32_t>& ticks) const {
  std::vector<Function> functions, properties;
  for (Function& f : program::functions_of(module)) {
    const core::GlobalId id = workspace_.global_of(f.entity);
    if (!reaches(id, ticks) || is_action(workspace_.program().global(id).type)) continue;
    (f.name.text().starts_with("prop_") ? properties : functions).push_back(std::move(f));
  }
  if (functions.empty()) functions = std::move(properties);
  auto only = [&functions](auto wanted) {
    std::vector<Function> kept;
    std::copy_if(functions.begin(), functions.end(), std::back_inserter(kept), wanted);
    if (!kept.empty()) functions = std::move(kept);
  };
  only([&](const Function& f) { return program::exports(workspace_, module, f.entity); });
  const std::vector<Function> all = functions;
  only([&](const Function& f) {
    const core::GlobalId id = workspace_.global_of(f.entity);
    return std::none_of(all.begin(), all.end(), [&](const Function& other) {
      return other.entity != f.entity && below(workspace_.global_of(other.entity)).contains(id);
    });
  });
  return functions;
}

}  // namespace needle::engine
