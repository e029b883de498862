// Which engine runs the bytecode, for the whole process. Set before the first machine runs.
#pragma once
#include <bitset>
#include <cstdint>
#include <string>
#include <string_view>

#include "machine/code.h"

namespace needle::machine {

enum class Engine : uint8_t { Bytecode, Native, Auto };

struct EngineSettings {
  Engine engine = Engine::Auto;
  int64_t threshold = 100'000;  // Auto: steps until native code is made
  int64_t keep_after = 4;       // steps that an evaluation must take for its result to be kept (kept.h)
  // For tests: templates that are left out, native code that is left every so many instructions (0: when it must be),
  // a file for perf that names the code.
  std::bitset<kOpCount> without;
  uint32_t leave_every = 0;
  bool perf_map = false;
  bool refused = false;  // as if the system refused executable memory
};

EngineSettings& engine_settings();
// "engine=native,threshold=0,keep=0,leave=7,without=TryAdd+Eval,perf,refused", each optional; "keep=off" keeps nothing. False when it cannot be read. The
// environment variable NEEDLE_ENGINE is read at the start.
bool read_engine_settings(std::string_view text, EngineSettings& settings);
// Why there is no native code where there should be; empty when there is.
std::string& why_not_native();

}  // namespace needle::machine
