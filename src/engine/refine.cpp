#include "engine/refine.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>

#include "base/watchdog.h"
#include "claim/refinement.h"
#include "claim/refutation.h"
#include "core/spine.h"
#include "engine/candidates.h"
#include "engine/understood.h"
#include "engine/unfolding.h"
#include "machine/code.h"
#include "optimise/optimise.h"
#include "optimise/parallel.h"
#include "program/close.h"
#include "program/makers.h"
#include "search/engines.h"
#include "witness/argument.h"
#include "witness/blame.h"

namespace needle::engine {
namespace {

using namespace claim;
using program::CompiledModule;
using program::Workspace;

constexpr int kRefuted = 801;         // a counterexample to a refined type
constexpr uint64_t kReplayShare = 4;  // of the memory, for the reference evaluator

// A function with a set of callees that are assumed.
struct WorldOf {
  Claim claim;
  std::vector<bool> assumed;
  std::unique_ptr<SearchBudget> budget;
  std::unique_ptr<claim::Engine> engine;
  std::optional<End> end;
};

class Judge {
 public:
  Judge(Workspace& workspace, CompiledModule& module, const liquid::Judged& judged, const RefineOptions& options,
        Control& control)
      : workspace_(workspace),
        module_(module),
        judged_(judged),
        options_(options.search),
        all_(options.all),
        control_(control),
        spaces_(workspace.program(), recipes_),
        replay_(replay_options(workspace, options.search)),
        stoppable_(control, [this] { stop_.request(); }) {
    replay_.max_memory = options.search.max_memory / kReplayShare;
    result_ = result_about(workspace, module, judged.name, judged.span, judged.name_span);
    result_.strategy = "refine";
    result_.seed = options.search.seed;
    result_.place = workspace.sources().describe(judged.name_span);
  }

  // One result, or more when every story is asked for.
  std::vector<Result> run() {
    const Watchdog watchdog(options_.timeout_seconds, [this] { stop_.request(); });
    try {
      if (prepare()) search();
    } catch (const machine::TooLarge& error) {
      result_.verdict = cannot_search(error.what());
    } catch (const optimise::Stopped&) {
      result_.verdict = not_begun(control_.interrupted());
    } catch (const ByteReader::Corrupt&) {
      throw;  // a damaged library
    } catch (const std::exception& error) {
      result_.verdict = internal_error(error.what());
    }
    result_.counts.seconds = seconds();
    if (stories_.empty()) stories_.push_back(std::move(result_));
    return std::move(stories_);
  }

 private:
  // --- the worlds

  bool prepare() {
    std::lock_guard lock(workspace_.program().adding);
    core::Program& program = workspace_.program();
    const names::EntityId judge = entity_of(judged_.judge);
    std::optional<program::ClosedValue> closed =
        judge.valid() ? program::value_at(workspace_, module_, judge, options_.types, judged_.name_span) : std::nullopt;
    if (!closed) return refuse("it has no instance at these types; choose others with --type");
    result_.instantiation = closed->types;
    unproved(judged_.unproved);
    if (is_overloaded()) unproved("its type variables have classes, and it is judged at one type only");
    unproved(not_understood(workspace_, module_, judged_));
    const core::Type* type = program.global(closed->global).type;
    Judging& judging = judging_;
    judging.judge = closed->global;
    for (Symbol callee : judged_.callees) judging.callees.emplace_back(callee.text());
    judging.names = judged_.arguments;
    judging.evaluates = workspace_.library_global("refineEvaluates");
    replay_.is_discard = discards();
    std::vector<const core::Type*> inputs;
    for (const core::Type* parameter : core::signature(type).arguments) {
      const bool facet = inputs.size() < judged_.callees.size();
      inputs.push_back(facet ? core::spine(parameter).args.at(0) : parameter);
      if (!facet) continue;
      for (const core::Type* key : core::signature(inputs.back()).arguments)
        if (holds_functions(key))
          unproved(fmt::format("not all that '{}' may return is tried", judging.callees[inputs.size() - 1]));
    }
    program::add_recipes(workspace_, module_, inputs, {}, recipes_);
    for (const std::vector<bool>& assumed : sets()) {
      judging.assumed = assumed;
      auto made = make_refinement(program, spaces_, judging, module_.resolved.name, judged_.name);
      if (auto* no = std::get_if<NoClaim>(&made)) {
        if (worlds_.empty()) return refuse(no->why);
        unproved(fmt::format("what '{}' may return cannot be tried", first_assumed(assumed)));
        continue;
      }
      auto world = std::make_unique<WorldOf>();
      world->claim = std::get<Refinement>(made);
      world->assumed = assumed;
      worlds_.push_back(std::move(world));
    }
    compile();
    return true;
  }

