// A .nat program, read, and run on the reference evaluator: for `needle run`, and to judge input sequences that a search
// found.
#pragma once
#include <gmpxx.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/control.h"
#include "nat/nat.h"

namespace needle::engine {

// Nothing of Haskell is loaded for it.
struct NatFile {
  Sources sources;
  Diagnostics diagnostics;
  core::Program program;
  std::optional<nat::NatProgram> nat;  // none: what is wrong is among the diagnostics
};
// On a deep stack.
std::unique_ptr<NatFile> load_nat(const std::string& path);
bool is_nat(const std::string& path);  // by its name

struct NatOptions {
  std::optional<std::vector<mpz_class>> inputs = {};  // none: the process's standard input
  uint64_t steps = 0;                                 // 0: no bound
  uint64_t max_memory = uint64_t{2} << 30;
  double timeout_seconds = 0;          // 0: none
  std::vector<uint32_t> stop_at = {};  // ticks that end it
  size_t longest = size_t{1} << 20;    // of a value that is written; the rest is left out
};

enum class NatEnd : uint8_t {
  Value,      // `text` is it
  Stuck,      // `text` says why
  AsksInput,  // all inputs are read; `text` says which one it asks for
  BadInput,   // what stands in the input is no number
  Reached,    // `tick` was passed
  OutOfSteps,
  OutOfTime,
  OutOfMemory,
  Interrupted,
};

struct NatRun {
  NatEnd end = NatEnd::Stuck;
  std::string text;
  Span span;  // Stuck, AsksInput, BadInput: where
  uint32_t tick = 0;
  uint64_t steps = 0;
  std::vector<mpz_class> inputs;  // those that were read, in order
};

// On a deep stack.
NatRun run_nat(core::Program& program, const nat::NatProgram& what, const NatOptions& options, Control& control);

}  // namespace needle::engine
