#include "search/paths.h"

#include <unordered_set>

#include "search/deepening.h"
#include "search/engines.h"
#include "search/ordered.h"

namespace needle::search {
namespace {

// In one tree the alternatives taken, in order, tell a path from all others.
uint64_t hash_of(const std::vector<Decision>& decisions) {
  uint64_t out = decisions.size();
  for (const Decision& d : decisions) {
    out = (out ^ d.taken) * 0x9E37'79B9'7F4A'7C15u;
    out ^= out >> 29;
  }
  return out;
}

claim::End by_size(const Problem& problem, const Bounds& bounds, const SeePaths& see) {
  std::unordered_set<uint64_t> seen;
  Bound bound{0, false, 0};
  Deepening deepening(problem, bounds);
  deepening.on_leaf([&](Walker& walker) {
    const Leaf& leaf = walker.leaf();
    if (leaf.kind != LeafKind::Tested || problem.stopped()) return;
    const Bound now = walker.refiner().bound();
    if (now.most != bound.most || now.sides != bound.sides) see.round();
    bound = now;
    if (seen.insert(hash_of(walker.decisions())).second) see.path(leaf, walker.smallest_inputs());
  });
  while (true)
    if (std::optional<claim::End> end = deepening.run()) return *end;
}

// Each path is taken once, and shown at once.
claim::End in_order(const Problem& problem, const Bounds& bounds, const SeePaths& see) {
  Ordered ordered(problem, bounds);
  ordered.on_leaf([&](Walker& walker) {
    if (walker.leaf().kind != LeafKind::Tested || problem.stopped()) return;
    see.path(walker.leaf(), walker.smallest_inputs());
    see.round();
  });
  while (true)
    if (std::optional<claim::End> end = ordered.run()) return *end;
}

}  // namespace

claim::End walk_paths(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget,
                      const claim::Listener& listener, const SeePaths& see) {
  Setting setting(compiled, budget, listener, main_memory(budget));
  setting.leave_numbers_open(bounds.solver, true);
  return bounds.order == PathOrder::BySize ? by_size(setting.problem(), bounds, see)
                                           : in_order(setting.problem(), bounds, see);
}

}  // namespace needle::search
