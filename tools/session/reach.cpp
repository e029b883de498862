#include "session/reach.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <unordered_set>

#include "claim/target.h"
#include "machine/machine.h"
#include "optimise/optimise.h"
#include "program/close.h"
#include "program/makers.h"
#include "search/strategy.h"
#include "session/callers.h"
#include "session/goal_state.h"
#include "session/on_interrupt.h"
#include "session/say.h"
#include "session/stop.h"
#include "session/watchdog.h"
#include "space/show_type.h"
#include "witness/witness.h"

namespace needle::session {
namespace {

using namespace claim;
using Clock = std::chrono::steady_clock;
using Function = Workspace::PropertySource;

// Strictness would evaluate an argument before the marks that a call passes on its way to it.
constexpr int kMostOptimised = 1;
constexpr double kLeastSeconds = 0.01, kReplaySeconds = 5;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// A function to start from, at closed types.
struct Start {
  Function function;
  Target target;
  std::vector<std::pair<std::string, std::string>> instantiation;
};

class Reacher {
 public:
  Reacher(Workspace& session, CompiledModule& module, std::string file, const ReachOptions& options,
          std::vector<Goal> goals)
      : session_(session),
        module_(module),
        file_(std::move(file)),
        options_(options),
        goals_(std::move(goals)),
        states_(goals_.size()),
        callers_(session),
        spaces_(session.program(), recipes_) {
    replay_.is_discard = session.library_global("searchDiscards");
    replay_.describe = session.library_global("searchDescribes");
    replay_.max_memory = options.search.max_memory;
    if (options.search.allow_io) replay_.world = real_world;
    for (size_t g = 0; g < goals_.size(); ++g)
      for (uint32_t tick : goals_[g].ticks) goal_of_[tick] = g;
    core::keep_ticks(session.program(), session.first_user_global(),
                     [this](uint32_t tick) { return goal_of_.contains(tick); });
  }

  std::vector<Result> run() {
    const Clock::time_point started = Clock::now();
    const std::vector<Function> functions = starts();
    const OnInterrupt interrupts([this] {
      const std::lock_guard lock(mutex_);
      if (current_) current_->request();
    });
    for (size_t i = 0; i < functions.size() && !Interrupts::noted(); ++i) {
      const double left = options_.search.timeout_seconds - seconds_since(started);
      from(functions[i], left / static_cast<double>(functions.size() - i));
    }
    std::vector<Result> out;
    for (size_t g = 0; g < goals_.size(); ++g) out.push_back(result(g));
    return out;
  }

  // Nothing, and why, when the function cannot be started from.
  std::variant<Start, Broken> make(const Function& f) {
    std::optional<program::ClosedValue> closed =
        program::value_at(session_, module_, f.entity, options_.search.types, f.name_span);
    if (!closed) return Broken{"it has no instance at these types; choose others with --type", false};
    program::add_recipes(session_, module_, core::argument_types(session_.program().global(closed->global).type), {},
                         recipes_);
    auto made = make_target(session_.program(), spaces_, closed->global, session_.library_global("searchEvaluates"),
                            module_.resolved.name, f.name, f.arguments);
    if (auto* no = std::get_if<NoProperty>(&made))
      return Broken{fmt::format("{} cannot be started from: {}", f.name.text(), no->why), false};
    return Start{f, std::get<Target>(made), closed->types};
  }

  const space::Spaces& spaces() const { return spaces_; }
  witness::Replay replay(const Property& property, const std::vector<space::Value>& inputs,
                         const std::vector<uint32_t>& ticks) {
    std::atomic<bool> stop = false;
    const Watchdog watchdog(kReplaySeconds, [&stop] { stop = true; });
    witness::ReplayOptions how = replay_;
    how.targets = ticks;
    how.stop = &stop;
    return witness::replay(session_.program(), spaces_, property, inputs, how);
  }

 private:
  // --- where to start
  std::vector<Function> starts() {
    if (!options_.from.empty()) return program::properties(session_, {&module_}, {options_.from});
    std::vector<uint32_t> ticks;
    for (const Goal& goal : goals_) ticks.insert(ticks.end(), goal.ticks.begin(), goal.ticks.end());
    return callers_.starts(module_, ticks);
  }

  bool leads_to(const Function& f, size_t g) const {
    return !options_.from.empty() || callers_.reaches(session_.global_of(f.entity), goals_[g].ticks);
  }

