#include "backward/backward.h"

namespace needle::backward {

using claim::End;
using claim::Halted;

namespace {

constexpr uint64_t kMostRefused = 50;

}  // namespace

Backward::Backward(const Question& question, uint32_t first_mark, claim::SearchBudget& budget,
                   const claim::Listener& listener)
    : question_(question), first_mark_(first_mark), budget_(budget), listener_(listener) {
  begin();
}

void Backward::begin() {
  before_ = end_.counts;
  search_ = std::make_unique<Search>(question_, SearchLimits{.stop = budget_.stop, .max_memory = budget_.max_memory});
}

void Backward::count() {
  const Search& s = *search_;
  end_.counts.nodes = before_.nodes + s.lookups();
  end_.counts.steps = before_.steps + s.formula().clauses();
  end_.counts.tests = before_.tests + s.rounds();
  end_.counts.solver_calls = before_.solver_calls + s.formula().statistics().z3_calls;
  end_.counts.solver_seconds = before_.solver_seconds + s.formula().statistics().z3_seconds;
  end_.counts.solver_unknown = before_.solver_unknown + s.unknown();
  if (listener_.progress) listener_.progress(end_.counts, 0, std::nullopt);
}

bool Backward::judge() {
  search_->make_small();
  switch (listener_.mark(first_mark_, search_->inputs()).next) {
    case claim::AtMark::Enough:
      return true;
    case claim::AtMark::GoOn:
      found_ = true;
      break;
    case claim::AtMark::GoBack:
      ++refused_;
      break;
  }
  search_->refuse();
  return refused_ > kMostRefused;
}

std::optional<End> Backward::work(uint64_t amount) {
  const State state = search_->work(amount);
  count();
  switch (state) {
    case State::Working:
      return std::nullopt;
    case State::Candidate:
      if (!judge()) return std::nullopt;
      end_.how = End::Undecided{};
      return end_;
    case State::Overflows:
      if (question_.how.wraps) break;
      question_.how.wraps = true;
      begin();
      return std::nullopt;
    case State::Exhausted: {
      claim::Walk walk;
      walk.finished = true;
      walk.bound_hit = false;
      walk.values_left = false;
      for (const space::SpaceId id : question_.inputs)
        walk.values_left = walk.values_left || question_.spaces.partial(id);
      walk.values_left = walk.values_left || question_.spaces.clipped();
      walk.undecided = refused_;
      const std::optional<claim::Certificate> certificate = claim::Certificate::of(walk);
      if (!certificate) break;
      end_.how = End::Exhausted{*certificate};
      return end_;
    }
    case State::Undecided:
      break;
    case State::OutOfMemory:
      end_.how = End::Stopped{Halted::Memory};
      return end_;
    case State::Stopped:
      end_.how = End::Stopped{Halted::Interrupted};
      return end_;
  }
  end_.how = End::Undecided{};
  return end_;
}

}  // namespace needle::backward
