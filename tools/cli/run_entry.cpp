#include "cli/run_entry.h"

#include <fmt/format.h>

#include "cli/say.h"
#include "cli/watcher.h"

namespace needle::cli {
namespace {

constexpr int kInternal = 70;

int stopped(const std::string& what, const char* flag) {
  complain("needle: error: [ND-0601] the program was stopped: {} ({})\n", what, flag);
  return kInconclusive;
}

}  // namespace

int program_stopped(engine::RunEnd limit, const CommonOptions& common) {
  const std::string memory = fmt::format("it needs more than {} MB of memory", common.max_memory >> 20);
  switch (limit) {
    case engine::RunEnd::OutOfSteps:
      return stopped("its budget of steps is used up", "--steps");
    case engine::RunEnd::OutOfMemory:
      return stopped(memory, "--max-memory");
    case engine::RunEnd::OutOfMemoryRecursing:
      return stopped(memory + ", most of it for recursion", "--max-memory");
    default:
      return stopped("its time is up", "--timeout");
  }
}

int run_entry(program::Workspace& workspace, core::GlobalId entry, const CommonOptions& common,
              const std::string& program_name, const std::vector<std::string>& arguments) {
  if (later_stage(common) == engine::Stage::Code) {
    say_text(engine::dump_code(workspace, entry, common.optimise));
    return 0;
  }
  engine::RunOptions how = run_options(common);
  how.program_name = program_name;
  how.arguments = arguments;
  engine::RunResult result;
  {
    engine::Control control;
    const Watcher watcher(control, false);
    result = engine::run(workspace, entry, how, control);
  }
  switch (result.end) {
    case engine::RunEnd::Exited:
      // A program that failed because its output could not be written fails as our own commands do then.
      return result.exit_code == 1 && result.lost_output ? kBadInput : result.exit_code;
    case engine::RunEnd::Uncaught:
      complain("{}: an exception nobody caught\n", program_name);
      return 1;
    case engine::RunEnd::Loop:
      complain("{}: <<loop>>\n", program_name);
      return 1;
    case engine::RunEnd::OutOfSteps:
    case engine::RunEnd::OutOfMemory:
    case engine::RunEnd::OutOfMemoryRecursing:
    case engine::RunEnd::OutOfTime:
      return program_stopped(result.end, common);
    case engine::RunEnd::Interrupted:
      return kInterrupted;
    case engine::RunEnd::Fault:
      break;
  }
  complain("needle: internal error: the machine met code that should not exist\n");
  return kInternal;
}

}  // namespace needle::cli