  void from(const Function& f, double seconds) {
    std::vector<size_t> goals;
    for (size_t g = 0; g < goals_.size(); ++g)
      if (states_[g].witnesses.size() < options_.inputs && leads_to(f, g)) goals.push_back(g);
    if (goals.empty()) return;
    std::variant<Start, Broken> made = make(f);
    for (size_t g : goals) {
      if (auto* broken = std::get_if<Broken>(&made)) {
        states_[g].broken = *broken;
      } else {
        states_[g].from.emplace_back(f.name.text());
        states_[g].instantiation = std::get<Start>(made).instantiation;
      }
    }
    if (std::holds_alternative<Broken>(made)) return;
    const Start& start = std::get<Start>(made);
    const std::shared_ptr<const machine::Code> code = compile(start, goals);
    if (options_.inputs == 1) {
      if (!goals.empty()) search(start, code, goals, seconds);
      return;
    }
    for (size_t g : goals) search(start, code, {g}, seconds / static_cast<double>(goals.size()));
  }

  // The code, and of the goals those that it still has: what is not in the code cannot be reached.
  std::shared_ptr<const machine::Code> compile(const Start& start, std::vector<size_t>& goals) {
    core::Program& program = session_.program();
    std::vector<core::GlobalId> roots = spaces_.converters();
    roots.insert(roots.end(),
                 {start.target.property.verdict, session_.library_global("nonTermination"), replay_.is_discard});
    roots = optimise::optimise_program(program, roots, {.level = std::min(options_.search.optimise, kMostOptimised)});
    std::unordered_set<size_t> there;
    for (core::GlobalId id : roots) {
      const core::Expr* body = id.index >= session_.first_user_global().index ? program.body(id) : nullptr;
      if (body) core::each_tick(body, [&](uint32_t tick) { there.insert(goal_of_.at(tick)); });
    }
    std::erase_if(goals, [&](size_t g) {
      if (there.contains(g)) return false;
      states_[g].certificates.push_back(Certificate::of_nothing());
      return true;
    });
    return machine::compile(program, roots, {.ticks = true});
  }

  // The search at hand, for interrupts.
  void watch(Stop* stop) {
    const std::lock_guard lock(mutex_);
    current_ = stop;
  }

  // --- one search
  void search(const Start& start, const std::shared_ptr<const machine::Code>& code, const std::vector<size_t>& goals,
              double seconds) {
    machine::Limits limits;
    if (options_.search.steps)
      limits.steps = static_cast<int64_t>(std::min<uint64_t>(options_.search.steps, INT64_MAX));
    limits.max_memory = options_.search.max_memory;
    const std::unique_ptr<World> world = replay_.world();
    machine::Machine machine(code, limits, *world);
    machine.set_loop_exception(session_.library_global("nonTermination"));
    for (size_t g : goals)
      for (uint32_t tick : goals_[g].ticks) machine.set_tick(tick, machine::TickAction::Stop);
    size_t open = goals.size();
    Stop stop;
    search::Problem problem{machine, spaces_, start.target.property, replay_.is_discard, stop.flag()};
    if (options_.search.progress) {
      problem.progress = [&](const Counts& c, uint32_t bound, std::optional<double>) {
        complain("\r{}  size {}  {} nodes  {} to reach\x1b[K", start.function.name.text(), bound, c.nodes, open);
      };
    }
    problem.on_target = [&](uint32_t tick, const std::vector<space::Value>& inputs) {
      const size_t g = goal_of_.at(tick);
      if (!note(g, tick, start, inputs)) return search::AtTarget::GoBack;
      if (states_[g].witnesses.size() < options_.inputs) return search::AtTarget::GoBack;
      for (uint32_t other : goals_[g].ticks) machine.set_tick(other, machine::TickAction::Pass);
      return --open == 0 ? search::AtTarget::Enough : search::AtTarget::GoOn;
    };
    const Clock::time_point started = Clock::now();
    search::End end;
    {
      const Stop::Scope stoppable(stop, machine);
      watch(&stop);
      const Watchdog watchdog(std::max(seconds, kLeastSeconds), [&stop] { stop.request(); });
      end = search::narrow()->run(problem, {0, options_.search.max_size.value_or(UINT32_MAX), options_.search.depth});
      watch(nullptr);
    }
    if (options_.search.progress) complain("\r\x1b[K");
    for (size_t g : goals) states_[g].searched(end, start.target.whole, seconds_since(started));
  }

  // Notes the inputs as a witness; false when this path is known already, or they turn out not to get there.
  bool note(size_t g, uint32_t tick, const Start& start, const std::vector<space::Value>& inputs) {
    GoalState& state = states_[g];
    const std::string path = witness::encode(inputs, spaces_);
    const Property& property = start.target.property;
    if (!state.paths.insert(fmt::format("{} {}", property.name.text(), path)).second) return false;
    Witness out;
    for (size_t i = 0; i < inputs.size(); ++i) {
      out.inputs.push_back(
          {property.inputs[i].name, space::show(property.inputs[i].type), witness::print(spaces_, inputs[i])});
      out.size = space::saturating_add(out.size, space::size_of(spaces_, inputs[i]));
    }
    out.outcome = "reached";
    out.token = witness::write_token({.property = module_name() + "." + std::string(property.name.text()),
                                      .file = std::filesystem::proximate(file_).string(),
                                      .types = start.instantiation,
                                      .values = path,
                                      .target = tick_name(session_, tick),
                                      .fingerprint = witness::fingerprint(spaces_, property.inputs)});
    const witness::Replay again = replay(property, inputs, {tick});
    out.replayed = again.kind == witness::ReplayKind::Reached;
    if (again.kind == witness::ReplayKind::Raised) {  // the library may choose which exception comes first
      state.doubtful = true;
      return false;
    }
    if (again.kind == witness::ReplayKind::Result) {
      std::string text;
      for (const WitnessInput& i : out.inputs) text += fmt::format("\n{} = {}", i.name, i.value);
      state.broken =
          Broken{fmt::format("the machine gets there, the reference evaluator does not agree, for{}", text), true};
      return false;
    }
    state.witnesses.push_back(std::move(out));
    state.from = {std::string(property.name.text())};
    return true;
  }

