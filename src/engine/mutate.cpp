#include "engine/mutate.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "engine/small_mutants.h"
#include "optimise/redirect.h"
#include "program/close.h"
#include "program/makers.h"
#include "search/examine.h"
#include "search/fill.h"

namespace needle::engine {
namespace {

using namespace claim;
using space::Value;

enum class Fate : uint8_t { NotTried, Survived, Killed };

class Mutator {
 public:
  Mutator(Workspace& workspace, CompiledModule& module, const MutateOptions& options, Control& control)
      : workspace_(workspace),
        module_(module),
        options_(options),
        control_(control),
        spaces_(workspace.program(), recipes_) {
    out_.kind = options.mutants;
    out_.seed = options.search.seed;
    out_.function = options.function;
  }

  std::optional<Strength> run() {
    const auto started = std::chrono::steady_clock::now();
    if (!find_function() || !make_mutation() || !find_properties()) return std::nullopt;
    workspace_.end_budget();
    {
      const Watchdog limit(how_.timeout_seconds, [this] { stop(); });
      const Control::Scope interruptible(control_, [this] { stop(); });
      for (size_t i = 0; i < sources_.size(); ++i) prepare(i);
      out_.left_alone = redirect_->left_alone();
      for (size_t i = 0; i < sources_.size(); ++i)
        if (subjects_[i]) draw_tests(i);
      if (options_.mutants == Mutants::AllOutputs) all_outputs();
      if (options_.mutants == Mutants::OneOutput) one_output();
      try_small();
    }
    out_.interrupted = control_.interrupted();
    out_.cut = out_.cut || stop_;
    out_.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    return std::move(out_);
  }

 private:
  bool fail(Span span, const std::string& message) {
    workspace_.diagnostics().error(709, span, message);
    return false;
  }

  // --- what is mutated
  bool find_function() {
    const auto& values = module_.resolved.scope.values;
    auto found = values.find(intern(options_.function));
    if (found == values.end()) {
      program::properties(workspace_, {&module_}, {options_.function});  // says so
      return false;
    }
    const names::EntityId entity = found->second.entities.front();
    for (const program::Function& f : program::functions_of(module_)) {
      if (f.entity != entity) continue;
      span_ = f.name_span;
      out_.line = workspace_.sources().begin_of(f.name_span).line;
    }
    out_.file = workspace_.sources().file(module_.resolved.parsed.module->file).path;
    function_ = workspace_.global_of(entity);
    if (!function_.valid() || workspace_.program().global(function_).flags.selector)
      return fail(span_, fmt::format("{} is no function of its own: it is a constructor or a method of a class",
                                     options_.function));
    std::optional<program::ClosedValue> closed =
        program::value_at(workspace_, module_, entity, options_.search.types, span_);
    if (!closed) {
      if (!workspace_.diagnostics().has_errors())
        fail(span_, fmt::format("{} has no instance at these types; choose others with --type", options_.function));
      return false;
    }
    closed_ = closed->global;
    out_.instantiation = closed->types;
    return true;
  }

  bool make_mutation() {
    const Known known = [this](std::string_view name) { return workspace_.library_global(name); };
    core::Program& program = workspace_.program();
    tick_ = static_cast<uint32_t>(workspace_.ticks().size());
    program::add_recipes(workspace_, module_, {program.global(closed_).type}, {}, recipes_);
    auto made = claim::make_mutation(program, spaces_, closed_, program.global(function_).dict_params, known, tick_);
    if (auto* no = std::get_if<NoClaim>(&made))
      return fail(span_, fmt::format("{} cannot be mutated: {}", options_.function, no->why));
    mutation_ = std::get<Mutation>(made);
    if (options_.mutants != Mutants::AllOutputs && !mutation_.no_points.empty())
      return fail(span_, fmt::format("{} cannot be mutated in one point: {}; use --mutants all-outputs",
                                     options_.function, mutation_.no_points));
    redirect_.emplace(program, workspace_.first_user_global(), function_, mutation_.type, mutation_.wrapper);
    return true;
  }

