#include "search/compiled.h"

namespace needle::search {

const claim::Listener& nobody_listens() {
  static const claim::Listener nobody;
  return nobody;
}

Setting::Setting(const Compiled& compiled, claim::SearchBudget& budget, const claim::Listener& listener,
                 size_t max_memory)
    : unfolding_(compiled.unfolding),
      world_(compiled.world()),
      machine_(compiled.code, {.steps = budget.steps, .max_memory = max_memory}, *world_),
      stoppable_(budget.stop, [this] { machine_.interrupt(); }),
      problem_{machine_, compiled.spaces, compiled.claim, compiled.is_discard, budget, listener} {
  machine_.keep_work(true);
  if (compiled.loop.valid()) machine_.set_loop_exception(compiled.loop);
  for (uint32_t i = 0; i < compiled.guards; ++i) machine_.set_tick(i, machine::TickAction::Remember);
  if (const auto* target = std::get_if<claim::Target>(&compiled.claim))
    for (uint32_t tick : target->ticks) machine_.set_tick(tick, machine::TickAction::Stop);
}

void Setting::leave_numbers_open(const solve::Options& options, bool asks_overflow) {
  solver_ = std::make_unique<solve::Solver>(options);
  solver_stoppable_.emplace(problem_.budget.stop, [this] { solver_->interrupt(); });
  machine_.solve_with(solver_.get(), unfolding_);
  machine_.ask_overflow(asks_overflow);
  problem_.solver = solver_.get();
}

void Setting::choose_numbers() {
  machine_.solve_with(nullptr, unfolding_);
  problem_.solver = nullptr;
}

}  // namespace needle::search
