// Narrowing with numbers left open: constructors are chosen as the program asks, numbers are decided by a solver.
//
// Sums of Int are taken as exact at first: that is quick, and what is found is run again as it is. When one might
// overflow, a second search asks every sum whether it does, beside the first; only what that one has seen is complete.
#include "search/deepening.h"
#include "search/engines.h"
#include "search/guide.h"
#include "search/ordered.h"
#include "search/shrink.h"

namespace needle::search {
namespace {

using claim::End;

size_t constructors(const std::vector<space::Value>& values) {
  size_t count = 0;
  for (const space::Value& v : values) count += (v.con != nullptr) + constructors(v.fields);
  return count;
}

// As a search counts it: a number costs one, whatever its value.
size_t size_of(const std::vector<space::Value>& values) {
  size_t out = 0;
  for (const space::Value& v : values) out += 1 + size_of(v.fields);
  return out;
}

class Half {
 public:
  Half(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget, const claim::Listener& listener,
       bool asks_overflow)
      : setting_(compiled, budget, listener, bounds.memory.value_or(main_memory(budget)) / 2) {
    setting_.leave_numbers_open(bounds.solver, asks_overflow);
    if (bounds.order == PathOrder::BySize)
      deepening_.emplace(setting_.problem(), bounds);
    else
      ordered_.emplace(setting_.problem(), bounds);
  }

  std::optional<End> work(uint64_t amount) { return ordered_ ? ordered_->run(amount) : deepening_->run(amount); }
  const End& so_far() const { return ordered_ ? ordered_->so_far() : deepening_->so_far(); }
  bool may_have_wrapped() { return setting_.machine().may_have_wrapped(); }

  // How it ends with inputs that are all known.
  Leaf run_again(const End::Found& found) {
    setting_.choose_numbers();
    claim::Counts aside;
    Guide guide(setting_.problem(), aside);
    return guide.evaluate(found.inputs);
  }
  // Other paths may lead to smaller numbers.
  void shrink_numbers(End& end) {
    if (setting_.problem().sought == claim::Sought::Mark) return;  // was reported where it was found
    setting_.choose_numbers();
    constexpr uint64_t kWork = 200'000;  // most numbers are as small as they can be
    claim::Counts aside;
    End::Found smaller = shrink(setting_.problem(), aside, *end.found(), kWork);
    if (constructors(smaller.inputs) > constructors(end.found()->inputs)) return;  // plainer numbers, but more of them
    // By size the first that is found is as small as any, and the search knows its bound.
    smaller.size = ordered_ ? static_cast<uint32_t>(size_of(smaller.inputs)) : end.found()->size;
    end.how = std::move(smaller);
  }

 private:
  Setting setting_;
  std::optional<Deepening> deepening_;
  std::optional<Ordered> ordered_;  // instead
};

// Where there are no numbers that could be left open.
class ChoosesNumbers : public claim::Engine {
 public:
  ChoosesNumbers(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget,
                 const claim::Listener& listener)
      : setting_(compiled, budget, listener, bounds.memory.value_or(main_memory(budget))),
        ordered_(setting_.problem(), bounds) {}

  std::optional<End> work(uint64_t amount) override { return ordered_.run(amount); }
  const End& so_far() const override { return ordered_.so_far(); }

 private:
  Setting setting_;
  Ordered ordered_;
};

class Symbolic : public claim::Engine {
 public:
  Symbolic(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget, const claim::Listener& listener)
      : compiled_(compiled), bounds_(bounds), budget_(budget), listener_(listener) {
    // What reaches something is reported on the way, so nothing may be taken for granted.
    if (!bounds.exact && (bounds.overflow || claim::sought(compiled.claim) != claim::Sought::Failure))
      begin_wrapping();
    else
      exact_.emplace(compiled_, bounds_, budget_, listener_, false);
  }

