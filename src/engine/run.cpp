#include "engine/run.h"

#include <algorithm>
#include <atomic>

#include "base/watchdog.h"
#include "core/reference.h"
#include "machine/machine.h"
#include "optimise/optimise.h"

namespace needle::engine {
namespace {

using program::Workspace;

RunResult on_machine(Workspace& workspace, core::GlobalId entry, const RunOptions& options, Control& control) {
  const core::GlobalId loop = workspace.library_global("nonTermination");
  const std::vector<core::GlobalId> globals =
      optimise::optimise_program(workspace.program(), {entry, loop}, {.level = options.optimise});
  machine::Limits limits;
  if (options.steps) limits.steps = static_cast<int64_t>(std::min<uint64_t>(options.steps, INT64_MAX));
  limits.max_memory = options.max_memory;
  RealWorld io(options.program_name, options.arguments);
  machine::Machine machine(machine::compile(workspace.program(), globals), limits, io);
  machine.set_loop_exception(loop);
  const Control::Scope stoppable(control, [&] { machine.interrupt(); });
  const Watchdog watchdog(options.timeout_seconds, [&] { machine.interrupt(); });
  const machine::Outcome outcome = machine.run(entry);
  const bool lost = io.lost_output();
  using machine::OutcomeKind;
  switch (outcome.kind) {
    case OutcomeKind::Finished:
      return {RunEnd::Exited, 0, lost};
    case OutcomeKind::Exited:
      return {RunEnd::Exited, outcome.exit_code, lost};
    case OutcomeKind::OutOfSteps:
      return {RunEnd::OutOfSteps};
    case OutcomeKind::OutOfMemory:
      return {RunEnd::OutOfMemory};
    case OutcomeKind::StackOverflow:
      return {RunEnd::OutOfMemoryRecursing};
    case OutcomeKind::Loop:
      return {RunEnd::Loop};
    case OutcomeKind::Uncaught:
      return {RunEnd::Uncaught};
    case OutcomeKind::Interrupted:
      return {watchdog.fired() ? RunEnd::OutOfTime : RunEnd::Interrupted};
    case OutcomeKind::Asked:
    case OutcomeKind::Undecided:
    case OutcomeKind::Fault:
      break;
  }
  return {RunEnd::Fault};
}

RunResult on_reference(Workspace& workspace, core::GlobalId entry, const RunOptions& options, Control& control) {
  namespace reference = core::reference;
  reference::Options how;
  if (options.steps) how.max_steps = options.steps;
  how.max_memory = options.max_memory;
  how.loop_exception = workspace.library_global("nonTermination");
  std::atomic<bool> stop = false;
  how.stop = &stop;
  const Control::Scope stoppable(control, [&stop] { stop = true; });
  const Watchdog watchdog(options.timeout_seconds, [&stop] { stop = true; });
  RealWorld world(options.program_name, options.arguments);
  reference::Evaluator evaluator(workspace.program(), world, how);
  const reference::Outcome outcome = evaluator.run(entry);
  const bool lost = world.lost_output();
  using reference::OutcomeKind;
  switch (outcome.kind) {
    case OutcomeKind::Done:
      return {RunEnd::Exited, 0, lost};
    case OutcomeKind::Exit:
      return {RunEnd::Exited, outcome.exit_code, lost};
    case OutcomeKind::OutOfSteps:
      return {RunEnd::OutOfSteps};
    case OutcomeKind::OutOfMemory:
      return {RunEnd::OutOfMemory};
    case OutcomeKind::Loop:
      return {RunEnd::Loop};
    case OutcomeKind::Stopped:
      return {watchdog.fired() ? RunEnd::OutOfTime : RunEnd::Interrupted};
    case OutcomeKind::Raised:
      return {RunEnd::Uncaught};
    case OutcomeKind::Reached:
      break;
  }
  return {RunEnd::Fault};
}

}  // namespace

RunResult run(Workspace& workspace, core::GlobalId entry, const RunOptions& options, Control& control) {
  workspace.end_budget();
  return options.evaluator == Evaluator::Machine ? on_machine(workspace, entry, options, control)
                                                 : on_reference(workspace, entry, options, control);
}

}  // namespace needle::engine
