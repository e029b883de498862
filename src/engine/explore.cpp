#include "engine/explore.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <mutex>
#include <unordered_set>

#include "base/watchdog.h"
#include "core/spine.h"
#include "engine/candidates.h"
#include "engine/chosen.h"
#include "engine/start.h"
#include "engine/unfolding.h"
#include "machine/code.h"
#include "optimise/optimise.h"
#include "program/abstract_types.h"
#include "program/close.h"
#include "search/paths.h"
#include "space/needless.h"
#include "witness/outputs.h"

namespace needle::engine {
namespace {

using namespace claim;
using program::CompiledModule;
using program::Function;
using program::Workspace;

// Strictness would look at inputs that the function does not need on a path that ends in an exception.
constexpr int kMostOptimisedPath = 1;

class Explorer {
 public:
  Explorer(Workspace& workspace, const Function& function, const std::string& file, const ExploreOptions& options,
           Control& control, const std::function<void(const Example&)>& each)
      : workspace_(workspace),
        options_(options),
        control_(control),
        each_(each),
        spaces_(workspace.program(), recipes_),
        replay_(replay_options(workspace, options.search)),
        stoppable_(control, [this] { stop_.request(); }),
        budget_{stop_} {
    out_.name = function.name.text();
    out_.module = module_name(*function.module, file);
    out_.file = file;
    if (function.span.valid()) {
      const Sources& sources = workspace.sources();
      const Place begin = sources.begin_of(function.span), end = sources.last_of(function.span);
      out_.file = sources.file(function.span.file).path;
      out_.line = sources.begin_of(function.name_span).line;
      out_.column = begin.column;
      out_.end_line = end.line;
      out_.end_column = end.column;
    }
    budget_.steps = total_steps(options.search);
    budget_.max_memory = options.search.max_memory;
  }

  Exploration run(const Function& function) {
    const Watchdog watchdog(options_.search.timeout_seconds, [this] { stop_.request(); });
    const std::variant<Start, std::string> made =
        start_paths(workspace_, recipes_, spaces_, function, options_.search.types, options_.returns);
    if (const auto* why = std::get_if<std::string>(&made)) {
      out_.why = *why;
      return out_;
    }
    const Start& start = std::get<Start>(made);
    out_.instantiation = start.types;
    workspace_.end_budget();
    try {
      walk(start);
    } catch (const machine::TooLarge& error) {
      out_.why = error.what();
    } catch (const optimise::Stopped&) {
      out_.kind = control_.interrupted() ? Explored::Interrupted : Explored::Fewer;
      out_.why = "the time was up before the search began";
    }
    out_.counts.seconds = seconds();
    return out_;
  }

 private:
  void walk(const Start& start) {
    const std::shared_ptr<const machine::Code> code = compile(start);
    const Claim claim = start.target;
    const core::Type* result = core::result_of(workspace_.program().global(start.closed).type);
    witness::Outputs outputs(workspace_.program(), spaces_,
                             {start.closed, result, start.condition, show_of(*start.function.module, result)}, replay_);
    Listener listener;
    if (options_.search.progress)
      listener.progress = [this](const Counts& counts, uint32_t bound, std::optional<double> share) {
        std::lock_guard lock(mutex_);
        progress_ = {out_.name, counts, bound, options_.search.depth.has_value(), share, std::nullopt, seconds()};
      };
    const Control::Telling telling(control_, [this] {
      std::lock_guard lock(mutex_);
      return progress_;
    });
    const search::Compiled compiled{.claim = claim,
                                    .spaces = spaces_,
                                    .code = code,
                                    .is_discard = replay_.is_discard,
                                    .loop = workspace_.library_global("nonTermination"),
                                    .unfolding = unfolding_,
                                    .world = replay_.world};
    search::Bounds bounds = bounds_of(options_.search);
    bounds.sides = kFirstSides;
    bounds.sides_per_size = 1;
    const End end =
        search::walk_paths(compiled, bounds, budget_, listener,
                           {[&](const search::Leaf& leaf, const std::vector<space::Value>& inputs) {
                              if (leaf.result == TestResult::Passed || leaf.result == TestResult::Unfinished)
                                take(outputs, inputs);
                            },
                            [this] { show(); }});
    show();
    conclude(end);
  }

