#include "session/execute.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <csignal>

#include "core/print.h"
#include "core/reference.h"
#include "machine/machine.h"
#include "optimise/optimise.h"
#include "session/say.h"
#include "session/watchdog.h"

namespace needle::session {
namespace {

constexpr int kInconclusive = 3;
constexpr int kCannotWrite = 2;
constexpr int kInterrupted = 130;
constexpr int kInternal = 70;

std::atomic<machine::Machine*> interruptible = nullptr;
std::atomic<std::atomic<bool>*> stoppable = nullptr;

void on_interrupt(int) {
  if (machine::Machine* m = interruptible) m->interrupt();
  if (std::atomic<bool>* stop = stoppable) *stop = true;
}

int stopped(const char* what, const char* flag) {
  complain("needle: error: [ND-0601] the program was stopped: {} ({})\n", what, flag);
  return kInconclusive;
}

// A program that failed because nobody can read what it says fails as our own commands do then.
int exit_code(int code, const RealWorld& world) {
  return code == 1 && world.lost_output() ? kCannotWrite : code;
}

std::string memory_reason(uint64_t bytes) {
  return fmt::format("it needs more than {} MB of memory", bytes >> 20);
}

int on_machine(Workspace& session, core::GlobalId entry, const RunOptions& options) {
  const core::GlobalId loop = session.library_global("nonTermination");
  std::vector<core::GlobalId> globals =
      optimise::optimise_program(session.program(), {entry, loop}, {.level = options.optimise});
  std::shared_ptr<const machine::Code> code = machine::compile(session.program(), globals);
  if (options.dump_code) {
    say_text(machine::dump(*code, session.program()));
    return 0;
  }
  machine::Limits limits;
  if (options.steps) limits.steps = static_cast<int64_t>(std::min<uint64_t>(options.steps, INT64_MAX));
  limits.max_memory = options.max_memory;
  RealWorld io(options.program_name, options.arguments);
  machine::Machine machine(code, limits, io);
  machine.set_loop_exception(loop);
  interruptible = &machine;
  std::signal(SIGINT, on_interrupt);
  Watchdog watchdog(options.timeout_seconds, [&] { machine.interrupt(); });
  machine::Outcome outcome = machine.run(entry);
  interruptible = nullptr;
  using machine::OutcomeKind;
  switch (outcome.kind) {
    case OutcomeKind::Finished:
      return 0;
    case OutcomeKind::Exited:
      return exit_code(outcome.exit_code, io);
    case OutcomeKind::OutOfSteps:
      return stopped("its budget of steps is used up", "--steps");
    case OutcomeKind::OutOfMemory:
      return stopped(memory_reason(options.max_memory).c_str(), "--max-memory");
    case OutcomeKind::StackOverflow:
      return stopped((memory_reason(options.max_memory) + ", most of it for recursion").c_str(), "--max-memory");
    case OutcomeKind::Loop:
      complain("{}: <<loop>>\n", options.program_name);
      return 1;
    case OutcomeKind::Uncaught:
      complain("{}: an exception nobody caught\n", options.program_name);
      return 1;
    case OutcomeKind::Interrupted:
      if (watchdog.fired()) return stopped("its time is up", "--timeout");
      return kInterrupted;
    case OutcomeKind::Demand:
    case OutcomeKind::Reached:
    case OutcomeKind::Fault:
      break;
  }
  complain("needle: internal error: the machine met code that should not exist\n");
  return kInternal;
}

int on_reference(Workspace& session, core::GlobalId entry, const RunOptions& options) {
  namespace reference = core::reference;
  reference::Options how;
  if (options.steps) how.max_steps = options.steps;
  how.max_memory = options.max_memory;
  how.loop_exception = session.library_global("nonTermination");
  std::atomic<bool> stop = false;
  how.stop = &stop;
  stoppable = &stop;
  std::signal(SIGINT, on_interrupt);
  Watchdog watchdog(options.timeout_seconds, [&stop] { stop = true; });
  RealWorld world(options.program_name, options.arguments);
  reference::Evaluator evaluator(session.program(), world, how);
  reference::Outcome outcome = evaluator.run(entry);
  stoppable = nullptr;
  using reference::OutcomeKind;
  switch (outcome.kind) {
    case OutcomeKind::Done:
      return 0;
    case OutcomeKind::Exit:
      return exit_code(outcome.exit_code, world);
    case OutcomeKind::OutOfSteps:
      return stopped("its budget of steps is used up", "--steps");
    case OutcomeKind::OutOfMemory:
      return stopped(memory_reason(options.max_memory).c_str(), "--max-memory");
    case OutcomeKind::Loop:
      complain("{}: <<loop>>\n", options.program_name);
      return 1;
    case OutcomeKind::Stopped:
      if (watchdog.fired()) return stopped("its time is up", "--timeout");
      return kInterrupted;
    case OutcomeKind::Raised:
      complain("{}: an exception nobody caught\n", options.program_name);
      return 1;
    case OutcomeKind::Reached:
      break;
  }
  return kInternal;
}

}  // namespace

int execute(Workspace& session, core::GlobalId entry, const RunOptions& options) {
  session.end_budget();
  return options.evaluator == Evaluator::Machine ? on_machine(session, entry, options)
                                                 : on_reference(session, entry, options);
}

}  // namespace needle::session