  std::optional<End> work(uint64_t amount) override {
    if (instead_) return instead_->work(amount);
    if (bounds_.notes_first && so_far_.counts.notes_open) return work_instead(amount);
    const bool both = exact_ && wrapping_;
    const uint64_t share = both ? amount / 2 + 1 : amount;
    if (exact_)
      if (const std::optional<End> end = work_exact(share)) return report(*end, *exact_);
    if (wrapping_)
      if (const std::optional<End> end = work_wrapping(share)) return report(*end, *wrapping_);
    const Half& further = !exact_ || (wrapping_ && wrapping_->so_far().complete) ? *wrapping_ : *exact_;
    report(further.so_far(), further);
    return std::nullopt;
  }
  const End& so_far() const override { return instead_ ? instead_->so_far() : so_far_; }

 private:
  std::optional<End> work_instead(uint64_t amount) {
    exact_.reset();
    wrapping_.reset();
    instead_ = narrow(compiled_, bounds_, budget_, listener_);
    return instead_->work(amount);
  }

  std::optional<End> work_exact(uint64_t amount) {
    std::optional<End> end = exact_->work(amount);
    const bool doubtful = exact_->may_have_wrapped();
    const bool settled = end || exact_->so_far().complete || bounds_.order != PathOrder::BySize;
    if (doubtful && !wrapping_ && !bounds_.exact && settled) begin_wrapping();
    if (end && end->found() && doubtful) {
      const Leaf leaf = exact_->run_again(*end->found());
      if (leaf.kind == LeafKind::Stopped)
        end->how = End::Stopped{leaf.by};
      else if (!fails(leaf) && bounds_.exact)
        end->how = End::Undecided{};  // a number that is too large for the program
      else if (!fails(leaf))
        return leave_exact();
    }
    if (end && end->found()) exact_->shrink_numbers(*end);
    if (!end || end->found() || end->stopped() || !doubtful || bounds_.exact) return end;
    return leave_exact();
  }

  static bool fails(const Leaf& leaf) {
    return leaf.kind == LeafKind::Tested && leaf.result == claim::TestResult::Failed;
  }

  // The other half goes on alone.
  std::optional<End> leave_exact() {
    before_ = exact_->so_far().counts;
    exact_.reset();
    return std::nullopt;
  }

  void begin_wrapping() { wrapping_.emplace(compiled_, bounds_, budget_, listener_, true); }

  std::optional<End> work_wrapping(uint64_t amount) {
    std::optional<End> end = wrapping_->work(amount);
    if (end && end->found()) wrapping_->shrink_numbers(*end);
    return end;
  }

  // What one half says, with the work of both.
  const End& report(const End& end, const Half& by) {
    so_far_ = end;
    add(before_);
    if (exact_ && &by != &*exact_) add(exact_->so_far().counts);
    if (wrapping_ && &by != &*wrapping_) add(wrapping_->so_far().counts);
    return so_far_;
  }
  void add(const claim::Counts& counts) {
    claim::Counts& all = so_far_.counts;
    all.nodes += counts.nodes;
    all.steps += counts.steps;
    all.comparisons += counts.comparisons;
    all.solver_calls += counts.solver_calls;
    all.solver_seconds += counts.solver_seconds;
    all.solver_unknown += counts.solver_unknown;
    all.chosen.insert(all.chosen.end(), counts.chosen.begin(), counts.chosen.end());
  }

  const Compiled compiled_;
  const Bounds bounds_;
  claim::SearchBudget& budget_;
  const claim::Listener& listener_;
  std::optional<Half> exact_, wrapping_;
  std::unique_ptr<claim::Engine> instead_;  // that chooses numbers
  claim::Counts before_;                    // of the exact half, when it is over
  End so_far_;
};

}  // namespace

std::unique_ptr<claim::Engine> symbolic(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget,
                                        const claim::Listener& listener) {
  if (!compiled.open_numbers())
    return bounds.order == PathOrder::BySize ? narrow(compiled, bounds, budget, listener)
                                             : std::make_unique<ChoosesNumbers>(compiled, bounds, budget, listener);
  return std::make_unique<Symbolic>(compiled, bounds, budget, listener);
}

}  // namespace needle::search
