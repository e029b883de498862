#include "machine/machine.h"

#include "base/unicode.h"
#include "machine/state.h"

namespace needle::machine {

Machine::Machine(std::shared_ptr<const Code> code, const Limits& limits, World& world)
    : state_(std::make_unique<State>(std::move(code), limits, world)) {}
Machine::~Machine() = default;

Outcome Machine::run(core::GlobalId action) {
  Word w = state_->global(action);
  if (!w) return {OutcomeKind::Fault};
  Outcome outcome = interpret(*state_, w, 1);
  state_->io.flush_all();
  return outcome;
}

Outcome Machine::evaluate(core::GlobalId global) {
  Word w = state_->global(global);
  return w ? interpret(*state_, w, 0) : Outcome{OutcomeKind::Fault};
}

Outcome Machine::evaluate(Word value) {
  return interpret(*state_, value, 0);
}

void Machine::keep_work(bool keep) {
  state_->keep_work = keep;
  state_->keeping = keep && !state_->solver && state_->keep_after != INT64_MAX;
}

void Machine::set_loop_exception(core::GlobalId exception) {
  state_->loop_exception = state_->global(exception);
}
void Machine::set_tick(uint32_t tick, TickAction action) {
  if (tick >= state_->tick_actions.size()) state_->tick_actions.resize(tick + 1);
  state_->tick_actions[tick] = action;
  state_->ticks = state_->tick_actions.data();
  state_->tick_count = state_->tick_actions.size();
}

void Machine::solve_with(solve::Solver* solver, const Unfolding& functions) {
  state_->solver = solver;
  keep_work(state_->keep_work);
  state_->unfolded.clear();
  for (core::GlobalId id : functions.primitives) state_->unfolded.push_back(id.valid() ? state_->global(id) : 0);
  state_->choose_int = state_->global(functions.choose_int);
  state_->choose_integer = state_->global(functions.choose_integer);
  state_->choose_double = state_->global(functions.choose_double);
}
void Machine::ask_overflow(bool ask) {
  state_->wraps = ask;
  state_->may_wrap = false;
}
bool Machine::may_have_wrapped() const {
  return state_->may_wrap;
}

std::vector<Machine::Chosen> Machine::chosen_numbers() const {
  std::vector<Chosen> out;
  for (size_t i = 0; i < state_->chosen.size(); ++i) {
    const KnownNumber& known = state_->code->known_numbers[i];
    if (state_->chosen[i] > 0) out.push_back({known.prim, known.global, state_->chosen[i]});
  }
  return out;
}
uint64_t Machine::ways_taken() const {
  return state_->ways_taken;
}

void Machine::interrupt() {
  state_->interrupted.store(true, std::memory_order_relaxed);
  state_->heap.limit.store(nullptr, std::memory_order_relaxed);
}

void Machine::collect_soon() {
  state_->heap.limit.store(nullptr, std::memory_order_relaxed);
}

size_t Machine::pin(Word value) {
  state_->pinned.push_back(value);
  return state_->pinned.size() - 1;
}
Word Machine::pinned(size_t index) const {
  return state_->pinned[index];
}
void Machine::unpin(size_t index) {
  state_->pinned.resize(index);
}

int64_t Machine::steps_left() const {
  return state_->steps + state_->withheld;
}

bool Machine::asked_world() const {
  return state_->io.asked();
}
const HeapCounters& Machine::heap_counters() const {
  return state_->heap.counters();
}

uint32_t field_count(Word value) {
  return is_pointer(value) && kind_of(*cell_of(value)) == Kind::Con ? size_of(*cell_of(value)) : 0;
}
Word field(Word value, uint32_t index) {
  return cell_of(value)[1 + index];
}

Outcome read_string(Machine& machine, Word list, std::string& utf8, size_t most) {
  Outcome outcome = machine.evaluate(list);
  while (outcome.kind == OutcomeKind::Finished && most-- > 0 && constructor_tag(outcome.value) == kConsTag) {
    size_t cell = machine.pin(outcome.value);
    outcome = machine.evaluate(field(outcome.value, 0));
    if (outcome.kind == OutcomeKind::Finished) {
      append_utf8(utf8, to_int64(outcome.value));
      outcome = machine.evaluate(field(machine.pinned(cell), 1));
    }
    machine.unpin(cell);
  }
  return outcome;
}

}  // namespace needle::machine