  // --- what is measured
  bool find_properties() {
    const bool named = !options_.properties.empty();
    for (program::Function& p : program::properties(workspace_, {&module_}, options_.properties))
      if (named || redirect_->leads(workspace_.global_of(p.entity))) sources_.push_back(std::move(p));
    if (workspace_.diagnostics().has_errors()) return false;
    if (sources_.empty())
      return fail(span_, fmt::format("no property of the file uses {}: there is no prop_* that leads to it",
                                     options_.function));
    if (sources_.size() > kMostProperties)
      return fail(span_, fmt::format("more than {} properties; name those to be measured", kMostProperties));
    how_ = options_.search;
    how_.strategy = &strategy("auto");
    how_.tests = std::min(how_.tests, kMostTests);
    const auto count = static_cast<double>(sources_.size());
    share_ = options_.seconds ? *options_.seconds / count : options_.search.timeout_seconds;
    how_.timeout_seconds = share_ * count;
    out_.properties.resize(sources_.size());
    subjects_.resize(sources_.size());
    tests_.resize(sources_.size());
    return true;
  }

  void prepare(size_t i) {
    auto subject = std::make_unique<Subject>();
    subject->attempt = std::make_unique<Attempt>(workspace_, sources_[i], how_, control_);
    PropertyStrength& strength = out_.properties[i];
    core::GlobalId mutated;
    const bool ready = subject->attempt->prepare([&](const Test& test) -> std::vector<core::GlobalId> {
      if (!redirect_->leads(test.verdict)) return {};
      return {mutated = redirect_->copy(test.verdict)};
    });
    strength.original = subject->attempt->result();
    if (out_.module.empty()) out_.module = strength.original.module;
    if (!ready) return;
    strength.mentions = mutated.valid();
    if (!strength.mentions) return;
    subject->mutated = test_of(subject->attempt->claim());
    subject->mutated.verdict = mutated;
    subject->tick = tick_;
    const std::lock_guard lock(mutex_);
    subjects_[i] = std::move(subject);
  }

  // Inputs that the property passes, on the program as it is.
  void draw_tests(size_t i) {
    Attempt& attempt = *subjects_[i]->attempt;
    search::Filler filler(attempt.spaces(), options_.search.seed);
    const uint64_t most = how_.tests;
    // Half of a property's time: where preconditions are hard to meet, few tests are better than no mutants.
    attempt.test(share_ / 2, [&](TestResult result, const std::vector<Value>& inputs) {
      if (result != TestResult::Passed) return;
      const auto size = static_cast<uint32_t>((tests_[i].size() + 1) * kLargestFilled / most);
      std::vector<Value>& test = tests_[i].emplace_back();
      for (const Value& v : inputs) test.push_back(filler.fill(v, size));
    });
    if (stop_) attempt.stop();
    PropertyStrength& strength = out_.properties[i];
    strength.original = attempt.result();
    const Verdict& verdict = strength.original.verdict;
    const bool fails = std::holds_alternative<Falsified>(verdict) || std::holds_alternative<Broken>(verdict);
    if (strength.original.counts.expects_failure)
      strength.original.verdict = cannot_search("it is meant to fail; there is nothing to measure");
    strength.measured = !fails && !strength.original.counts.expects_failure && !tests_[i].empty();
  }

  // --- mutants, drawn
  std::vector<int64_t> seeds() const {
    std::vector<int64_t> out;
    Random random(options_.search.seed);
    size_t most = 0;
    for (const auto& tests : tests_) most = std::max(most, tests.size());
    for (size_t i = 0; i < most; ++i) out.push_back(static_cast<int64_t>(random.next() >> 2));
    return out;
  }

