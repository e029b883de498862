#include "engine/places.h"

#include <algorithm>

#include "core/children.h"

namespace needle::engine {

using core::Expr;
using core::ExprKind;

namespace {

// Calls `f(tick, tick around it or nothing)` for every tick in the expression.
template <class F>
void each_nested(const Expr* e, std::optional<uint32_t> around, const F& f) {
  while (e->kind == ExprKind::Tick) {
    const uint32_t tick = core::as<core::TickExpr>(e).tick;
    f(tick, around);
    around = tick;
    e = core::as<core::TickExpr>(e).body;
  }
  core::each_child(e, [&](const Expr* child) { each_nested(child, around, f); });
}

}  // namespace

Places::Places(program::Workspace& workspace, const std::vector<program::CompiledModule*>& modules)
    : workspace_(workspace) {
  std::unordered_map<uint32_t, size_t> module_of_file;
  for (size_t m = 0; m < modules.size(); ++m) module_of_file[modules[m]->resolved.parsed.module->file.index] = m;
  const core::Ticks& ticks = workspace.ticks();
  for (uint32_t tick = 0; tick < ticks.size(); ++tick) {
    const auto module = module_of_file.find(ticks[tick].span.file.index);
    if (ticks[tick].box == core::Box::None || module == module_of_file.end()) continue;
    place_of_[tick] = static_cast<PlaceId>(ticks_.size());
    ticks_.push_back(tick);
    module_of_.push_back(module->second);
  }
  core::keep_ticks(workspace.program(), workspace.first_user_global(),
                   [this](uint32_t tick) { return place_of_.contains(tick); });
  find_nesting();
}

void Places::find_nesting() {
  around_.resize(size());
  holder_.resize(size());
  core::Program& program = workspace_.program();
  for (uint32_t i = workspace_.first_user_global().index; i < program.global_count(); ++i) {
    const Expr* body = program.global(core::GlobalId(i)).body;
    if (!body) continue;
    each_nested(body, std::nullopt, [&](uint32_t tick, std::optional<uint32_t> around) {
      const PlaceId place = place_of_.at(tick);
      const std::optional<PlaceId> outer = around ? std::optional(place_of_.at(*around)) : std::nullopt;
      const bool first = !holder_[place].valid();
      // A tick that was copied is inside only what all its copies are inside of.
      around_[place] = first || around_[place] == outer ? outer : std::nullopt;
      if (first) holder_[place] = core::GlobalId(i);
    });
  }
}

std::optional<PlaceId> Places::at_tick(uint32_t tick) const {
  const auto found = place_of_.find(tick);
  return found == place_of_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<PlaceId> Places::passed(const std::vector<uint64_t>& ticks) const {
  std::vector<PlaceId> out;
  for (PlaceId place = 0; place < size(); ++place)
    if (ticks_[place] < ticks.size() && ticks[ticks_[place]] > 0) out.push_back(place);
  return out;
}

}  // namespace needle::engine
