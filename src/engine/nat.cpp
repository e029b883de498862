#include "engine/nat.h"

#include <fmt/format.h>

#include <atomic>

#include "base/watchdog.h"
#include "core/build.h"
#include "core/reference.h"
#include "nat/show.h"
#include "program/finder.h"

namespace needle::engine {
namespace {

namespace reference = core::reference;

// Sees every call of `input`.
class Inputs : public reference::CallObserver {
 public:
  explicit Inputs(core::GlobalId input) : input_(input) {}
  void watch(reference::Evaluator& evaluator) { evaluator_ = &evaluator; }

  bool wants(core::GlobalId function) override { return function == input_; }
  bool enter(core::GlobalId, const std::vector<reference::Handle>&) override { return inside_ = true; }
  void leave(reference::Handle result) override {
    inside_ = false;
    const reference::Handle number = evaluator_->shape(result).fields.at(0);
    read_.emplace_back(evaluator_->shape(number).digits);
  }
  void fail() override { inside_ = false; }

  bool inside() const { return inside_; }
  const std::vector<mpz_class>& read() const { return read_; }

 private:
  core::GlobalId input_;
  reference::Evaluator* evaluator_ = nullptr;
  bool inside_ = false;
  std::vector<mpz_class> read_;
};

std::string ordinal(size_t n) {
  const bool teen = n % 100 / 10 == 1;
  const char* ending = teen || n % 10 > 3 || n % 10 == 0 ? "th" : n % 10 == 1 ? "st" : n % 10 == 2 ? "nd" : "rd";
  return fmt::format("{}{}", n, ending);
}

std::string joined(const std::vector<mpz_class>& numbers) {
  std::string out;
  for (const mpz_class& n : numbers) out += n.get_str() + ",";
  return out;
}

NatEnd end_of(reference::OutcomeKind kind, bool timed_out) {
  switch (kind) {
    case reference::OutcomeKind::Done:
      return NatEnd::Value;
    case reference::OutcomeKind::Reached:
      return NatEnd::Reached;
    case reference::OutcomeKind::OutOfSteps:
      return NatEnd::OutOfSteps;
    case reference::OutcomeKind::OutOfMemory:
      return NatEnd::OutOfMemory;
    case reference::OutcomeKind::Stopped:
      return timed_out ? NatEnd::OutOfTime : NatEnd::Interrupted;
    case reference::OutcomeKind::Exit:
    case reference::OutcomeKind::Raised:
    case reference::OutcomeKind::Loop:
      break;
  }
  throw std::logic_error("a .nat program ended as none can");
}

// The core of the program has no meaning where it is now.
void stuck(NatRun& run, const core::Malformed& why, const nat::NatProgram& what, const Inputs& inputs, World& world) {
  run.span = why.span;
  if (inputs.inside()) {
    const bool ended = world.look_ahead(0) == World::kEnd;
    const std::string which = ordinal(inputs.read().size() + 1);
    run.end = ended ? NatEnd::AsksInput : NatEnd::BadInput;
    run.text = ended ? fmt::format("the program asks for a {} input", which)
                     : fmt::format("the {} input is not a number", which);
    return;
  }
  run.end = NatEnd::Stuck;
  run.text = what.what_is_wrong(why.span, dynamic_cast<const core::Unfit*>(&why));
  if (run.text.empty()) throw;  // not of the program's doing
}

}  // namespace

bool is_nat(const std::string& path) {
  return path.ends_with(".nat");
}

std::unique_ptr<NatFile> load_nat(const std::string& path) {
  auto out = std::make_unique<NatFile>();
  std::string why;
  std::optional<std::string> text = program::read_text_file(path, &why);
  if (!text) {
    out->diagnostics.error(701, {}, fmt::format("Cannot read the file '{}': {}", path, why));
    return out;
  }
  const FileId file = out->sources.add(path, std::move(*text));
  out->nat = nat::read_nat(out->sources, file, out->program, out->diagnostics);
  return out;
}

NatRun run_nat(core::Program& program, const nat::NatProgram& what, const NatOptions& options, Control& control) {
  std::unique_ptr<World> world;
  if (options.inputs) {
    world = std::make_unique<PrivateWorld>(joined(*options.inputs));
  } else {
    world = std::make_unique<RealWorld>("", std::vector<std::string>());
  }
  std::atomic<bool> stop = false;
  Inputs inputs(what.input);
  reference::Options how;
  if (options.steps) how.max_steps = options.steps;
  how.max_memory = options.max_memory;
  how.stop = &stop;
  how.observer = &inputs;
  how.stop_at = options.stop_at;
  reference::Evaluator evaluator(program, *world, how);
  inputs.watch(evaluator);
  const Control::Scope stoppable(control, [&stop] { stop = true; });
  const Watchdog watchdog(options.timeout_seconds, [&stop] { stop = true; });
  NatRun run;
  try {
    const reference::Outcome outcome = evaluator.evaluate(core::Builder(program).global(what.main));
    run.end = end_of(outcome.kind, watchdog.fired());
    run.steps = outcome.steps;
    if (run.end == NatEnd::Value) run.text = nat::show(evaluator, program, outcome.value, options.longest);
    for (uint32_t tick : options.stop_at) {
      if (run.end == NatEnd::Reached && tick < evaluator.ticks().size() && evaluator.ticks()[tick] > 0) run.tick = tick;
    }
  } catch (const core::Malformed& why) {
    if (stop) {  // who waited for an input was told that there is none
      run.end = end_of(reference::OutcomeKind::Stopped, watchdog.fired());
    } else {
      stuck(run, why, what, inputs, *world);
    }
  }
  run.inputs = inputs.read();
  return run;
}

}  // namespace needle::engine
