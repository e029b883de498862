#include "engine/unit_tests.h"

#include "base/watchdog.h"
#include "core/build.h"
#include "engine/candidates.h"
#include "engine/conclude.h"
#include "machine/code.h"
#include "machine/narrow.h"
#include "optimise/optimise.h"
#include "search/leaf.h"

namespace needle::engine {
namespace {

constexpr int64_t kUnlimited = INT64_MAX / 1024;
constexpr size_t kMostLost = 4;  // of a suite whose tests do not end; then each is searched by itself

}  // namespace

struct UnitTests::Session {
  Session(std::shared_ptr<const machine::Code> code, uint64_t max_memory, core::GlobalId loop)
      : machine(std::move(code), {.max_memory = max_memory}, world), narrow(machine) {
    machine.keep_work(true);
    machine.set_loop_exception(loop);
  }

  // Runs main. False when it did not end, or depends on what is outside.
  bool begin(core::GlobalId tests) {
    narrow.set_steps(kUnlimited);
    const machine::Outcome outcome = narrow.start(narrow.global(tests));
    if (outcome.kind != machine::OutcomeKind::Finished || machine.asked_world()) return false;
    narrow.kept().push_back(outcome.value);
    narrow.choose();
    return true;
  }

  // Nothing when there is more to say of it than that it passed or was discarded.
  std::optional<claim::TestResult> test(core::GlobalId judge, core::GlobalId is_discard, size_t number) {
    narrow.set_steps(kUnlimited);
    const machine::Word which = narrow.integer(static_cast<int64_t>(number));
    const machine::Outcome outcome = narrow.start(narrow.apply(narrow.global(judge), {narrow.kept().back(), which}));
    std::optional<claim::TestResult> out;
    search::Leaf leaf;
    const std::optional<search::Ended> ended = search::Ended::of(outcome);
    const int64_t steps = narrow.steps_left();
    if (ended && !search::classify(narrow, *ended, {}, is_discard, leaf) && leaf.kind == search::LeafKind::Tested &&
        leaf.result != claim::TestResult::Failed)
      out = leaf.result;
    narrow.set_steps(steps);
    narrow.back();
    return out;
  }

  PrivateWorld world;
  machine::Machine machine;
  machine::Narrowing narrow;
};

UnitTests::UnitTests(program::Workspace& workspace, const std::vector<program::Function>& tests,
                     const SearchOptions& options, Control& control)
    : workspace_(workspace),
      options_(options),
      control_(control),
      is_discard_(workspace.library_global("searchDiscards")) {
  // Otherwise what is said about a search is said about a unit test, too.
  if (options.allow_io || options.steps || options.depth || options.strategy != &strategy("auto")) return;
  for (const program::Function& test : tests)
    if (test.suite.valid()) ++left_[test.suite];
  std::erase_if(left_, [](const auto& suite) { return suite.second < 2; });
}

UnitTests::~UnitTests() = default;

void UnitTests::give_up(core::GlobalId suite, bool at_once) {
  session_.reset();
  if (at_once || ++lost_ >= kMostLost) left_.erase(suite);
}

bool UnitTests::is_ready(const program::Function& test) {
  if (suite_ != test.suite) session_.reset(), suite_ = test.suite, lost_ = 0;
  if (session_) return true;
  std::lock_guard lock(workspace_.program().adding);
  core::Builder build(workspace_.program());
  core::Global& tests = *workspace_.program().add_global(test.module->resolved.name, intern("$units"));
  tests.body = build.app(build.global(workspace_.library_global("suiteTests")), {build.global(test.suite)});
  const core::GlobalId loop = workspace_.library_global("nonTermination");
  const std::vector<core::GlobalId> roots = optimise::optimise_program(
      workspace_.program(), {tests.id, workspace_.library_global("suiteUnitPasses"), is_discard_, loop},
      {.level = options_.optimise, .specialisations = &workspace_.specialisations()});
  session_ = std::make_unique<Session>(machine::compile(workspace_.program(), roots), max_memory_, loop);
  const Control::Scope stoppable(control_, [this] { session_->machine.interrupt(); });
  const Watchdog watchdog(options_.timeout_seconds, [this] { session_->machine.interrupt(); });
  if (session_->begin(tests.id)) return true;
  give_up(test.suite, true);
  return false;
}

std::optional<claim::Result> UnitTests::result(const program::Function& test) {
  const auto left = left_.find(test.suite);
  if (left == left_.end()) return std::nullopt;
  const bool last = --left->second == 0;
  std::optional<claim::Result> out;
  try {
    out = run(test);
  } catch (const std::exception&) {  // a search says what is wrong
    give_up(test.suite, true);
  }
  if (last) give_up(test.suite, true);
  return out;
}

std::optional<claim::Result> UnitTests::run(const program::Function& test) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point started = Clock::now();
  if (!is_ready(test)) return std::nullopt;
  claim::End end;  // as long as nothing else is said its time was up
  {
    const Control::Scope stoppable(control_, [this] { session_->machine.interrupt(); });
    const Watchdog watchdog(options_.timeout_seconds, [this] { session_->machine.interrupt(); });
    const std::optional<claim::TestResult> said =
        session_->test(workspace_.library_global("suiteUnitPasses"), is_discard_, test.number);
    if (control_.interrupted() || (!said && !watchdog.fired())) return std::nullopt;
    if (said) {
      const bool asked = session_->machine.asked_world();
      end.counts.tests = 1;
      end.counts.discards = *said == claim::TestResult::Discarded ? 1 : 0;
      end.counts.steps = static_cast<uint64_t>(kUnlimited - session_->narrow.steps_left());
      end.complete = 0;
      const std::optional<claim::Certificate> proof =
          claim::Certificate::of({.finished = true, .bound_hit = false, .values_left = asked, .undecided = 0});
      end.how = claim::End::Bounded{};
      if (proof && end.counts.discards == 0) end.how = claim::End::Exhausted{*proof};
    }
  }
  if (end.stopped() || session_->machine.asked_world()) give_up(test.suite, false);
  claim::Result out = result_about(workspace_, test);
  out.strategy = options_.strategy->name;
  out.method = options_.strategy->method;
  out.seed = options_.seed;
  out.counts = end.counts;
  out.counts.seconds = std::chrono::duration<double>(Clock::now() - started).count();
  out.verdict = engine::conclude(claim::Property{}, end);
  return out;
}

}  // namespace needle::engine
