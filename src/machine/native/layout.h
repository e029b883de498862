// Where native code finds the machine's state: byte offsets from its beginning. They are measured on a state, so no
// compiler's rules about layouts are relied on.
#pragma once
#include <cstdint>

#include "machine/state.h"

namespace needle::machine {

struct Layout {
  explicit Layout(const State& state);

  int32_t registers, heap_top, heap_limit;
  int32_t young_base, young_bytes, fresh_base, fresh_bytes;
  int32_t frame, top, stack_limit, protect;
  int32_t trail_top, trail_open;
  int32_t steps, result, node, countdown;
  int32_t ticks, tick_count, last_tick;
  int32_t keeping, level, newest, withheld;
};

}  // namespace needle::machine
