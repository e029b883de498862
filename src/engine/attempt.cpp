#include "engine/attempt.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "core/spine.h"
#include "engine/chosen.h"
#include "machine/code.h"
#include "optimise/optimise.h"
#include "program/close.h"
#include "program/makers.h"
#include "program/test_calls.h"
#include "search/uniform.h"
#include "space/enumeration.h"
#include "space/show_type.h"

namespace needle::engine {

using namespace claim;

namespace {

constexpr uint32_t kLargestCounted = 400;  // sizes up to this are counted for a report

program::HowMade how_made(const Strategy& strategy) {
  return {strategy.inputs == InputsAre::Counted ? program::Makers::Types : program::Makers::Instances,
          strategy.inputs == InputsAre::Refined ? program::Wanted::Lazily : program::Wanted::Distinct};
}

}  // namespace

Attempt::Attempt(Workspace& workspace, const program::Function& source, const SearchOptions& options, Control& control,
                 As as)
    : workspace_(workspace),
      source_(source),
      options_(options),
      control_(control),
      as_(as),
      spaces_(workspace.program(), recipes_),
      replay_(replay_options(workspace, options)),
      candidates_(workspace, spaces_, replay_),
      stoppable_(control, [this] { stop_.request(); }) {
  result_ = result_about(workspace, source);
  result_.strategy = options.strategy->name;
  result_.method = options.strategy->method;
  result_.seed = options.seed;
}

// --- the claim and its code

const Claim* Attempt::make() {
  auto refuse = [&](const std::string& why) {
    result_.verdict = cannot_search(why);
    return nullptr;
  };
  std::optional<program::ClosedValue> closed;
  if (source_.made.valid())
    closed = {source_.given.valid() ? source_.given : source_.made, {}};
  else
    closed = program::value_at(workspace_, *source_.module, source_.entity, options_.types, source_.name_span);
  if (!closed) return refuse("it has no instance at these types; choose others with --type");
  result_.instantiation = closed->types;
  Making making;
  making.predicate = as_ == As::Predicate;
  making.known = [this](std::string_view name) { return workspace_.library_global(name); };
  if (options_.depth) making.depth = *options_.depth;
  const auto test_of_value = [&](core::GlobalId value) {
    program::add_recipes(workspace_, *source_.module,
                         core::signature(workspace_.program().global(value).type).arguments,
                         how_made(*options_.strategy), recipes_);
    return make_test(workspace_.program(), spaces_, value, source_.module->resolved.name, source_.name,
                     source_.arguments, making);
  };
  auto made = test_of_value(closed->global);
  // Inputs of some types only generators can make.
  if (std::holds_alternative<NoClaim>(made) && source_.given.valid()) made = test_of_value(source_.made);
  if (auto* no = std::get_if<NoClaim>(&made)) return refuse(no->why);
  if (as_ == As::Predicate)
    claim_ = Predicate{std::get<Test>(made)};
  else
    claim_ = Property{std::get<Test>(made)};
  if (const std::string why = cannot_count(); !why.empty()) return refuse(why);
  return &*claim_;
}

// Why a strategy that counts inputs cannot be used; empty when it can, or does not count.
std::string Attempt::cannot_count() const {
  switch (options_.strategy->inputs) {
    case InputsAre::Refined:
      return "";
    case InputsAre::Counted:
      if (options_.depth) return "uniform draws have a size, and no limit on their depth";
      return search::not_countable(spaces_, test_of(*claim_), options_.size.value_or(options_.max_size.value_or(0)));
    case InputsAre::Listed:
      break;
  }
  for (const Input& input : test_of(*claim_).inputs) {
    if (input.choices) continue;
    if (const std::string why = spaces_.uncountable(input.space); !why.empty())
      return fmt::format("the values of its argument {} of type {} cannot be enumerated: {}", input.name,
                         space::show(input.type), why);
  }
  return "";
}

// Only where there are some, and nothing else bounds them.
bool Attempt::leaves_numbers_open() const {
  if (!options_.strategy->leaves_numbers_open || !options_.open_numbers || options_.depth) return false;
  const std::vector<Input>& inputs = test_of(*claim_).inputs;
  return std::any_of(inputs.begin(), inputs.end(),
                     [&](const Input& input) { return spaces_.has_open_numbers(input.space); });
}

bool Attempt::prepare(const Beside& beside) {
  std::lock_guard lock(workspace_.program().adding);
  watchdog_.emplace(options_.timeout_seconds, [this] { stop_.request(); });
  if (!make()) return false;
  try {
    std::vector<core::GlobalId> roots = spaces_.converters();
    roots.insert(roots.end(),
                 {test_of(*claim_).verdict, workspace_.library_global("nonTermination"), replay_.is_discard});
    const bool open = leaves_numbers_open();
    if (open) unfolding_ = add_unfolding(workspace_, roots);
    if (beside)
      for (core::GlobalId id : beside(test_of(*claim_))) roots.push_back(id);
    roots = optimise::optimise_program(
        workspace_.program(), roots,
        {.level = options_.optimise, .stop = &stop_.flag(), .specialisations = &workspace_.specialisations()});
    if (options_.parallel_conjunction)
      roots = optimise::parallel_preconditions(
          workspace_.program(), roots, workspace_.parallel_copies(),
          {.inputs = spaces_.converters(), .harmless = {workspace_.library_global("noSuchChoice")}});
    code_ = machine::compile(workspace_.program(), roots,
                             {.ticks = true, .symbolic = open, .ways = options_.order == search::PathOrder::Coverage});
  } catch (const machine::TooLarge& error) {
    result_.verdict = cannot_search(error.what());
    return false;
  } catch (const optimise::Stopped&) {
    result_.verdict = not_begun(control_.interrupted());
    result_.counts.seconds = seconds();
    return false;
  }
  return true;
}

search::Compiled Attempt::compiled(const Claim& claim) const {
  return {.claim = claim,
          .spaces = spaces_,
          .code = code_,
          .is_discard = replay_.is_discard,
          .loop = workspace_.library_global("nonTermination"),
          .guards = workspace_.ticks().size(),
          .unfolding = unfolding_,
          .world = replay_.world};
}

SearchBudget Attempt::budget() {
  SearchBudget out{stop_};
  out.steps = total_steps(options_);
  out.max_memory = options_.max_memory;
  return out;
}

// --- searches

void Attempt::run() {
  constexpr int64_t kUnlimited = INT64_MAX / 1024;  // it may be multiplied
  search::Bounds bounds = bounds_of(options_);
  // One evaluation, and nothing else waits for its end.
  if (source_.once || test_of(*claim_).inputs.empty()) bounds.patience = kUnlimited;
  conclude(search(options_.strategy->make, bounds, listener()));
}

End Attempt::sample(const std::function<void(std::vector<space::Value>)>& each) {
  Listener told = listener();
  told.leaf = [&](TestResult result, std::vector<space::Value> inputs) {
    if (result == TestResult::Passed) each(std::move(inputs));
  };
  search::Bounds bounds = bounds_of(options_);
  bounds.sampling.patient = true;
  const End end = search(options_.strategy->make, bounds, told);
  result_.counts = end.counts;
  return end;
}

void Attempt::test(double seconds_given,
                   const std::function<void(TestResult, const std::vector<space::Value>&)>& each) {
  std::optional<Watchdog> limit(std::in_place, seconds_given, [this] { stop_.request(); });
  Listener told = listener();
  told.leaf = each;
  const End end = search(search::random, bounds_of(options_), told);
  limit.reset();
  conclude(end);
  stop_.clear();
}

End Attempt::search(search::MakeEngine* engine, const search::Bounds& bounds, const Listener& told) {
  SearchBudget all = budget();
  const search::Compiled subject = compiled();
  return engine(subject, bounds, all, told)->run();
}

Listener Attempt::listener() {
  Listener out;
  const SizesSay sizes = options_.strategy->sizes;
  if (sizes != SizesSay::Nothing)
    out.size_done = [this, sizes](const Counts& counts, uint32_t size) {
      const auto collects = [this](const Input& input) { return spaces_.collects(input.space); };
      const std::vector<Input>& inputs = test_of(*claim_).inputs;
      const bool twice = sizes == SizesSay::UpTo && std::any_of(inputs.begin(), inputs.end(), collects);
      const uint32_t from = sizes == SizesSay::UpTo ? 0 : size;
      result_.sizes.push_back({size, counts.tests, twice ? std::nullopt : input_count(counts, from, size)});
    };
  if (!options_.progress) return out;
  out.progress = [this](const Counts& counts, uint32_t bound, std::optional<double> share) {
    std::lock_guard lock(progress_mutex_);
    progress_.counts = counts;
    progress_.bound = bound;
    progress_.share = share;
  };
  return out;
}

Progress Attempt::progress() const {
  std::lock_guard lock(progress_mutex_);
  Progress out = progress_;
  out.name = result_.name;
  out.by_depth = options_.depth.has_value();
  out.seconds = seconds();
  return out;
}

// --- conclusions

ClaimedFunction Attempt::function() const {
  const std::string file = source_.made.valid()
                               ? workspace_.sources().file(source_.module->resolved.parsed.module->file).path
                               : result_.file;
  return {module_name(*source_.module, file), std::string(source_.name.text()), file, result_.instantiation};
}

// What a test says that is indented is about an exception (lib/Needle/Judge.hs).
static bool is_value(const std::string& text) {
  return !text.starts_with("    ");
}

// A property says what its generators made, in order; a lambda has names for the first of them.
void Attempt::name_texts(std::vector<std::string>& texts) const {
  const std::vector<claim::Input>& inputs = test_of(*claim_).inputs;
  const auto shown = static_cast<size_t>(
      std::count_if(inputs.begin(), inputs.end(), [](const claim::Input& i) { return !i.choices; }));
  std::vector<std::string> names;  // of its arguments as far as they are no inputs
  if (source_.made.valid())
    names.assign(source_.arguments.begin() + static_cast<ptrdiff_t>(std::min(shown, source_.arguments.size())),
                 source_.arguments.end());
  else if (test_of(*claim_).notes)  // what others than QuickCheck say is not all of it a value
    names = program::generated_names(workspace_, source_, shown);
  for (size_t i = 0; i < std::min(names.size(), texts.size()); ++i)
    if (!names[i].empty() && is_value(texts[i])) texts[i] = names[i] + " = " + texts[i];
}

void Attempt::conclude(const End& end) {
  // Finding it may have taken all the time there was; looking at it once more is worth a little extra.
  constexpr double kExtraShare = 0.1, kExtraSeconds = 0.1;
  const double left = options_.timeout_seconds - seconds();
  const double for_replay = std::max({left, kExtraShare * options_.timeout_seconds, kExtraSeconds});
  const Test& test = test_of(*claim_);
  Evidence evidence;
  evidence.interrupted = control_.interrupted();
  evidence.by_depth = options_.depth.has_value();
  evidence.lists_arguments = options_.strategy->inputs == InputsAre::Listed;
  if (const End::Found* found = end.found()) {
    evidence.candidate = candidates_.confirm(test, function(), *found, for_replay);
    Witness& witness = evidence.candidate->witness;
    witness.said = witness.texts;
    std::erase_if(witness.said, std::not_fn(is_value));
    name_texts(witness.texts);
    candidates_.show(evidence.candidate->witness, *source_.module, test, found->inputs);
  }
  if (!end.cut.empty()) evidence.running = candidates_.describe(test, function(), end.cut);
  evidence.inputs_up_to = [&](uint32_t size) { return input_count(end.counts, 0, size); };
  result_.counts = end.counts;
  {
    std::lock_guard lock(workspace_.program().adding);
    place_chosen(workspace_, result_.counts.chosen);
  }
  result_.guards = guards_of(end.counts);
  result_.verdict = engine::conclude(*claim_, end, evidence);
  if (source_.examined && std::holds_alternative<Holds>(result_.verdict)) result_.verdict = Passed{};
  result_.counts.seconds = seconds();
}

std::vector<Guard> Attempt::guards_of(const Counts& counts) const {
  std::vector<Guard> out;
  std::lock_guard lock(workspace_.program().adding);  // with other properties come other sources: their --type
  for (size_t tick = 0; tick < counts.rejected.size(); ++tick) {
    const uint64_t count = counts.rejected[tick];
    if (count == 0) continue;
    const Span span = workspace_.ticks()[tick].span;
    out.push_back({span, std::string(workspace_.sources().text(span)), workspace_.sources().describe(span), count});
  }
  std::stable_sort(out.begin(), out.end(), [](const Guard& a, const Guard& b) { return a.count > b.count; });
  return out;
}

std::optional<std::string> Attempt::input_count(const Counts& counts, uint32_t from, uint32_t size) const {
  if (options_.depth || counts.generated || size > kLargestCounted) return std::nullopt;
  std::vector<space::SpaceId> product;
  for (const Input& input : test_of(*claim_).inputs) {
    if (input.choices) continue;
    if (!spaces_.uncountable(input.space).empty()) return std::nullopt;
    product.push_back(input.space);
  }
  space::Enumeration enumeration(spaces_);
  mpz_class total = 0;
  for (uint32_t n = from; n <= size; ++n) total += enumeration.count(product, n);
  return enumeration.clipped() ? std::nullopt : std::optional(total.get_str());
}

}  // namespace needle::engine