  // --- results
  Result result(size_t g) const {
    const Goal& goal = goals_[g];
    const GoalState& state = states_[g];
    const Sources& sources = session_.sources();
    Result out;
    for (const std::string& f : state.from) out.from += (out.from.empty() ? "" : ", ") + f;
    out.name = out.from.empty() ? std::string(options_.from) : out.from;
    out.module = module_name();
    out.file = sources.file(goal.span.file).path;
    out.span = goal.span;
    out.place = sources.describe(goal.span);
    out.target = std::string(sources.text(goal.span));
    const Place begin = sources.begin_of(goal.span), end = sources.last_of(goal.span);
    out.line = begin.line;
    out.column = begin.column;
    out.end_line = end.line;
    out.end_column = end.column;
    out.strategy = "narrow";
    out.seed = options_.search.seed;
    out.instantiation = state.instantiation;
    out.counts = state.counts;
    out.verdict = state.verdict();
    return out;
  }

  std::string module_name() const {
    const std::string_view name = module_.resolved.name.text();
    return name == "Main" ? std::filesystem::path(file_).stem().string() : std::string(name);
  }

  Workspace& session_;
  CompiledModule& module_;
  std::string file_;
  const ReachOptions& options_;
  std::vector<Goal> goals_;
  std::vector<GoalState> states_;
  std::unordered_map<uint32_t, size_t> goal_of_;  // by tick
  Callers callers_;
  core::Recipes recipes_;
  space::Spaces spaces_;
  witness::ReplayOptions replay_;
  std::mutex mutex_;         // of what follows
  Stop* current_ = nullptr;  // the search under way
};

}  // namespace

std::vector<Result> reach(Workspace& session, CompiledModule& module, const std::string& file,
                          const ReachOptions& options) {
  std::vector<Goal> goals = find_goals(session, module, file, options.goals);
  if (!options.from.empty()) program::properties(session, {&module}, {options.from});  // says so when it is not there
  if (session.diagnostics().has_errors()) return {};
  session.end_budget();
  return Reacher(session, module, file, options, std::move(goals)).run();
}

int replay_reach(Workspace& session, CompiledModule& module, const std::string& function, const witness::Token& token,
                 const CheckOptions& options) {
  constexpr int kBadInput = 2;
  const std::vector<Function> functions = program::properties(session, {&module}, {function});
  if (functions.empty()) return kBadInput;
  const std::vector<uint32_t> ticks = ticks_named(session, token.target);
  std::optional<std::vector<space::Value>> inputs;
  ReachOptions how;
  how.search = options;
  std::vector<Goal> goals;
  if (!ticks.empty()) goals.push_back({session.ticks()[ticks[0]].span, ticks});
  Reacher reacher(session, module, session.sources().file(functions[0].span.file).path, how, goals);
  std::variant<Start, Broken> made = reacher.make(functions[0]);
  const auto* start = std::get_if<Start>(&made);
  if (start && !ticks.empty() &&
      witness::fingerprint(reacher.spaces(), start->target.property.inputs) == token.fingerprint)
    inputs = witness::decode(token.values, reacher.spaces(), start->target.property.inputs);
  if (!inputs) {
    complain(
        "needle: error: [ND-0705] the token does not fit {}: its types, or the place, have changed since; reach for it "
        "again\n",
        function);
    return kBadInput;
  }
  const Property& property = std::get<Start>(made).target.property;
  say("=== {}, from {} ===\n", session.sources().describe(goals[0].span), function);
  for (size_t i = 0; i < inputs->size(); ++i)
    say("{} = {}\n", property.inputs[i].name, witness::print(reacher.spaces(), (*inputs)[i]));
  switch (reacher.replay(property, *inputs, ticks).kind) {
    case witness::ReplayKind::Reached:
      say("+++ Reached.\n");
      return 0;
    case witness::ReplayKind::Undecided:
      say("*** Gave up! The evaluation did not end.\n");
      return 3;
    default:
      say("*** Not reached.\n");
      return 1;
  }
}

}  // namespace needle::session
