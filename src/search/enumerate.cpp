// All inputs of a size, then those of the next; of a size that has too many, some that are evenly spread over it.
//
// Nothing is shared between inputs and nothing is skipped: this is what the searches that look at the program's demand
// are measured against. A size counts as complete only when each of its inputs was tried and all smaller ones were.
#include <algorithm>

#include "search/engines.h"
#include "search/guide.h"
#include "search/shrink.h"
#include "space/enumeration.h"

namespace needle::search {
namespace {

using claim::End;

constexpr uint32_t kMost = 1'000'000;  // of one size, all of which are tried
constexpr uint32_t kSampled = 10'000;  // of a larger one
constexpr uint32_t kLargestSize = 1000;

class Enumerate : public claim::Engine {
 public:
  Enumerate(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget,
            const claim::Listener& listener)
      : told_(listener),
        heard_(with_own_progress()),
        setting_(compiled, budget, heard_, main_memory(budget)),
        per_size_(bounds.sampling.per_size),
        all_(compiled.spaces),
        guide_(std::in_place, setting_.problem(), end_.counts) {
    for (const claim::Input& input : problem().test().inputs)
      if (!input.choices) inputs_.push_back(input.space);
    largest_ = largest_input();
    last_ = std::min({bounds.max_size, largest_.value_or(kLargestSize), kLargestSize});
    begin_size();
  }

  std::optional<End> work(uint64_t amount) override {
    const uint64_t until = amount == UINT64_MAX ? amount : end_.counts.work() + amount;
    while (size_ <= last_) {
      while (next_ < wanted_) {
        if (try_next()) return end_;
        if (end_.counts.work() >= until) return std::nullopt;
      }
      size_done();
    }
    return finished();
  }
  const End& so_far() const override { return end_; }

 private:
  const Problem& problem() const { return setting_.problem(); }

  claim::Listener with_own_progress() {
    claim::Listener out = told_;
    if (told_.progress)
      out.progress = [this](const claim::Counts& counts, uint32_t, std::optional<double>) {
        told_.progress(counts, size_, next_.get_d() / wanted_.get_d());
      };
    return out;
  }

  void begin_size() {
    if (size_ > last_) return;
    total_ = all_.count(inputs_, size_);
    const bool every = total_ <= (per_size_ ? per_size_ : kMost);
    wanted_ = every ? total_ : mpz_class(per_size_ ? per_size_ : kSampled);
    every_ = every_ && every && !all_.clipped();
    next_ = 0;
    here_ = 0;
  }

  void size_done() {
    end_.counts.size_reached = size_;
    if (total_ > 0 && told_.size_done) {
      claim::Counts here;
      here.tests = here_;
      told_.size_done(here, size_);
    }
    if (every_ && end_.cuts == 0) end_.complete = size_;
    ++size_;
    begin_size();
  }

  End finished() {
    if (end_.cuts > 0) {
      end_.how = End::Cut{};
      return end_;
    }
    const auto proof =
        claim::Certificate::of({.finished = every_,
                                .bound_hit = largest_ != last_,
                                .values_left = partial() || end_.counts.generated || problem().machine.asked_world(),
                                .undecided = end_.cuts});
    if (proof)
      end_.how = End::Exhausted{*proof};
    else if (end_.complete)
      end_.how = End::Bounded{};
    else
      end_.how = End::Passed{};
    return end_;
  }

  // True when the search is over: it found something, or was stopped.
  bool try_next() {
    const uint64_t before = end_.counts.tests;
    const bool over = try_input(all_.at(inputs_, size_, next_ * total_ / wanted_));
    ++next_;
    here_ += end_.counts.tests - before;
    if (!every_) {  // the tests of a report are those of the complete sizes
      end_.counts.samples += end_.counts.tests - before;
      end_.counts.tests = before;
    }
    return over;
  }

  bool try_input(const std::vector<space::Value>& values) {
    std::vector<space::Value> inputs;
    size_t next = 0;
    for (const claim::Input& input : problem().test().inputs) {
      space::Value hole;
      hole.space = input.space;
      inputs.push_back(input.choices ? hole : values[next++]);
    }
    const Leaf& leaf = guide_->evaluate(inputs);
    switch (leaf.kind) {
      case LeafKind::Stopped:
        end_.how = End::Stopped{leaf.by};
        return true;
      case LeafKind::Cut:
        if (end_.cuts++ == 0) {
          end_.cut = guide_->inputs();
          end_.cut_by_memory = leaf.by == claim::Halted::Memory;
        }
        return false;
      case LeafKind::NoSuchChoice:
      case LeafKind::Reached:
        return false;
      case LeafKind::Tested:
        break;
    }
    if (leaf.notes) end_.counts.notes.count(*leaf.notes);
    if (leaf.result == claim::TestResult::Discarded && every_) {
      ++end_.counts.discards;
      add_rejected(guide_->rejected());
    }
    if (told_.leaf) told_.leaf(leaf.result, guide_->inputs());
    if (leaf.result != claim::TestResult::Failed) return false;
    End::Found failure{guide_->inputs(), leaf.raised};
    guide_.reset();  // its machine is wanted
    if (!every_) failure = shrink(problem(), end_.counts, std::move(failure));
    end_.how = std::move(failure);
    return true;
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
    return problem().spaces.clipped() || std::any_of(inputs_.begin(), inputs_.end(), [this](space::SpaceId id) {
             return problem().spaces.partial(id);
           });
  }

  const claim::Listener& told_;
  const claim::Listener heard_;  // what the walks tell
  Setting setting_;
  const uint32_t per_size_;
  space::Enumeration all_;
  End end_;
  std::optional<Guide> guide_;
  std::vector<space::SpaceId> inputs_;
  std::optional<uint32_t> largest_;
  uint32_t last_ = 0, size_ = 0;
  bool every_ = true;                // input of all sizes up to this one is tried
  mpz_class total_, wanted_, next_;  // of this size: how many there are, how many are tried, which is the next
  uint64_t here_ = 0;                // tests of this size
};

}  // namespace

std::unique_ptr<claim::Engine> enumerate(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget,
                                         const claim::Listener& listener) {
  return std::make_unique<Enumerate>(compiled, bounds, budget, listener);
}

}  // namespace needle::search
