#include "session/attempt.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "optimise/optimise.h"
#include "program/close.h"
#include "program/makers.h"
#include "search/uniform.h"
#include "session/interrupts.h"
#include "space/enumeration.h"
#include "space/show_type.h"
#include "witness/qualified.h"

namespace needle::session {

using namespace claim;

namespace {

// Draws by the number of values, so that it must be made from its type.
bool is_uniform(const CheckOptions& options) {
  return options.size || options.strategy == StrategyKind::Uniform;
}

std::unique_ptr<search::Strategy> strategy_of(const CheckOptions& options) {
  switch (options.strategy) {
    case StrategyKind::Narrow:
      return search::narrow();
    case StrategyKind::Lazy:
      return search::lazy(options.conjunction);
    case StrategyKind::Enumerate:
      return search::enumerate();
    case StrategyKind::Random:
      return search::random();
    case StrategyKind::Uniform:
      return search::uniform();
    case StrategyKind::Auto:
      break;
  }
  return search::automatic();
}

program::HowMade how_made(const CheckOptions& options) {
  const bool uniform = is_uniform(options), enumerate = options.strategy == StrategyKind::Enumerate;
  return {uniform ? program::Makers::Types : program::Makers::Instances,
          uniform || enumerate ? program::Wanted::Distinct : program::Wanted::Lazily};
}

// Beside its first machine a search may use another one, for samples; it gets a part of the memory.
constexpr uint64_t kSamplersShare = 4;
constexpr uint64_t kResidualShare = 2;  // for what uniform draws know to fail

}  // namespace

Attempt::Attempt(Workspace& session, const Workspace::PropertySource& source, const CheckOptions& options)
    : session_(session),
      source_(source),
      options_(options),
      spaces_(session.program(), recipes_),
      loop_(session.library_global("nonTermination")),
      no_choice_(session.library_global("noSuchChoice")),
      strategy_(strategy_of(options)) {
  replay_.is_discard = session.library_global("searchDiscards");
  replay_.describe = session.library_global("searchDescribes");
  replay_.max_memory = options.max_memory;
  if (options.allow_io) replay_.world = real_world;
  const Sources& sources = session.sources();
  const Place begin = sources.begin_of(source.span), end = sources.last_of(source.span);
  result_.name = source.name.text();
  result_.file = sources.file(source.span.file).path;
  result_.module = module_name();
  result_.span = source.span;
  result_.line = sources.begin_of(source.name_span).line;
  result_.column = begin.column;
  result_.end_line = end.line;
  result_.end_column = end.column;
  result_.strategy = strategy_->name();
  result_.seed = options.seed;
}

const Property* Attempt::make() {
  std::optional<program::ClosedValue> closed =
      program::value_at(session_, *source_.module, source_.entity, options_.types, source_.name_span);
  if (!closed) {
    result_.verdict = Broken{"it has no instance at these types; choose others with --type", false};
    return nullptr;
  }
  result_.instantiation = closed->types;
  program::add_recipes(session_, *source_.module, core::argument_types(session_.program().global(closed->global).type),
                       how_made(options_), recipes_);
  Making making;
  making.predicate = options_.predicate;
  making.known = [this](std::string_view name) { return session_.library_global(name); };
  if (options_.depth) making.depth = *options_.depth;
  auto made = make_property(session_.program(), spaces_, closed->global, source_.module->resolved.name, source_.name,
                            source_.arguments, making);
  if (auto* no = std::get_if<NoProperty>(&made)) {
    result_.verdict = Broken{no->why, false};
    return nullptr;
  }
  property_ = std::get<Property>(made);
  const std::string why = uncountable();
  if (why.empty()) return &*property_;
  result_.verdict = Broken{why, false};
  return nullptr;
}

// Why a strategy that counts inputs cannot be used; empty when it can, or does not count.
std::string Attempt::uncountable() const {
  if (is_uniform(options_)) {
    if (options_.depth) return "uniform draws have a size, and no limit on their depth";
    return search::not_countable(spaces_, *property_, options_.size.value_or(options_.max_size.value_or(0)));
  }
  if (options_.strategy != StrategyKind::Enumerate) return "";
  for (const Input& input : property_->inputs) {
    if (input.choices) continue;
    if (const std::string why = spaces_.uncountable(input.space); !why.empty())
      return fmt::format("the values of its argument {} of type {} cannot be enumerated: {}", input.name,
                         space::show(input.type), why);
  }
  return "";
}

bool Attempt::prepare(const Beside& beside) {
  std::lock_guard lock(session_.program().adding);
  watchdog_.emplace(options_.timeout_seconds, [this] { stop_.request(); });
  if (!make()) return false;
  try {
    std::vector<core::GlobalId> roots = spaces_.converters();
    roots.insert(roots.end(), {property_->verdict, loop_, replay_.is_discard});
    if (beside)
      for (core::GlobalId id : beside(*property_)) roots.push_back(id);
    roots = optimise::optimise_program(
        session_.program(), roots,
        {.level = options_.optimise, .stop = &stop_.flag(), .specialisations = &session_.specialisations()});
    if (options_.parallel_conjunction)
      roots = optimise::parallel_preconditions(session_.program(), roots, session_.parallel_copies(),
                                               {.inputs = spaces_.converters(), .harmless = {no_choice_}});
    code_ = machine::compile(session_.program(), roots, {.ticks = true});
  } catch (const machine::TooLarge& error) {
    result_.verdict = Broken{error.what(), false};
    return false;
  } catch (const optimise::Stopped&) {
    result_.verdict = GaveUp{Interrupts::noted() ? Reason::Interrupted : Reason::Timeout, std::nullopt, std::nullopt};
    result_.counts.seconds = seconds();
    return false;
  }
  return true;
}

void Attempt::run() {
  const search::End end = search(*strategy_);
  result_.counts = end.counts;
  result_.guards = guards_of(end.counts);
  result_.verdict = verdict_of(end);
  result_.counts.seconds = seconds();
}

search::End Attempt::sample(const std::function<void(const std::vector<space::Value>&)>& each) {
  const search::End end =
      search(*(options_.size ? search::uniform() : search::random()), [&](search::Problem& problem) {
        problem.predicate = true;
        problem.on_leaf = [&](TestResult result, const std::vector<space::Value>& inputs) {
          if (result == TestResult::Passed) each(inputs);
        };
      });
  result_.counts = end.counts;
  return end;
}

void Attempt::test(double seconds_given,
                   const std::function<void(TestResult, const std::vector<space::Value>&)>& each) {
  std::optional<Watchdog> limit(std::in_place, seconds_given, [this] { stop_.request(); });
  const search::End end = search(*search::random(), [&](search::Problem& problem) { problem.on_leaf = each; });
  limit.reset();
  result_.counts = end.counts;
  result_.guards = guards_of(end.counts);
  result_.verdict = verdict_of(end);
  result_.counts.seconds = seconds();
  stop_.clear();
}

search::End Attempt::search(search::Strategy& strategy, const std::function<void(search::Problem&)>& adjust) {
  search::End end;
  on_machine(*property_, [&](search::Problem& problem) {
    if (adjust) adjust(problem);
    end = strategy.run(problem, {.min_size = options_.size.value_or(0),
                                 .max_size = options_.size ? *options_.size : options_.max_size.value_or(UINT32_MAX),
                                 .depth = options_.depth,
                                 .sampling = {.tests = options_.tests,
                                              .backtrack = options_.backtrack,
                                              .seed = options_.seed,
                                              .max_memory = options_.max_memory / kResidualShare,
                                              .per_size = options_.per_size,
                                              .patient = options_.predicate}});
  });
  return end;
}

void Attempt::on_machine(const Property& claim, const std::function<void(search::Problem&)>& work) {
  machine::Limits limits;
  if (options_.steps) limits.steps = static_cast<int64_t>(std::min<uint64_t>(options_.steps, INT64_MAX));
  limits.max_memory = options_.max_memory - options_.max_memory / kSamplersShare;
  if (is_uniform(options_)) limits.max_memory = options_.max_memory / kSamplersShare;  // the rest is for what failed
  const std::unique_ptr<World> world = replay_.world(), samplers_world = replay_.world();
  machine::Machine machine(code_, limits, *world);
  machine.set_loop_exception(loop_);
  for (uint32_t i = 0; i < session_.ticks().size(); ++i) machine.set_tick(i, machine::TickAction::Remember);
  Stop::Scope stoppable(stop_, machine);
  std::optional<machine::Machine> sampler;
  std::optional<Stop::Scope> sampler_stoppable;
  search::Problem problem{machine, spaces_, claim, replay_.is_discard, stop_.flag()};
  if (options_.strategy == StrategyKind::Lazy)
    problem.on_size = [this](const Counts& counts, uint32_t size) {
      const auto collects = [this](const Input& input) { return spaces_.collects(input.space); };
      const bool twice = std::any_of(property_->inputs.begin(), property_->inputs.end(), collects);
      result_.sizes.push_back({size, counts.tests, twice ? std::nullopt : input_count(counts, size)});
    };
  if (options_.strategy == StrategyKind::Enumerate)
    problem.on_size = [this](const Counts& counts, uint32_t size) {
      result_.sizes.push_back({size, counts.tests, input_count(counts, size, size)});
    };
  if (options_.progress) {
    problem.progress = [this](const Counts& counts, uint32_t bound, std::optional<double> share) {
      std::lock_guard lock(progress_mutex_);
      progress_.counts = counts;
      progress_.bound = bound;
      progress_.share = share;
    };
  }
  problem.another = [&]() -> machine::Machine& {
    limits.max_memory = options_.max_memory / kSamplersShare;
    sampler.emplace(code_, limits, *samplers_world);
    sampler->set_loop_exception(loop_);
    sampler_stoppable.emplace(stop_, *sampler);
    return *sampler;
  };
  work(problem);
}

Attempt::Progress Attempt::progress() const {
  std::lock_guard lock(progress_mutex_);
  Progress out = progress_;
  out.seconds = seconds();
  return out;
}

namespace {

// Whether what passed says anything: as many inputs counted as QuickCheck would ask for, or nothing kept inputs from
// counting. More work makes it more telling, never less.
bool is_telling(const Counts& counts) {
  constexpr uint64_t kEnough = 100;
  const uint64_t counted = counts.tests - counts.discards + counts.samples;
  return counted >= kEnough || (counted > 0 && counts.discards == 0);
}

Reason reason_of(const search::End& end) {
  if (end.kind == search::EndKind::Discarded) return Reason::Discards;
  if (end.kind == search::EndKind::Cut) return end.cut_by_memory ? Reason::Memory : Reason::Steps;
  if (end.stopped == machine::OutcomeKind::OutOfSteps) return Reason::Steps;
  if (end.stopped != machine::OutcomeKind::Interrupted) return Reason::Memory;
  if (Interrupts::noted()) return Reason::Interrupted;
  return end.cut.empty() && end.complete && !is_telling(end.counts) ? Reason::Discards : Reason::Timeout;
}

}  // namespace

std::vector<Guard> Attempt::guards_of(const Counts& counts) const {
  std::vector<Guard> out;
  std::lock_guard lock(session_.program().adding);  // with other properties come other sources: their --type
  for (size_t tick = 0; tick < counts.rejected.size(); ++tick) {
    const uint64_t count = counts.rejected[tick];
    if (count == 0) continue;
    const Span span = session_.ticks()[tick].span;
    out.push_back({span, std::string(session_.sources().text(span)), session_.sources().describe(span), count});
  }
  std::stable_sort(out.begin(), out.end(), [](const Guard& a, const Guard& b) { return a.count > b.count; });
  return out;
}

Verdict Attempt::verdict_of(const search::End& end) {
  if (options_.strategy == StrategyKind::Enumerate && end.counts.generated && end.kind != search::EndKind::Found)
    return Broken{"what its generators make cannot be enumerated; choose another strategy", false};
  switch (end.kind) {
    case search::EndKind::Found:
      return falsified(end);
    case search::EndKind::Exhausted:
      return Holds(end.certificate.value());
    case search::EndKind::Bounded:
      if (end.counts.tests > 0 && end.counts.tests == end.counts.discards)
        return GaveUp{Reason::Discards, end.complete, std::nullopt};
      return HoldsUpTo{*end.complete, options_.depth.has_value(), input_count(end.counts, *end.complete)};
    case search::EndKind::Passed:
      return Passed{end.counts.samples};
    case search::EndKind::Discarded:
    case search::EndKind::Cut:
    case search::EndKind::Stopped:
      break;
  }
  const Reason why = reason_of(end);
  if (end.kind == search::EndKind::Stopped && end.stopped == machine::OutcomeKind::Fault)
    return Broken{"the machine met code that should not exist", true};
  if (end.kind == search::EndKind::Stopped && end.stopped == machine::OutcomeKind::Demand)
    return Broken{"it draws from a generator, and what that makes is not counted; use another strategy", false};
  if (end.complete && end.cut.empty() && why != Reason::Interrupted && is_telling(end.counts))
    return HoldsUpTo{*end.complete, false, input_count(end.counts, *end.complete)};
  GaveUp out{why, end.complete, std::nullopt};
  if (!end.cut.empty() && why != Reason::Interrupted) out.running = witness_of(end.cut);
  return out;
}

Verdict Attempt::falsified(const search::End& end) {
  // Finding it may have taken all the time there was; looking at it once more is worth a little extra.
  constexpr double kExtraShare = 0.1, kExtraSeconds = 0.1;
  const double left = options_.timeout_seconds - seconds();
  Witness witness = witness_of(end.inputs);
  const witness::Replay again =
      replay(end.inputs, std::max({left, kExtraShare * options_.timeout_seconds, kExtraSeconds}));
  witness.outcome = "False";
  witness.texts = again.texts;
  if (end.raised) witness.outcome = again.message.empty() ? "an exception" : again.message;
  while (witness.outcome.ends_with('\n')) witness.outcome.pop_back();
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

witness::Replay Attempt::replay(const std::vector<space::Value>& inputs, double seconds, bool trace) {
  std::atomic<bool> stop = false;
  const Watchdog watchdog(seconds, [&stop] { stop = true; });
  witness::ReplayOptions how = replay_;
  how.stop = &stop;
  if (trace) how.traced = [this](core::GlobalId id) { return program::is_users(session_, id); };
  return witness::replay(session_.program(), spaces_, *property_, inputs, how);
}

Witness Attempt::witness_of(const std::vector<space::Value>& inputs) const {
  Witness out;
  witness::Qualified elsewhere(result_.module);
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Input& input = property_->inputs[i];
    if (!input.choices) {
      const space::Value value = evaluated(inputs[i]);
      out.inputs.push_back({input.name, space::show(input.type), witness::print(spaces_, value),
                            witness::print(spaces_, value, elsewhere),
                            result_.instantiation.empty() ? "" : elsewhere.type(input.type)});
    }
    out.size = space::saturating_add(out.size, space::size_of(spaces_, inputs[i]));
  }
  out.modules.assign(elsewhere.modules().begin(), elsewhere.modules().end());
  out.token = witness::write_token({.property = result_.module + "." + result_.name,
                                    .file = std::filesystem::proximate(result_.file).string(),
                                    .types = result_.instantiation,
                                    .values = witness::encode(inputs, spaces_),
                                    .fingerprint = witness::fingerprint(spaces_, property_->inputs)});
  return out;
}

space::Value Attempt::evaluated(const space::Value& input) const {
  constexpr double kSeconds = 1;
  std::atomic<bool> stop = false;
  const Watchdog watchdog(kSeconds, [&stop] { stop = true; });
  witness::ReplayOptions how = replay_;
  how.stop = &stop;
  return witness::evaluated(session_.program(), spaces_, input, no_choice_, how);
}

// A file without a module header is known by its own name.
std::string Attempt::module_name() const {
  const std::string_view name = source_.module->resolved.name.text();
  return name == "Main" ? std::filesystem::path(result_.file).stem().string() : std::string(name);
}

std::optional<std::string> Attempt::input_count(const Counts& counts, uint32_t size, uint32_t from) const {
  if (options_.depth || counts.generated || size > 400) return std::nullopt;
  std::vector<space::SpaceId> product;
  for (const Input& input : property_->inputs) {
    if (input.choices) continue;
    if (!spaces_.uncountable(input.space).empty()) return std::nullopt;
    product.push_back(input.space);
  }
  space::Enumeration enumeration(spaces_);
  mpz_class total = 0;
  for (uint32_t n = from; n <= size; ++n) total += enumeration.count(product, n);
  return total.get_str();
}

}  // namespace needle::session
