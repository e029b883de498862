// All inputs of a size, then those of the next; of a size that has too many, some that are evenly spread over it.
//
// Nothing is shared between inputs and nothing is skipped: this is what the searches that look at the program's demand
// are measured against. A size counts as complete only when each of its inputs was tried and all smaller ones were.
#include <algorithm>

#include "search/guide.h"
#include "search/shrink.h"
#include "space/enumeration.h"

namespace needle::search {
namespace {

constexpr uint32_t kMost = 1'000'000;  // of one size, all of which are tried
constexpr uint32_t kSampled = 10'000;  // of a larger one
constexpr uint32_t kLargestSize = 1000;

class Enumerate : public Strategy {
 public:
  const char* name() const override { return "enumerate"; }

  End run(const Problem& problem, const Bounds& bounds) override { return Run(problem, bounds).run(); }

 private:
  class Run {
   public:
    Run(const Problem& problem, const Bounds& bounds)
        : problem_(problem), bounds_(bounds), all_(problem.spaces), guide_(std::in_place, problem_, end_.counts) {
      if (problem.progress)
        problem_.progress = [this, told = problem.progress](const claim::Counts& counts, uint32_t,
                                                            std::optional<double>) { told(counts, size_, share_); };
      for (const claim::Input& input : problem.property.inputs)
        if (!input.choices) inputs_.push_back(input.space);
    }

    End run() {
      const std::optional<uint32_t> largest = largest_input();
      const uint32_t last = std::min({bounds_.max_size, largest.value_or(kLargestSize), kLargestSize});
      bool all = true;
      for (; size_ <= last; ++size_) {
        const mpz_class total = all_.count(inputs_, size_);
        const uint32_t asked = bounds_.sampling.per_size;
        const bool every = total <= (asked ? asked : kMost);
        const mpz_class wanted = every ? total : mpz_class(asked ? asked : kSampled);
        all = all && every;
        if (std::optional<EndKind> ended = try_size(total, wanted, all)) return end(*ended);
        if (all && end_.cuts == 0) end_.complete = size_;
      }
      if (end_.cuts > 0) return end(EndKind::Cut);
      end_.certificate =
          claim::Certificate::of({.finished = all,
                                  .bound_hit = largest != last,
                                  .values_left = partial() || end_.counts.generated || problem_.machine.asked_world(),
                                  .undecided = end_.cuts});
      return end(end_.certificate ? EndKind::Exhausted : end_.complete ? EndKind::Bounded : EndKind::Passed);
    }

   private:
    std::optional<EndKind> try_size(const mpz_class& total, const mpz_class& wanted, bool all) {
      claim::Counts here;
      for (mpz_class i = 0; i < wanted; ++i) {
        share_ = i.get_d() / wanted.get_d();
        const uint64_t before = end_.counts.tests;
        const std::optional<EndKind> ended = try_input(all_.at(inputs_, size_, i * total / wanted), all);
        here.tests += end_.counts.tests - before;
        if (!all) {  // the tests of a report are those of the complete sizes
          end_.counts.samples += end_.counts.tests - before;
          end_.counts.tests = before;
        }
        if (ended) return ended;
      }
      end_.counts.size_reached = size_;
      if (total > 0 && problem_.on_size) problem_.on_size(here, size_);
      return std::nullopt;
    }

    std::optional<EndKind> try_input(const std::vector<space::Value>& values, bool all) {
      std::vector<space::Value> inputs;
      size_t next = 0;
      for (const claim::Input& input : problem_.property.inputs) {
        space::Value hole;
        hole.space = input.space;
        inputs.push_back(input.choices ? hole : values[next++]);
      }
      const Leaf& leaf = guide_->evaluate(inputs);
      switch (leaf.kind) {
        case LeafKind::Stopped:
          end_.inputs = guide_->inputs();
          end_.stopped = leaf.stopped;
          return EndKind::Stopped;
        case LeafKind::Cut:
          if (end_.cuts++ == 0) {
            end_.cut = guide_->inputs();
            end_.cut_by_memory = leaf.stopped != machine::OutcomeKind::OutOfSteps;
          }
          return std::nullopt;
        case LeafKind::NoSuchChoice:
        case LeafKind::Reached:
          return std::nullopt;
        case LeafKind::Tested:
          break;
      }
      if (leaf.notes) end_.counts.notes.count(*leaf.notes);
      if (leaf.result == claim::TestResult::Discarded && all) {
        ++end_.counts.discards;
        add_rejected(guide_->rejected());
      }
      if (problem_.on_leaf) problem_.on_leaf(leaf.result, guide_->inputs());
      if (leaf.result != claim::TestResult::Failed) return std::nullopt;
      Failure failure{guide_->inputs(), leaf.raised};
      guide_.reset();  // its machine is wanted
      if (!all) failure = shrink(problem_, end_.counts, std::move(failure));
      end_.inputs = std::move(failure.inputs);
      end_.raised = failure.raised;
      return EndKind::Found;
    }

    void add_rejected(const std::vector<uint64_t>& rejected) {
      std::vector<uint64_t>& sum = end_.counts.rejected;
      if (sum.size() < rejected.size()) sum.resize(rejected.size());
      for (size_t i = 0; i < rejected.size(); ++i) sum[i] += rejected[i];
    }

    std::optional<uint32_t> largest_input() {
      uint32_t sum = 0;
      for (space::SpaceId id : inputs_) {
        const std::optional<uint32_t> one = all_.largest(id);
        if (!one) return std::nullopt;
        sum = space::saturating_add(sum, *one);
      }
      return sum;
    }

    bool partial() const {
      return problem_.spaces.clipped() || std::any_of(inputs_.begin(), inputs_.end(), [this](space::SpaceId id) {
               return problem_.spaces.partial(id);
             });
    }

    End end(EndKind kind) {
      end_.kind = kind;
      return std::move(end_);
    }

    Problem problem_;
    const Bounds& bounds_;
    space::Enumeration all_;
    End end_;
    std::optional<Guide> guide_;
    std::vector<space::SpaceId> inputs_;
    uint32_t size_ = 0;
    double share_ = 0;  // of this size that is done
  };
};

}  // namespace

std::unique_ptr<Strategy> enumerate() {
  return std::make_unique<Enumerate>();
}

}  // namespace needle::search
