#include "engine/sample.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cctype>
#include <thread>

#include "base/in_turn.h"
#include "engine/attempt.h"
#include "engine/type_space.h"
#include "search/fill.h"
#include "search/uniform.h"

namespace needle::engine {
namespace {

using Each = std::function<void(const std::string&)>;

constexpr uint32_t kLargest = 100;  // sizes grow up to this, unless told otherwise

uint32_t largest(const SearchOptions& options) {
  return std::min(kLargest, options.depth.value_or(options.max_size.value_or(kLargest)));
}

std::string shown(const space::Spaces& spaces, const std::vector<space::Value>& inputs) {
  std::string out;
  for (const space::Value& v : inputs) out += (out.empty() ? "" : ", ") + witness::print(spaces, v);
  return inputs.size() == 1 ? out : "(" + out + ")";
}

// 1,234,567
std::string grouped(uint64_t n) {
  std::string out = std::to_string(n);
  for (size_t at = out.size(); at > 3; at -= 3) out.insert(at - 3, ",");
  return out;
}

enum class Cause : uint8_t { Time, Steps, Memory, Generator, Other };

Samples fewer(uint64_t drawn, const SearchOptions& options, const Control& control, Cause cause,
              uint64_t rejected = 0) {
  if (control.interrupted())
    return {Sampled::Interrupted, fmt::format("interrupted after {} of {} values", drawn, options.tests), {}};
  std::string why = fmt::format("only {} values of {} found", drawn, options.tests);
  if (cause == Cause::Time) why += fmt::format(" in {:g}s", options.timeout_seconds);
  if (cause == Cause::Steps) why += fmt::format(" in {} steps", grouped(options.steps));
  if (rejected > 0) why += fmt::format("; {} draws did not satisfy it", grouped(rejected));
  if (cause == Cause::Time) why += "; more time with -t";
  if (cause == Cause::Steps) why += "; more with --steps";
  if (cause == Cause::Generator) why += ": it draws from a generator, and what that makes is not counted";
  if (cause == Cause::Memory) why += "; more would take too much memory";
  return {Sampled::Fewer, why, {}};
}

// ---- of a type
Samples random_values(TypeSpace& space, const SearchOptions& options, const Control& control,
                      const std::atomic<bool>& stop, const Each& each) {
  if (space.spaces()[space.id()].least == space::kInfinite)
    return {Sampled::Fewer, fmt::format("the type {} has no finite value", space.type()), {}};
  search::Filler filler(space.spaces(), options.seed);
  space::Value hole;
  hole.space = space.id();
  const uint32_t most = options.max_size.value_or(UINT32_MAX);
  for (uint64_t i = 0; i < options.tests; ++i) {
    if (stop) return fewer(i, options, control, Cause::Time);
    uint32_t size = static_cast<uint32_t>((i + 1) * largest(options) / options.tests);
    space::Value value = filler.fill(hole, size);
    for (; size > 0 && space::size_of(space.spaces(), value) > most; value = filler.fill(hole, size)) size /= 2;
    each(space.show(value));
  }
  return {Sampled::All, "", {}};
}

Samples uniform_values(TypeSpace& space, const SearchOptions& options, const Control& control,
                       const std::atomic<bool>& stop, const Each& each) {
  const std::optional<mpz_class> count =
      search::count_up_to(space.all(), {space.id()}, *options.size, stop, options.max_memory);
  if (!count) return fewer(0, options, control, stop ? Cause::Time : Cause::Memory);
  if (*count == 0)
    return {Sampled::None, fmt::format("there is no value of size {} of type {}", *options.size, space.type()), {}};
  gmp_randclass random(gmp_randinit_mt);
  random.seed(static_cast<unsigned long>(options.seed));
  for (uint64_t i = 0; i < options.tests; ++i) {
    if (stop) return fewer(i, options, control, Cause::Time);
    each(space.show(space.all().at(space.id(), *options.size, random.get_z_range(*count))));
  }
  return {Sampled::All, "", {}};
}

// ---- of a predicate

// The reference evaluator is asked about each value while the next is searched for, where there is a second processor.
class Predicate {
 public:
  Predicate(Attempt& attempt, const SearchOptions& options, const Control& control, const Each& each)
      : attempt_(attempt), options_(options), control_(control), each_(each), filler_(attempt.spaces(), options.seed) {
    constexpr size_t kWaiting = 4;
    const bool shared = attempt.spaces().has_tables() || options.allow_io;  // what the search changes, too
    if (!shared && std::thread::hardware_concurrency() > 1) beside_.emplace(kWaiting);
  }