  void unproved(const std::string& why) {
    if (unproved_.empty()) unproved_ = why;
  }
  const std::string& first_assumed(const std::vector<bool>& assumed) const {
    return judging_.callees[static_cast<size_t>(std::find(assumed.begin(), assumed.end(), true) - assumed.begin())];
  }
  bool is_overloaded() const {
    const names::EntityId entity = entity_of(judged_.name);
    return entity.valid() && workspace_.program().global(workspace_.global_of(entity)).dict_params > 0;
  }

  bool refuse(const std::string& why) {
    result_.verdict = cannot_search(why);
    return false;
  }

  // Nobody, each alone, all.
  std::vector<std::vector<bool>> sets() const {
    const size_t n = judged_.callees.size();
    std::vector<std::vector<bool>> out = {std::vector<bool>(n, false)};
    for (size_t i = 0; i < n; ++i) {
      out.emplace_back(n, false);
      out.back()[i] = true;
    }
    if (n > 1) out.emplace_back(n, true);
    return out;
  }

  names::EntityId entity_of(Symbol name) const {
    for (const syntax::Decl* d : module_.resolved.parsed.module->body->decls)
      if (d->kind == syntax::DeclKind::Function && static_cast<const syntax::FunctionDecl*>(d)->name.text == name)
        return static_cast<const syntax::FunctionDecl*>(d)->entity;
    return {};
  }

  // refineDiscards name file first last
  core::GlobalId discards() {
    core::Program& program = workspace_.program();
    core::Builder build(program);
    const core::Var* e = build.fresh("e");
    const core::GlobalId id =
        program.add_global(module_.resolved.name, intern("$discards_" + std::string(judged_.name.text())))->id;
    program.global(id).body =
        build.lam({e}, build.app(build.global(workspace_.library_global("refineDiscards")),
                                 {build.string_lit(judged_.name.text()), build.string_lit(result_.file),
                                  build.int_lit(workspace_.sources().begin_of(judged_.span).line),
                                  build.int_lit(judged_.patterns ? result_.end_line : 0), build.var(e)}));
    return id;
  }

  void compile() {
    core::Program& program = workspace_.program();
    std::vector<core::GlobalId> roots = spaces_.converters();
    roots.insert(roots.end(), {workspace_.library_global("nonTermination"), replay_.is_discard});
    bool open = false;
    for (const auto& world : worlds_) {
      roots.push_back(test_of(world->claim).verdict);
      for (const Input& input : test_of(world->claim).inputs) open |= spaces_.has_open_numbers(input.space);
    }
    open &= options_.open_numbers;
    if (open) unfolding_ = add_unfolding(workspace_, roots);
    roots = optimise::optimise_program(
        program, roots,
        {.level = options_.optimise, .stop = &stop_.flag(), .specialisations = &workspace_.specialisations()});
    roots = optimise::parallel_preconditions(
        program, roots, workspace_.parallel_copies(),
        {.inputs = spaces_.converters(), .harmless = {workspace_.library_global("noSuchChoice")}});
    code_ = machine::compile(program, roots, {.ticks = true, .symbolic = open});
    for (const auto& world : worlds_) {
      const search::Compiled compiled{.claim = world->claim,
                                      .spaces = spaces_,
                                      .code = code_,
                                      .is_discard = replay_.is_discard,
                                      .loop = workspace_.library_global("nonTermination"),
                                      .unfolding = unfolding_,
                                      .world = replay_.world};
      world->budget = std::make_unique<SearchBudget>(SearchBudget{stop_});
      if (options_.steps) world->budget->steps = static_cast<int64_t>(std::min<uint64_t>(options_.steps, INT64_MAX));
      world->budget->max_memory = (options_.max_memory - replay_.max_memory) / worlds_.size();
      search::Bounds bounds = bounds_of(options_);
      bounds.memory = world->budget->max_memory / 2;
      bounds.exact = true;
      world->engine = (open ? search::symbolic : search::narrow)(compiled, bounds, *world->budget, listener_);
    }
  }

