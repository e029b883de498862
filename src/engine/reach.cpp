#include "engine/reach.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <mutex>
#include <unordered_set>

#include "backward/backward.h"
#include "backward/explain.h"
#include "backward/show_lookup.h"
#include "base/watchdog.h"
#include "engine/callers.h"
#include "engine/candidates.h"
#include "engine/chosen.h"
#include "engine/goal_state.h"
#include "engine/start.h"
#include "engine/unfolding.h"
#include "machine/code.h"
#include "optimise/optimise.h"

namespace needle::engine {
namespace {

using namespace claim;
using Clock = std::chrono::steady_clock;
using program::Function;

// Strictness would evaluate an argument before the marks that a call passes on its way to it.
constexpr int kMostOptimised = 1;
constexpr double kLeastSeconds = 0.01, kReplaySeconds = 5;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// The module that was asked for; when nothing leads to the goals from there, all others of the program.
std::vector<std::vector<CompiledModule*>> where_to_start(const Workspace& workspace, CompiledModule& module) {
  std::vector<CompiledModule*> others;
  for (const auto& [name, other] : workspace.modules())
    if (other.get() != &module) others.push_back(other.get());
  std::sort(others.begin(), others.end(), [](const CompiledModule* a, const CompiledModule* b) {
    return a->resolved.name.text() < b->resolved.name.text();
  });
  return {{&module}, others};
}

class Reacher {
 public:
  Reacher(Workspace& workspace, CompiledModule& module, std::string file, const ReachOptions& options, Control& control,
          std::vector<Goal> goals)
      : workspace_(workspace),
        module_(module),
        file_(std::move(file)),
        options_(options),
        control_(control),
        goals_(std::move(goals)),
        states_(goals_.size()),
        callers_(workspace),
        spaces_(workspace.program(), recipes_),
        replay_(replay_options(workspace, options.search)),
        candidates_(workspace, spaces_, replay_) {
    for (size_t g = 0; g < goals_.size(); ++g)
      for (uint32_t tick : goals_[g].ticks) goal_of_[tick] = g;
    core::keep_ticks(workspace.program(), workspace.first_user_global(),
                     [this](uint32_t tick) { return goal_of_.contains(tick); });
  }

  std::vector<Result> run() {
    const std::vector<Function> functions = starts();
    const Control::Telling telling(control_, [this] { return progress(); });
    for (size_t i = 0; i < functions.size() && !control_.interrupted(); ++i) {
      const double left = options_.search.timeout_seconds - seconds_since(started_);
      from(functions[i], left / static_cast<double>(functions.size() - i));
    }
    std::vector<Result> out;
    for (size_t g = 0; g < goals_.size(); ++g) out.push_back(result(g));
    return out;
  }

 private:
  // --- where to start
  std::vector<Function> starts() {
    std::vector<uint32_t> ticks;
    for (const Goal& goal : goals_) ticks.insert(ticks.end(), goal.ticks.begin(), goal.ticks.end());
    for (const std::vector<CompiledModule*>& modules : where_to_start(workspace_, module_)) {
      std::vector<Function> out;
      for (CompiledModule* module : modules)
        for (Function& f : options_.from.empty() ? callers_.starts(*module, ticks)
                                                 : program::properties(workspace_, {module}, {options_.from}, true))
          out.push_back(std::move(f));
      if (!out.empty()) return out;
    }
    return {};
  }

  bool backward() const { return options_.direction == Direction::Backward; }

  bool leads_to(const Function& f, size_t g) const {
    return !options_.from.empty() || callers_.reaches(workspace_.global_of(f.entity), goals_[g].ticks);
  }

