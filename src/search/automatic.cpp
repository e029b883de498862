// Several engines in turns, the first of them in charge.
//
// Small sizes first, alone: most properties need no more, and what they need comes in the same order each time. When
// that takes long, a part of the work goes into engines that look elsewhere. Only the engine in charge can say that the
// search is over; from the others only what they find counts, and the work they have done. Where it ends because the
// solver could not decide something, the others have some turns left to look for it.
#include <algorithm>
#include <chrono>

#include "search/engines.h"

namespace needle::search {
namespace {

using claim::End;
using Clock = std::chrono::steady_clock;

constexpr uint64_t kInCharge = 4'000'000;  // work a turn
constexpr uint64_t kBeside = 2'000'000;    // work a turn
constexpr uint64_t kSlice = 100'000;       // work between two looks at the clock
constexpr uint64_t kSliceBeside = 10'000;
constexpr double kTurnSeconds = 1;   // where steps are slow, a turn is over sooner
constexpr uint32_t kRoundsLeft = 2;  // of the others, after an end that decides nothing

class Turns : public claim::Engine {
 public:
  using Make = std::function<std::unique_ptr<claim::Engine>()>;

  // The others are made when it is first their turn.
  Turns(std::unique_ptr<claim::Engine> in_charge, std::vector<Make> others, const Sampling& sampling)
      : in_charge_(std::move(in_charge)), others_(std::move(others)) {
    begin_turn(sampling.after, sampling.after_seconds);
  }

  std::optional<End> work(uint64_t amount) override {
    if (others_.empty()) return in_charge_->work(amount);
    for (uint64_t done = 0, slice = 0; done < amount; done += slice) {
      slice = std::min({turn_ == 0 ? kSlice : kSliceBeside, left_, amount - done});
      if (turn_ == 0) {
        if (std::optional<End> end = in_charge_->work(slice)) {
          if (!end->is<End::Undecided>()) return counted(*end);
          undecided_ = std::move(end);
          left_ = slice;
        }
      } else if (Other& other = running_[turn_ - 1]; other.over) {
        slice = left_;
      } else if (const std::optional<End> end = other.engine->work(slice)) {
        if (end->found()) return found(*end);
        other.over = true;
      }
      left_ -= slice;
      if (left_ == 0 || Clock::now() >= until_) next_turn();
      if (turn_ == 0 && undecided_) {
        if (rounds_left_-- == 0) return counted(*undecided_);
        next_turn();
      }
    }
    so_far_ = counted(in_charge_->so_far());
    return std::nullopt;
  }
  const End& so_far() const override { return others_.empty() ? in_charge_->so_far() : so_far_; }

 private:
  struct Other {
    std::unique_ptr<claim::Engine> engine;
    bool over = false;
  };

  void begin_turn(uint64_t work, double seconds) {
    left_ = work;
    until_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  }
  void next_turn() {
    turn_ = (turn_ + 1) % (others_.size() + 1);
    if (turn_ > running_.size()) running_.push_back({others_[running_.size()]()});
    begin_turn(turn_ == 0 ? kInCharge : kBeside, kTurnSeconds);
  }

  End found(End by_other) const {
    End out = counted(in_charge_->so_far());
    out.how = std::move(by_other.how);
    return out;
  }
  End counted(End end) const {
    for (const Other& other : running_) {
      const claim::Counts& counts = other.engine->so_far().counts;
      end.counts.nodes += counts.nodes;
      end.counts.steps += counts.steps;
      end.counts.samples += counts.samples;
    }
    return end;
  }

  std::unique_ptr<claim::Engine> in_charge_;
  std::vector<Make> others_;
  std::vector<Other> running_;
  std::optional<End> undecided_;  // the end of the engine in charge, when it was none
  uint32_t rounds_left_ = kRoundsLeft - 1;
  size_t turn_ = 0;    // 0: of the engine in charge
  uint64_t left_ = 0;  // work of this turn
  Clock::time_point until_;
  End so_far_;
};

}  // namespace

std::unique_ptr<claim::Engine> automatic(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget,
                                         const claim::Listener& listener) {
  std::vector<Turns::Make> others;
  const bool bounded = bounds.depth || bounds.max_size != UINT32_MAX;  // asked for: leaves nothing to look for beyond
  if (!bounded && claim::sought(compiled.claim) == claim::Sought::Failure) {
    others.push_back([=, &budget, &listener] { return endless(compiled, bounds, budget, listener); });
    // Where the solver is slow, or cannot decide, small numbers are soon tried.
    if (compiled.open_numbers())
      others.push_back([=, &budget, &listener] {
        Bounds beside = bounds;
        beside.memory = samplers_memory(budget);
        return narrow(compiled, beside, budget, listener);
      });
  }
  Bounds own = bounds;
  own.notes_first = true;
  if (!others.empty() && compiled.open_numbers()) own.memory = main_memory(budget) - samplers_memory(budget);
  std::unique_ptr<claim::Engine> in_charge = symbolic(compiled, own, budget, listener);
  return std::make_unique<Turns>(std::move(in_charge), std::move(others), bounds.sampling);
}

}  // namespace needle::search
