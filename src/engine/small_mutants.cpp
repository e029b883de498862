#include "engine/small_mutants.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "space/edits.h"
#include "space/enumeration.h"
#include "witness/as_core.h"
#include "witness/printer.h"

namespace needle::engine {
namespace {

using claim::KillMatrix;
using space::Value;

constexpr size_t kMostPoints = 400, kMostAsked = 40, kMostRows = 400, kMostEdits = 24;
constexpr uint32_t kLargestPoint = 24;
constexpr uint64_t kWorkToAsk = 150'000;   // until a point is asked for, of one property
constexpr uint64_t kWorkToKill = 300'000;  // one mutant, one property
constexpr uint64_t kWorkInAll = 60'000'000;
constexpr int64_t kPatience = 100'000;
constexpr uint32_t kBeyond = 2;  // sizes after the first one that asks for the point
constexpr uint32_t kLargestInput = 60;
constexpr size_t kReplayed = 10;

class Trial {
 public:
  Trial(Workspace& workspace, const SmallMutantsOf& of)
      : workspace_(workspace),
        of_(of),
        asked_(workspace.program(), of.spaces, of.stop),
        enumeration_(of.spaces),
        replayed_(of.subjects.size()) {}

  SmallMutants run() {
    out_.matrix.points_asked_by.resize(of_.subjects.size());
    for (uint32_t size = 0; size <= kLargestPoint && more(); ++size) {
      const mpz_class count = enumeration_.count(of_.mutation.arguments, size);
      for (mpz_class i = 0; i < count && more(); ++i) at(enumeration_.at(of_.mutation.arguments, size, i), size);
    }
    out_.complete = !of_.stop;
    return std::move(out_);
  }

 private:
  struct Asking {
    size_t subject;
    uint32_t size;              // of the first input that asks for the point
    std::vector<Value> inputs;  // the input
  };

  bool more() const {
    return points_ < kMostPoints && out_.matrix.points < kMostAsked && out_.matrix.rows.size() < kMostRows &&
           work_ < kWorkInAll && !of_.stop;
  }

  void at(const std::vector<Value>& point, uint32_t size) {
    ++points_;
    std::vector<Asking> asking;
    for (size_t p = 0; p < of_.subjects.size(); ++p)
      if (std::optional<claim::End> first = first_input(p, point))
        asking.push_back({p, first->counts.size_reached, first->found()->inputs});
    if (asking.empty() || of_.stop) return;
    ++out_.matrix.points;
    for (const Asking& a : asking) ++out_.matrix.points_asked_by[a.subject];
    const Value result = asked_.result(of_.original, point, of_.mutation.result);
    if (!witness::is_complete(result)) return;
    for (const Value& other : space::edits(of_.spaces, result, kMostEdits)) {
      if (!more()) return;
      KillMatrix::Row row;
      row.mutant.size = space::saturating_add(size, space::size_of(of_.spaces, other));
      if (!tried(point, other, asking, row)) continue;
      row.mutant.mutant = call(point) + " = " + witness::print(of_.spaces, other);
      row.mutant.original = witness::print(of_.spaces, result);
      replay_survivor(point, other, asking, row);
      out_.matrix.rows.push_back(std::move(row));
    }
  }

  // False when the work did not suffice to decide.
  bool tried(const std::vector<Value>& point, const Value& other, const std::vector<Asking>& asking,
             KillMatrix::Row& row) {
    row.mutant.tested = UINT32_MAX;
    for (const Asking& a : asking) {
      const uint64_t bit = uint64_t{1} << a.subject;
      const uint32_t bound = std::min(a.size + kBeyond, largest());
      const std::optional<claim::End> end = search(a.subject, of_.mutation.replacing(point, other), bound, kWorkToKill);
      const bool reached = end || searched_ >= a.size;  // at least all inputs as large as the one that asks
      if (of_.stop || !reached) return false;
      row.exercised |= bit;
      if (end && (end->found() || end->is<claim::End::Cut>())) row.killed |= bit;
      row.mutant.tested = std::min(row.mutant.tested, end ? bound : searched_);
    }
    return true;
  }

