// Random inputs, larger and larger, as many as asked for.
#include <algorithm>

#include "search/sampler.h"
#include "search/shrink.h"

namespace needle::search {
namespace {

constexpr uint32_t kLargest = 100;         // the size that draws grow to, as QuickCheck's
constexpr uint32_t kMostDiscards = 10;     // for each input that was asked for
constexpr uint32_t kFinite = 100'000;      // no input is larger
constexpr uint64_t kDiscardsPerSize = 10;  // sizes grow with discards too: small inputs may all be rejected

class RandomStrategy : public Strategy {
 public:
  const char* name() const override { return "random"; }

  End run(const Problem& problem, const Bounds& bounds) override {
    End end;
    const Sampling& sampling = bounds.sampling;
    const Bound bound{bounds.depth.value_or(std::min(bounds.max_size, kFinite)), bounds.depth.has_value()};
    std::optional<Sampler> sampler(std::in_place, problem, end.counts, sampling, bound);
    uint64_t discards = 0;
    auto rejected = [&] { end.counts.rejected = sampler->walker().rejected(); };
    while (end.counts.samples < sampling.tests) {
      if (problem.stop) {  // a draw that evaluates nothing does not notice
        rejected();
        return ended(std::move(end), EndKind::Stopped);
      }
      const uint32_t size = size_of_draw(end.counts.samples, discards, sampling.tests, bound.most, sampling.patient);
      end.counts.size_reached = std::max(end.counts.size_reached, size);
      switch (sampler->draw(size)) {
        case Sampler::Drawn::Passed:
          ++end.counts.samples;
          break;
        case Sampler::Drawn::Cut:
          if (end.cuts++ == 0) {
            end.cut = sampler->walker().inputs();
            end.cut_by_memory = sampler->walker().leaf().stopped != machine::OutcomeKind::OutOfSteps;
          }
          [[fallthrough]];
        case Sampler::Drawn::Discarded:
          ++discards;
          if (!sampler->all_the_same() && (discards < uint64_t{kMostDiscards} * sampling.tests || sampling.patient))
            break;
          rejected();
          return ended(std::move(end), end.cuts == discards ? EndKind::Cut : EndKind::Discarded);
        case Sampler::Drawn::Failed: {
          Failure failure{sampler->walker().inputs(), sampler->walker().leaf().raised};
          sampler.reset();  // its machine is wanted
          failure = shrink(problem, end.counts, std::move(failure));
          end.inputs = std::move(failure.inputs);
          end.raised = failure.raised;
          return ended(std::move(end), EndKind::Found);
        }
        case Sampler::Drawn::Stopped:
          end.inputs = sampler->walker().inputs();
          end.stopped = sampler->walker().leaf().stopped;
          rejected();
          return ended(std::move(end), EndKind::Stopped);
        case Sampler::Drawn::Nothing:
          return ended(std::move(end), EndKind::Passed);
      }
    }
    rejected();
    const EndKind kind = end.cuts > 0 ? EndKind::Cut : EndKind::Passed;
    return ended(std::move(end), kind);
  }

 private:
  // A patient one begins again with the small ones: it may be those that fit.
  static uint32_t size_of_draw(uint64_t passed, uint64_t discards, uint32_t tests, uint32_t most, bool patient) {
    const uint32_t largest = std::min(kLargest, most);
    const uint64_t size = passed * largest / tests + discards / kDiscardsPerSize;
    return static_cast<uint32_t>(patient ? size % (uint64_t{largest} + 1) : std::min<uint64_t>(size, largest));
  }
  static End ended(End end, EndKind kind) {
    end.kind = kind;
    return end;
  }
};

}  // namespace

std::unique_ptr<Strategy> random() {
  return std::make_unique<RandomStrategy>();
}

}  // namespace needle::search
