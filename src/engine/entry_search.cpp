#include "engine/entry_search.h"

#include <algorithm>
#include <chrono>

#include "engine/unfolding.h"
#include "optimise/optimise.h"
#include "search/walker.h"

namespace needle::engine {

using namespace claim;

namespace {

using Clock = std::chrono::steady_clock;

// Strictness would evaluate an argument before the marks that a call passes on its way to it.
constexpr int kMostOptimisedEntry = 1;
constexpr int64_t kPathSteps = 2'000'000;  // of one stretch, at first
constexpr int64_t kDrawSteps = 300'000;    // large numbers make long loops, and there are other draws
constexpr uint64_t kMostWork = 50'000, kLookupsAtOnce = 50;

double since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

}  // namespace

EntrySearch::EntrySearch(program::Workspace& workspace, EntryPoint& entry, const Places& places,
                         const SearchOptions& options, const witness::ReplayOptions& replay, SearchBudget& budget,
                         Found found)
    : workspace_(workspace),
      entry_(entry),
      places_(places),
      options_(options),
      replay_(replay),
      budget_(budget),
      found_(std::move(found)),
      there_(places.size()) {}

std::string EntrySearch::prepare() {
  prepared_ = true;
  core::Program& program = workspace_.program();
  std::vector<core::GlobalId> roots = entry_.spaces.converters();
  const Test& test = entry_.start.target.test;
  roots.insert(roots.end(), {test.verdict, workspace_.library_global("nonTermination"), replay_.is_discard});
  roots.push_back(entry_.start.closed);
  open_ = options_.open_numbers && !options_.depth;
  if (open_) unfolding_ = add_unfolding(workspace_, roots);
  has_numbers_ = open_ && std::any_of(test.inputs.begin(), test.inputs.end(), [this](const Input& input) {
                   return entry_.spaces.has_open_numbers(input.space);
                 });
  roots = optimise::optimise_program(program, roots,
                                     {.level = std::min(options_.optimise, kMostOptimisedEntry),
                                      .stop = &budget_.stop.flag(),
                                      .specialisations = &workspace_.specialisations()});
  for (core::GlobalId id : roots) {
    const core::Expr* body = id.index >= workspace_.first_user_global().index ? program.body(id) : nullptr;
    if (body) core::each_tick(body, [&](uint32_t tick) { there_[*places_.at_tick(tick)] = true; });
  }
  try {
    code_ = machine::compile(program, roots, {.ticks = true, .symbolic = open_});
  } catch (const machine::TooLarge& error) {
    return error.what();
  }
  return "";
}

Target EntrySearch::target(const std::vector<PlaceId>& cold) const {
  Target out = entry_.start.target;
  for (PlaceId place : cold)
    if (there_[place]) out.ticks.push_back(places_.tick(place));
  return out;
}

search::Compiled EntrySearch::compiled(const Claim& claim) const {
  return {.claim = claim,
          .spaces = entry_.spaces,
          .code = code_,
          .is_discard = replay_.is_discard,
          .loop = workspace_.library_global("nonTermination"),
          .unfolding = unfolding_,
          .world = replay_.world};
}

// A solver may take long over little work, so the portions adapt.
void EntrySearch::work(Engine& engine, double seconds, std::optional<End>& end) {
  const Clock::time_point began = Clock::now();
  do {
    const Clock::time_point portion = Clock::now();
    end = engine.work(at_once_);
    const double took = since(portion);
    if (took < seconds / 20) at_once_ = std::min(2 * at_once_, kMostWork);
    if (took > seconds / 4) at_once_ = std::max(at_once_ / 4, kFirstWork);
  } while (!end && since(began) < seconds && !budget_.stop.requested());
}

void EntrySearch::by_size(search::MakeEngine* make, const char* by, std::unique_ptr<Engine>& engine, Claim& claim,
                          Listener& listener, std::optional<End>& end, double seconds,
                          const std::vector<PlaceId>& cold) {
  if (end) return;
  if (!engine) {
    claim = target(cold);
    listener.mark = [this, by](uint32_t tick, const std::vector<space::Value>& inputs) {
      return found_(tick, inputs, by);
    };
    search::Bounds bounds = bounds_of(options_);
    bounds.patience = std::min(kPathSteps, search::Walker::patience(budget_));
    engine = make(compiled(claim), bounds, budget_, listener);
  }
  work(*engine, seconds, end);
  if (!end) return;
  runs_ += end->counts.tests;
  if (!budget_.stop.requested()) engine.reset();
}

void EntrySearch::list(double seconds, const std::vector<PlaceId>& cold) {
  by_size(search::narrow, "narrow", list_, list_claim_, list_listener_, listed_, seconds, cold);
}

void EntrySearch::walk(double seconds, const std::vector<PlaceId>& cold) {
  by_size(search::symbolic, "symbolic", walk_, walk_claim_, walk_listener_, walked_, seconds, cold);
}

void EntrySearch::draw(double seconds, const std::vector<PlaceId>& cold, uint64_t seed) {
  if (drawn_) return;
  if (!draw_) {
    draw_claim_ = target(cold);
    draw_listener_.mark = [this](uint32_t tick, const std::vector<space::Value>& inputs) {
      return found_(tick, inputs, "random");
    };
    search::Bounds bounds = bounds_of(options_);
    bounds.sampling.seed = seed;
    bounds.sampling.steps = kDrawSteps;
    draw_ = search::endless(compiled(draw_claim_), bounds, budget_, draw_listener_);
  }
  std::optional<End> end;
  const uint64_t before = draw_->so_far().counts.tests;
  work(*draw_, seconds, end);
  runs_ += draw_->so_far().counts.tests - before;
  if (!end) return;
  drawn_ = true;
  draw_.reset();
}

std::optional<End> EntrySearch::seek(PlaceId place, double seconds) {
  const uint32_t mark = places_.tick(place);
  const core::GlobalId called = entry_.kind == EntryKind::Property ? entry_.test.verdict : entry_.start.closed;
  const backward::Question question =
      backward::question_of(workspace_.program(), entry_.spaces, called, entry_.start.target.test.inputs, {mark});
  Listener listener;
  listener.mark = [&](uint32_t tick, const std::vector<space::Value>& inputs) -> MarkAnswer {
    const MarkAnswer answer = found_(tick, inputs, "backward");
    const bool reached = std::find(answer.forget.begin(), answer.forget.end(), tick) != answer.forget.end();
    return {reached ? AtMark::Enough : AtMark::GoBack};
  };
  backward::Backward engine(question, mark, budget_, listener);
  const Clock::time_point began = Clock::now();
  std::optional<End> end;
  do end = engine.work(kLookupsAtOnce);
  while (!end && since(began) < seconds && !budget_.stop.requested());
  return end;
}

void EntrySearch::rest() {
  list_.reset();
  walk_.reset();
  draw_.reset();
}

}  // namespace needle::engine
