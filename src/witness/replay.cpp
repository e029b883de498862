#include "core/build.h"
#include "core/reference.h"
#include "witness/as_core.h"
#include "witness/evaluator_options.h"
#include "witness/text.h"
#include "witness/trace.h"
#include "witness/witness.h"

namespace needle::witness {
namespace {

namespace reference = core::reference;

// What is evaluated, as core; null where there is nothing to ask.
struct Calls {
  const core::Expr *verdict = nullptr, *texts = nullptr, *is_discard = nullptr, *describe = nullptr;

  Calls(core::Program& program, const space::Spaces& spaces, const claim::Test& property,
        const std::vector<space::Value>& inputs, const ReplayOptions& options) {
    std::lock_guard lock(program.adding);
    core::Builder build(program);
    AsCore maker(program, spaces, property.rest_of_choices);
    std::vector<const core::Expr*> args;
    for (const space::Value& v : inputs) args.push_back(maker.expression(space::filled(spaces, v)));
    verdict = build.app(build.global(property.verdict), args);
    if (property.texts.valid()) texts = build.app(build.global(property.texts), args);
    if (options.is_discard.valid()) is_discard = build.global(options.is_discard);
    if (options.describe.valid()) describe = build.global(options.describe);
  }
};

bool is_stopped(reference::OutcomeKind kind) {
  using enum reference::OutcomeKind;
  return kind == OutOfSteps || kind == OutOfMemory || kind == Stopped;
}

// A [Char]; without the newlines at its end.
std::string text_of(reference::Evaluator& evaluator, reference::Handle list) {
  std::string out = read_text(evaluator, list).text;
  while (out.ends_with('\n')) out.pop_back();
  return out;
}

// What the program shows, as far as it can be shown:  [1,2,<exception: divide by zero>
std::string shown(reference::Evaluator& evaluator, reference::Handle list, const core::Expr* describe) {
  Text read = read_text(evaluator, list);
  if (read.end.kind == reference::OutcomeKind::Raised && describe) {
    const std::string why = text_of(evaluator, evaluator.apply(evaluator.delay(describe), {read.end.value}));
    return read.text + "<exception: " + why.substr(0, why.find('\n')) + ">";
  }
  while (read.text.ends_with('\n')) read.text.pop_back();
  return read.text;
}

std::vector<std::string> texts_of(reference::Evaluator& evaluator, reference::Handle list, const core::Expr* describe) {
  constexpr size_t kMost = 100;
  std::vector<std::string> out;
  while (out.size() < kMost && evaluator.force(list).kind == reference::OutcomeKind::Done) {
    reference::Shape cell = evaluator.shape(list);
    if (cell.kind != reference::ShapeKind::Con || cell.fields.size() != 2) break;
    out.push_back(shown(evaluator, cell.fields[0], describe));
    list = cell.fields[1];
  }
  return out;
}

}  // namespace

Replay replay(core::Program& program, const space::Spaces& spaces, const claim::Test& property,
              const std::vector<space::Value>& inputs, const ReplayOptions& options) {
  const Calls calls(program, spaces, property, inputs, options);
  const std::unique_ptr<World> world = options.world();
  reference::Options how = evaluator_options(program, options);
  how.stop_at = options.targets;
  Trace trace(program, options.traced);
  if (options.traced) how.observer = &trace;
  reference::Evaluator evaluator(program, *world, how);
  reference::Outcome outcome = evaluator.evaluate(calls.verdict);
  const std::vector<uint64_t> ticks = evaluator.ticks();
  const std::vector<std::string> lines = trace.lines(evaluator);
  std::vector<std::string> texts;
  if (calls.texts) texts = texts_of(evaluator, evaluator.delay(calls.texts), calls.describe);
  switch (outcome.kind) {
    case reference::OutcomeKind::Done: {
      reference::Handle number = outcome.value;
      if (property.notes) {
        number = evaluator.shape(outcome.value).fields[0];
        if (is_stopped(evaluator.force(number).kind)) break;
      }
      const auto result = static_cast<claim::TestResult>(evaluator.shape(number).integer);
      return {ReplayKind::Result, claim::as_tested(result), "", false, texts, lines, ticks};
    }
    case reference::OutcomeKind::Raised: {
      Replay raised{ReplayKind::Raised, claim::TestResult::Failed, "an exception", false, texts, lines, ticks};
      if (calls.is_discard) {
        reference::Handle answer = evaluator.apply(evaluator.delay(calls.is_discard), {outcome.value});
        const reference::OutcomeKind how_asked = evaluator.force(answer).kind;
        if (is_stopped(how_asked)) break;
        if (how_asked == reference::OutcomeKind::Done) raised.discarded = evaluator.shape(answer).con->tag != 0;
      }
      if (calls.describe)
        raised.message = text_of(evaluator, evaluator.apply(evaluator.delay(calls.describe), {outcome.value}));
      raised.ticks = evaluator.ticks();  // whoever reports the failure reads the exception
      return raised;
    }
    case reference::OutcomeKind::Loop:
      return {ReplayKind::Raised, claim::TestResult::Failed, "<<loop>>", false, texts, lines, ticks};
    case reference::OutcomeKind::Exit:
      return {ReplayKind::Raised, claim::TestResult::Failed, "the program ended itself", false, texts, lines, ticks};
    case reference::OutcomeKind::Reached:
      return {ReplayKind::Reached, claim::TestResult::Passed, "", false, {}, lines};
    case reference::OutcomeKind::OutOfSteps:
    case reference::OutcomeKind::OutOfMemory:
    case reference::OutcomeKind::Stopped:
      break;
  }
  // It was stopped, here or while it was asked what its end means.
  return {ReplayKind::Undecided, claim::TestResult::Failed, "", false, texts, lines};
}

}  // namespace needle::witness