  std::shared_ptr<const machine::Code> compile(const Start& start) {
    core::Program& program = workspace_.program();
    std::vector<core::GlobalId> roots = spaces_.converters();
    roots.insert(roots.end(),
                 {start.target.test.verdict, workspace_.library_global("nonTermination"), replay_.is_discard});
    unfolding_ = add_unfolding(workspace_, roots);
    roots = optimise::optimise_program(program, roots,
                                       {.level = std::min(options_.search.optimise, kMostOptimisedPath),
                                        .stop = &stop_.flag(),
                                        .specialisations = &workspace_.specialisations()});
    return machine::compile(
        program, roots,
        {.ticks = true, .symbolic = true, .ways = options_.search.order == search::PathOrder::Coverage});
  }

  // The Show of a type that has constructors which are not for its users; otherwise invalid.
  core::GlobalId show_of(CompiledModule& module, const core::Type* result) {
    space::Spaces as_declared(workspace_.program());
    std::vector<space::SpaceId> todo = {as_declared.of(result)};
    std::unordered_set<space::SpaceId> seen;
    bool abstract = false;
    while (!todo.empty() && !abstract) {
      const space::Space& space = as_declared[todo.back()];
      todo.pop_back();
      if (!seen.insert(space.id).second) continue;
      const core::TyCon* con = core::head_of(space.type);
      abstract = con && program::is_abstract(workspace_, con);
      for (const space::Alternative& a : space.alternatives) todo.insert(todo.end(), a.fields.begin(), a.fields.end());
      if (space.form == space::Form::Newtype) todo.push_back(space.inner);
    }
    return abstract ? program::show_at(workspace_, module, result) : core::GlobalId();
  }

  // --- examples
  void take(witness::Outputs& outputs, const std::vector<space::Value>& inputs) {
    // The same path was there with a function that does not ask.
    if (std::any_of(inputs.begin(), inputs.end(),
                    [this](const space::Value& v) { return space::has_needless_case(spaces_, v); }))
      return;
    const witness::Output output = outputs.of(inputs, std::max(kOutputSeconds, left()));
    Example example;
    std::string call;
    for (const space::Value& v : output.inputs) {
      call += " " + example.inputs.emplace_back(witness::print_argument(spaces_, v));
      example.size = space::saturating_add(example.size, space::size_of(spaces_, v));
    }
    if (!calls_.insert(call).second) return;
    switch (output.kind) {
      case witness::OutputKind::Value:
      case witness::OutputKind::Raised:
        break;
      case witness::OutputKind::Undecided:
        ++out_.undecided;
        return;
      case witness::OutputKind::Rejected:
      case witness::OutputKind::Discarded:
        wrong_ = out_.name + call;
        stop_.request();
        return;
    }
    example.output = output.text;
    example.raised = output.kind == witness::OutputKind::Raised;
    found_.push_back(std::move(example));
    if (found_.size() >= kMostWaiting && found_.size() / 4 >= options_.inputs) show();
  }

  // Those of a round, or of the beginning of one that has very many: the smallest first.
  void show() {
    std::stable_sort(found_.begin(), found_.end(), [](const Example& a, const Example& b) { return a.size < b.size; });
    const size_t wanted = std::min(found_.size(), options_.inputs - out_.examples);
    for (size_t i = 0; i < wanted; ++i) each_(found_[i]);
    out_.examples += wanted;
    if (wanted < found_.size()) {
      out_.more = true;
      stop_.request();
    } else if (wanted > 0 && out_.examples == options_.inputs) {
      look_a_little_further();
    }
    found_.clear();
  }

  // Whether there are more paths is worth as much again, and not more.
  void look_a_little_further() {
    constexpr int64_t kAtLeast = 200'000;
    const int64_t given = total_steps(options_.search);
    budget_.steps = std::min(budget_.steps, std::max(kAtLeast, given - budget_.steps));
  }

