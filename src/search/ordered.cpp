#include "search/ordered.h"

#include <algorithm>

#include "search/limits.h"

namespace needle::search {

using claim::End;
using solve::Possible;

namespace {

constexpr int64_t kPathSteps = 1'000'000;  // where nobody says how many
constexpr uint32_t kMostDecisions = 1024;  // on one path
constexpr size_t kMemoryShare = 32;        // for paths that wait

uint32_t largest(const Bounds& bounds) {
  return std::min(bounds.max_size, space::kInfinite - 1);
}

}  // namespace

Ordered::Ordered(const Problem& problem, const Bounds& bounds)
    : problem_(problem),
      bounds_(bounds),
      path_steps_(bounds.path_steps.value_or(kPathSteps)),
      frontier_(bounds.order, problem.budget.max_memory / kMemoryShare),
      tally_(problem, end_.counts) {}

std::optional<End> Ordered::run(uint64_t work) {
  const uint64_t until = work == UINT64_MAX ? work : end_.counts.work() + work;
  while (true) {
    Says says = Says::GoOn;
    if (problem_.stopped()) return ended(End::Stopped{});
    if (!begun_) {
      says = begin();
    } else if (const std::optional<WaitingPath> next = frontier_.take()) {
      says = go_to(next->place);
      if (says == Says::GoOn && undecided_here_ && here_.back() == next->place) says = expand(*next);
    } else {
      return empty();
    }
    count();
    if (says == Says::Found) return found();
    if (says == Says::Stopped) return ended(End::Stopped{walker_->leaf().by});
    if (end_.counts.work() >= until) return std::nullopt;
  }
}

// At the root. False when nothing has to be decided there.
bool Ordered::start() {
  here_.clear();
  undecided_here_ = false;
  walker_.reset();  // its machine is the next one's
  if (problem_.solver) problem_.solver->reset();
  walker_.emplace(problem_, end_.counts, Bound{largest(bounds_), false}, path_steps_);
  walker_->limit_stretch(path_steps_);
  nothing_fits_ = !walker_->open();
  return !nothing_fits_ && walker_->start() == Walker::Event::Demand;
}

Ordered::Says Ordered::begin() {
  begun_ = true;
  if (!start()) return nothing_fits_ ? Says::GoOn : leaf();
  stand_at(frontier_.make_place(nullptr, {}, 0, walker_->stretch()));
  add_ways(here_.back());
  return Says::GoOn;
}

// To a place on another path, the shortest way. Where something else is met on that way, the walker stands elsewhere.
Ordered::Says Ordered::go_to(const PlacePointer& place) {
  if (undecided_here_ && here_.back() == place) return Says::GoOn;
  std::vector<PlacePointer> way(place->length + 1);
  way.back() = place;
  for (size_t i = way.size(); i-- > 1;) way[i - 1] = way[i]->before;
  if (here_.empty() || (problem_.solver && problem_.solver->has_too_many_terms())) {
    if (!start_again()) return lost();
    stand_at(way[0]);
  }
  size_t common = std::min(way.size(), here_.size());
  while (way[common - 1] != here_[common - 1]) --common;
  walker_->unwind(common);
  here_.resize(common);
  undecided_here_ = true;
  for (; common < way.size(); ++common) {
    if (take(way[common]->choice) != Possible::Yes) return lost();
    walker_->rehearse(true);
    undecided_here_ = advance(*way[common - 1]) == Walker::Event::Demand;
    walker_->rehearse(false);
    if (!undecided_here_) return lost();
    stand_at(way[common]);
  }
  return Says::GoOn;
}

// The tables of the solver are emptied, and its conditions have other numbers from now on.
bool Ordered::start_again() {
  renumbered_ = true;
  tally_.count_unknown();
  return start();
}

// The way to a place did not lead there.
Ordered::Says Ordered::lost() {
  if (!undecided_here_ && walker_->leaf().kind == LeafKind::Stopped) return Says::Stopped;
  tally_.count_unknown();
  return Says::GoOn;
}

void Ordered::stand_at(PlacePointer place) {
  walker_->push();
  here_.push_back(std::move(place));
  undecided_here_ = true;
}

Walker::Event Ordered::advance(const Place& from) {
  walker_->limit_stretch(path_steps_ - from.steps);
  return walker_->advance();
}

Possible Ordered::take(const Choice& choice) {
  const Unknown& unknown = walker_->unknown();
  const bool same_number = unknown.number == choice.unknown || (choice.condition && renumbered_);
  if (unknown.is_condition() != choice.condition || !same_number) return Possible::Unknown;
  if (choice.condition) return walker_->take_side(choice.alternative != 0);
  const MaybeAlternative chosen = walker_->fit(choice.alternative);
  if (!chosen || chosen->index != choice.alternative) return Possible::Unknown;
  walker_->bind(*chosen);
  return Possible::Yes;
}

// Takes the path's choice where the walker stands.
Ordered::Says Ordered::expand(const WaitingPath& path) {
  MaybeAlternative after;
  if (!path.choice.condition) after = walker_->fit(path.choice.alternative + 1);
  const uint64_t ways = problem_.machine.ways_taken();
  switch (take(path.choice)) {
    case Possible::Yes:
      break;
    case Possible::Unknown:
      tally_.count_unknown();
      return Says::GoOn;
    case Possible::No:
      return Says::GoOn;
  }
  const Place& from = *path.place;
  undecided_here_ = advance(from) == Walker::Event::Demand;
  if (!undecided_here_ && walker_->leaf().kind == LeafKind::NoSuchChoice) return Says::GoOn;
  const Choice other{path.choice.unknown, false, after ? after->index : 0};
  if (after) frontier_.add(path.place, {&other, 1});
  if (!undecided_here_) return leaf();
  const uint32_t since = problem_.machine.ways_taken() > ways ? 0 : from.since + 1;
  stand_at(frontier_.make_place(path.place, path.choice, since, from.steps + walker_->stretch()));
  add_ways(here_.back());
  return Says::GoOn;
}

void Ordered::add_ways(const PlacePointer& place) {
  const Unknown& unknown = walker_->unknown();
  if (place->length >= kMostDecisions) return tally_.count_cut(*walker_, false);
  if (unknown.is_condition()) {
    const bool side = walker_->refiner().free_side(unknown);
    const Choice sides[] = {{unknown.number, true, side}, {unknown.number, true, !side}};
    return frontier_.add(place, sides);
  }
  const MaybeAlternative first = walker_->fit(0);
  if (!first) return;
  const Choice choice{unknown.number, false, first->index};
  frontier_.add(place, {&choice, 1});
}

Ordered::Says Ordered::leaf() {
  end_.counts.size_reached = std::max(end_.counts.size_reached, walker_->refiner().size());
  if (see_) see_(*walker_);
  const Says says = tally_.leaf(*walker_);
  return see_ && says == Says::Found ? Says::GoOn : says;
}

void Ordered::count() {
  claim::Counts& counts = end_.counts;
  counts.tests = tally_.tests();
  counts.discards = tally_.discards();
  counts.undecided = tally_.unknown();
  counts.waiting = frontier_.size();
}

End Ordered::empty() {
  const Refiner& refiner = walker_->refiner();
  const bool bounded = refiner.next_bound() != space::kInfinite;
  end_.numbers = numbers_of(problem_, *walker_, std::nullopt);
  if (tally_.cuts() > 0 || frontier_.left_out() > 0) return ended(End::Cut{});
  if (tally_.unknown() > 0 && problem_.budget.stop.requested()) return ended(End::Stopped{});
  if (tally_.unknown() > 0) return ended(End::Undecided{});
  end_.complete = bounded ? bounds_.max_size : end_.counts.size_reached;
  if (refiner.clipped_from() <= *end_.complete) end_.complete = std::max(1U, refiner.clipped_from()) - 1;
  end_.counts.size_reached = *end_.complete;
  const std::optional<claim::Certificate> proof = claim::Certificate::of(
      {.finished = true,
       .bound_hit = bounded,
       .values_left = refiner.partial() || problem_.machine.asked_world() || problem_.machine.may_have_wrapped(),
       .undecided = tally_.undecided()});
  if (proof) return ended(End::Exhausted{*proof});
  return ended(End::Bounded{});
}

End Ordered::found() {
  End::Found failure = found_at(problem_, *walker_);
  here_.clear();
  walker_.reset();
  if (problem_.sought != claim::Sought::Mark) failure = with_smallest_limits(problem_, end_.counts, std::move(failure));
  return ended(std::move(failure));
}

template <class How>
End Ordered::ended(How how) {
  end_.cuts = tally_.cuts();
  end_.cut = tally_.cut();
  end_.cut_by_memory = tally_.cuts() > 0 ? tally_.cut_by_memory() : frontier_.left_out() > 0;
  end_.counts.notes = std::move(tally_.notes());
  count_deciders(problem_, end_.counts);
  if (walker_) end_.counts.rejected = walker_->rejected();
  here_.clear();
  walker_.reset();
  end_.how = std::move(how);
  return end_;
}

}  // namespace needle::search
