// Random inputs, larger and larger, as many as asked for.
#include <algorithm>

#include "search/engines.h"
#include "search/sampler.h"
#include "search/shrink.h"

namespace needle::search {
namespace {

using claim::End;

constexpr uint32_t kLargestDraw = 100;        // the size that draws grow to, as QuickCheck's
constexpr uint32_t kMostDiscards = 10;        // for each input that was asked for
constexpr uint32_t kLargestFinite = 100'000;  // no input is larger
constexpr uint64_t kDiscardsPerSize = 10;     // sizes grow with discards too: small inputs may all be rejected

class RandomDraws : public claim::Engine {
 public:
  RandomDraws(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget,
              const claim::Listener& listener)
      : setting_(compiled, budget, listener, main_memory(budget)),
        sampling_(bounds.sampling),
        bound_{bounds.depth.value_or(std::min(bounds.max_size, kLargestFinite)), bounds.depth.has_value()} {
    sampler_.emplace(setting_.problem(), end_.counts, sampling_, bound_);
  }

  std::optional<End> work(uint64_t amount) override {
    const uint64_t until = amount == UINT64_MAX ? amount : end_.counts.work() + amount;
    while (end_.counts.samples < sampling_.tests) {
      if (setting_.problem().stopped()) return ended(End::Stopped{});  // a draw that evaluates nothing does not notice
      if (std::optional<End> end = draw()) return end;
      if (end_.counts.work() >= until) return std::nullopt;
    }
    if (end_.cuts > 0) return ended(End::Cut{});
    return ended(End::Passed{});
  }
  const End& so_far() const override { return end_; }

 private:
  std::optional<End> draw() {
    const uint32_t size = size_of_draw();
    end_.counts.size_reached = std::max(end_.counts.size_reached, size);
    switch (sampler_->draw(size)) {
      case Sampler::Drawn::Passed:
        ++end_.counts.samples;
        return std::nullopt;
      case Sampler::Drawn::Cut:
        if (end_.cuts++ == 0) {
          end_.cut = sampler_->walker().inputs();
          end_.cut_by_memory = sampler_->walker().leaf().by == claim::Halted::Memory;
        }
        [[fallthrough]];
      case Sampler::Drawn::Discarded:
        ++discards_;
        if (!sampler_->all_the_same() && (discards_ < uint64_t{kMostDiscards} * sampling_.tests || sampling_.patient))
          return std::nullopt;
        if (end_.cuts == discards_) return ended(End::Cut{});
        return ended(End::Discarded{});
      case Sampler::Drawn::Failed:
        return found();
      case Sampler::Drawn::Stopped:
        return ended(End::Stopped{sampler_->walker().leaf().by});
      case Sampler::Drawn::Nothing:
        break;
    }
    return ended(End::Passed{});
  }

  End found() {
    End::Found failure = sampler_->found();
    sampler_.reset();  // its machine is wanted
    end_.how = shrink(setting_.problem(), end_.counts, std::move(failure));
    return end_;
  }

  // A patient one begins again with the small ones: it may be those that fit.
  uint32_t size_of_draw() const {
    const uint32_t largest = std::min(kLargestDraw, bound_.most);
    const uint64_t size = end_.counts.samples * largest / sampling_.tests + discards_ / kDiscardsPerSize;
    return static_cast<uint32_t>(sampling_.patient ? size % (uint64_t{largest} + 1)
                                                   : std::min<uint64_t>(size, largest));
  }

  template <class How>
  End ended(How how) {
    end_.counts.rejected = sampler_->walker().rejected();
    end_.how = how;
    return end_;
  }

  Setting setting_;
  const Sampling sampling_;
  const Bound bound_;
  End end_;
  std::optional<Sampler> sampler_;
  uint64_t discards_ = 0;
};

}  // namespace

std::unique_ptr<claim::Engine> random(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget,
                                      const claim::Listener& listener) {
  return std::make_unique<RandomDraws>(compiled, bounds, budget, listener);
}

}  // namespace needle::search
