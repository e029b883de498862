#include "witness/outputs.h"

#include "base/watchdog.h"
#include "core/build.h"
#include "witness/as_core.h"
#include "witness/evaluator_options.h"
#include "witness/output_text.h"
#include "witness/text.h"

namespace needle::witness {

namespace reference = core::reference;
using reference::Handle;
using reference::Outcome;
using reference::OutcomeKind;

namespace {

bool is_marked(const space::Space& space, const space::Value& value) {
  return value.hole || space.form == space::Form::Number;
}

}  // namespace

Outputs::Outputs(core::Program& program, const space::Spaces& spaces, const Shown& shown, const ReplayOptions& options)
    : program_(program),
      spaces_(spaces),
      shown_(shown),
      options_(options),
      results_(program),
      result_(results_.of(shown.result)) {
  options_.stop = &stop_;
}

Outputs::~Outputs() = default;

reference::Evaluator& Outputs::evaluator() {
  constexpr size_t kMostUses = 1000;  // what it holds on to is never freed
  if (!evaluator_ || ++uses_ > kMostUses) {
    uses_ = 0;
    evaluator_.reset();
    world_ = options_.world();
    evaluator_ = std::make_unique<reference::Evaluator>(program_, *world_, evaluator_options(program_, options_));
  }
  return *evaluator_;
}

Output Outputs::of(const std::vector<space::Value>& inputs, double seconds) {
  stop_ = false;
  const Watchdog watchdog(seconds, [this] { stop_ = true; });
  const core::Expr* call = nullptr;
  {
    std::lock_guard lock(program_.adding);
    std::vector<const core::Expr*> args;
    uint32_t tick = 0;
    for (const space::Value& v : inputs) args.push_back(marked(v, tick));
    core::Builder build(program_);
    call = build.app(build.global(shown_.function), args);
  }
  const std::vector<uint64_t> before = evaluator().ticks();
  Output out = look(evaluator_->delay(call));
  out.inputs = inputs;
  uint32_t tick = 0;
  for (space::Value& v : out.inputs) forget_unmarked(v, tick, before);
  if (out.kind == OutputKind::Undecided) evaluator_.reset();  // it was stopped halfway
  return out;
}

// The input as core, each number and each hole under a tick of its own: it is passed when the value is
// looked at.
const core::Expr* Outputs::marked(const space::Value& input, uint32_t& tick) {
  core::Builder build(program_);
  const space::Space& space = spaces_[spaces_.representation(input.space)];
  if (input.hole || space.form != space::Form::Data) {
    const core::Expr* value = AsCore(program_, spaces_, {}).expression(space::filled(spaces_, input));
    return is_marked(space, input) ? build.tick(tick++, value) : value;
  }
  std::vector<const core::Expr*> fields;
  for (const space::Value& f : input.fields) fields.push_back(marked(f, tick));
  return build.con(input.con, fields);
}

// In the same order.
void Outputs::forget_unmarked(space::Value& input, uint32_t& tick, const std::vector<uint64_t>& before) {
  const space::Space& space = spaces_[spaces_.representation(input.space)];
  if (is_marked(space, input)) {
    const std::vector<uint64_t>& now = evaluator_->ticks();
    const auto passed = [at = tick++](const std::vector<uint64_t>& ticks) { return at < ticks.size() ? ticks[at] : 0; };
    if (passed(now) != passed(before)) {
      input = space::filled(spaces_, std::move(input));
    } else {
      input.hole = true;
    }
    return;
  }
  if (input.hole || space.form != space::Form::Data) return;
  for (space::Value& f : input.fields) forget_unmarked(f, tick, before);
}

Output Outputs::look(Handle result) {
  if (shown_.condition.valid()) {
    const Handle holds = evaluator_->apply(global(shown_.condition), {result});
    const Outcome outcome = evaluator_->force(holds);
    if (outcome.kind != OutcomeKind::Done) {
      const OutputKind kind = ended(outcome).kind;
      return {kind == OutputKind::Raised ? OutputKind::Rejected : kind, "", {}};
    }
    if (evaluator_->shape(holds).con == program_.known.false_con) return {OutputKind::Rejected, "", {}};
  }
  if (const Outcome outcome = evaluator_->force(result); outcome.kind != OutcomeKind::Done) return ended(outcome);
  if (shown_.show.valid()) {
    const Text shown = read_text(*evaluator_, evaluator_->apply(global(shown_.show), {result}));
    if (shown.end.kind == OutcomeKind::Done) return {OutputKind::Value, shown.text, {}};
    const Output raised = ended(shown.end);
    return raised.kind == OutputKind::Raised ? Output{OutputKind::Value, shown.text + "error: " + raised.text, {}}
                                             : raised;
  }
  OutputText printer(*evaluator_, results_, [this](const Outcome& outcome) { return describe(outcome); });
  std::string text = printer.value(result, result_);
  return printer.stopped() ? Output{} : Output{OutputKind::Value, std::move(text), {}};
}

// Of an evaluation that is not Done.
Output Outputs::ended(const Outcome& outcome) {
  switch (outcome.kind) {
    case OutcomeKind::Raised: {
      if (!options_.is_discard.valid()) break;
      const Handle answer = evaluator_->apply(global(options_.is_discard), {outcome.value});
      if (evaluator_->force(answer).kind != OutcomeKind::Done) return {};
      if (evaluator_->shape(answer).con->tag != 0) return {OutputKind::Discarded, "", {}};
      break;
    }
    case OutcomeKind::Loop:
    case OutcomeKind::Exit:
      break;
    default:
      return {};
  }
  return {OutputKind::Raised, describe(outcome), {}};
}

std::string Outputs::describe(const Outcome& outcome) {
  if (outcome.kind == OutcomeKind::Loop) return "<<loop>>";
  if (outcome.kind == OutcomeKind::Exit) return "the program ended itself";
  std::string out = read_text(*evaluator_, evaluator_->apply(global(options_.describe), {outcome.value})).text;
  while (out.ends_with('\n')) out.pop_back();
  return out.empty() ? "an exception" : out;
}

Handle Outputs::global(core::GlobalId id) {
  const core::Expr* expression = nullptr;
  {
    std::lock_guard lock(program_.adding);
    expression = core::Builder(program_).global(id);
  }
  return evaluator_->delay(expression);
}

}  // namespace needle::witness