  void from(const Function& f, double seconds) {
    const Clock::time_point began = Clock::now();
    std::vector<size_t> goals;
    for (size_t g = 0; g < goals_.size(); ++g)
      if (!states_[g].has(options_.inputs) && leads_to(f, g)) goals.push_back(g);
    if (goals.empty()) return;
    const std::variant<Start, std::string> made = start_from(workspace_, recipes_, spaces_, f, options_.search.types);
    const auto* start = std::get_if<Start>(&made);
    for (size_t g : goals) {
      GoalState& state = states_[g];
      if (!start) {
        state.evidence.no_start = std::get<std::string>(made);
        continue;
      }
      state.from.emplace_back(f.name.text());
      state.evidence.starts = state.from.size();
      state.instantiation = start->types;
    }
    if (!start) return;
    const std::shared_ptr<const machine::Code> code = compile(*start, goals);
    if (options_.inputs == 1 && !backward()) {
      if (!goals.empty()) search(*start, code, goals, std::max(seconds, kLeastSeconds));
      return;
    }
    for (size_t i = 0; i < goals.size(); ++i) {
      const double left = i == 0 ? std::max(seconds, kLeastSeconds) : seconds - seconds_since(began);
      search(*start, code, {goals[i]}, left / static_cast<double>(goals.size() - i));
    }
  }

  // The code, and of the goals those that it still has: what is not in the code cannot be reached.
  std::shared_ptr<const machine::Code> compile(const Start& start, std::vector<size_t>& goals) {
    core::Program& program = workspace_.program();
    std::vector<core::GlobalId> roots = spaces_.converters();
    roots.insert(roots.end(),
                 {start.target.test.verdict, workspace_.library_global("nonTermination"), replay_.is_discard});
    roots.push_back(start.closed);
    if (options_.search.strategy->leaves_numbers_open) unfolding_ = add_unfolding(workspace_, roots);
    roots = optimise::optimise_program(program, roots, {.level = std::min(options_.search.optimise, kMostOptimised)});
    std::unordered_set<size_t> there;
    for (core::GlobalId id : roots) {
      const core::Expr* body = id.index >= workspace_.first_user_global().index ? program.body(id) : nullptr;
      if (body) core::each_tick(body, [&](uint32_t tick) { there.insert(goal_of_.at(tick)); });
    }
    std::erase_if(goals, [&](size_t g) {
      if (there.contains(g)) return false;
      states_[g].evidence.certificates.push_back(Certificate::of_nothing());
      return true;
    });
    if (backward()) return nullptr;
    return machine::compile(program, roots,
                            {.ticks = true,
                             .symbolic = options_.search.strategy->leaves_numbers_open,
                             .ways = options_.search.order == search::PathOrder::Coverage});
  }

  // --- one search
  void search(const Start& start, const std::shared_ptr<const machine::Code>& code, const std::vector<size_t>& goals,
              double seconds) {
    Target target = start.target;
    for (size_t g : goals) target.ticks.insert(target.ticks.end(), goals_[g].ticks.begin(), goals_[g].ticks.end());
    const Claim claim = target;
    Stop stop;
    SearchBudget budget{stop};
    budget.steps = total_steps(options_.search);
    budget.max_memory = options_.search.max_memory;
    size_t open = goals.size();
    Listener listener;
    listener.mark = [&](uint32_t tick, const std::vector<space::Value>& inputs) -> MarkAnswer {
      const size_t g = goal_of_.at(tick);
      if (states_[g].has(options_.inputs)) return {AtMark::GoOn, goals_[g].ticks};  // the other direction was faster
      if (!note(g, tick, start, inputs, backward()) || !states_[g].has(options_.inputs)) return {AtMark::GoBack};
      return {--open == 0 ? AtMark::Enough : AtMark::GoOn, goals_[g].ticks};
    };
    if (options_.search.progress)
      listener.progress = [&](const Counts& counts, uint32_t bound, std::optional<double>) {
        std::lock_guard lock(mutex_);
        progress_ = {std::string(start.function.name.text()), counts, bound, false, std::nullopt, open, 0};
      };
    const search::Compiled compiled{.claim = claim,
                                    .spaces = spaces_,
                                    .code = code,
                                    .is_discard = replay_.is_discard,
                                    .loop = workspace_.library_global("nonTermination"),
                                    .unfolding = unfolding_,
                                    .world = replay_.world};
    const Clock::time_point started = Clock::now();
    End end;
    {
      const Control::Scope stoppable(control_, [&stop] { stop.request(); });
      if (seconds <= 0) stop.request();  // others have used it up
      const Watchdog watchdog(seconds, [&stop] { stop.request(); });
      if (backward())
        end = search_backward(start, target, budget, listener);
      else
        end = in_turns(*options_.search.strategy->make(compiled, bounds_of(options_.search), budget, listener), start,
                       goals, budget, open);
    }
    {
      std::lock_guard lock(mutex_);
      progress_.reset();
    }
    for (size_t g : goals) {
      states_[g].backward = states_[g].backward || backward();
      if (!proved_.contains(g)) states_[g].searched(target, end, control_.interrupted(), seconds_since(started));
    }
    proved_.clear();
    for (const Found& f : std::exchange(found_, {}))
      candidates_.show(states_[f.goal].evidence.candidates[f.candidate].witness, *start.function.module,
                       start.target.test, f.inputs);
  }

