// A strategy walks the lazy search tree of a claim under a budget and says how that ended.
//
// The machine draws the tree: evaluating the claim stops where it needs an unknown input, the strategy says how the
// unknown is refined, and the evaluation goes on. A leaf is an evaluation that ended.
#pragma once
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "claim/property.h"
#include "claim/verdict.h"
#include "machine/machine.h"
#include "space/value.h"

namespace needle::search {

// Of several operands of a conjunction that all have unknowns to refine, which comes first (conjunctions.h).
enum class Conjunction : uint8_t { Leftmost, O, F, OS, OF, OSF };

inline constexpr uint32_t kNoLimit = UINT32_MAX;  // on backtracking

// For strategies that draw.
struct Sampling {
  uint32_t tests = 100;    // inputs that satisfy the precondition
  uint32_t backtrack = 3;  // how many unknowns are drawn again, counted back from where a precondition failed;
                           // uniform: how many values may be skipped
  uint64_t seed = 1;
  size_t max_memory = size_t{1} << 30;  // uniform: for what is known to fail
  uint32_t per_size = 0;                // enumerate: how many inputs of one size, at most; 0: as many as is sensible
  // auto: work that deepening does alone before anything is drawn, unless that takes longer
  uint64_t after = 20'000'000;
  double after_seconds = 2;
  bool patient = false;  // random: goes on however many inputs the precondition rejects
};

struct Bounds {
  uint32_t min_size = 0;  // the first round's, if that is not too small for any input
  uint32_t max_size = UINT32_MAX;
  std::optional<uint32_t> depth;  // bound by depth instead, in one round
  Sampling sampling = {};
  std::optional<int64_t> patience = {};  // deepening: steps between two demands that are always granted (walker.h)
};

// What a search for targets does next when it has reached one.
enum class AtTarget : uint8_t {
  GoOn,    // there may be others behind it
  GoBack,  // this path is done
  Enough,  // so is the search
};

// Arguments of the claim that are not searched: they stand before its inputs. Complete values, without images.
struct Given {
  const space::Spaces* spaces = nullptr;
  std::vector<space::Value> values;
};

// What a strategy works on. The machine's code holds the property's verdict and `is_discard`.
struct Problem {
  machine::Machine& machine;
  const space::Spaces& spaces;
  const claim::Property& property;
  // SomeException -> Ordering: a failure, an input that does not count, a choice that does not exist.
  core::GlobalId is_discard;
  const std::atomic<bool>& stop;
  // Another machine with the same code, for a second walk beside the first.
  std::function<machine::Machine&()> another = {};
  // For each of the searches that make a witness smaller (shrink.h).
  uint64_t shrinking_work = 4'000'000;
  // False is no failure: such an input does not count.
  bool predicate = false;
  // For every leaf, of a predicate only where it holds: what it was, the inputs as far as they were looked at. May be
  // empty.
  std::function<void(claim::TestResult, const std::vector<space::Value>&)> on_leaf = {};
  // Now and then: `share` of the tree under this bound is done, if anybody knows.
  std::function<void(const claim::Counts&, uint32_t bound, std::optional<double> share)> progress = {};
  // Told of every bound that was searched completely; `tests` are the leaves under it.
  std::function<void(const claim::Counts&, uint32_t bound)> on_size = {};
  // A search for targets, not for failures: told of every tick that stops the machine, and of the inputs that got
  // there.
  std::function<AtTarget(uint32_t tick, const std::vector<space::Value>&)> on_target = {};
  Given given = {};
  // Steps that are left for all walks that share them; null: the machine's own.
  std::shared_ptr<int64_t> steps_left = {};
};

enum class EndKind : uint8_t {
  Found,      // `inputs` fail, or reach what was looked for
  Exhausted,  // the whole tree, and no bound was hit: there is a `certificate`
  Bounded,    // the whole tree up to the bound asked for
  Passed,     // as many random inputs as asked for
  Discarded,  // too few of the random inputs satisfied the precondition
  Cut,        // all that could be searched, but some evaluations took too long: see `cut`
  Stopped,    // `stopped` says by what
};

struct End {
  EndKind kind = EndKind::Stopped;
  std::vector<space::Value> inputs;                                  // Found; Stopped: where it was
  bool raised = false;                                               // Found: by an exception, not by a result
  machine::OutcomeKind stopped = machine::OutcomeKind::Interrupted;  // Stopped
  std::optional<claim::Certificate> certificate = {};                // Exhausted
  std::optional<uint32_t> complete;                                  // the last bound that was searched completely
  // The first inputs whose evaluation took so long that it may not end, if there were any.
  std::vector<space::Value> cut;
  uint64_t cuts = 0;
  bool cut_by_memory = false;  // the first of them; otherwise by steps
  uint64_t passed = 0;         // random inputs that passed
  claim::Counts counts;        // tests and discards: of the last complete round, or the only one
};

class Strategy {
 public:
  virtual ~Strategy() = default;
  virtual const char* name() const = 0;
  virtual End run(const Problem& problem, const Bounds& bounds) = 0;
};

// Depth first under a bound; deepens by size, or goes once to a depth.
std::unique_ptr<Strategy> narrow();
// Random descents by distribution, with bounded backtracking.
std::unique_ptr<Strategy> random();
// Depth first over total values, deepening by size; conjunctions of the precondition in an order.
std::unique_ptr<Strategy> lazy(Conjunction order);
// Of each size the inputs that satisfy the precondition, all equally likely (uniform.h).
std::unique_ptr<Strategy> uniform();
// Input by input, size by size; of sizes that have too many inputs, some.
std::unique_ptr<Strategy> enumerate();
// Deepens by size; when a size takes long, larger inputs are sampled beside it.
std::unique_ptr<Strategy> automatic();

}  // namespace needle::search
