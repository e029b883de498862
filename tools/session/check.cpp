#include "session/check.h"

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <filesystem>

#include "claim/property.h"
#include "machine/machine.h"
#include "optimise/optimise.h"
#include "search/strategy.h"
#include "session/watchdog.h"
#include "space/enumeration.h"
#include "space/show_type.h"
#include "witness/witness.h"

namespace needle::session {
namespace {

using namespace claim;

std::atomic<bool> interrupted = false;
std::atomic<std::atomic<bool>*> current_stop = nullptr;
std::atomic<machine::Machine*> current_machine = nullptr;

void on_interrupt(int) {
  interrupted = true;
  if (std::atomic<bool>* stop = current_stop) *stop = true;
  if (machine::Machine* m = current_machine) m->interrupt();
}

class Checker {
 public:
  Checker(Session& session, CompiledModule& module, std::string file, const CheckOptions& options)
      : session_(session), module_(module), file_(std::move(file)), options_(options), spaces_(session.program()) {
    spaces_.forbidden = [&session](const core::TyCon* con) { return session.not_constructible(con); };
    replay_.is_discard = session.library_global("searchDiscards");
    replay_.describe = session.library_global("searchDescribes");
    replay_.max_memory = options.max_memory;
  }

  Result check(const Session::PropertySource& source) {
    Result result = described(source);
    const auto started = std::chrono::steady_clock::now();
    std::optional<Property> property = make(source, result);
    if (property) search(*property, result);
    result.counts.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    return result;
  }

  // Nothing with a Broken verdict when the property cannot be run.
  std::optional<Property> make(const Session::PropertySource& source, Result& result) {
    std::optional<Session::ClosedValue> closed =
        session_.value_at(module_, source.entity, options_.types, source.name_span);
    if (!closed) {
      result.verdict = Broken{"it has no instance at these types; choose others with --type", false};
      return std::nullopt;
    }
    result.instantiation = closed->types;
    auto made = make_property(session_.program(), spaces_, closed->global, module_.resolved.name, source.name,
                              source.arguments);
    if (auto* no = std::get_if<NoProperty>(&made)) {
      result.verdict = Broken{no->why, false};
      return std::nullopt;
    }
    return std::get<Property>(made);
  }

  const space::Spaces& spaces() const { return spaces_; }
  const witness::ReplayOptions& replay_options() const { return replay_; }

  Result described(const Session::PropertySource& source) {
    Result out;
    out.name = source.name.text();
    out.module = module_name();
    out.file = file_;
    out.span = source.span;
    const Place begin = session_.sources().begin_of(source.span), end = session_.sources().last_of(source.span);
    out.line = session_.sources().begin_of(source.name_span).line;
    out.column = begin.column;
    out.end_line = end.line;
    out.end_column = end.column;
    out.strategy = "narrow";
    out.seed = options_.seed;
    return out;
  }

 private:
  void search(const Property& property, Result& result) {
    const core::GlobalId loop = session_.library_global("nonTermination");
    std::vector<core::GlobalId> roots = {property.verdict, loop, replay_.is_discard};
    roots = optimise::optimise_program(session_.program(), roots, {.level = options_.optimise});
    std::shared_ptr<const machine::Code> code = machine::compile(session_.program(), roots);
    machine::Limits limits;
    if (options_.steps) limits.steps = static_cast<int64_t>(std::min<uint64_t>(options_.steps, INT64_MAX));
    limits.max_memory = options_.max_memory;
    machine::IoContext io = machine::IoContext::captured("");
    machine::Machine machine(code, limits, io);
    machine.set_loop_exception(loop);
    std::atomic<bool> stop = false;
    current_machine = &machine;
    current_stop = &stop;
    search::End end;
    {
      Watchdog watchdog(options_.timeout_seconds, [&] {
        stop = true;
        machine.interrupt();
      });
      search::Problem problem{machine, spaces_, property, replay_.is_discard, stop};
      if (options_.progress) {
        problem.progress = [&](const Counts& c, uint32_t bound) {
          fmt::print(stderr, "\r{}  size {}  {} nodes\x1b[K", result.name, bound, c.nodes);
        };
      }
      end = search::narrow()->run(problem, {0, options_.max_size.value_or(UINT32_MAX), options_.depth});
      if (options_.progress) fmt::print(stderr, "\r\x1b[K");
    }
    current_stop = nullptr;
    current_machine = nullptr;
    result.counts = end.counts;
    result.verdict = verdict_of(property, result, end);
  }

  Verdict verdict_of(const Property& property, const Result& result, const search::End& end) {
    switch (end.kind) {
      case search::EndKind::Found:
        return falsified(property, result, end);
      case search::EndKind::Exhausted:
        return Holds{};
      case search::EndKind::Bounded:
        return HoldsUpTo{*end.complete, options_.depth.has_value(), input_count(property, *end.complete)};
      case search::EndKind::Stopped:
        break;
    }
    if (end.stopped == machine::OutcomeKind::Fault) return Broken{"the machine met code that should not exist", true};
    if (end.complete && !end.stuck && !interrupted && is_telling(end.counts))
      return HoldsUpTo{*end.complete, false, input_count(property, *end.complete)};
    GaveUp out;
    out.complete = end.complete;
    const bool discarded = end.complete && !end.stuck && !is_telling(end.counts);
    out.why = interrupted                                        ? Reason::Interrupted
              : end.stopped == machine::OutcomeKind::Interrupted ? (discarded ? Reason::Discards : Reason::Timeout)
              : end.stopped == machine::OutcomeKind::OutOfSteps  ? Reason::Steps
                                                                 : Reason::Memory;
    if (end.stuck && out.why != Reason::Interrupted) out.running = witness_of(property, result, end.inputs);
    return out;
  }