  void all_outputs() {
    const std::vector<int64_t> seed = seeds();
    std::vector<Fate> together(seed.size(), Fate::NotTried);
    for (size_t p = 0; p < subjects_.size(); ++p) {
      if (!out_.properties[p].measured) continue;
      run_on(
          p, [&](size_t i) { return std::optional(mutation_.all_outputs(seed[i], spaces_)); },
          [&](size_t i, Fate fate, bool exercised) {
            PropertyStrength& s = out_.properties[p];
            ++s.tests;
            s.exercised += exercised;
            count(s.score, fate);
            together[i] = std::max(together[i], fate);
          });
    }
    for (Fate fate : together)
      if (fate != Fate::NotTried) count(out_.together, fate);
  }

  // Each mutant differs in one point that one of the properties' tests asks for; it counts for those whose test does.
  void one_output() {
    using Point = std::vector<Value>;
    const std::vector<int64_t> seed = seeds();
    std::vector<std::vector<Point>> all(seed.size());
    std::vector<std::vector<std::set<std::string>>> asks(subjects_.size(),
                                                         std::vector<std::set<std::string>>(seed.size()));
    witness::Asked asked(workspace_.program(), spaces_, stop_);
    const Value none = mutation_.none();
    const size_t before = 1 + workspace_.program().global(function_).dict_params;
    for (size_t p = 0; p < subjects_.size(); ++p) {
      if (!out_.properties[p].measured) continue;
      for (size_t i = 0; i < tests_[p].size() && !stop_; ++i) {
        const auto points = asked.points({subjects_[p]->mutated, subjects_[p]->attempt->spaces(), tests_[p][i], none},
                                         mutation_.wrapper, before, mutation_.arguments);
        out_.properties[p].exercised += !points.empty();
        ++out_.properties[p].tests;
        for (const Point& point : points) {
          asks[p][i].insert(witness::encode(point, spaces_));
          all[i].push_back(point);
        }
      }
    }
    std::vector<std::optional<Point>> chosen(seed.size());
    Random random(options_.search.seed);
    for (size_t i = 0; i < seed.size(); ++i)
      if (!all[i].empty()) chosen[i] = all[i][random.below(all[i].size())];
    std::vector<Fate> together(seed.size(), Fate::NotTried);
    for (size_t p = 0; p < subjects_.size(); ++p) {
      if (!out_.properties[p].measured) continue;
      run_on(
          p,
          [&](size_t i) -> std::optional<Value> {
            if (!chosen[i] || !asks[p][i].contains(witness::encode(*chosen[i], spaces_))) return std::nullopt;
            return mutation_.one_output(*chosen[i], seed[i], spaces_);
          },
          [&](size_t i, Fate fate, bool) {
            count(out_.properties[p].score, fate);
            together[i] = std::max(together[i], fate);
          });
    }
    for (Fate fate : together)
      if (fate != Fate::NotTried) count(out_.together, fate);
  }

  static void count(Score& score, Fate fate) {
    ++score.mutants;
    score.killed += fate == Fate::Killed;
  }

  // The i-th test on the i-th mutant, if there is one.
  void run_on(size_t p, const std::function<std::optional<Value>(size_t)>& mutant,
              const std::function<void(size_t, Fate, bool exercised)>& each) {
    Subject& subject = *subjects_[p];
    Claim claim = Mutant{subject.mutated, {&spaces_, {}}, tick_};
    SearchBudget budget = subject.attempt->budget();
    search::Examiner examiner(subject.attempt->compiled(claim), budget);
    for (size_t i = 0; i < tests_[p].size(); ++i) {
      std::optional<Value> given = mutant(i);
      if (!given) continue;
      std::get<Mutant>(claim).mutation.values = {std::move(*given)};
      const search::Examiner::Result seen = examiner.examine(tests_[p][i], tick_);
      if (budget.stop.requested()) {
        out_.cut = true;
        return;
      }
      if (const Fate fate = fate_of(seen.leaf); fate != Fate::NotTried) each(i, fate, seen.passed);
    }
  }

