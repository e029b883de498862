// Lazy search in total values, bounded by size.
//
// Every leaf is an execution of the claim on one value with all its constructors: those that are locked were chosen,
// those that the execution opens are the least there are. The next values to be tried change one open constructor each,
// and lock those that were opened before it; evaluation order decides which those are. So no two executions are on
// values that the claim cannot tell apart.
#include "search/conjunctions.h"
#include "search/deepening.h"

namespace needle::search {
namespace {

class Lazy : public Strategy {
 public:
  explicit Lazy(Conjunction order) : order_(order) {}
  const char* name() const override { return "lazy"; }
  End run(const Problem& problem, const Bounds& bounds) override {
    Conjunctions conjunctions(order_);
    return *Deepening(problem, bounds, &conjunctions).run();
  }

 private:
  Conjunction order_;
};

}  // namespace

std::unique_ptr<Strategy> lazy(Conjunction order) {
  return std::make_unique<Lazy>(order);
}

}  // namespace needle::search
