#include "search/follow.h"

#include "search/walker.h"

namespace needle::search {
namespace {

constexpr Bound kUnbounded{space::kInfinite - 1, false};

// Whether the walker can refine the unknown of that number now.
bool aim_at(Walker& walker, uint32_t number) {
  const auto is_it = [number](const Unknown& u) { return !u.is_condition() && u.number == number; };
  if (is_it(walker.unknown())) return true;
  for (const machine::Waiting& w : walker.waiting()) {
    if (!is_it(Refiner::describe(w.unknown))) continue;
    walker.aim(w.unknown);
    return true;
  }
  return false;
}

}  // namespace

bool take_step(Walker& walker, const Step& step) {
  if (step.unknown == kSide)
    return walker.unknown().is_condition() && walker.take_side(step.alternative != 0) == solve::Possible::Yes;
  if (!aim_at(walker, step.unknown)) return false;
  const MaybeAlternative chosen = walker.fit(step.alternative);
  if (!chosen || chosen->index != step.alternative) return false;
  walker.bind(*chosen);
  return true;
}

std::optional<Followed> follow(const Problem& problem, const Path& path) {
  claim::Counts counts;
  Walker walker(problem, counts, kUnbounded, Walker::patience(problem.budget));
  walker.open();
  Walker::Event event = walker.start();
  for (const Step& step : path) {
    if (event != Walker::Event::Demand || !take_step(walker, step)) return std::nullopt;
    event = walker.advance();
  }
  if (event != Walker::Event::Leaf) return std::nullopt;
  return Followed{walker.leaf(), walker.smallest_inputs()};
}

}  // namespace needle::search
