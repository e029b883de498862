#include "search/examine.h"

namespace needle::search {

Examiner::Examiner(const Compiled& compiled, claim::SearchBudget& budget)
    : listener_{.mark =
                    [this](uint32_t tick, const std::vector<space::Value>&) {
                      passed_ = true;
                      return claim::MarkAnswer{claim::AtMark::GoOn, {tick}};
                    }},
      setting_(compiled, budget, listener_, budget.max_memory),
      guide_(setting_.problem(), counts_) {}

Examiner::Result Examiner::examine(const std::vector<space::Value>& inputs, uint32_t tick) {
  passed_ = false;
  setting_.machine().set_tick(tick, machine::TickAction::Stop);
  const Leaf& leaf = guide_.evaluate(inputs);
  return {leaf, passed_};
}

}  // namespace needle::search
