// Needed narrowing, depth first.
//
//   demand(x), x :: T          for each constructor K of T that still fits:  x := K y1 .. yn,  go on
//   leaf                       count it; go back to the newest choice point with an alternative left
//
// One round walks all that fits under a bound. The next round's bound is the smallest that would have let one more
// alternative in.
#include <algorithm>

#include "search/walker.h"

namespace needle::search {
namespace {

using claim::TestResult;
using space::kInfinite;

// An evaluation that alone takes this share of all steps is likely to run for ever.
constexpr double kStuckShare = 0.5;

class Round {
 public:
  Round(const Problem& problem, claim::Counts& counts, Bound bound)
      : problem_(problem), walker_(problem, counts, bound) {}

  enum class Ended : uint8_t { Complete, Found, Stopped };

  Ended run() {
    if (!walker_.open()) return Ended::Complete;
    for (Walker::Event event = walker_.start();; event = walker_.advance()) {
      if (event == Walker::Event::Leaf) {
        if (std::optional<Ended> ended = leaf()) return *ended;
        if (!next_alternative()) return Ended::Complete;
      } else if (!refine() && !next_alternative()) {
        return Ended::Complete;
      }
    }
  }

  Walker& walker() { return walker_; }
  uint32_t next_bound() const { return walker_.refiner().next_bound(); }
  uint64_t tests() const { return tests_; }
  uint64_t discards() const { return discards_; }
  claim::Notes& notes() { return notes_; }
  // Whether every input that fits was evaluated to its end.
  bool whole() const { return !unfinished_ && !walker_.refiner().sized(); }

 private:
  // Binds the unknown to its first alternative, behind a choice point when there are more. False when none fits.
  bool refine() {
    const std::optional<Alternative> first = walker_.fit(0);
    if (!first) return false;
    const std::optional<Alternative> second = walker_.fit(first->index + 1);
    newest_bound_ = second.has_value();
    if (second) {
      walker_.push();
      next_.push_back(*second);
    }
    walker_.bind(*first);
    return true;
  }

  // Goes back to the newest choice and takes its next alternative; the last one needs no choice point. False when there
  // is no choice left.
  bool next_alternative() {
    if (next_.empty()) return false;
    walker_.back();
    const Alternative chosen = next_.back();
    if (const std::optional<Alternative> after = walker_.fit(chosen.index + 1)) {
      next_.back() = *after;
      newest_bound_ = true;
    } else {
      drop_choice();
    }
    walker_.bind(chosen);
    return true;
  }

  void drop_choice() {
    walker_.drop();
    next_.pop_back();
    newest_bound_ = false;
  }

  std::optional<Ended> leaf() {
    const Leaf& leaf = walker_.leaf();
    if (leaf.kind == LeafKind::Stopped) return Ended::Stopped;
    if (leaf.kind == LeafKind::NoSuchChoice) {
      if (newest_bound_) {
        walker_.back();
        drop_choice();
      }
      return std::nullopt;
    }
    ++tests_;
    if (leaf.result == TestResult::Discarded) ++discards_;
    if (leaf.notes) notes_.count(*leaf.notes);
    if (problem_.on_target) {
      unfinished_ = unfinished_ || leaf.result == TestResult::Unfinished;
      return walker_.enough() ? std::optional(Ended::Found) : std::nullopt;
    }
    if (problem_.on_leaf) {
      problem_.on_leaf(leaf.result, walker_.inputs());
      return std::nullopt;
    }
    return leaf.result == TestResult::Failed ? std::optional(Ended::Found) : std::nullopt;
  }

  const Problem& problem_;
  Walker walker_;
  std::vector<Alternative> next_;  // of each choice
  uint64_t tests_ = 0, discards_ = 0;
  claim::Notes notes_;
  bool unfinished_ = false;
  bool newest_bound_ = false;  // the newest choice is what was bound last
};

class Narrow : public Strategy {
 public:
  const char* name() const override { return "narrow"; }

  End run(const Problem& problem, const Bounds& bounds) override {
    End end;
    uint32_t bound = bounds.depth.value_or(std::min(bounds.max_size, std::max(bounds.min_size, least_size(problem))));
    while (true) {
      Round round(problem, end.counts, {bound, bounds.depth.has_value()});
      const Round::Ended ended = round.run();
      if (ended == Round::Ended::Stopped && end.complete) return interrupted(std::move(end), round, ended);
      end.counts.tests = round.tests();
      end.counts.discards = round.discards();
      end.counts.notes = std::move(round.notes());
      end.counts.rejected = round.walker().rejected();
      end.counts.size_reached = bound;
      if (ended != Round::Ended::Complete) return interrupted(std::move(end), round, ended);
      const uint32_t next = round.next_bound();
      if (next == kInfinite) {
        end.kind = round.whole() ? EndKind::Exhausted : EndKind::Bounded;
        end.complete = bound;
        return end;
      }
      if (bounds.depth || next > bounds.max_size) {
        end.kind = EndKind::Bounded;
        end.complete = bounds.depth ? *bounds.depth : bounds.max_size;
        return end;
      }
      end.complete = next - 1;
      bound = next;
    }
  }

 private:
  static uint32_t least_size(const Problem& problem) {
    uint32_t size = 0;
    for (const claim::Input& input : problem.property.inputs)
      size = space::saturating_add(size, problem.spaces[input.space].least);
    return size;
  }

  static End interrupted(End end, Round& round, Round::Ended ended) {
    Walker& walker = round.walker();
    end.kind = ended == Round::Ended::Found ? EndKind::Found : EndKind::Stopped;
    end.inputs = walker.inputs();
    end.raised = walker.leaf().raised;
    end.stopped = walker.leaf().stopped;
    end.stuck = static_cast<double>(walker.last_steps()) > kStuckShare * static_cast<double>(end.counts.steps);
    return end;
  }
};

}  // namespace

std::unique_ptr<Strategy> narrow() {
  return std::make_unique<Narrow>();
}

}  // namespace needle::search