  // --- the search

  // The code itself has a start; then all go on side by side, each slice of time twice the last.
  void search() {
    constexpr double kStart = 0.02, kLargest = 1;
    for (double slice = kStart;; slice = std::min(2 * slice, kLargest)) {
      bool going = false;
      for (auto& world : worlds_) {
        if (world->end) continue;
        work(*world, world == worlds_.front() ? 2 * slice : slice);
        if (world->end && world->end->found() && conclude_found(*world)) return;
        going |= !world->end;
        if (stop_.requested()) return conclude_nothing();
      }
      if (!going) return conclude_nothing();
    }
  }

  void work(WorldOf& world, double slice) {
    constexpr uint64_t kPiece = 2'000;  // what a solver has to decide takes long
    const double until = seconds() + slice;
    while (!world.end && seconds() < until) world.end = world.engine->work(kPiece);
  }

  Evidence evidence() const {
    Evidence out;
    out.interrupted = control_.interrupted();
    return out;
  }

  // What was found, as the reference evaluator sees it.
  struct Story {
    witness::Seen told;                   // in the world where it is told
    std::string actual;                   // what running the code gives
    std::vector<space::Value> arguments;  // of the function
    bool abstract = false;
  };

  // False: it is no counterexample after all, or one of several.
  bool conclude_found(WorldOf& world) {
    std::atomic<bool> stop = false;
    const Watchdog watchdog(time_left(), [&stop] { stop = true; });
    const Control::Scope interrupts(control_, [&stop] { stop = true; });
    witness::ReplayOptions how = replay_;
    how.stop = &stop;
    const std::vector<space::Value> inputs = world.end->found()->inputs;
    const std::optional<Story> story = see(world, inputs, how);
    if (!story) {
      world.end->how = End::Bounded{};
      unproved("numbers that a verifier sees without bounds have bounds when the code runs");
      return false;
    }
    const claim::Test& test = test_of((story->abstract ? world : *worlds_.front()).claim);
    const std::vector<space::Value>& shown = story->abstract ? inputs : story->arguments;
    const Candidates candidates(workspace_, spaces_, replay_, &control_);
    Evidence out = evidence();
    out.candidate.emplace();
    Witness& witness = out.candidate->witness;
    witness = candidates.describe(test, {result_.module, result_.name, result_.file, result_.instantiation}, shown);
    witness.token.clear();  // `replay` knows properties only
    witness.replayed = story->told.judgement == witness::Judgement::Violated;
    if (!story->told.callee.empty()) {
      witness.outcome = WitnessOutcome::Raised;
      witness.raised = fmt::format("{} makes a call to {}", result_.name, story->told.callee);
    }
    out.candidate->confirmation = witness.replayed                                         ? Confirmation::Agrees
                                  : story->told.judgement == witness::Judgement::Undecided ? Confirmation::Undecided
                                                                                           : Confirmation::Disagrees;
    result_.counts = world.end->counts;
    result_.counts.seconds = seconds();
    result_.verdict = engine::conclude(world.claim, *world.end, out);
    if (!std::holds_alternative<Falsified>(result_.verdict)) return true;
    candidates.show(std::get<Falsified>(result_.verdict).witness, module_, test, shown);
    tell(*story, candidates);
    result_.refutation->trace = candidates.replay(test, shown, time_left(), {.trace = true}).calls;
    std::erase_if(result_.refutation->trace, [](const std::string& line) { return line.find('$') < line.find(" = "); });
    if (!all_) return true;
    if (is_new(*result_.refutation)) stories_.push_back(result_);
    result_.refutation.reset();
    return false;
  }

  // For a look at what was found. What was found late is worth a little more than was asked for.
  double time_left() const {
    constexpr double kLeast = 0.25, kMost = 2;
    return std::clamp(options_.timeout_seconds - seconds(), kLeast, kMost);
  }