  void conclude(const End& end) {
    out_.counts = end.counts;
    place_chosen(workspace_, out_.counts.chosen);
    out_.complete = end.complete;
    out_.decisions = end.numbers.decisions;
    out_.kind = Explored::Fewer;
    if (!wrong_.empty()) {
      out_.kind = Explored::Wrong;
      out_.why = fmt::format("the machine and the reference evaluator do not agree on\n{}", wrong_);
    } else if (end.is<End::Exhausted>() && !out_.more && out_.undecided == 0) {
      out_.kind = Explored::All;
    } else if (out_.examples == options_.inputs) {
      out_.kind = Explored::Enough;
    } else if (control_.interrupted()) {
      out_.kind = Explored::Interrupted;
    } else if (end.is<End::Bounded>() && (options_.search.max_size || options_.search.depth)) {
      out_.kind = Explored::Bounded;
    } else {
      out_.why = why(end);
    }
  }

  std::string why(const End& end) const {
    if (!end.cut.empty()) {
      std::string call = out_.name;
      for (const space::Value& v : end.cut) call += " " + witness::print_argument(spaces_, v);
      return fmt::format("{} {}", call, end.cut_by_memory ? "runs out of memory" : "may not terminate");
    }
    if (end.is<End::Cut>()) return "some evaluations took so long that they may not end";
    if (end.is<End::Undecided>()) return "the solver could not decide every condition";
    const std::optional<Halted> by = end.stopped();
    if (!by) return "not every result could be looked into to its end";
    switch (*by) {
      case Halted::Interrupted:
        return fmt::format("the time was up, after {:g}s; more with -t", options_.search.timeout_seconds);
      case Halted::Steps:
        return "the steps were used up; more with --steps";
      case Halted::Memory:
        return "the memory was used up; more with --max-memory";
      default:
        return "the search could not go on";
    }
  }

  double seconds() const { return std::chrono::duration<double>(Clock::now() - started_).count(); }
  double left() const { return options_.search.timeout_seconds - seconds(); }

  using Clock = std::chrono::steady_clock;
  static constexpr double kOutputSeconds = 1;
  static constexpr size_t kMostWaiting = 64;
  static constexpr uint32_t kFirstSides = 4;

  Workspace& workspace_;
  const ExploreOptions& options_;
  Control& control_;
  const std::function<void(const Example&)>& each_;
  core::Recipes recipes_;
  space::Spaces spaces_;
  witness::ReplayOptions replay_;
  machine::Unfolding unfolding_;
  Stop stop_;
  Control::Scope stoppable_;
  SearchBudget budget_;
  std::unordered_set<std::string> calls_;
  std::vector<Example> found_;  // and not shown yet
  std::string wrong_;
  Exploration out_;
  const Clock::time_point started_ = Clock::now();
  std::mutex mutex_;  // of what follows
  std::optional<Progress> progress_;
};

// In the module, or what it imports; a diagnostic when it is in neither.
std::optional<Function> function_named(Workspace& workspace, CompiledModule& module, const std::string& name) {
  std::vector<Function> own = program::properties(workspace, {&module}, {name}, true);
  if (!own.empty()) return own.front();
  const auto imported = module.resolved.scope.values.find(intern(name));
  if (imported != module.resolved.scope.values.end() && imported->second.entities.size() == 1) {
    Function out;
    out.module = &module;
    out.entity = imported->second.entities.front();
    out.name = intern(name);
    if (workspace.types().values.contains(out.entity) && workspace.global_of(out.entity).valid()) return out;
  }
  program::properties(workspace, {&module}, {name});  // says so
  return std::nullopt;
}

}  // namespace

Exploration explore(Workspace& workspace, CompiledModule& module, const std::string& file, const std::string& function,
                    const ExploreOptions& options, Control& control, const std::function<void(const Example&)>& each) {
  const std::optional<Function> found = function_named(workspace, module, function);
  if (!found) return {};
  return Explorer(workspace, *found, file, options, control, each).run(*found);
}

}  // namespace needle::engine