  // A forward search, and when it takes long, backward ones for the goals that are left.
  End in_turns(Engine& forward, const Start& start, const std::vector<size_t>& goals, SearchBudget& budget,
               size_t& open) {
    if (options_.direction == Direction::Forward || options_.inputs > 1) return forward.run();
    constexpr double kAlone = 1, kTurn = 0.2;
    constexpr uint64_t kSlice = 100'000, kLookups = 500;
    const Clock::time_point began = Clock::now();
    size_t next = 0;
    std::unique_ptr<backward::Backward> other;
    while (true) {
      Clock::time_point turn = Clock::now();
      while (seconds_since(turn) < kTurn || seconds_since(began) < kAlone)
        if (std::optional<End> end = forward.work(kSlice)) return *end;
      while (next < goals.size() && !other) {
        const size_t g = goals[next];
        if (states_[g].has(options_.inputs))
          ++next;
        else
          other = backward_for(g, start, budget, open);
      }
      turn = Clock::now();
      while (other && seconds_since(turn) < kTurn) {
        const std::optional<End> end = other->work(kLookups);
        if (!end) continue;
        other.reset();
        const size_t g = goals[next++];
        if (!end->is<End::Exhausted>()) break;
        states_[g].searched(start.target, *end, control_.interrupted(), seconds_since(began));
        states_[g].backward = true;
        proved_.insert(g);
        --open;
      }
      if (open == 0) return forward.so_far();
    }
  }

  std::unique_ptr<backward::Backward> backward_for(size_t g, const Start& start, SearchBudget& budget, size_t& open) {
    Target target = start.target;
    target.ticks = goals_[g].ticks;
    Listener listener;
    listener.mark = [this, g, &start, &open](uint32_t tick, const std::vector<space::Value>& inputs) -> MarkAnswer {
      if (!note(g, tick, start, inputs, true)) return {AtMark::GoBack};
      states_[g].backward = true;
      --open;
      return {AtMark::Enough};
    };
    return std::make_unique<backward::Backward>(question(start, target), target.ticks.at(0), budget, listener);
  }

  End search_backward(const Start& start, const Target& target, SearchBudget& budget, const Listener& listener) {
    backward::Question what = question(start, target);
    backward::ShownSearches shown;
    if (options_.lookups) what.listen = [&](backward::Search& s) { return shown.add(s); };
    backward::Backward engine(what, target.ticks.at(0), budget, listener);
    const End end = engine.run();
    if (options_.lookups) *options_.lookups += shown.take(workspace_.sources());
    return end;
  }

  backward::Question question(const Start& start, const Target& target) {
    backward::Question out =
        backward::question_of(workspace_.program(), spaces_, start.closed, target.test.inputs, target.ticks);
    if (options_.explain)
      out.at_candidate = [this](backward::Search& s) { explanation_ = backward::explain(s, workspace_.sources()); };
    return out;
  }

