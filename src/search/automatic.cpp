// Several engines in turns, the first of them in charge.
//
// Small sizes first, alone: most properties need no more, and what they need comes in the same order each time. When
// that takes long, a part of the work goes into engines that look elsewhere. Only the engine in charge can say that the
// search is over; from the others only what they find counts, and the work they have done. How much of the search each
// has is measured where numbers are left open (shares.h).
//
// When others help the engine in charge (crew.h), it is ahead of what it would have done alone by then, and which
// engine finds something first would depend on who had time. So what one has found is held back until the other has
// done what it would have done before that if everything were done by one thread.
#include <algorithm>
#include <chrono>

#include "search/engines.h"
#include "search/shares.h"

namespace needle::search {
namespace {

using claim::End;
using Clock = std::chrono::steady_clock;

constexpr uint64_t kEighth = 1'000'000;  // work of a share
constexpr uint64_t kFirstSlice = 1;      // work between two looks at the clock
constexpr uint64_t kSlice = 100'000;     // at most
constexpr uint64_t kSliceBeside = 10'000;
constexpr double kSliceSeconds = 0.1;
// Where steps are slow, a turn is over sooner.
constexpr double kEighthSeconds = 0.375, kTurnSeconds = 1;
constexpr uint32_t kInCharge = 4, kBeside = 2;
constexpr uint64_t kTurn = kInCharge * kEighth, kTurnBeside = kBeside * kEighth;

using Seconds = std::chrono::duration<double>;

class Turns : public claim::Engine {
 public:
  struct Beside {
    const char* name;
    std::function<std::unique_ptr<claim::Engine>()> make;
  };

  // The others are made when it is first their turn. `measured`: they are narrow, and random before it unless there is nothing to
  // look for beyond a bound, beside symbolic.
  Turns(std::unique_ptr<claim::Engine> in_charge, std::vector<Beside> others, const Sampling& sampling, bool measured)
      : in_charge_(std::move(in_charge)),
        others_(std::move(others)),
        measured_(measured),
        alone_(sampling.after),
        alone_seconds_(sampling.after_seconds) {
    eighths_.assign(others_.size() + 1, kBeside);
    eighths_[0] = kInCharge;
    begin_turn(sampling.after, sampling.after_seconds);
  }

  std::optional<End> work(uint64_t amount) override {
    if (others_.empty()) return in_charge_->work(amount);
    for (uint64_t done = 0, slice = 0; done < amount; done += slice) {
      slice = std::min({turn_ == 0 ? slice_ : kSliceBeside, left_, amount - done});
      const uint64_t before = in_charge_done();
      if (is_over()) {
        slice = left_;
      } else if (std::optional<End> end = turn_ == 0 ? work_in_charge(slice) : work_beside(slice)) {
        return end;
      }
      const uint64_t by_helpers = turn_ == 0 ? in_charge_done() - std::min(before + slice, in_charge_done()) : 0;
      left_ -= std::min(left_, slice + by_helpers);
      if (left_ == 0 || Clock::now() >= until_ || waits_alone()) next_turn();
      if (undecided_ && running_.size() == others_.size() &&
          std::all_of(running_.begin(), running_.end(), [](const Other& o) { return o.over; }))
        return counted(*undecided_);
    }
    so_far_ = counted(in_charge());
    return std::nullopt;
  }
  const End& so_far() const override { return others_.empty() ? in_charge_->so_far() : so_far_; }

 private:
  struct Other {
    std::unique_ptr<claim::Engine> engine;
    bool over = false;
  };

  // Small sizes that wait for the solver are not soon done with.
  bool waits_alone() const {
    constexpr double kAloneWaiting = 0.4;
    return measured_ && running_.empty() && in_charge().counts.solver_seconds > kAloneWaiting;
  }
  bool is_over() const { return turn_ == 0 ? undecided_.has_value() : running_[turn_ - 1].over; }
  // By its helpers, too.
  uint64_t in_charge_done() const {
    const claim::Counts& counts = in_charge().counts;
    return counts.work() + counts.ahead;
  }
  bool helped() const { return in_charge().counts.parts > 0 || in_charge().counts.ahead > 0; }
  const End& in_charge() const { return undecided_ ? *undecided_ : in_charge_->so_far(); }

