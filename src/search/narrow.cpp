// Needed narrowing, depth first; by size round after round, by depth once.
#include "search/deepening.h"
#include "search/engines.h"

namespace needle::search {
namespace {

class Narrow : public claim::Engine {
 public:
  Narrow(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget, const claim::Listener& listener)
      : setting_(compiled, budget, listener, bounds.memory.value_or(main_memory(budget))),
        crew_(Crew::make(compiled, bounds.helping, budget, listener)),
        deepening_(setting_.problem(), bounds, nullptr, crew_.get()) {}

  std::optional<claim::End> work(uint64_t amount) override { return deepening_.run(amount); }
  const claim::End& so_far() const override { return deepening_.so_far(); }

 private:
  Setting setting_;
  std::unique_ptr<Crew> crew_;
  Deepening deepening_;
};

}  // namespace

std::unique_ptr<claim::Engine> narrow(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget,
                                      const claim::Listener& listener) {
  return std::make_unique<Narrow>(compiled, bounds, budget, listener);
}

}  // namespace needle::search
