// Runs an entry point on the machine or on the reference evaluator.
#pragma once
#include <string>
#include <vector>

#include "program/workspace.h"

namespace needle::session {

using program::CompiledModule;
using program::Workspace;

enum class Evaluator : uint8_t { Machine, Reference };

struct RunOptions {
  Evaluator evaluator = Evaluator::Machine;
  int optimise = 2;
  uint64_t steps = 0;  // 0: no bound
  uint64_t max_memory = uint64_t{2} << 30;
  double timeout_seconds = 0;  // 0: none
  std::string program_name;
  std::vector<std::string> arguments;
  bool dump_code = false;  // print the code instead of running it
};

// The exit code of the program, or 3 when a budget ran out (said on stderr).
int execute(Workspace& session, core::GlobalId entry, const RunOptions& options);

}  // namespace needle::session
