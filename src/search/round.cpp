#include "search/round.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "search/follow.h"

namespace needle::search {
namespace {

// Of one record: there may be two for each who walks.
size_t most_record(const Problem& problem) {
  constexpr size_t kShare = 64;
  return problem.budget.max_memory / kShare;
}

}  // namespace

[[gnu::always_inline]] inline MaybeAlternative Round::first() {
  return order_ ? walker_.least() : walker_.fit(0);
}

// The first one that is not taken first.
[[gnu::always_inline]] inline MaybeAlternative Round::other(uint64_t from) {
  const MaybeAlternative next = walker_.fit(from);
  return order_ && next ? unless_least(*next) : next;
}

MaybeAlternative Round::unless_least(const Alternative& next) {
  return next.index != walker_.least()->index ? MaybeAlternative(next) : walker_.fit(next.index + 1);
}

// For the fields of what is bound.
std::span<const uint32_t> Round::notes(const Alternative& chosen) {
  const space::Space& space = walker_.space();
  const size_t fields = space.form == space::Form::Number ? 0 : space.alternatives[chosen.index].fields.size();
  return order_->bind(walker_.unknown(), chosen, fields);
}

void Round::drop() {
  walker_.drop();
  newest_bound_ = false;
}

// Binds the unknown to its first alternative, behind a choice point when there are more. False when none fits.
[[gnu::always_inline]] inline bool Round::refine() {
  if (walker_.unknown().is_condition()) return refine_side();
  if (covering_) return refine_covering();
  if (order_) order_->choose(walker_);
  const MaybeAlternative chosen = first();
  if (!chosen) return false;
  const MaybeAlternative next = other(order_ ? 0 : chosen->index + 1);
  newest_bound_ = static_cast<bool>(next);
  const std::span<const uint32_t> notes = order_ ? this->notes(*chosen) : std::span<const uint32_t>();
  if (next)
    walker_.bind(*chosen, *next, notes);
  else
    walker_.bind(*chosen, notes);
  return true;
}

// The first that is not settled, from this one on.
MaybeAlternative Round::uncovered(MaybeAlternative from) {
  while (from && covering_->passes(*from)) from = walker_.fit(from->index + 1);
  covering_->leave_out(walker_.take_left_out());
  return from;
}

[[gnu::noinline]] bool Round::refine_covering() {
  covering_->demanded(walker_.unknown());
  const MaybeAlternative first = walker_.fit(0);
  const MaybeAlternative chosen = uncovered(first);
  if (!chosen) return false;
  if (chosen->index != first->index) {  // as it was taken before
    walker_.push();
    walker_.back();
    take_next(*chosen);
    return true;
  }
  const MaybeAlternative next = walker_.fit(chosen->index + 1);
  covering_->leave_out(walker_.take_left_out());
  newest_bound_ = static_cast<bool>(next);
  if (next)
    walker_.bind(*chosen, *next);
  else
    walker_.bind(*chosen);
  return true;
}

// At the newest open decision, gone back to: this alternative, and behind it what is left.
[[gnu::always_inline]] inline void Round::take_next(const Alternative& chosen) {
  const size_t open = walker_.open_decisions();
  if (const MaybeAlternative after = other(chosen.index + 1)) {
    walker_.leave(*after);
    newest_bound_ = true;
  } else {
    drop();
  }
  if (order_) order_->begin(open - 1, walker_.open_decisions());
  if (covering_) covering_->leave_out(walker_.take_left_out());
  walker_.bind(chosen, order_ ? notes(chosen) : std::span<const uint32_t>());
}

// Goes back to the newest open decision and takes its next alternative; the last one closes it. False when none is
// open.
[[gnu::always_inline]] inline bool Round::next_alternative() {
  if (covering_) return next_uncovered();
  Alternative chosen{};
  for (;;) {
    const size_t open = walker_.open_decisions();
    if (order_) order_->executed(open);
    if (open == given_) return false;
    walker_.back();
    chosen = walker_.decisions().back().next;
    if (!walker_.unknown().is_condition()) break;
    drop();
    if (take_side(chosen.index != 0)) return true;
    if ((going_back_ = waited())) return false;
  }
  take_next(chosen);
  return true;
}

[[gnu::noinline]] bool Round::next_uncovered() {
  while (walker_.open_decisions() > given_) {
    walker_.back();
    covering_->back_to(walker_.decisions().size() - 1);
    if (const MaybeAlternative chosen = uncovered(walker_.decisions().back().next)) {
      take_next(*chosen);
      return true;
    }
    drop();
  }
  return false;
}

[[gnu::always_inline]] inline std::optional<Round::Ended> Round::leaf() {
  if (covering_ && walker_.leaf().kind == LeafKind::NoSuchChoice) covering_->leaf(true);
  if (walker_.leaf().kind == LeafKind::NoSuchChoice && newest_bound_) {
    walker_.back();
    drop();
    return std::nullopt;
  }
  const uint64_t cuts = tally_.cuts(), undecided = tally_.undecided();
  const Tally::Says says = tally_.leaf(walker_);
  if (covering_ && walker_.leaf().kind != LeafKind::NoSuchChoice) covering_->leaf(tally_.undecided() == undecided);
  switch (says) {
    case Tally::Says::Stopped:
      return Ended::Stopped;
    case Tally::Says::Found:
      return Ended::Found;
    case Tally::Says::GoOn:
      break;
  }
  return stop_at_cut_ && tally_.cuts() > cuts ? std::optional(Ended::Complete) : std::nullopt;
}

// For the solver, in this slice: how much work that is says little about its time, and others may wait for their turn.
bool Round::waited() const {
  return problem_.solver && problem_.solver->statistics().z3_seconds > wait_until_;
}

Round::Ended Round::run(uint64_t until) {
  constexpr double kLong = 0.1;
  if (problem_.solver)
    wait_until_ = until == UINT64_MAX ? std::numeric_limits<double>::infinity()
                                      : problem_.solver->statistics().z3_seconds + kLong;
  if (std::exchange(going_back_, false) && !next_alternative()) return going_back_ ? Ended::Paused : finish();
  if (!started_ && !walker_.open()) return finish();
  if (!started_ && share_) {
    started_ = true;
    if (!arrive()) return problem_.stopped() ? Ended::Stopped : Ended::Lost;
    if (nothing_left_) return finish();
  }
  Walker::Event event = started_ ? walker_.advance()
                        : order_ ? walker_.start(order_->start(problem_.test().inputs.size()))
                                 : walker_.start();
  started_ = true;
  for (;; event = walker_.advance()) {
    bool refined = false;
    if (event == Walker::Event::Leaf) {
      if (see_ && !see_(walker_)) return Ended::Paused;
      const std::optional<Ended> ended = leaf();
      if (ended && (!see_ || *ended != Ended::Found)) return *ended;
    } else {
      refined = refine();
    }
    if (!refined && !next_alternative()) return going_back_ ? Ended::Paused : finish();
    if (counts_.work() >= until || waited()) return Ended::Paused;
  }
}

// Stands where the share begins, with its first alternative taken. Whoever gave it has counted the way there.
bool Round::arrive() {
  walker_.rehearse(true);
  Walker::Event event = walker_.start();
  for (const Step& step : share_->path) {
    if (event != Walker::Event::Demand || !take_as_before(step)) return false;
    event = walker_.advance();
  }
  walker_.rehearse(false);
  if (event != Walker::Event::Demand) return false;
  counts_.steps = counts_.nodes = 0;
  MaybeAlternative chosen = walker_.fit(share_->from.index);
  if (!chosen || chosen->index != share_->from.index) return false;
  walker_.push();
  walker_.back();
  if (share_->record) {
    covering_.emplace(share_->record, share_->before, walker_.decisions().size() - 1);
    chosen = uncovered(chosen);
  }
  if (chosen)
    take_next(*chosen);
  else
    nothing_left_ = true;
  return true;
}

void Round::cover(const Behind* before) {
  covering_.emplace(walker_.refiner().bound().most, most_record(problem_), before ? before->covered : nullptr);
  if (!before) return;
  add(before->seen);
  walker_.know_stretch(before->longest);
}

std::optional<Behind> Round::behind() const {
  if (!covered_ || tally_.undecided() > 0) return std::nullopt;
  std::shared_ptr<const Covered> all = Covered::join(covered_);
  if (!all) return std::nullopt;
  Behind out{std::move(all), seen(), walker_.longest()};
  out.seen.met.next_bound = space::kInfinite;  // what was left out is met again
  return out;
}

// An alternative that was not the first was taken after going back. That forgets which suspended computations could
// run, and so may make a difference for what is asked next.
bool Round::take_as_before(const Step& step) {
  const MaybeAlternative first = walker_.fit(0);
  if (first && first->index != step.alternative) {
    walker_.push();
    walker_.back();
    walker_.drop();
  }
  return take_step(walker_, step);
}

std::optional<Share> Round::give() {
  const size_t open = walker_.open_decisions();
  if (open == given_ || (open == given_ + 1 && newest_bound_)) return std::nullopt;
  size_t skip = given_++;
  const std::vector<Decision>& decisions = walker_.decisions();
  const auto oldest =
      std::find_if(decisions.begin(), decisions.end(), [&skip](const Decision& d) { return d.open && skip-- == 0; });
  Share share{path_of({decisions.begin(), oldest}), oldest->next, walker_.refiner().bound(), walker_.patience(),
              walker_.longest()};
  if (covering_) {
    const auto decision = static_cast<size_t>(oldest - decisions.begin());
    share.before = covering_->place_of_rest(decision);
    share.record = covering_->give(decision);
  }
  return share;
}

Seen Round::seen() const {
  return {tally_.tests(),     tally_.discards(),       tally_.notes(),
          walker_.rejected(), walker_.refiner().met(), problem_.machine.asked_world() || asked_world_};
}

void Round::add(const Seen& seen) {
  tally_.add(seen.tests, seen.discards, seen.notes);
  walker_.add(seen.met, seen.rejected);
  asked_world_ |= seen.asked_world;
}

Round::Ended Round::finish() {
  finished_ = true;
  if (covering_) covered_ = covering_->finish();
  return Ended::Complete;
}

// The side of the condition that is for nothing. The other one is asked for when the walk comes back to it.
bool Round::refine_side() {
  newest_bound_ = false;
  if (!walker_.refiner().sides_left()) {
    walker_.hit_sides();
    return false;
  }
  walker_.push();
  const bool side = walker_.refiner().free_side(walker_.unknown());
  walker_.leave({!side, walker_.refiner().size()});
  return take_side(side);
}

bool Round::take_side(bool side) {
  const solve::Possible possible = walker_.take_side(side);
  if (possible == solve::Possible::Unknown) tally_.count_unknown();
  return possible == solve::Possible::Yes;
}

std::optional<claim::Certificate> Round::certificate() const {
  return claim::Certificate::of({.finished = finished_,
                                 .bound_hit = next_bound() != space::kInfinite || sides_hit(),
                                 .values_left = walker_.refiner().partial() || problem_.machine.asked_world() ||
                                                asked_world_ || problem_.machine.may_have_wrapped(),
                                 .undecided = tally_.undecided()});
}

}  // namespace needle::search
