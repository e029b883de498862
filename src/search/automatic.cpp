// Deepening, and sampling beside it.
//
// Small sizes first, alone: most properties need no more, and what they need comes in the same order each time. When
// that takes long, a part of the work goes into random inputs that are larger than any size the deepening will reach.
// Only the deepening can claim that all inputs pass.
#include <algorithm>

#include "search/deepening.h"
#include "search/sampler.h"
#include "search/shrink.h"

namespace needle::search {
namespace {

constexpr uint64_t kDeepening = 4'000'000;  // work a turn
constexpr uint64_t kSampling = 2'000'000;   // work a turn
constexpr uint64_t kSlice = 100'000;        // work between two looks at the clock
constexpr double kTurnSeconds = 1;          // where steps are slow, a turn is over sooner
constexpr uint64_t kRejections = 10'000;    // draws a turn
constexpr uint32_t kSizes = 100;            // draws grow up to this size, then again, up to twice that ..
constexpr uint32_t kLargest = 1000;
constexpr uint32_t kFinite = 100'000;

class Automatic : public Strategy {
 public:
  const char* name() const override { return "auto"; }

  End run(const Problem& given, const Bounds& bounds) override {
    Problem problem = given;
    problem.steps_left = std::make_shared<int64_t>(given.machine.steps_left());
    Deepening deepening(problem, bounds);
    // a bound that was asked for leaves nothing to sample
    if (!problem.another || bounds.depth || bounds.max_size != UINT32_MAX) return *deepening.run();
    if (std::optional<End> end = turn(deepening, bounds.sampling.after, bounds.sampling.after_seconds)) return *end;
    Samples samples(with_machine(problem, problem.another()), bounds.sampling);
    while (true) {
      const std::optional<Sampler::Drawn> drawn = samples.turn();
      if (drawn == Sampler::Drawn::Failed) return samples.found(deepening.so_far());
      if (std::optional<End> end = turn(deepening, kDeepening, kTurnSeconds)) return samples.counted(std::move(*end));
    }
  }

 private:
  // Goes on for so much work or so long. Nothing when there is more to do.
  static std::optional<End> turn(Deepening& deepening, uint64_t work, double seconds) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    for (uint64_t done = 0; done < work; done += kSlice) {
      if (std::optional<End> end = deepening.run(std::min(kSlice, work - done))) return end;
      if (std::chrono::steady_clock::now() >= until) break;
    }
    return std::nullopt;
  }

  static Problem with_machine(const Problem& p, machine::Machine& machine) {
    Problem out{machine, p.spaces, p.property, p.is_discard, p.stop};
    out.shrinking_work = p.shrinking_work;
    out.predicate = p.predicate;
    out.given = p.given;
    out.steps_left = p.steps_left;
    out.on_leaf = p.on_leaf;
    return out;
  }

  class Samples {
   public:
    Samples(Problem problem, const Sampling& sampling)
        : problem_(std::move(problem)), sampler_(std::in_place, problem_, counts_, sampling, Bound{kFinite, false}) {}

    // Nothing when the turn is over.
    std::optional<Sampler::Drawn> turn() {
      const uint64_t until = counts_.work() + kSampling;
      const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(kTurnSeconds);
      for (uint64_t n = 0; n < kRejections && counts_.work() < until && !over_; ++n) {
        if (std::chrono::steady_clock::now() >= end) break;
        const uint32_t cycle = std::min(kLargest, kSizes * static_cast<uint32_t>(draws_ / kSizes + 1));
        const Sampler::Drawn drawn = sampler_->draw(1 + static_cast<uint32_t>(draws_ % kSizes) * cycle / kSizes);
        ++draws_;
        if (drawn == Sampler::Drawn::Passed) ++passed_;
        if (drawn == Sampler::Drawn::Failed) return drawn;
        over_ = drawn == Sampler::Drawn::Stopped || drawn == Sampler::Drawn::Nothing;
      }
      return std::nullopt;
    }

    End found(const End& so_far) {
      End end = counted(so_far);
      Failure failure{sampler_->walker().inputs(), sampler_->walker().leaf().raised};
      sampler_.reset();
      failure = shrink(problem_, end.counts, std::move(failure), so_far.complete.value_or(0));
      end.kind = EndKind::Found;
      end.inputs = std::move(failure.inputs);
      end.raised = failure.raised;
      return end;
    }

    // The work done here added.
    End counted(End end) const {
      end.counts.nodes += counts_.nodes;
      end.counts.steps += counts_.steps;
      end.counts.samples = passed_;
      return end;
    }

   private:
    Problem problem_;
    claim::Counts counts_;
    std::optional<Sampler> sampler_;
    uint64_t draws_ = 0, passed_ = 0;
    bool over_ = false;
  };
};

}  // namespace

std::unique_ptr<Strategy> automatic() {
  return std::make_unique<Automatic>();
}

}  // namespace needle::search
