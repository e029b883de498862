#include "search/deepening.h"

#include <algorithm>

#include "search/limits.h"

namespace needle::search {

using claim::End;
using space::kInfinite;

namespace {

constexpr int64_t kMorePatience = 16;  // times, on the second look
constexpr uint64_t kMostCuts = 32;     // evaluations that may be cut before the search gives up

uint32_t first_bound(const Problem& problem, const Bounds& bounds) {
  if (bounds.depth) return *bounds.depth;
  uint32_t least = 0;
  for (const claim::Input& input : problem.test().inputs)
    least = space::saturating_add(least, problem.spaces[input.space].least);
  return std::min(bounds.max_size, std::max(bounds.min_size, least));
}

}  // namespace

Deepening::Deepening(const Problem& problem, const Bounds& bounds, Order* order, Crew* crew)
    : problem_(problem),
      bounds_(bounds),
      order_(order),
      crew_(crew),
      bound_(first_bound(problem, bounds)),
      sides_(sides_of(bound_)),
      patience_(bounds.patience.value_or(Walker::patience(problem.budget))) {}

// Decisions about numbers that a path of this size may take. Few programs need a quarter of the usual.
uint32_t Deepening::sides_of(uint32_t bound) const {
  return bounds_.sides + bounds_.sides_per_size * std::min(bound, space::kInfinite / 8);
}

std::optional<End> Deepening::run(uint64_t work) {
  const uint64_t until = work == UINT64_MAX ? work : end_.counts.work() + work;
  while (true) {
    if (!round_) begin_round(bound_);
    const uint64_t pause_at = std::min(until, give_up_at_);
    const Round::Ended how = crew_ ? crew_->run(*round_, end_.counts, pause_at) : round_->run(pause_at);
    if (how == Round::Ended::Lost) {
      end_.counts = before_round_;
      begin_round(bound_);
      continue;
    }
    if (how == Round::Ended::Paused) {
      if (crew_) end_.counts.ahead = crew_->ahead();
      count_deciders(problem_, end_.counts);
      if (end_.counts.work() < give_up_at_) return std::nullopt;
      return ended(End::Cut{});
    }
    if (how != Round::Ended::Stopped || !end_.complete) {
      end_.counts.tests = round_->tally().tests();
      end_.counts.discards = round_->tally().discards();
      end_.counts.notes = round_->tally().notes();
      end_.counts.rejected = round_->walker().rejected();
      end_.counts.size_reached = bound_;
    }
    count_deciders(problem_, end_.counts);
    if (how == Round::Ended::Found) return found();
    if (how == Round::Ended::Stopped) return stopped();
    if (std::optional<End> end = round_complete()) return end;
  }
}

// Whether the next round profits from a record of this one: what depends on more than the path has none.
bool Deepening::covers() const {
  return !order_ && !problem_.solver && !bounds_.depth && !see_ && !problem_.listener.leaf && end_.cuts == 0;
}

std::optional<End> Deepening::round_complete() {
  // A solver that was told to end decides nothing any more.
  if (round_->tally().unknown() > 0 && problem_.budget.stop.requested()) return ended(End::Stopped{});
  // A second look that was cut again ended there, and did not see all the bounds that the first one saw.
  next_ = second_look_ && round_->tally().cuts() > 0 ? std::min(next_, round_->next_bound()) : round_->next_bound();
  if (look_again()) {
    second_look_ = true;
    next_round(bound_);
    return std::nullopt;
  }
  if (round_->tally().cuts() > 0) {
    note_cuts();
    if (end_.cuts >= kMostCuts) return ended(End::Cut{});
  } else if (second_look_) {
    patience_ *= kMorePatience;  // the program is slow, no more
  }
  second_look_ = false;
  if (end_.cuts == 0 && problem_.listener.size_done) problem_.listener.size_done(end_.counts, bound_);
  end_.counts.undecided += round_->tally().unknown();
  const bool last = next_ == kInfinite || bounds_.depth || next_ > bounds_.max_size;
  if (last && end_.cuts > 0) return ended(End::Cut{});
  if (last && deepen_sides()) return std::nullopt;
  if (last && end_.counts.undecided > 0) return ended(End::Undecided{});
  if (last) {
    note_numbers();
    complete(next_ == kInfinite ? bound_ : bounds_.depth.value_or(bounds_.max_size));
    if (const std::optional<claim::Certificate> proof = round_->certificate()) return ended(End::Exhausted{*proof});
    return ended(End::Bounded{});
  }
  if (end_.cuts == 0 && end_.counts.undecided == 0) {
    note_numbers();
    complete(next_ - 1);
    if (end_.complete && !bounds_.depth && !problem_.solver)
      problem_.budget.passed_up_to = std::max(problem_.budget.passed_up_to, *end_.complete);
  }
  sides_ = std::max(sides_of(next_), round_->sides_hit() ? sides_ + sides_ / 4 : 0);
  next_round(next_);
  return std::nullopt;
}

// Up to this bound, but for what no round can look at.
void Deepening::complete(uint32_t bound) {
  const uint32_t clipped_from = round_->walker().refiner().clipped_from();
  if (clipped_from > 0)
    end_.complete = std::min(bound, clipped_from - 1);
  else
    end_.complete.reset();
}

// Where no input is larger, paths may still be longer. A bound that was asked for is a bound on size, so those end.
bool Deepening::deepen_sides() {
  constexpr uint32_t kManyWhenBounded = 256;
  const bool asked = next_ != kInfinite;
  if (!round_->sides_hit() || (asked && sides_ >= kManyWhenBounded)) return false;
  if (end_.counts.undecided == 0) {
    note_numbers();
    complete(bound_);
  }
  sides_ += sides_ / 2 + 1;
  next_round(bound_);
  return true;
}

void Deepening::note_numbers() {
  end_.numbers = numbers_of(problem_, round_->walker(), round_->sides_hit() ? std::optional(sides_) : std::nullopt);
}

// Steps may have been too few; for memory there is no more than all.
bool Deepening::look_again() const {
  return round_->tally().cuts() > 0 && !round_->tally().cut_by_memory() && !second_look_ && end_.cuts == 0;
}

void Deepening::note_cuts() {
  if (end_.cuts == 0) {
    end_.cut = round_->tally().cut();
    end_.cut_by_memory = round_->tally().cut_by_memory();
    give_up_at_ = 2 * end_.counts.work() - round_began_;
  }
  end_.cuts += round_->tally().cuts();
}

void Deepening::next_round(uint32_t bound) {
  behind_ = covers() ? round_->behind() : std::nullopt;
  begin_round(bound);
}

void Deepening::begin_round(uint32_t bound) {
  bound_ = bound;
  if (crew_) before_round_ = end_.counts;
  round_began_ = end_.counts.work();
  round_.reset();  // its machine is the next one's
  if (problem_.solver) problem_.solver->reset();
  const int64_t patience = second_look_ ? kMorePatience * patience_ : patience_;
  round_.emplace(problem_, end_.counts, Bound{bound, bounds_.depth.has_value(), sides_}, patience, order_);
  if (second_look_) round_->stop_at_cut();
  if (covers()) round_->cover(behind_ ? &*behind_ : nullptr);
  if (see_)
    round_->on_leaf([this](Walker& walker) {
      see_(walker);
      return true;
    });
}

template <class How>
End Deepening::ended(How how) {
  if (crew_) crew_->dismiss();
  round_.reset();
  end_.how = std::move(how);
  return end_;
}

End Deepening::found() {
  End::Found failure = crew_ && crew_->found() ? *crew_->found() : found_at(problem_, round_->walker());
  if (crew_) crew_->dismiss();
  round_.reset();
  if (problem_.sought != claim::Sought::Mark) failure = with_smallest_limits(problem_, end_.counts, std::move(failure));
  return ended(std::move(failure));
}

End Deepening::stopped() {
  Walker& walker = round_->walker();
  const bool own = !crew_ || crew_->own_stopped();
  const bool stuck =
      own && walker.stretch() > patience_ / 4 && static_cast<uint64_t>(walker.stretch()) > end_.counts.steps / 2;
  if (end_.cut.empty() && stuck) end_.cut = walker.inputs();
  if (end_.cut.empty() && crew_) end_.cut = crew_->running();
  if (round_->tally().cuts() > 0 && end_.cut.empty()) {
    end_.cut = round_->tally().cut();
    end_.cut_by_memory = round_->tally().cut_by_memory();
  }
  return ended(End::Stopped{own ? walker.leaf().by : claim::Halted::Interrupted});
}

}  // namespace needle::search
