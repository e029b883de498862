// Random inputs without end, until one fails: sizes grow to a hundred, then again, to twice that, and so on. They look
// where a walk that deepens by size will not come.
#include <algorithm>

#include "search/engines.h"
#include "search/sampler.h"
#include "search/shrink.h"

namespace needle::search {
namespace {

using claim::End;

constexpr uint32_t kFirstCycle = 100;        // sizes of the first cycle
constexpr uint32_t kLargestCycle = 1000;     // sizes of any cycle
constexpr uint64_t kMostDraws = 100;         // at once: some cost no work
constexpr uint32_t kLargestInput = 100'000;  // no input is larger

class Endless : public claim::Engine {
 public:
  Endless(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget, const claim::Listener& listener)
      : told_{.leaf = listener.leaf, .mark = listener.mark},  // how far it came says nothing about the whole search
        setting_(compiled, budget, told_,
                 samplers_memory(budget) - (bounds.helping.spare ? helpers_memory(budget) : 0)),
        sampler_(std::in_place, setting_.problem(), end_.counts, bounds.sampling, Bound{kLargestInput, false}) {}

  std::optional<End> work(uint64_t amount) override {
    const uint64_t until = amount == UINT64_MAX ? amount : end_.counts.work() + amount;
    for (uint64_t draws = 0; draws < kMostDraws && end_.counts.work() < until; ++draws) {
      const uint32_t cycle = std::min(kLargestCycle, kFirstCycle * static_cast<uint32_t>(draws_ / kFirstCycle + 1));
      const Sampler::Drawn drawn =
          sampler_->draw(1 + static_cast<uint32_t>(draws_ % kFirstCycle) * cycle / kFirstCycle);
      ++draws_;
      if (drawn == Sampler::Drawn::Passed) ++end_.counts.samples;
      if (drawn == Sampler::Drawn::Failed) return found();
      if (drawn == Sampler::Drawn::Stopped) return ended(End::Stopped{sampler_->walker().leaf().by});
      if (drawn == Sampler::Drawn::Nothing) return ended(End::Passed{});
    }
    return std::nullopt;
  }
  const End& so_far() const override { return end_; }

 private:
  End found() {
    End::Found failure = sampler_->found();
    sampler_.reset();  // its machine is wanted
    return ended(shrink(setting_.problem(), end_.counts, std::move(failure)));
  }
  template <class How>
  End ended(How how) {
    end_.how = std::move(how);
    return end_;
  }

  const claim::Listener told_;
  Setting setting_;
  End end_;
  std::optional<Sampler> sampler_;
  uint64_t draws_ = 0;
};

}  // namespace

std::unique_ptr<claim::Engine> endless(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget,
                                       const claim::Listener& listener) {
  return std::make_unique<Endless>(compiled, bounds, budget, listener);
}

}  // namespace needle::search