  // Notes the inputs as a candidate; false when this path is known already, or they turn out not to get there.
  bool note(size_t g, uint32_t tick, const Start& start, const std::vector<space::Value>& inputs, bool by_backward) {
    GoalState& state = states_[g];
    const Test& test = start.target.test;
    const std::string name(test.name.text());
    if (!state.paths.insert(fmt::format("{} {}", name, witness::encode(inputs, spaces_))).second) return false;
    Candidate candidate;
    const CompiledModule& module = *start.function.module;
    const std::string& file =
        &module == &module_ ? file_ : workspace_.sources().file(start.function.name_span.file).path;
    const ClaimedFunction function{module_name(module, file), name, file, start.types};
    candidate.witness = candidates_.describe(test, function, inputs, tick_name(workspace_, tick));
    candidate.witness.outcome = WitnessOutcome::Reached;
    candidate.witness.explanation = std::exchange(explanation_, {});
    const double left = std::max(kReplaySeconds, options_.search.timeout_seconds - seconds_since(started_));
    switch (candidates_.replay(test, inputs, left, {.targets = goals_[g].ticks}).kind) {
      case witness::ReplayKind::Raised:  // the library may choose which exception comes first
        state.evidence.doubtful = true;
        return false;
      case witness::ReplayKind::Result:
        if (by_backward) return false;  // the model was no run: the engine knows what to do
        candidate.confirmation = Confirmation::Disagrees;
        break;
      case witness::ReplayKind::Undecided:
        candidate.confirmation = Confirmation::Undecided;
        break;
      case witness::ReplayKind::Reached:
        candidate.confirmation = Confirmation::Agrees;
        candidate.witness.replayed = true;
        break;
    }
    found_.push_back({g, state.evidence.candidates.size(), inputs});
    state.evidence.candidates.push_back(std::move(candidate));
    state.from = {name};
    return true;
  }

  std::optional<Progress> progress() {
    std::lock_guard lock(mutex_);
    return progress_;
  }

  // --- results
  Result result(size_t g) {
    const Goal& goal = goals_[g];
    GoalState& state = states_[g];
    const Sources& sources = workspace_.sources();
    Result out;
    for (const std::string& f : state.from) out.from += (out.from.empty() ? "" : ", ") + f;
    out.name = out.from.empty() ? std::string(options_.from) : out.from;
    out.module = module_name(module_, file_);
    out.file = sources.file(goal.span.file).path;
    out.span = goal.span;
    out.place = sources.describe(goal.span);
    out.target = std::string(sources.text(goal.span));
    const Place begin = sources.begin_of(goal.span), end = sources.last_of(goal.span);
    out.line = begin.line;
    out.column = begin.column;
    out.end_line = end.line;
    out.end_column = end.column;
    out.strategy = state.backward ? "backward" : options_.search.strategy->name;
    if (state.backward) out.method = Method::Backward;
    out.seed = options_.search.seed;
    out.instantiation = state.instantiation;
    out.counts = state.counts;
    place_chosen(workspace_, out.counts.chosen);
    state.evidence.interrupted = control_.interrupted();
    out.verdict = conclude(state.evidence);
    return out;
  }

  Workspace& workspace_;
  CompiledModule& module_;
  std::string file_;
  const ReachOptions& options_;
  Control& control_;
  std::vector<Goal> goals_;
  std::vector<PathStep> explanation_;  // of the candidate that is being judged
  std::vector<GoalState> states_;
  std::unordered_map<uint32_t, size_t> goal_of_;  // by tick
  Callers callers_;
  core::Recipes recipes_;
  space::Spaces spaces_;
  witness::ReplayOptions replay_;
  machine::Unfolding unfolding_;
  Candidates candidates_;
  struct Found {
    size_t goal, candidate;
    std::vector<space::Value> inputs;
  };
  std::vector<Found> found_;           // by this search
  std::unordered_set<size_t> proved_;  // goals of this search that the backward engine is done with
  const Clock::time_point started_ = Clock::now();
  std::mutex mutex_;  // of what follows
  std::optional<Progress> progress_;
};

}  // namespace

std::vector<Result> reach(Workspace& workspace, CompiledModule& module, const std::string& file,
                          const ReachOptions& options, Control& control) {
  std::vector<Goal> goals = find_goals(workspace, module, file, options.goals);
  if (!options.from.empty()) {
    std::vector<CompiledModule*> anywhere;
    for (const std::vector<CompiledModule*>& modules : where_to_start(workspace, module))
      anywhere.insert(anywhere.end(), modules.begin(), modules.end());
    program::properties(workspace, anywhere, {options.from});  // says so when it is not there
  }
  if (workspace.diagnostics().has_errors()) return {};
  workspace.end_budget();
  return Reacher(workspace, module, file, options, control, std::move(goals)).run();
}

}  // namespace needle::engine
