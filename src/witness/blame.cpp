#include "witness/blame.h"

#include <algorithm>

#include "core/build.h"
#include "core/reference.h"
#include "core/spine.h"
#include "witness/as_core.h"
#include "witness/evaluator_options.h"
#include "witness/reader.h"
#include "witness/show_shape.h"
#include "witness/text.h"

namespace needle::witness {
namespace {

namespace reference = core::reference;
using reference::Handle;

constexpr size_t kMostSeen = 1000;

// The calls of functions that the elaboration made (liquid/elaborate.h) and of those of the library.
class Watch : public reference::CallObserver {
 public:
  enum class Kind : uint8_t {
    Other,
    Judge,     // pre, result, post
    Assumed,   // the unknown function, then the arguments of the callee
    Violated,  // the caller, then the arguments of the callee
    Named,     // the caller and the callee
  };
  struct Call {
    core::GlobalId function;
    Kind kind = Kind::Other;
    std::vector<Handle> args;
    std::optional<Handle> value;
  };

  explicit Watch(const core::Program& program) : program_(program) {}

  bool wants(core::GlobalId function) override { return kind_of(function) != Kind::Other; }
  bool enter(core::GlobalId function, const std::vector<Handle>& args) override {
    if (calls.size() == kMostSeen) return false;
    open_.push_back(calls.size());
    calls.push_back({function, kind_of(function), args, std::nullopt});
    return true;
  }
  void leave(Handle value) override {
    calls[open_.back()].value = value;
    open_.pop_back();
  }
  void fail() override { open_.pop_back(); }

  std::vector<Call> calls;

 private:
  Kind kind_of(core::GlobalId function) const {
    const std::string_view name = program_.global(function).name.text();
    if (name == "refineJudge") return Kind::Judge;
    if (name == "refineViolated") return Kind::Named;
    if (name.ends_with("$assumed")) return Kind::Assumed;
    if (name.ends_with("$violated") || name.starts_with("refineBad")) return Kind::Violated;
    return Kind::Other;
  }

  const core::Program& program_;
  std::vector<size_t> open_;
};

class Reading {
 public:
  Reading(core::Program& program, reference::Evaluator& evaluator)
      : program_(program), spaces_(program), evaluator_(evaluator) {}

  // The arguments after the first ones, which are not the user's.
  std::string arguments(const Watch::Call& call, size_t from) {
    const core::Global& function = program_.global(call.function);
    std::string out;
    for (size_t i = function.dict_params + from; i < call.args.size(); ++i)
      out += " " + argument(call.args[i], core::argument_at(function.type, i));
    return out;
  }
  std::string argument(Handle handle, const core::Type* type) {
    if (const std::optional<space::Value> v = read(handle, type)) return print_argument(spaces_, *v);
    look(handle);
    return ShapeText(evaluator_).argument(handle, type);
  }
  std::string value(Handle handle, const core::Type* type) {
    if (const std::optional<space::Value> v = read(handle, type)) return print(spaces_, *v);
    look(handle);
    return ShapeText(evaluator_).value(handle, type);
  }
  std::string result(const Watch::Call& call) {
    const core::Global& function = program_.global(call.function);
    return call.value ? value(*call.value, core::after_arguments(function.type, call.args.size())) : "_";
  }

 private:
  // As a value of its space; nothing when its type is not known completely.
  std::optional<space::Value> read(Handle handle, const core::Type* type) {
    if (!is_closed(type)) return std::nullopt;
    const space::SpaceId id = spaces_.of(type);
    if (!spaces_.unsupported(id).empty()) return std::nullopt;
    return Reader(evaluator_, spaces_).read(handle, id);
  }
  static bool is_closed(const core::Type* type) {
    if (!type || type->kind == core::TypeKind::Var || type->kind == core::TypeKind::Forall ||
        type->kind == core::TypeKind::Fun)
      return false;
    return type->kind == core::TypeKind::Con || (is_closed(type->left) && is_closed(type->right));
  }

  // Evaluated, as far as that is easy: what is printed should be plain.
  void look(Handle handle) {
    std::vector<Handle> todo = {handle};
    for (size_t budget = 200; budget > 0 && !todo.empty(); --budget) {
      const Handle h = todo.back();
      todo.pop_back();
      if (evaluator_.force(h).kind != reference::OutcomeKind::Done) continue;
      const reference::Shape shape = evaluator_.shape(h);
      todo.insert(todo.end(), shape.fields.rbegin(), shape.fields.rend());
    }
  }

