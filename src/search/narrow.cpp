// Needed narrowing, depth first; by size round after round, by depth once.
#include "search/deepening.h"

namespace needle::search {
namespace {

class Narrow : public Strategy {
 public:
  const char* name() const override { return "narrow"; }
  End run(const Problem& problem, const Bounds& bounds) override { return *Deepening(problem, bounds).run(); }
};

}  // namespace

std::unique_ptr<Strategy> narrow() {
  return std::make_unique<Narrow>();
}

}  // namespace needle::search
