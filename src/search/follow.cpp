#include "search/follow.h"

#include "search/walker.h"

namespace needle::search {
namespace {

constexpr Bound kUnbounded{space::kInfinite - 1, false};

// Whether the walker can refine the unknown of that number now.
bool aim_at(Walker& walker, uint32_t number) {
  if (walker.unknown().number == number) return true;
  for (const machine::Waiting& w : walker.waiting()) {
    if (Refiner::describe(w.unknown).number != number) continue;
    walker.aim(w.unknown);
    return true;
  }
  return false;
}

}  // namespace

std::optional<Followed> follow(const Problem& problem, const Path& path) {
  claim::Counts counts;
  Walker walker(problem, counts, kUnbounded, Walker::patience(problem.budget));
  walker.open();
  Walker::Event event = walker.start();
  for (const Step& step : path) {
    if (event != Walker::Event::Demand || !aim_at(walker, step.unknown)) return std::nullopt;
    const std::optional<Alternative> chosen = walker.fit(step.alternative);
    if (!chosen || chosen->index != step.alternative) return std::nullopt;
    walker.bind(*chosen);
    event = walker.advance();
  }
  if (event != Walker::Event::Leaf) return std::nullopt;
  return Followed{walker.leaf(), walker.inputs()};
}

}  // namespace needle::search