  core::Program& program_;
  space::Spaces spaces_;  // every type is what it was declared as
  reference::Evaluator& evaluator_;
};

// A call, after those that its arguments are made of: an unknown function may not look at them, but they are printed.
void tell_assumed(core::Program& program, const Watch::Call& call, Watch& watch, Reading& reading,
                  std::vector<claim::AssumedCall>& out) {
  constexpr size_t kMostTold = 100;
  if (out.size() == kMostTold) return;
  const std::string_view name = program.global(call.function).name.text();
  const size_t before = watch.calls.size();
  claim::AssumedCall assumed;
  assumed.callee = name.substr(0, name.rfind('$'));
  assumed.call = assumed.callee + reading.arguments(call, 1);
  const size_t after = watch.calls.size();
  assumed.result = reading.result(call);
  for (size_t i = before; i < after; ++i) {
    const Watch::Call inner = watch.calls[i];
    if (inner.kind == Watch::Kind::Assumed && inner.value) tell_assumed(program, inner, watch, reading, out);
  }
  const auto same = [&](const claim::AssumedCall& a) { return a.call == assumed.call; };
  if (std::none_of(out.begin(), out.end(), same)) out.push_back(std::move(assumed));
}

Judgement judgement_of(core::Program& program, reference::Evaluator& evaluator, const reference::Outcome& outcome,
                       const ReplayOptions& options) {
  if (outcome.kind == reference::OutcomeKind::Done) {
    switch (static_cast<claim::TestResult>(evaluator.shape(outcome.value).integer)) {
      case claim::TestResult::Failed:
        return Judgement::Violated;
      case claim::TestResult::Passed:
        return Judgement::Fine;
      default:
        return Judgement::NotCounted;
    }
  }
  if (outcome.kind == reference::OutcomeKind::Loop) return Judgement::NotCounted;
  if (outcome.kind != reference::OutcomeKind::Raised) return Judgement::Undecided;
  const core::Expr* is_discard = nullptr;
  {
    std::lock_guard lock(program.adding);
    is_discard = core::Builder(program).global(options.is_discard);
  }
  const Handle answer = evaluator.apply(evaluator.delay(is_discard), {outcome.value});
  if (evaluator.force(answer).kind != reference::OutcomeKind::Done) return Judgement::Undecided;
  return evaluator.shape(answer).con->tag == 0 ? Judgement::Violated : Judgement::NotCounted;
}

}  // namespace

Seen see_judged(core::Program& program, const space::Spaces& spaces, const claim::Refinement& claim,
                const std::vector<space::Value>& inputs, const ReplayOptions& options) {
  const core::Expr* call = nullptr;
  {
    std::lock_guard lock(program.adding);
    core::Builder build(program);
    AsCore maker(program, spaces, {});
    std::vector<const core::Expr*> args;
    for (const space::Value& v : inputs) args.push_back(maker.expression(space::filled(spaces, v)));
    call = build.app(build.global(claim.test.verdict), args);
  }
  const std::unique_ptr<World> world = options.world();
  Watch watch(program);
  reference::Options how = evaluator_options(program, options);
  how.observer = &watch;
  reference::Evaluator evaluator(program, *world, how);
  const reference::Outcome outcome = evaluator.evaluate(call);
  Seen out;
  out.overflowed = evaluator.overflowed();
  out.judgement = judgement_of(program, evaluator, outcome, options);
  const bool raised = outcome.kind == reference::OutcomeKind::Raised;
  const std::vector<Watch::Call> calls = watch.calls;  // printing makes others
  Reading reading(program, evaluator);
  const Watch::Call *violated = nullptr, *named = nullptr;
  for (const Watch::Call& c : calls) {
    if (c.kind == Watch::Kind::Assumed && c.value) tell_assumed(program, c, watch, reading, out.assumed);
    if (c.kind == Watch::Kind::Judge && !raised) out.result = reading.value(c.args[c.args.size() - 2], claim.result);
    if (c.kind == Watch::Kind::Violated) violated = &c;
    if (c.kind == Watch::Kind::Named) named = &c;
  }
  if (raised) {
    out.result = "error";
    if (out.judgement == Judgement::Violated) out.callee = "patterns";
    if (out.judgement == Judgement::Violated && violated && named) {
      out.callee = read_text(evaluator, named->args.back()).text;
      out.violated = out.callee + reading.arguments(*violated, 1);
    }
  }
  return out;
}

}  // namespace needle::witness