  static Fate fate_of(const search::Leaf& leaf) {
    switch (leaf.kind) {
      case search::LeafKind::Tested:
        return leaf.result == TestResult::Failed ? Fate::Killed : Fate::Survived;
      case search::LeafKind::Cut:  // the test does not end
        return Fate::Killed;
      case search::LeafKind::Stopped:
      case search::LeafKind::NoSuchChoice:
      case search::LeafKind::Reached:
        break;
    }
    return Fate::NotTried;
  }

  // --- small mutants, all of them
  void try_small() {
    std::vector<Subject*> subjects;
    std::vector<size_t> numbers;
    for (size_t p = 0; p < subjects_.size(); ++p) {
      if (!out_.properties[p].measured) continue;
      subjects.push_back(subjects_[p].get());
      numbers.push_back(p);
    }
    out_.no_small = mutation_.no_points;
    if (subjects.empty() || !out_.no_small.empty()) return;
    const SmallMutants small =
        small_mutants(workspace_, {options_.function, mutation_, spaces_, closed_, subjects, how_, stop_});
    out_.cut = out_.cut || !small.complete;
    out_.disagreement = small.disagreement;
    out_.small_mutants = small.matrix.rows.size();
    out_.points = small.matrix.points;
    for (size_t i = 0; i < subjects.size(); ++i) out_.properties[numbers[i]].points = small.matrix.points_asked_by[i];
    for (const KillMatrix::Row& row : small.matrix.rows) {
      if (row.killed == 0 && out_.survivors.size() < kMostSurvivors) out_.survivors.push_back(row.mutant);
      for (size_t i = 0; i < subjects.size(); ++i) {
        const uint64_t bit = uint64_t{1} << i;
        PropertyStrength& strength = out_.properties[numbers[i]];
        if ((row.exercised & bit) && !(row.killed & bit) && !strength.survivor) strength.survivor = row.mutant;
        if (options_.mutants != Mutants::Exhaustive || !(row.exercised & bit)) continue;
        count(strength.score, row.killed & bit ? Fate::Killed : Fate::Survived);
        strength.exercised = ++strength.tests;
      }
      if (options_.mutants == Mutants::Exhaustive) count(out_.together, row.killed ? Fate::Killed : Fate::Survived);
    }
    if (subjects.size() < 2) return;
    out_.minimal = minimal_sets(small.matrix, subjects.size());
    out_.implications = implications(small.matrix, subjects.size());
    for (std::vector<size_t>& set : out_.minimal)
      for (size_t& p : set) p = numbers[p];
    for (Implication& i : out_.implications) {
      for (size_t& p : i.from) p = numbers[p];
      i.to = numbers[i.to];
    }
  }

  // Everything, from another thread.
  void stop() {
    stop_ = true;
    const std::lock_guard lock(mutex_);
    for (const std::unique_ptr<Subject>& s : subjects_)
      if (s) s->attempt->stop();
  }

  static constexpr uint32_t kLargestFilled = 100;
  static constexpr uint32_t kMostTests = 100'000;  // they are kept
  static constexpr size_t kMostSurvivors = 10;

  Workspace& workspace_;
  CompiledModule& module_;
  const MutateOptions& options_;
  Control& control_;
  SearchOptions how_;
  double share_ = 0;  // of the time, for each property
  core::Recipes recipes_;
  space::Spaces spaces_;  // of mutations
  Span span_;
  core::GlobalId function_, closed_;
  uint32_t tick_ = 0;
  Mutation mutation_;
  std::optional<optimise::Redirect> redirect_;
  std::vector<program::Function> sources_;
  std::vector<std::unique_ptr<Subject>> subjects_;  // null where there is nothing to run
  std::vector<std::vector<std::vector<Value>>> tests_;
  Strength out_;
  std::atomic<bool> stop_ = false;
  std::mutex mutex_;  // of the subjects
};

}  // namespace

std::optional<Strength> mutate(Workspace& workspace, CompiledModule& module, const MutateOptions& options,
                               Control& control) {
  return Mutator(workspace, module, options, control).run();
}

}  // namespace needle::engine
