// Writes instructions: packs operands as ops.def lays them out, and patches jumps.
#pragma once
#include <vector>

#include "machine/machine.h"

namespace needle::machine {

// A set of registers.
class RegisterSet {
 public:
  void add(int r) {
    if (r < 0) return;
    size_t at = static_cast<size_t>(r) / 64;
    if (at >= bits_.size()) bits_.resize(at + 1);
    bits_[at] |= uint64_t{1} << (r % 64);
  }
  void remove(int r) {
    size_t at = static_cast<size_t>(r) / 64;
    if (r >= 0 && at < bits_.size()) bits_[at] &= ~(uint64_t{1} << (r % 64));
  }
  void add(const RegisterSet& other) {
    if (other.bits_.size() > bits_.size()) bits_.resize(other.bits_.size());
    for (size_t i = 0; i < other.bits_.size(); ++i) bits_[i] |= other.bits_[i];
  }
  std::vector<int> list() const {
    std::vector<int> out;
    for (size_t i = 0; i < bits_.size(); ++i) {
      for (uint64_t rest = bits_[i]; rest; rest &= rest - 1) {
        out.push_back(static_cast<int>(i * 64) + std::countr_zero(rest));
      }
    }
    return out;
  }
  int above() const {  // one past the largest, or 0
    for (size_t i = bits_.size(); i-- > 0;) {
      if (bits_[i]) return static_cast<int>(i * 64) + 64 - std::countl_zero(bits_[i]);
    }
    return 0;
  }

 private:
  std::vector<uint64_t> bits_;
};

class Assembler {
 public:
  explicit Assembler(Code& code) : code_(code), addresses_(op_addresses()) {}

  uint32_t here() const { return static_cast<uint32_t>(code_.words.size()); }
  // Starts an instruction; returns its place.
  uint32_t op(Op op, int a = 0, int b = 0) {
    code_.words.push_back(static_cast<uint32_t>(addresses_[static_cast<size_t>(op)]) | part(a) << 32 | part(b) << 48);
    return here() - 1;
  }
  void word(uint64_t w) { code_.words.push_back(w); }
  void slots(int c, int d = 0, int e = 0, int f = 0) { word(part(c) | part(d) << 16 | part(e) << 32 | part(f) << 48); }
  void list(const std::vector<int>& operands) {
    for (size_t i = 0; i < operands.size(); i += 4) {
      uint64_t w = 0;
      for (size_t j = i; j < i + 4 && j < operands.size(); ++j) w |= part(operands[j]) << (16 * (j - i));
      word(w);
    }
  }
  // The jump in the low or high half of word `at` of the instruction at `from` goes to `to`.
  void aim(uint32_t from, uint32_t at, bool high, uint32_t to) {
    uint64_t distance = static_cast<uint32_t>(static_cast<int32_t>(to - from));
    uint64_t& w = code_.words[at];
    w = high ? (w & 0xFFFFFFFFu) | distance << 32 : (w & ~uint64_t{0xFFFFFFFFu}) | distance;
    aimed_.push_back({from, at, high, to});
  }
  // Jumps aimed so far that lead to a Jump go where that goes.
  void thread_jumps() {
    const auto jump = static_cast<uint32_t>(addresses_[static_cast<size_t>(Op::Jump)]);
    std::vector<Aim> aims = std::move(aimed_);
    for (const Aim& a : aims) {
      uint32_t to = a.to;
      while (static_cast<uint32_t>(code_.words[to]) == jump) to += static_cast<uint32_t>(code_.words[to + 1]);
      if (to != a.to) aim(a.from, a.at, a.high, to);
    }
    aimed_.clear();
  }
  uint32_t operand_b(uint32_t at) const { return static_cast<uint32_t>(code_.words[at] >> 48); }
  // Slot `which` of word `at` becomes the distance from `from` to here.
  void set_skip(uint32_t from, uint32_t at, int which) {
    uint64_t distance = here() - from;
    if (distance > 32767) throw TooLarge("a function is too large for the machine");
    code_.words[at] = (code_.words[at] & ~(uint64_t{0xFFFF} << (16 * which))) | distance << (16 * which);
  }
  // The instruction at `from` becomes another with the same layout.
  void become(uint32_t from, Op op) {
    uint64_t& w = code_.words[from];
    w = (w & ~uint64_t{0xFFFFFFFFu}) | static_cast<uint32_t>(addresses_[static_cast<size_t>(op)]);
  }
  void drop_last(uint32_t words) { code_.words.resize(code_.words.size() - words); }

 private:
  static uint64_t part(int operand) {
    if (operand > 32767 || operand < -32768) {
      if (operand < 0 || operand > 65535) throw TooLarge("a function is too large for the machine");
    }
    return static_cast<uint16_t>(operand);
  }
  struct Aim {
    uint32_t from, at;
    bool high;
    uint32_t to;
  };
  Code& code_;
  const int32_t* addresses_;
  std::vector<Aim> aimed_;  // since thread_jumps
};

}  // namespace needle::machine