  // Where it ends because of what the solver cannot say, the others go on without it.
  std::optional<End> work_in_charge(uint64_t slice) {
    const Clock::time_point began = Clock::now();
    const std::optional<End> end = in_charge_->work(slice);
    const double seconds = Seconds(Clock::now() - began).count();
    seconds_ += seconds;
    // A slice is as much as can be done between two looks at the clock, and a call of the solver may take long.
    slice_ = seconds > kSliceSeconds ? std::max<uint64_t>(1, slice / 2) : std::min(kSlice, 2 * slice_);
    if (!end) return std::nullopt;
    if (!measured_ && end->found() && end->counts.parts > 0) return unless_found_beside(*end);
    if (!measured_ || !end->is<End::Undecided>()) return counted(*end);
    undecided_ = *end;
    left_ = slice;
    return std::nullopt;
  }

  std::optional<End> work_beside(uint64_t slice) {
    Other& other = running_[turn_ - 1];
    const uint64_t before = other.engine->so_far().counts.work();
    const std::optional<End> end = other.engine->work(slice);
    if (!end) return std::nullopt;
    if (end->found()) return !measured_ && helped() ? unless_found_in_charge(*end, before) : found(*end);
    other.over = true;
    if (!undecided_ || !end->is<End::Exhausted>()) return std::nullopt;
    return proved(*end);
  }

  // What the engine in charge has found, unless the one beside it finds something before its turn would have come.
  End unless_found_beside(const End& end) {
    const uint64_t work = end.counts.work();
    const uint64_t turns = work <= alone_ ? 0 : (work - alone_ + kTurn - 1) / kTurn;
    const uint64_t due = turns * kTurnBeside;
    if (due > 0 && running_.empty()) running_.push_back({others_[0].make()});
    while (due > 0 && running_[0].engine->so_far().counts.work() < due && Clock::now() < latest(turns)) {
      const std::optional<End> other = running_[0].engine->work(kSliceBeside);
      if (other && other->found()) return found(*other);
      if (other) break;
    }
    return counted(end);
  }

  // The other way round; `before`: work that had been done beside.
  End unless_found_in_charge(const End& end, uint64_t before) {
    const uint64_t turns = before / kTurnBeside, due = alone_ + turns * kTurn;
    while (in_charge().counts.work() < due && Clock::now() < latest(turns)) {
      const std::optional<End> own = in_charge_->work(kSlice);
      if (own && own->found()) return counted(*own);
      if (own) break;
    }
    return found(end);
  }

  // One thread would have done so many turns of both by then, however slow it was.
  Clock::time_point latest(uint64_t turns) const {
    const Seconds all(alone_seconds_ + 2 * kTurnSeconds * static_cast<double>(turns));
    return began_ + std::chrono::duration_cast<Clock::duration>(all);
  }

  void begin_turn(uint64_t work, double seconds) {
    left_ = work;
    until_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(Seconds(seconds));
  }
  void next_turn() {
    if (turn_ == 0 && measured_) measure();
    turn_ = (turn_ + 1) % (others_.size() + 1);
    if (turn_ > running_.size()) running_.push_back({others_[running_.size()].make()});
    begin_turn(eighths_[turn_] * kEighth, measured_ ? eighths_[turn_] * kEighthSeconds : kTurnSeconds);
  }

  void measure() {
    const End& own = in_charge();
    const claim::Counts& counts = own.counts;
    const Measured symbolic{seconds_, counts.solver_seconds, counts.solver_calls, counts.solver_unknown, own.complete};
    Measured narrow;
    if (running_.size() == others_.size()) narrow.complete = running_.back().engine->so_far().complete;
    const Shares shares = shares_of(symbolic, narrow);
    eighths_ = {shares.symbolic, shares.random, shares.narrow};
    if (others_.size() == 1) eighths_ = {shares.symbolic, shares.random + shares.narrow};
  }