  Samples run(const std::string& name) {
    const claim::End end = attempt_.sample([this](std::vector<space::Value> found) { take(std::move(found)); });
    if (beside_) beside_->finish();
    Samples out;
    for (const auto& [variable, type] : attempt_.result().instantiation)
      out.remarks.push_back(fmt::format("[{} := {}]", variable, type));
    if (end.cuts > 0)
      out.remarks.push_back("some evaluations took so long that they may not end; their inputs were left out");
    if (undecided_ > 0)
      out.remarks.push_back(
          fmt::format("{} of the values could not be checked by the reference evaluator in time", undecided_));
    if (!wrong_.empty()) {
      out.kind = Sampled::Wrong;
      out.why = fmt::format("the machine says that {} is True, the reference evaluator does not agree, for\n{}", name,
                            wrong_);
    } else if (end.is<claim::End::Bounded>() && drawn_ == 0) {
      out.kind = Sampled::None;
      out.why = end.counts.tests == 0
                    ? fmt::format("{} has no inputs of size {}", name, *options_.size)
                    : fmt::format("no value of size {} satisfies {}; this is a proof", *options_.size, name);
    } else if (drawn_ == options_.tests) {
      out.kind = Sampled::All;
    } else {
      const Samples less = fewer(drawn_, options_, control_, cause_of(end), end.counts.discards);
      out.kind = less.kind;
      out.why = less.why;
    }
    return out;
  }

 private:
  static Cause cause_of(const claim::End& end) {
    const std::optional<claim::Halted> by = end.stopped();
    if (!by) return Cause::Other;
    switch (*by) {
      case claim::Halted::Interrupted:
        return Cause::Time;
      case claim::Halted::Steps:
        return Cause::Steps;
      case claim::Halted::Generator:
        return Cause::Generator;
      case claim::Halted::Memory:
      case claim::Halted::Undecided:
      case claim::Halted::Fault:
        break;
    }
    return Cause::Memory;
  }

  void take(std::vector<space::Value> inputs) {
    if (disagreed_) return;
    const uint32_t size = static_cast<uint32_t>(++taken_ * largest(options_) / options_.tests);
    if (!options_.size)
      for (space::Value& v : inputs) v = filler_.fill(std::move(v), size);
    if (beside_)
      beside_->add([this, inputs = std::move(inputs)] {
        if (!control_.interrupted()) judge(inputs);
      });
    else
      judge(inputs);
  }

  void judge(const std::vector<space::Value>& inputs) {
    if (disagreed_) return;
    const std::string text = shown(attempt_.spaces(), inputs);
    const witness::Replay again =
        attempt_.candidates().replay(claim::test_of(attempt_.claim()), inputs, kReplaySeconds, {});
    if (again.kind == witness::ReplayKind::Undecided) {
      ++undecided_;
    } else if (again.kind != witness::ReplayKind::Result || again.result != claim::TestResult::Passed) {
      wrong_ = text;
      disagreed_ = true;
      attempt_.stop();
      return;
    }
    ++drawn_;
    each_(text);
  }

  static constexpr double kReplaySeconds = 1;

  Attempt& attempt_;
  const SearchOptions& options_;
  const Control& control_;
  const Each& each_;
  search::Filler filler_;
  uint64_t taken_ = 0;
  std::atomic<bool> disagreed_ = false;
  // Of what was judged; another thread's until it has finished.
  uint64_t drawn_ = 0, undecided_ = 0;
  std::string wrong_;
  std::optional<InTurn> beside_;
};

Samples of_type(Workspace& workspace, CompiledModule& module, const std::string& type, const SearchOptions& options,
                Control& control, const Each& each) {
  const std::unique_ptr<TypeSpace> space = TypeSpace::make(workspace, module, type);
  if (!space) return {};
  workspace.end_budget();
  std::atomic<bool> stop = false;
  const Watchdog watchdog(options.timeout_seconds, [&stop] { stop = true; });
  const Control::Scope stoppable(control, [&stop] { stop = true; });
  return options.size ? uniform_values(*space, options, control, stop, each)
                      : random_values(*space, options, control, stop, each);
}

Samples of_predicate(Workspace& workspace, CompiledModule& module, const std::string& name,
                     const SearchOptions& options, Control& control, const Each& each) {
  const std::vector<program::Function> sources = program::properties(workspace, {&module}, {name});
  if (sources.empty()) return {};
  SearchOptions how = options;
  how.strategy = &strategy(options.size ? "uniform" : "random");
  workspace.end_budget();
  Attempt attempt(workspace, sources[0], how, control, Attempt::As::Predicate);
  if (attempt.prepare()) return Predicate(attempt, options, control, each).run(name);
  auto* broken = std::get_if<claim::Broken>(&attempt.result().verdict);
  if (!broken) return fewer(0, options, control, Cause::Time);
  workspace.diagnostics().error(708, sources[0].name_span,
                                fmt::format("{} cannot be sampled: {}", name, broken->message));
  return {};
}

}  // namespace

Samples sample(Workspace& workspace, CompiledModule& module, const std::string& subject, const SearchOptions& options,
               Control& control, const Each& each) {
  const unsigned char first = subject.empty() ? 0 : static_cast<unsigned char>(subject[0]);
  return std::islower(first) || first == '_' ? of_predicate(workspace, module, subject, options, control, each)
                                             : of_type(workspace, module, subject, options, control, each);
}

}  // namespace needle::engine
