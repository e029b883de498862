// Runs an entry point on the machine or on the reference evaluator, in the real world.
#pragma once
#include <string>
#include <vector>

#include "engine/control.h"
#include "program/workspace.h"

namespace needle::engine {

enum class Evaluator : uint8_t { Machine, Reference };

struct RunOptions {
  Evaluator evaluator = Evaluator::Machine;
  int optimise = 2;
  uint64_t steps = 0;  // 0: no bound
  uint64_t max_memory = uint64_t{2} << 30;
  double timeout_seconds = 0;  // 0: none
  std::string program_name;
  std::vector<std::string> arguments;
};

enum class RunEnd : uint8_t {
  Exited,    // with `exit_code`
  Uncaught,  // an exception that was not caught, and that the library did not print
  Loop,
  OutOfSteps,
  OutOfMemory,
  OutOfMemoryRecursing,  // most of it is for recursion
  OutOfTime,
  Interrupted,
  Fault,
};
struct RunResult {
  RunEnd end = RunEnd::Fault;
  int exit_code = 0;
  bool lost_output = false;  // what the program said could not be written
};

RunResult run(program::Workspace& workspace, core::GlobalId entry, const RunOptions& options, Control& control);

}  // namespace needle::engine
