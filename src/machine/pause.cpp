// Pauses at entries and loop heads: the registers that are alive there are put aside in a cell.
#include "machine/suspend.h"

namespace needle::machine {

namespace {

enum PauseWord : size_t { kPauseAt = 1, kPauseClosure, kPauseRegisters };

bool is_op(const State& state, const uint64_t* instruction, Op op) {
  return op_at(*state.code, static_cast<uint32_t>(instruction - state.code->words.data())) == op;
}

// The registers alive at an entry or a loop head.
std::vector<Word*> live_registers(State& state, const uint64_t* instruction) {
  std::vector<Word*> out;
  if (is_op(state, instruction, Op::Loop)) {
    auto count = static_cast<uint16_t>(*instruction >> 48);
    for (uint64_t i = 0; i < count; ++i) {
      out.push_back(state.registers + static_cast<int16_t>(instruction[1 + i / 4] >> (16 * (i % 4))));
    }
  } else {
    auto count = static_cast<uint16_t>(*instruction >> 32);
    for (uint64_t i = 0; i < count; ++i) out.push_back(state.registers + i);
  }
  return out;
}

}  // namespace

Next pause_at(State& state, const uint64_t* instruction, Word closure) {
  std::vector<Word*> live = live_registers(state, instruction);
  Word* cell = state.heap.allocate(kPauseRegisters + live.size());
  if (!cell) {
    state.stop = OutcomeKind::OutOfMemory;
    return {Next::Stop};
  }
  cell[0] = make_header(Kind::Con, kPauseRegisters - 1 + live.size(), 0);
  cell[kPauseAt] = from_int63(instruction - state.code->words.data());
  cell[kPauseClosure] = is_op(state, instruction, Op::FunFree) ? closure : kUnit;
  for (size_t i = 0; i < live.size(); ++i) cell[kPauseRegisters + i] = *live[i];
  state.heap.filled(cell);
  Stack& stack = state.stack;
  stack.top[0] = reinterpret_cast<Word>(stack.frame);
  stack.top[1] = reinterpret_cast<Word>(state.code->words.data() + state.code->unpause);
  stack.top[2] = word_of(cell);
  stack.frame = stack.top;
  stack.top += 3;
  return pause_at_thunk(state, kUnit);
}

const uint64_t* unpause(State& state, Word paused, Word& closure) {
  const Word* cell = cell_of(paused);
  const uint64_t* instruction = state.code->words.data() + to_int63(cell[kPauseAt]);
  closure = cell[kPauseClosure];
  std::vector<Word*> live = live_registers(state, instruction);
  for (size_t i = 0; i < live.size(); ++i) *live[i] = cell[kPauseRegisters + i];
  return instruction;
}

}  // namespace needle::machine
