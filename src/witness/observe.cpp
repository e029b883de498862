#include "witness/observe.h"

#include "core/build.h"
#include "core/reference.h"
#include "witness/as_core.h"
#include "witness/evaluator_options.h"
#include "witness/text.h"

namespace needle::witness {

namespace reference = core::reference;
using reference::OutcomeKind;

namespace {

struct ObservedCalls {
  const core::Expr *text = nullptr, *is_discard = nullptr, *describe = nullptr;

  ObservedCalls(core::Program& program, const space::Spaces& spaces, core::GlobalId shown,
                const std::vector<space::Value>& inputs, const ReplayOptions& options) {
    std::lock_guard lock(program.adding);
    core::Builder build(program);
    AsCore maker(program, spaces, {});
    std::vector<const core::Expr*> args;
    for (const space::Value& v : inputs) args.push_back(maker.expression(space::filled(spaces, v)));
    text = build.app(build.global(shown), args);
    if (options.is_discard.valid()) is_discard = build.global(options.is_discard);
    if (options.describe.valid()) describe = build.global(options.describe);
  }
};

}  // namespace

Observation observe(core::Program& program, const space::Spaces& spaces, core::GlobalId shown,
                    const std::vector<space::Value>& inputs, const ReplayOptions& options) {
  const ObservedCalls calls(program, spaces, shown, inputs, options);
  const std::unique_ptr<World> world = options.world();
  reference::Evaluator evaluator(program, *world, evaluator_options(program, options));
  const Text shown_text = read_text(evaluator, evaluator.delay(calls.text), kLongestSeen);
  Observation out;
  switch (shown_text.end.kind) {
    case OutcomeKind::Done:
      out.seen = ObservedAs::Text;
      out.text = shown_text.text;
      out.whole = shown_text.whole;
      break;
    case OutcomeKind::Raised: {
      out.seen = ObservedAs::Raised;
      out.text = "an exception";
      if (calls.is_discard) {
        const reference::Handle answer = evaluator.apply(evaluator.delay(calls.is_discard), {shown_text.end.value});
        if (evaluator.force(answer).kind != OutcomeKind::Done) return {};
        if (evaluator.shape(answer).con->tag != 0) out.seen = ObservedAs::Discarded;
      }
      // A test that expects the exception reads its text.
      if (calls.describe)
        out.text = read_text(evaluator, evaluator.apply(evaluator.delay(calls.describe), {shown_text.end.value})).text;
      break;
    }
    case OutcomeKind::Loop:
      out.seen = ObservedAs::Raised;
      out.text = "<<loop>>";
      break;
    default:
      break;
  }
  out.ticks = evaluator.ticks();
  return out;
}

}  // namespace needle::witness
