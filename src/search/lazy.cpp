// Lazy search in total values, bounded by size.
//
// Every leaf is an execution of the claim on one value with all its constructors: those that are locked were chosen,
// those that the execution opens are the least there are. The next values to be tried change one open constructor each,
// and lock those that were opened before it; evaluation order decides which those are. So no two executions are on
// values that the claim cannot tell apart.
#include "search/conjunctions.h"
#include "search/deepening.h"
#include "search/engines.h"

namespace needle::search {
namespace {

class Lazy : public claim::Engine {
 public:
  Lazy(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget, const claim::Listener& listener)
      : setting_(compiled, budget, listener, main_memory(budget)),
        order_(bounds.conjunction),
        deepening_(setting_.problem(), bounds, &order_) {}

  std::optional<claim::End> work(uint64_t amount) override { return deepening_.run(amount); }
  const claim::End& so_far() const override { return deepening_.so_far(); }

 private:
  Setting setting_;
  Conjunctions order_;
  Deepening deepening_;
};

}  // namespace

std::unique_ptr<claim::Engine> lazy(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget,
                                    const claim::Listener& listener) {
  return std::make_unique<Lazy>(compiled, bounds, budget, listener);
}

}  // namespace needle::search