  // Nothing: a verifier would not count it. Its numbers have no bounds, and its fractions are exact.
  std::optional<Story> see(const WorldOf& world, const std::vector<space::Value>& inputs,
                           const witness::ReplayOptions& how) {
    const auto& claim = std::get<Refinement>(world.claim);
    Story out;
    out.told = witness::see_judged(workspace_.program(), spaces_, claim, inputs, how);
    const bool exact = std::all_of(inputs.begin(), inputs.end(), [this](const space::Value& v) { return is_exact(v); });
    if (out.told.overflowed || !exact) return std::nullopt;
    out.arguments.assign(inputs.begin() + static_cast<ptrdiff_t>(claim.assumed), inputs.end());
    if (claim.assumed == 0) return out;
    // What it calls may never end: half of the time for that.
    std::atomic<bool> stop = false;
    const Watchdog watchdog(time_left() / 2, [&stop] { stop = true; });
    const Control::Scope interrupts(control_, [&stop] { stop = true; });
    witness::ReplayOptions briefly = how;
    briefly.stop = &stop;
    const witness::Seen plain = witness::see_judged(
        workspace_.program(), spaces_, std::get<Refinement>(worlds_.front()->claim), out.arguments, briefly);
    out.actual = plain.result;
    out.abstract = plain.judgement != witness::Judgement::Violated;
    if (out.abstract)
      blame_fewer(out.told, world.assumed, inputs, how);
    else
      out.told = plain;
    return out;
  }

  // Callees that can as well run their code are not to blame: one after the other does.
  void blame_fewer(witness::Seen& told, std::vector<bool> assumed, std::vector<space::Value> inputs,
                   const witness::ReplayOptions& how) {
    size_t left = static_cast<size_t>(std::count(assumed.begin(), assumed.end(), true));
    for (size_t i = 0, at = 0; i < assumed.size() && left > 1; ++i) {
      if (!assumed[i]) continue;
      std::vector<bool> fewer = assumed;
      fewer[i] = false;
      std::vector<space::Value> others = inputs;
      others.erase(others.begin() + static_cast<ptrdiff_t>(at));
      std::optional<Refinement> claim;
      {
        std::lock_guard lock(workspace_.program().adding);
        judging_.assumed = fewer;
        auto made = make_refinement(workspace_.program(), spaces_, judging_, module_.resolved.name, judged_.name);
        if (auto* refinement = std::get_if<Refinement>(&made)) claim = *refinement;
      }
      witness::Seen seen;
      if (claim) seen = witness::see_judged(workspace_.program(), spaces_, *claim, others, how);
      if (seen.judgement != witness::Judgement::Violated) {
        ++at;
        continue;
      }
      told = std::move(seen);
      assumed = std::move(fewer);
      inputs = std::move(others);
      --left;
    }
  }

  // No Double in it that is rounded as soon as somebody computes with it.
  bool is_exact(const space::Value& v) const {
    constexpr double kLargest = 1 << 20, kParts = 8;
    if (v.hole) return true;
    const space::Space& space = spaces_[spaces_.representation(v.space)];
    if (space.form == space::Form::Number && space.number == space::NumberKind::Double) {
      const double x = v.number.real;
      return std::abs(x) <= kLargest && x * kParts == std::floor(x * kParts);
    }
    return std::all_of(v.fields.begin(), v.fields.end(), [this](const space::Value& f) { return is_exact(f); });
  }

  bool is_new(const Refutation& told) const {
    auto blamed = [](const Refutation& r) {
      std::vector<std::string> out;
      for (const AssumedCall& a : r.assumed) out.push_back(a.callee);
      std::sort(out.begin(), out.end());
      return out;
    };
    return std::none_of(stories_.begin(), stories_.end(), [&](const Result& r) {
      const Refutation& other = *r.refutation;
      const auto ours = blamed(told), theirs = blamed(other);
      return other.callee == told.callee && std::includes(ours.begin(), ours.end(), theirs.begin(), theirs.end());
    });
  }

