// Uniform draws, size after size: of each size a few, among the inputs of exactly that size that satisfy the
// precondition. Between min_size and max_size; when those are the same, all draws are of that size.
#include <algorithm>

#include "search/shrink.h"
#include "search/uniform.h"

namespace needle::search {
namespace {

constexpr uint32_t kSizes = 25;  // that have inputs, before the draws begin at the smallest again
constexpr uint32_t kLargest = Residual::kLargestNumber;  // unless told otherwise

class UniformStrategy : public Strategy {
 public:
  const char* name() const override { return "uniform"; }

  End run(const Problem& problem, const Bounds& bounds) override {
    const Sampling& sampling = bounds.sampling;
    const uint32_t last = bounds.max_size == UINT32_MAX ? std::max(bounds.min_size, kLargest) : bounds.max_size;
    const uint32_t each = bounds.min_size == last ? sampling.tests : (sampling.tests + kSizes - 1) / kSizes;
    all_.emplace(problem.spaces);
    inputs_.clear();
    for (const claim::Input& input : problem.property.inputs)
      if (!input.choices) inputs_.push_back(input.space);
    End end;
    end.complete = last;
    while (end.counts.samples < sampling.tests) {
      const uint64_t before = end.counts.samples;
      for (uint32_t size = bounds.min_size; size <= last && end.counts.samples < sampling.tests; ++size)
        if (!draw(problem, sampling, size, each, end)) return end;
      if (end.counts.samples == before) return ended(std::move(end), EndKind::Bounded);  // there is none
    }
    return ended(std::move(end), EndKind::Passed);
  }

 private:
  // So many of this size, or as many as are still wanted. False when the search is at its end.
  bool draw(const Problem& problem, const Sampling& sampling, uint32_t size, uint32_t each, End& end) {
    if (!count_up_to(*all_, inputs_, size, problem.stop, sampling.max_memory))
      return stopped(end, problem.stop ? machine::OutcomeKind::Interrupted : machine::OutcomeKind::OutOfMemory);
    UniformOptions how{.size = size, .seed = sampling.seed + end.counts.samples, .max_memory = sampling.max_memory};
    how.backtrack = sampling.backtrack;
    if (sampling.backtrack == kNoLimit) how.backtrack.reset();
    end.counts.size_reached = std::max(end.counts.size_reached, size);
    std::optional<UniformSampler> sampler(std::in_place, problem, *all_, end.counts, how);
    auto leave = [&](bool go_on) {
      const std::vector<uint64_t>& rejected = sampler->rejected();
      end.counts.rejected.resize(std::max(end.counts.rejected.size(), rejected.size()));
      for (size_t i = 0; i < rejected.size(); ++i) end.counts.rejected[i] += rejected[i];
      return go_on;
    };
    for (uint32_t i = 0; i < each && end.counts.samples < sampling.tests; ++i) {
      const UniformSampler::Drawn drawn = sampler->draw();
      if (sampler->cuts() > 0 && end.cut.empty()) end.cut = sampler->first_cut();
      if (drawn == UniformSampler::Drawn::Stopped) return leave(stopped(end, sampler->stopped()));
      if (drawn == UniformSampler::Drawn::None) break;
      const Leaf leaf = sampler->leaf();
      const Failure failure{sampler->inputs(), leaf.raised};
      if (problem.on_leaf) problem.on_leaf(leaf.result, failure.inputs);
      if (leaf.notes) end.counts.notes.count(*leaf.notes);
      if (leaf.result == claim::TestResult::Failed) {
        sampler.reset();  // its machine is wanted
        return found(problem, failure, end);
      }
      ++end.counts.samples;
    }
    end.cuts += sampler->cuts();
    return leave(true);
  }

  static bool found(const Problem& problem, const Failure& failure, End& end) {
    Failure least = shrink(problem, end.counts, failure);
    end.kind = EndKind::Found;
    end.inputs = std::move(least.inputs);
    end.raised = least.raised;
    return false;
  }
  static bool stopped(End& end, machine::OutcomeKind by) {
    end.kind = EndKind::Stopped;
    end.stopped = by;
    end.complete.reset();
    return false;
  }
  static End ended(End end, EndKind kind) {
    if (end.cuts > 0) {
      kind = EndKind::Cut;
      end.complete.reset();
    }
    end.kind = kind;
    return end;
  }

  std::optional<space::Enumeration> all_;
  std::vector<space::SpaceId> inputs_;
};

}  // namespace

std::unique_ptr<Strategy> uniform() {
  return std::make_unique<UniformStrategy>();
}

}  // namespace needle::search
