// Uniform draws, size after size: of each size a few, among the inputs of exactly that size that satisfy the
// precondition. Between min_size and max_size; when those are the same, all draws are of that size.
#include <algorithm>

#include "search/engines.h"
#include "search/shrink.h"
#include "search/uniform.h"

namespace needle::search {
namespace {

using claim::End;

constexpr uint32_t kSizesDrawn = 25;  // that have inputs, before the draws begin at the smallest again
constexpr uint32_t kLargestDrawn = Residual::kLargestNumber;  // unless told otherwise

class Uniform : public claim::Engine {
 public:
  Uniform(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget, const claim::Listener& listener)
      : setting_(compiled, budget, listener, samplers_memory(budget)),  // the rest is for what is known to fail
        sampling_(bounds.sampling),
        max_memory_(budget.max_memory / 2),
        first_(bounds.min_size),
        last_(bounds.max_size == UINT32_MAX ? std::max(bounds.min_size, kLargestDrawn) : bounds.max_size),
        each_(first_ == last_ ? sampling_.tests : (sampling_.tests + kSizesDrawn - 1) / kSizesDrawn),
        all_(compiled.spaces),
        size_(first_) {
    setting_.machine().keep_work(false);  // evaluations that go on equally must look equal (fingerprint.h)
    for (const claim::Input& input : problem().test().inputs)
      if (!input.choices) inputs_.push_back(input.space);
    end_.complete = last_;
  }

  std::optional<End> work(uint64_t amount) override {
    const uint64_t until = amount == UINT64_MAX ? amount : end_.counts.work() + amount;
    while (end_.counts.samples < sampling_.tests) {
      if (!draw()) return end_;
      if (size_ == last_) {
        if (end_.counts.samples == before_) return ended(End::Bounded{});  // there is none
        before_ = end_.counts.samples;
        size_ = first_;
      } else {
        ++size_;
      }
      if (end_.counts.work() >= until && end_.counts.samples < sampling_.tests) return std::nullopt;
    }
    return ended(End::Passed{});
  }
  const End& so_far() const override { return end_; }

 private:
  const Problem& problem() const { return setting_.problem(); }

  // So many of this size, or as many as are still wanted. False when the search is at its end.
  bool draw() {
    if (!count_up_to(all_, inputs_, size_, problem().budget.stop.flag(), max_memory_))
      return stopped(problem().stopped() ? claim::Halted::Interrupted : claim::Halted::Memory);
    UniformOptions how{.size = size_, .seed = sampling_.seed + end_.counts.samples, .max_memory = max_memory_};
    how.backtrack = sampling_.backtrack;
    if (sampling_.backtrack == kNoLimit) how.backtrack.reset();
    end_.counts.size_reached = std::max(end_.counts.size_reached, size_);
    std::optional<UniformSampler> sampler(std::in_place, problem(), all_, end_.counts, how);
    auto leave = [&](bool go_on) {
      const std::vector<uint64_t>& rejected = sampler->rejected();
      end_.counts.rejected.resize(std::max(end_.counts.rejected.size(), rejected.size()));
      for (size_t i = 0; i < rejected.size(); ++i) end_.counts.rejected[i] += rejected[i];
      return go_on;
    };
    for (uint32_t i = 0; i < each_ && end_.counts.samples < sampling_.tests; ++i) {
      const UniformSampler::Drawn drawn = sampler->draw();
      if (sampler->cuts() > 0 && end_.cut.empty()) end_.cut = sampler->first_cut();
      if (drawn == UniformSampler::Drawn::Stopped) return leave(stopped(sampler->stopped()));
      if (drawn == UniformSampler::Drawn::None) break;
      const Leaf leaf = sampler->leaf();
      const End::Found failure{sampler->inputs(), leaf.raised};
      if (problem().listener.leaf) problem().listener.leaf(leaf.result, failure.inputs);
      if (leaf.notes) end_.counts.notes.count(*leaf.notes);
      if (leaf.result == claim::TestResult::Failed) {
        sampler.reset();  // its machine is wanted
        return found(failure);
      }
      ++end_.counts.samples;
    }
    end_.cuts += sampler->cuts();
    return leave(true);
  }

  bool found(const End::Found& failure) {
    end_.how = shrink(problem(), end_.counts, failure);
    return false;
  }
  bool stopped(claim::Halted by) {
    end_.how = End::Stopped{by};
    end_.complete.reset();
    return false;
  }
  template <class How>
  End ended(How how) {
    end_.how = how;
    if (end_.cuts > 0) {
      end_.how = End::Cut{};
      end_.complete.reset();
    }
    return end_;
  }

  Setting setting_;
  const Sampling sampling_;
  const size_t max_memory_;
  const uint32_t first_, last_, each_;
  space::Enumeration all_;
  std::vector<space::SpaceId> inputs_;
  End end_;
  uint32_t size_;
  uint64_t before_ = 0;  // samples, when this pass over the sizes began
};

}  // namespace

std::unique_ptr<claim::Engine> uniform(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget,
                                       const claim::Listener& listener) {
  return std::make_unique<Uniform>(compiled, bounds, budget, listener);
}

}  // namespace needle::search