  End found(End by_other) const {
    End out = counted(in_charge());
    out.how = std::move(by_other.how);
    return out;
  }
  // By walking the whole tree with numbers chosen.
  End proved(const End& by_other) const {
    End out = found(by_other);
    take_complete(out, by_other);
    out.counts.undecided = 0;
    return out;
  }
  static void take_complete(End& to, const End& from) {
    to.complete = from.complete;
    to.numbers = from.numbers;
    to.counts.tests = from.counts.tests;
    to.counts.discards = from.counts.discards;
    to.counts.rejected = from.counts.rejected;
    to.counts.notes = from.counts.notes;
    to.counts.size_reached = from.counts.size_reached;
    to.counts.generated |= from.counts.generated;
    to.counts.expects_failure |= from.counts.expects_failure;
  }
  // What narrow has completed counts where the engine in charge has completed nothing, and is not where it got stuck.
  void take_narrow(End& to) const {
    if (!measured_ || to.complete || to.found() || running_.size() < others_.size()) return;
    const End& narrow = running_.back().engine->so_far();
    if (!narrow.complete) return;
    take_complete(to, narrow);
    if (to.cut.empty()) {
      to.cut = narrow.cut;
      to.cut_by_memory = narrow.cut_by_memory;
    }
    to.cuts += narrow.cuts;
  }
  End counted(End end) const {
    for (const Other& other : running_) {
      const claim::Counts& counts = other.engine->so_far().counts;
      end.counts.nodes += counts.nodes;
      end.counts.steps += counts.steps;
      end.counts.samples += counts.samples;
    }
    take_narrow(end);
    if (!measured_ || running_.empty()) return end;
    end.counts.shares = {{"symbolic", eighths_[0]}};
    for (size_t i = 0; i < others_.size(); ++i) end.counts.shares.push_back({others_[i].name, eighths_[i + 1]});
    return end;
  }

  std::unique_ptr<claim::Engine> in_charge_;
  std::vector<Beside> others_;
  const bool measured_;
  const uint64_t alone_;        // work of the engine in charge before any other has a turn
  const double alone_seconds_;  // at most
  const Clock::time_point began_ = Clock::now();
  std::vector<Other> running_;
  std::vector<uint32_t> eighths_;  // of the search, for the engine in charge and the others
  double seconds_ = 0;             // of the engine in charge
  uint64_t slice_ = kFirstSlice;   // work of the engine in charge between two looks at the clock
  std::optional<End> undecided_;   // its end, when the others go on without it
  size_t turn_ = 0;                // 0: of the engine in charge
  uint64_t left_ = 0;              // work of this turn
  Clock::time_point until_;
  End so_far_;
};

}  // namespace

std::unique_ptr<claim::Engine> automatic(const Compiled& compiled, const Bounds& asked, claim::SearchBudget& budget,
                                         const claim::Listener& listener) {
  Bounds bounds = asked;
  if (compiled.open_numbers()) bounds.helping = {};  // how far each engine comes is measured, on one thread
  std::vector<Turns::Beside> others;
  const bool bounded = bounds.depth || bounds.max_size != UINT32_MAX;  // asked for: leaves nothing to look for beyond
  if (claim::sought(compiled.claim) == claim::Sought::Failure) {
    if (!bounded)
      others.push_back({"random", [=, &budget, &listener] { return endless(compiled, bounds, budget, listener); }});
    // Where the solver is slow, or cannot decide, small numbers are soon tried.
    if (compiled.open_numbers() && !bounds.depth)
      others.push_back({"narrow", [=, &budget, &listener] {
                          Bounds beside = bounds;
                          beside.memory = samplers_memory(budget);
                          return narrow(compiled, beside, budget, listener);
                        }});
  }
  Bounds own = bounds;
  own.notes_first = true;
  if (!others.empty() && compiled.open_numbers()) own.memory = main_memory(budget) - samplers_memory(budget);
  std::unique_ptr<claim::Engine> in_charge = symbolic(compiled, own, budget, listener);
  const bool measured = !others.empty() && compiled.open_numbers();
  return std::make_unique<Turns>(std::move(in_charge), std::move(others), bounds.sampling, measured);
}

}  // namespace needle::search
