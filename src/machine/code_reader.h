// Reads instructions back, by the layouts of ops.def: for printing, and for the collector's question which constants a
// block mentions.
#pragma once
#include <functional>
#include <vector>

#include "machine/code.h"

namespace needle::machine {

struct Operand {
  char layout;    // its letter in ops.def; the members of a list are 'r', of a jump table 'J'
  int64_t value;  // 'J': the code offset it goes to
};

struct Instruction {
  uint32_t at = 0;
  uint32_t words = 0;
  bool frame = false;  // not an instruction: the size of the frame of the return address behind it, in operands[0]
  Op op = Op::Fun;
  std::vector<Operand> operands;
};

Instruction read_instruction(const Code& code, uint32_t at);

// The instructions of a block, in order.
void read_block(const Code& code, const Block& block, const std::function<void(const Instruction&)>& visit);

}  // namespace needle::machine
