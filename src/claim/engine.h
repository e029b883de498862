// An engine looks for inputs of a claim: narrowing, sampling, symbolic execution, the backward engine.
//
// It is made with a claim, a budget and a listener, works a slice at a time, and says how it ended. Its driver
// needs to know no more: `auto` interleaves engines that it does not know personally.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "base/stop.h"
#include "claim/claim.h"
#include "claim/end.h"

namespace needle::claim {

// What an engine may use up. Engines that share one take from the same steps, one after the other.
struct SearchBudget {
  Stop& stop;
  int64_t steps = INT64_MAX;            // left, of all evaluation
  size_t max_memory = size_t{2} << 30;  // of everything
  uint64_t shrinking_work = 4'000'000;  // for each of the searches that make a witness smaller
  uint32_t passed_up_to = 0;            // no input up to this size fails, as far as any engine knows
};

// What a search for marks does next when it has passed one.
enum class AtMark : uint8_t {
  GoOn,    // there may be others behind it
  GoBack,  // this path is done
  Enough,  // so is the search
};
struct MarkAnswer {
  AtMark next = AtMark::GoOn;
  std::vector<uint32_t> forget = {};  // marks that are not looked for any more
};

// What an engine tells while it works, on its own thread. Each may be empty.
struct Listener {
  // Now and then: `share` of the tree under this bound is done, as far as that is known.
  std::function<void(const Counts&, uint32_t bound, std::optional<double> share)> progress = {};
  // Of every bound that was searched completely; `tests` are the leaves under it.
  std::function<void(const Counts&, uint32_t bound)> size_done = {};
  // Of every leaf (of a predicate: of those where it holds): its result, and the inputs as far as they were looked at.
  // An engine that tells of leaves does not stop at a failure.
  std::function<void(TestResult, std::vector<space::Value>)> leaf = {};
  // Of every mark that is passed, and of the inputs that lead there.
  std::function<MarkAnswer(uint32_t tick, const std::vector<space::Value>&)> mark = {};
};

class Engine {
 public:
  virtual ~Engine() = default;
  // Goes on for about this amount of work (Counts::work). Nothing when there is more to do.
  virtual std::optional<End> work(uint64_t amount) = 0;
  // As far as it came.
  virtual const End& so_far() const = 0;

  End run() {
    while (true)
      if (std::optional<End> end = work(UINT64_MAX)) return *end;
  }
};

}  // namespace needle::claim