  void tell(const Story& story, const Candidates& candidates) {
    const witness::Seen& seen = story.told;
    Refutation out;
    // Without an assumed result it is a call that the code itself does not need: a verifier looks at it all the same.
    out.kind = story.abstract && !seen.assumed.empty() ? Blame::Abstract
               : seen.callee.empty()                   ? Blame::Concrete
                                                       : Blame::Call;
    out.call = result_.name;
    const claim::Test& test = test_of(worlds_.front()->claim);
    for (size_t i = 0; i < story.arguments.size(); ++i) {
      const auto text = candidates.shown(module_, test.inputs[i].type, story.arguments[i]);
      out.call += " " + (text ? witness::as_argument(*text) : witness::print_argument(spaces_, story.arguments[i]));
    }
    out.result = seen.result;
    out.callee = seen.callee;
    out.violated = seen.violated;
    if (out.kind == Blame::Abstract) {
      out.assumed = seen.assumed;
      out.actual = story.actual;
    }
    out.located = print_diagnostic({Severity::Error, kRefuted, judged_.name_span, words(result_.name, out), {}},
                                   workspace_.sources(), false);
    result_.refutation = std::move(out);
  }

  // Nothing was found. How far the search came is how far it came in each of the worlds, and a proof needs the end of
  // all. Few assumptions fit the types: what was tested is what the code itself was run on.
  void conclude_nothing() {
    for (auto& world : worlds_) {
      if (!world->end) world->end = world->engine->work(1);
      if (world->end && world->end->found() && conclude_found(*world)) return;
    }
    const WorldOf& widest = *worlds_.back();
    End end = so_far(widest);
    for (const auto& world : worlds_) {
      const End& other = so_far(*world);
      end.numbers.open |= other.numbers.open;
      end.numbers.chosen |= other.numbers.chosen;
      end.numbers.may_overflow |= other.numbers.may_overflow;
      if (other.is<End::Exhausted>()) continue;
      if (other.numbers.decisions)
        end.numbers.decisions = std::min(end.numbers.decisions.value_or(UINT32_MAX), *other.numbers.decisions);
      unproved("the code itself was not searched to its end");
      if (!other.complete || (end.complete && *other.complete < *end.complete)) end.complete = other.complete;
    }
    end.counts = so_far(*worlds_.front()).counts;
    if (end.counts.tests == 0) unproved("running the code gave no result");
    if (!unproved_.empty() && end.is<End::Exhausted>()) {
      end.how = End::Bounded{};
      result_.unproved = unproved_;
    }
    result_.counts = end.counts;
    result_.verdict = engine::conclude(widest.claim, end, evidence());
  }

  static const End& so_far(const WorldOf& world) { return world.end ? *world.end : world.engine->so_far(); }

  double seconds() const { return std::chrono::duration<double>(Clock::now() - started_).count(); }

  using Clock = std::chrono::steady_clock;
  Workspace& workspace_;
  CompiledModule& module_;
  const liquid::Judged& judged_;
  const SearchOptions& options_;
  const bool all_;
  Control& control_;
  core::Recipes recipes_;
  space::Spaces spaces_;
  witness::ReplayOptions replay_;
  machine::Unfolding unfolding_;
  std::shared_ptr<const machine::Code> code_;
  const Listener listener_ = {};
  Judging judging_;
  std::string unproved_;  // why what was searched is not all that a verifier sees; empty: it is
  Result result_;
  Stop stop_;
  Control::Scope stoppable_;
  std::vector<std::unique_ptr<WorldOf>> worlds_;
  std::vector<Result> stories_;
  const Clock::time_point started_ = Clock::now();
};

}  // namespace

std::vector<Result> refine(Workspace& workspace, const std::vector<CompiledModule*>& modules,
                           const RefineOptions& options, Control& control,
                           const std::function<void(const Result&)>& each) {
  std::vector<Result> out;
  workspace.end_budget();
  for (CompiledModule* module : modules)
    for (const liquid::Judged& judged : module->refined.judged) {
      if (control.interrupted()) return out;
      const auto& wanted = options.functions;
      if (!wanted.empty() && std::find(wanted.begin(), wanted.end(), judged.name.text()) == wanted.end()) continue;
      for (Result& result : Judge(workspace, *module, judged, options, control).run()) {
        each(result);
        out.push_back(std::move(result));
      }
    }
  return out;
}

}  // namespace needle::engine