  std::optional<claim::End> first_input(size_t subject, const std::vector<Value>& point) {
    std::optional<claim::End> end = search(subject, of_.mutation.raising(point), largest(), kWorkToAsk);
    if (end && !end->found()) end.reset();
    return end;
  }

  // Of every property the first few survivors, which are those that are printed.
  void replay_survivor(const std::vector<Value>& point, const Value& other, const std::vector<Asking>& asking,
                       const KillMatrix::Row& row) {
    for (const Asking& a : asking) {
      if ((row.killed >> a.subject & 1) || replayed_[a.subject]++ >= kReplayed) continue;
      if (!fails_again(a, of_.mutation.replacing(point, other))) continue;
      out_.disagreement = fmt::format("{} passes {} on the machine, but not on the reference evaluator",
                                      row.mutant.mutant, of_.subjects[a.subject]->mutated.name.text());
    }
  }

  bool fails_again(const Asking& a, const Value& mutation) {
    core::Program& program = workspace_.program();
    const Subject& s = *of_.subjects[a.subject];
    claim::Test claim = s.mutated;
    claim.texts = {};
    {
      const std::lock_guard lock(program.adding);
      core::Builder build(program);
      core::Global& fixed = *program.add_global(claim.module, intern("$mutated"));
      fixed.body = build.app(build.global(s.mutated.verdict),
                             {witness::AsCore(program, of_.spaces, claim.rest_of_choices).expression(mutation)});
      claim.verdict = fixed.id;
    }
    witness::ReplayOptions how;
    how.is_discard = workspace_.library_global("searchDiscards");
    how.max_memory = of_.options.max_memory;
    how.stop = &of_.stop;
    const witness::Replay again = witness::replay(program, s.attempt->spaces(), claim, a.inputs, how);
    return again.kind != witness::ReplayKind::Undecided && again.result == claim::TestResult::Failed &&
           !again.discarded;
  }

  uint32_t largest() const { return of_.options.max_size.value_or(kLargestInput); }

  // Nothing when the work did not suffice; `searched_` is then the last size that is complete.
  std::optional<claim::End> search(size_t subject, Value mutation, uint32_t max_size, uint64_t work) {
    const Subject& s = *of_.subjects[subject];
    const claim::Claim claim = claim::Mutant{s.mutated, {&of_.spaces, {std::move(mutation)}}, s.tick};
    const search::Compiled compiled = s.attempt->compiled(claim);
    claim::SearchBudget budget = s.attempt->budget();
    search::Bounds bounds;
    bounds.max_size = max_size;
    bounds.patience = kPatience;
    const claim::Listener nobody;
    const std::unique_ptr<claim::Engine> engine = search::narrow(compiled, bounds, budget, nobody);
    std::optional<claim::End> end = engine->work(work);
    searched_ = engine->so_far().complete.value_or(0);
    work_ += engine->so_far().counts.work();
    if (end && end->stopped()) end.reset();
    return end;
  }

  // insert 0 [0], or [0] +++ []
  std::string call(const std::vector<Value>& point) const {
    auto argument = [&](const Value& v) { return witness::Printer(of_.spaces).value(v, witness::kApplication + 1); };
    const bool is_operator = !of_.name.empty() && !std::isalpha(static_cast<unsigned char>(of_.name[0])) &&
                             of_.name[0] != '_' && static_cast<unsigned char>(of_.name[0]) < 0x80;
    if (is_operator && point.size() == 2)
      return fmt::format("{} {} {}", argument(point[0]), of_.name, argument(point[1]));
    std::string out = is_operator ? "(" + of_.name + ")" : of_.name;
    for (const Value& v : point) out += " " + argument(v);
    return out;
  }

  Workspace& workspace_;
  const SmallMutantsOf& of_;
  witness::Asked asked_;
  space::Enumeration enumeration_;
  SmallMutants out_;
  size_t points_ = 0;
  uint64_t work_ = 0;
  uint32_t searched_ = 0;
  std::vector<size_t> replayed_;  // survivors, by property
};

}  // namespace

SmallMutants small_mutants(Workspace& workspace, const SmallMutantsOf& of) {
  return Trial(workspace, of).run();
}

}  // namespace needle::engine