  // Whether what passed says anything: not when nearly everything was discarded.
  static bool is_telling(const Counts& counts) {
    constexpr uint64_t kMostDiscarded = 90;  // percent
    return counts.tests > counts.discards && counts.discards * 100 <= counts.tests * kMostDiscarded;
  }

  Verdict falsified(const Property& property, const Result& result, const search::End& end) {
    Witness witness = witness_of(property, result, end.inputs);
    const witness::Replay again = witness::replay(session_.program(), spaces_, property, end.inputs, replay_);
    witness.outcome = "False";
    witness.texts = again.texts;
    if (end.raised) witness.outcome = again.message.empty() ? "an exception" : again.message;
    const bool agrees = again.kind == (end.raised ? witness::ReplayKind::Raised : witness::ReplayKind::Result) &&
                        again.result == TestResult::Failed && !again.discarded;
    if (agrees) {
      witness.replayed = true;
    } else if (again.kind != witness::ReplayKind::Undecided) {
      std::string inputs;
      for (const WitnessInput& i : witness.inputs) inputs += fmt::format("\n{} = {}", i.name, i.value);
      return Broken{
          fmt::format("the machine says {}, the reference evaluator does not agree, for{}", witness.outcome, inputs),
          true};
    }
    return Falsified{witness};
  }

  Witness witness_of(const Property& property, const Result& result, const std::vector<space::Value>& inputs) {
    Witness out;
    for (size_t i = 0; i < inputs.size(); ++i) {
      if (!property.inputs[i].choices)
        out.inputs.push_back(
            {property.inputs[i].name, space::show(property.inputs[i].type), witness::print(spaces_, inputs[i])});
      out.size = space::saturating_add(out.size, space::size_of(spaces_, inputs[i]));
    }
    out.token = witness::write_token({module_name() + "." + std::string(property.name.text()),
                                      std::filesystem::absolute(file_).lexically_normal().string(),
                                      result.instantiation, witness::encode(inputs, spaces_)});
    return out;
  }

  // A file without a module header is known by its own name.
  std::string module_name() const {
    const std::string_view name = module_.resolved.name.text();
    return name == "Main" ? std::filesystem::path(file_).stem().string() : std::string(name);
  }

  std::optional<std::string> input_count(const Property& property, uint32_t size) {
    if (options_.depth || size > 400) return std::nullopt;
    std::vector<space::SpaceId> product;
    for (const Input& input : property.inputs) {
      if (input.choices) return std::nullopt;
      product.push_back(input.space);
    }
    mpz_class total = 0;
    for (uint32_t n = 0; n <= size; ++n) total += enumeration_.count(product, n);
    return total.get_str();
  }

  Session& session_;
  CompiledModule& module_;
  std::string file_;
  const CheckOptions& options_;
  space::Spaces spaces_;
  space::Enumeration enumeration_{spaces_};
  witness::ReplayOptions replay_;
};

}  // namespace

std::vector<Result> check(Session& session, CompiledModule& module, const std::string& file,
                          const CheckOptions& options, const std::function<void(const Result&)>& each) {
  std::vector<Session::PropertySource> sources = session.properties(module, options.properties);
  std::vector<Result> out;
  if (session.diagnostics().has_errors()) return out;
  std::signal(SIGINT, on_interrupt);
  Checker checker(session, module, file, options);
  for (const Session::PropertySource& source : sources) {
    out.push_back(checker.check(source));
    each(out.back());
    if (interrupted) break;
  }
  return out;
}

int replay(Session& session, CompiledModule& module, const std::string& property, const std::string& values,
           const CheckOptions& options) {
  constexpr int kBadInput = 2;
  std::vector<Session::PropertySource> sources = session.properties(module, {property});
  if (sources.empty()) return kBadInput;
  Checker checker(session, module, session.sources().file(sources[0].span.file).path, options);
  Result result = checker.described(sources[0]);
  std::optional<Property> made = checker.make(sources[0], result);
  std::optional<std::vector<space::Value>> inputs;
  if (made) inputs = witness::decode(values, checker.spaces(), made->inputs);
  if (!inputs) {
    fmt::print(stderr, "needle: error: [ND-0705] the token does not fit the property {} as it is now; check it again\n",
               property);
    return kBadInput;
  }
  fmt::print("=== {} from {}:{} ===\n", result.name, result.file, result.line);
  for (size_t i = 0; i < inputs->size(); ++i)
    if (!made->inputs[i].choices)
      fmt::print("{} = {}\n", made->inputs[i].name, witness::print(checker.spaces(), (*inputs)[i]));
  const witness::Replay again =
      witness::replay(session.program(), checker.spaces(), *made, *inputs, checker.replay_options());
  if (again.kind == witness::ReplayKind::Undecided) {
    fmt::print("*** Gave up! The evaluation did not end.\n");
    return 3;
  }
  if (again.kind == witness::ReplayKind::Raised && !again.discarded) {
    fmt::print("*** Failed! Exception:\n    {}\n", again.message);
    return 1;
  }
  if (again.discarded || again.result == TestResult::Discarded) {
    fmt::print("+++ OK, the precondition does not hold for this input.\n");
    return 0;
  }
  fmt::print("{}", again.result == TestResult::Failed ? "*** Failed! Falsified.\n" : "+++ OK, this input passes.\n");
  return again.result == TestResult::Failed ? 1 : 0;
}

}  // namespace needle::session
