// Which of the machine's registers are in registers of the processor, at a place of native code.
//
// A machine register is a word in memory (R[i]); within a stretch of native code up to six of them have a copy in a
// processor register. A dirty copy is newer than the word in memory, which is then written when somebody else will look
// there: before native code is left, and before a place that expects it there.
#pragma once
#include <array>
#include <cstdint>

namespace needle::machine {

struct Cache {
  static constexpr int kHosts = 6;
  static constexpr int kNone = -1;          // no host
  static constexpr int kEmpty = INT32_MIN;  // no machine register: constants have negative numbers
  struct Host {
    int slot = kEmpty;  // the machine register that it holds
    bool dirty = false;
    bool is_int = false;  // surely an immediate integer
  };
  std::array<Host, kHosts> hosts;

  int find(int slot) const {
    for (int h = 0; h < kHosts; ++h) {
      if (hosts[static_cast<size_t>(h)].slot == slot) return h;
    }
    return kNone;
  }
  Host& operator[](int h) { return hosts[static_cast<size_t>(h)]; }
  const Host& operator[](int h) const { return hosts[static_cast<size_t>(h)]; }
  void forget_facts() {
    for (Host& h : hosts) h.is_int = false;
  }
};

}  // namespace needle::machine
