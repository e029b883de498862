#include "solve/solver.h"

#include <chrono>
#include <limits>
#include <utility>

#include "solve/build_terms.h"
#include "solve/cache.h"
#include "solve/cvc5_decider.h"
#include "solve/equalities.h"
#include "solve/moves.h"
#include "solve/path.h"
#include "solve/propagate.h"
#include "solve/simplex.h"
#include "solve/small.h"
#include "solve/subprocess.h"
#include "solve/values.h"
#include "solve/z3_decider.h"

namespace needle::solve {

namespace {
// How many disequalities may be split: for a comparison, which asks in passing, and for an assumption.
constexpr uint32_t kSplitsInPassing = 200, kSplits = 20'000;
constexpr size_t kLargeTable = 200'000;
}  // namespace

const char* name_of(Decider decider) {
  constexpr std::array<const char*, kDeciders> names = {"differences", "intervals", "moves", "simplex",
                                                        "equalities",  "cache",     "z3"};
  return names[static_cast<size_t>(decider)];
}

const char* name_of(Smt smt) {
  return smt == Smt::Z3 ? "z3" : "cvc5";
}

bool is_installed(Smt smt) {
  return smt == Smt::Z3 || is_on_path(name_of(smt));
}

struct Solver::Parts {
  explicit Parts(const Options& given) : options(given), path(std::make_unique<Path>()), z3(given.z3_megabytes) {}

  const Options options;
  Statistics statistics;
  std::unique_ptr<Path> path;
  Propagation propagation;
  Values values;
  Simplex simplex;
  Equalities equalities;
  Cache cache;
  Z3Decider z3;
  Cvc5Decider cvc5;  // in its place
  uint64_t most_z3_calls = std::numeric_limits<uint64_t>::max();
  double most_z3_seconds = std::numeric_limits<double>::infinity();
  std::atomic<bool> interrupted{false};
  bool asked_in_vain = false;  // Z3 has had this question before, and did not know

  bool on(Decider decider) const { return options.on[static_cast<size_t>(decider)]; }
  uint64_t& count(std::array<uint64_t, kDeciders>& counts, Decider decider) {
    return counts[static_cast<size_t>(decider)];
  }

  // --- what the path decides
  std::optional<bool> entailed(Condition condition);

