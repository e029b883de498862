#include "machine/native/layout.h"

namespace needle::machine {

Layout::Layout(const State& state) {
  auto offset = [&](const auto& member) {
    return static_cast<int32_t>(reinterpret_cast<const char*>(&member) - reinterpret_cast<const char*>(&state));
  };
  registers = offset(state.registers);
  heap_top = offset(state.heap.top);
  heap_limit = offset(state.heap.limit);
  young_base = offset(state.heap.young_range().base);
  young_bytes = offset(state.heap.young_range().bytes);
  fresh_base = offset(state.heap.fresh_range().base);
  fresh_bytes = offset(state.heap.fresh_range().bytes);
  frame = offset(state.stack.frame);
  top = offset(state.stack.top);
  stack_limit = offset(state.stack.limit);
  protect = offset(state.stack.protect);
  trail_top = offset(state.trail.top());
  trail_open = offset(state.trail.open());
  steps = offset(state.steps);
  result = offset(state.result);
  node = offset(state.node);
  countdown = offset(state.countdown);
  ticks = offset(state.ticks);
  tick_count = offset(state.tick_count);
  last_tick = offset(state.last_tick);
  keeping = offset(state.keeping);
  level = offset(state.level);
  newest = offset(state.newest);
  withheld = offset(state.withheld);
}

}  // namespace needle::machine