  // --- the other side, a function a decider
  Possible possible_by(Decider decider, Condition condition, bool side);
  Possible by_differences(Condition condition, bool side);
  Possible by_cache(Condition condition, bool side);
  Possible by_z3(Condition condition, bool side);
  Possible assume(Condition condition, bool side);
};

std::optional<bool> Solver::Parts::entailed(Condition condition) {
  const ConditionData& data = path->data(condition);
  if (data.is_difference && on(Decider::Differences)) {
    const bool side = path->differences.model_side(data.difference);
    if (!path->differences.impossible(data.difference, !side, kSplitsInPassing)) return std::nullopt;
    ++count(statistics.entailed, Decider::Differences);
    return side;
  }
  if (!on(Decider::Intervals)) return std::nullopt;
  const std::optional<bool> decided = decided_by(path->interval_of_form(data.form), data);
  if (decided) ++count(statistics.entailed, Decider::Intervals);
  return decided;
}

Possible Solver::Parts::by_differences(Condition condition, bool side) {
  const ConditionData& data = path->data(condition);
  if (!data.is_difference) return Possible::Unknown;
  const Possible answer = path->differences.reach(data.difference, side, kSplits);
  if (answer != Possible::Yes) return answer;
  if (path->rest_follows() && path->model_side(condition) == side) return Possible::Yes;
  path->differences.take_back();
  return Possible::Unknown;
}

Possible Solver::Parts::by_cache(Condition condition, bool side) {
  const Cache::Found found = cache.find(*path, condition, side);
  statistics.by_subset += found.by == Cache::By::Subset;
  statistics.by_superset += found.by == Cache::By::Superset;
  asked_in_vain = found.by == Cache::By::Same && found.answer == Possible::Unknown;
  return found.answer;
}

Possible Solver::Parts::by_z3(Condition condition, bool side) {
  if (std::exchange(asked_in_vain, false)) return Possible::Unknown;
  if (statistics.z3_calls >= most_z3_calls || statistics.z3_seconds >= most_z3_seconds) return Possible::Unknown;
  ++statistics.z3_calls;
  const auto start = std::chrono::steady_clock::now();
  const Possible answer = options.smt == Smt::Z3 ? z3.ask(*path, condition, side, options.z3_milliseconds)
                                                 : cvc5.ask(*path, condition, side, options.z3_milliseconds);
  statistics.z3_seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  if (interrupted) return answer;
  if (options.lose_every != 0 && statistics.z3_calls % options.lose_every == 0) return Possible::Unknown;
  if (on(Decider::Cache)) cache.keep(*path, answer);
  return answer;
}

Possible Solver::Parts::possible_by(Decider decider, Condition condition, bool side) {
  switch (decider) {
    case Decider::Differences:
      return by_differences(condition, side);
    case Decider::Intervals: {
      const ConditionData& data = path->data(condition);
      if (decided_by(path->interval_of_form(data.form), data) == !side) return Possible::No;
      return path->has_doubles() && propagation.impossible(*path, condition, side) ? Possible::No : Possible::Unknown;
    }
    case Decider::Moves:
      if (find_by_moves(*path, condition, side)) return Possible::Yes;
      if (!path->has_doubles()) return Possible::Unknown;
      return values.find(*path, condition, side) ? Possible::Yes : propagation.search(*path, condition, side);
    case Decider::Simplex:
      return simplex.ask(*path, condition, side);
    case Decider::Equalities:
      return equalities.ask(*path, condition, side);
    case Decider::Cache:
      return by_cache(condition, side);
    case Decider::Z3:
      return by_z3(condition, side);
  }
  __builtin_unreachable();
}

Possible Solver::Parts::assume(Condition condition, bool side) {
  if (const std::optional<bool> known = path->side(condition)) return *known == side ? Possible::Yes : Possible::No;
  if (path->model_side(condition) == side) {
    ++statistics.free;
    path->add(condition, side);
    return Possible::Yes;
  }
  for (size_t i = 0; i < kDeciders && !interrupted; ++i) {
    if (!options.on[i]) continue;
    const Possible answer = possible_by(static_cast<Decider>(i), condition, side);
    if (answer == Possible::Unknown) continue;
    ++(answer == Possible::Yes ? statistics.possible : statistics.impossible)[i];
    if (answer == Possible::Yes) path->add(condition, side);
    return answer;
  }
  ++statistics.unknown;
  return Possible::Unknown;
}

// --- the solver

Solver::Solver(const Options& options) : parts_(std::make_unique<Parts>(options)) {}
Solver::~Solver() = default;

Term Solver::constant(Int value) {
  return parts_->path->terms.constant(value);
}

Term Solver::variable(const Range& range) {
  Int value = range.start;
  if (range.high && value > *range.high) value = *range.high;
  if (range.low && value < *range.low) value = *range.low;
  return parts_->path->terms.variable(
      parts_->path->add_variable({range.low, range.high, std::nullopt, 0, range.sort}, value));
}

Variable Solver::newest() const {
  return Variable(static_cast<uint32_t>(parts_->path->variables() - 1));
}

std::optional<Term> Solver::add(Term a, Term b) {
  return parts_->path->terms.add(a, b);
}

std::optional<Term> Solver::subtract(Term a, Term b) {
  return parts_->path->terms.subtract(a, b);
}

std::optional<Term> Solver::apply(Operation operation, Term a, Term b) {
  return build(*parts_->path, operation, a, b);
}

std::optional<Int> Solver::constant_of(Term term) const {
  const Terms& terms = parts_->path->terms;
  return terms.is_constant(term) ? std::optional(terms.constant_part(term)) : std::nullopt;
}

bool Solver::has_too_many_terms() const {
  return terms() > parts_->options.most_terms;
}

size_t Solver::terms() const {
  return parts_->path->terms.size();
}

bool Solver::is_within(Term term, Int low, Int high) const {
  const Interval ends = parts_->path->interval(term);
  return ends.low && ends.high && *ends.low >= low && *ends.high <= high;
}

std::optional<Term> Solver::narrowed(Term term) const {
  return parts_->path->narrowed(term);
}

bool Solver::may_be_negative_zero(Term term) const {
  return parts_->path->may_be_negative_zero(term);
}

std::string Solver::show(Term term) const {
  return parts_->path->terms.show(term);
}

std::string Solver::show(Condition condition) const {
  return parts_->path->conditions.show(condition, parts_->path->terms);
}

Answer Solver::compare(Relation relation, Term a, Term b) {
  Path& path = *parts_->path;
  Answer answer = path.compare(relation, a, b);
  if (!answer.condition.valid()) return answer;
  ++parts_->statistics.comparisons;
  if (const std::optional<bool> side = decided(answer.condition)) answer.decided = *side == answer.holds_when;
  return answer;
}

std::optional<bool> Solver::decided(Condition condition) {
  if (const std::optional<bool> side = parts_->path->side(condition)) {
    ++parts_->statistics.on_path;
    return side;
  }
  return parts_->entailed(condition);
}

bool Solver::model_side(Condition condition) const {
  return parts_->path->model_side(condition);
}

Possible Solver::assume(Condition condition, bool side) {
  return parts_->assume(condition, side);
}

Solver::Mark Solver::mark() const {
  return parts_->path->mark();
}

void Solver::back_to(const Mark& mark) {
  parts_->path->back_to(mark);
}

void Solver::reset() {
  Path& path = *parts_->path;
  if (path.terms.size() + path.conditions.size() < kLargeTable) {
    path.back_to({{0, 1, 0, 0, 0, 0, 0, 0}});
    return;
  }
  parts_->path = std::make_unique<Path>();
  parts_->cache.clear();
  parts_->z3.forget();
}

std::optional<Int> Solver::value(Term term) const {
  return parts_->path->value(term);
}

void Solver::mention(Term term) {
  parts_->path->mention(term, 1);
}

void Solver::unmention(Term term) {
  parts_->path->mention(term, -1);
}

bool Solver::mentioned(Term term) const {
  for (const Summand& s : parts_->path->terms.summands(term))
    if (parts_->path->mentioned(s.variable)) return true;
  return false;
}

void Solver::make_small(const std::vector<Wish>& wishes, uint64_t z3_calls) {
  constexpr double kSeconds = 0.3;
  parts_->most_z3_calls = parts_->statistics.z3_calls + z3_calls;
  parts_->most_z3_seconds = parts_->statistics.z3_seconds + kSeconds;
  solve::make_small(*this, wishes);
  parts_->most_z3_calls = std::numeric_limits<uint64_t>::max();
  parts_->most_z3_seconds = std::numeric_limits<double>::infinity();
}

const Statistics& Solver::statistics() const {
  return parts_->statistics;
}

const char* Solver::name_of(Decider decider) const {
  return decider == Decider::Z3 ? solve::name_of(parts_->options.smt) : solve::name_of(decider);
}

void Solver::interrupt() {
  parts_->interrupted = true;
  parts_->z3.interrupt();
  parts_->cvc5.interrupt();
}

}  // namespace needle::solve
